/** What wins games: order, the big developments, an end at the right moment, and two actions at once. */
import { say } from '../../kit/learn/lesson.ts'
import { choose, chooses, keepsFirst, one, passes, type RaceLesson, round } from './scene.ts'

/** The goods that a use takes, in any order. */
const takes = (args: readonly unknown[], ...worlds: string[]) => {
  const [, goods] = args as [string, string[]]
  return goods.length === worlds.length && worlds.every(world => goods.includes(one(world)))
}
const by = (args: readonly unknown[], card: string) => String(args[0]).startsWith(one(card))

export const order: RaceLesson = {
  id: 'order',
  minutes: 3,
  rules: ['RFTG-9.06', 'RFTG-9.07', 'RFTG-9.08', 'RFTG-9.10', 'RFTG-9'],
  scenes: [
    round(
      {
        juno: {
          tableau: ['old-earth', 'tourist-world', 'plague-world', 'gem-world', 'mining-world'],
          goods: ['plague-world', 'gem-world', 'mining-world'],
        },
        rix: { tableau: ['new-sparta'] },
      },
      [
        chooses('juno', 'consume-2x'),
        chooses('rix', 'explore-5'),
        keepsFirst('rix'),
        keepsFirst('juno'),
        say('puzzle', one('old-earth'), one('tourist-world'), one('plague-world')),
        {
          task: 'begin',
          asked: 'consume',
          accept: [
            (_, args) => by(args, 'tourist-world') && takes(args, 'gem-world', 'mining-world'),
            (_, args) => by(args, 'plague-world'),
          ],
          mistakes: {
            earth: (_, args) => by(args, 'old-earth'),
            genes: (_, args) => by(args, 'tourist-world'),
          },
          tries: { stop: { move: 'done', args: [], rule: 'RFTG-9.07' } },
        },
        {
          task: 'goOn',
          asked: 'consume',
          accept: [
            (_, args) => by(args, 'tourist-world') && takes(args, 'gem-world', 'mining-world'),
            (_, args) => by(args, 'plague-world'),
          ],
        },
        { check: g => g.players[0]!.vp === 8 },
      ],
    ),
  ],
}

export const six: RaceLesson = {
  id: 'six',
  minutes: 2,
  rules: ['RFTG-7.03', 'RFTG-4.15', 'RFTG-12.01', 'RFTG-12.03'],
  scenes: [
    round(
      {
        juno: {
          tableau: ['new-sparta', 'space-marines', 'drop-ships', 'rebel-miners', 'investment-credits'],
          hand: [
            'new-galactic-order',
            'merchant-guild',
            'comet-zone',
            'gem-world',
            'artist-colony',
            'secluded-world',
          ],
        },
        rix: { tableau: ['old-earth'] },
      },
      [
        chooses('juno', 'develop'),
        chooses('rix', 'produce'),
        say('price', one('new-galactic-order'), one('merchant-guild')),
        {
          task: 'which',
          asked: 'develop',
          accept: [['develop', one('new-galactic-order')]],
          mistakes: { guild: ['develop', one('merchant-guild')] },
        },
        {
          task: 'payment',
          asked: 'payDevelopment',
          accept: [['answer']],
        },
        {
          check: g =>
            g.players[0]!.tableau.includes(one('new-galactic-order')) && g.players[0]!.hand.length === 1,
        },
      ],
    ),
  ],
}

export const finish: RaceLesson = {
  id: 'finish',
  minutes: 2,
  rules: ['RFTG-11', 'RFTG-12'],
  scenes: [
    round(
      {
        juno: {
          tableau: [
            'old-earth',
            'space-marines',
            'drop-ships',
            'rebel-miners',
            'investment-credits',
            'comet-zone',
            'mining-world',
            'new-earth',
            'star-nomad-lair',
            'public-works',
            'spice-world',
          ],
          hand: ['artist-colony', 'terraformed-world', 'gem-world', 'secluded-world'],
          vp: 6,
        },
        rix: {
          tableau: [
            'new-sparta',
            'tourist-world',
            'replicant-robots',
            'contact-specialist',
            'merchant-world',
            'outlaw-world',
            'expanding-colony',
            'runaway-robots',
            'prosperous-world',
          ],
          vp: 5,
        },
        pool: 13,
      },
      [
        say('twelve', 'tableau'),
        { task: 'end', asked: 'actions', at: ['settle'], accept: [choose('settle')] },
        chooses('rix', 'produce'),
        {
          task: 'any',
          asked: 'settle',
          accept: [
            ['settle', one('artist-colony')],
            ['settle', one('gem-world')],
            ['settle', one('secluded-world')],
          ],
          tries: { dear: { move: 'settle', args: [one('terraformed-world')], rule: 'RFTG-8.06' } },
        },
        { task: 'payment', asked: 'placeWorld', accept: [['answer']] },
        { check: g => g.outcome?.winners.join() === '0' },
      ],
    ),
  ],
}

export const two: RaceLesson = {
  id: 'two',
  minutes: 2,
  rules: ['RFTG-2.04', 'RFTG-2.05', 'RFTG-5.01', 'RFTG-5.07'],
  scenes: [
    round(
      {
        options: { twoPlayerMode: 'advanced' },
        juno: {
          tableau: ['old-earth', 'spice-world', 'mining-world', 'comet-zone'],
          goods: ['spice-world', 'mining-world', 'comet-zone'],
        },
        rix: { tableau: ['new-sparta'] },
      },
      [
        say('pairs'),
        {
          task: 'chain',
          asked: 'actions',
          accept: [
            (_, [actions]) =>
              (actions as string[]).includes('consume-2x') && (actions as string[]).includes('produce'),
          ],
          tries: { single: { move: 'answer', args: [['produce']], rule: 'kit' } },
        },
        chooses('rix', 'develop', 'develop-2'),
        passes('juno', 'develop'),
        passes('juno', 'develop'),
        { task: 'earth', asked: 'consume', accept: [['consume']] },
        { check: g => g.players[0]!.vp === 4 && Object.keys(g.players[0]!.goods).length === 3 },
      ],
    ),
  ],
}

/** Nobody but the learner does anything on the orb. */
const idlesOnOrb = ['endMove', 'playNothing', 'drawOrbCard'].map((move, i) => ({
  plays: 'rix',
  move,
  args: [],
  ifAsked: i === 0 ? 'orbMove' : 'orbPlay',
}))

export const orb: RaceLesson = {
  id: 'orb',
  minutes: 3,
  rules: ['RFTG-13', 'RFTG-14', 'RFTG-15', 'RFTG-16', 'RFTG-17', 'RFTG-18', 'RFTG-19'],
  scenes: [
    round(
      {
        juno: { tableau: ['new-sparta'], fill: 2 },
        rix: { tableau: ['old-earth'] },
        orb: {
          laid: ['A11 2,0'],
          tokens: { '2,0': 'A2' },
          teams: [['1,1']],
          hands: [['A02']],
        },
      },
      [
        say('what'),
        {
          task: 'explore',
          asked: 'actions',
          accept: [choose('explore-orb')],
          mistakes: { plain: choose('explore-5'), both: choose('explore-1-1') },
        },
        chooses('rix', 'produce'),
        {
          task: 'fetch',
          asked: 'orbMove',
          accept: [['moveTeam', '0a', 2, 0]],
          mistakes: { pass: ['passOrb'], still: ['endMove'] },
          tries: { theirs: { move: 'moveTeam', args: ['1a', 1, 0, []], rule: 'RFTG-16.01' } },
        },
        { check: g => g.players[0]!.artifacts.length === 1 },
        {
          task: 'lay',
          asked: 'orbPlay',
          accept: [['placeOrbCard']],
          tries: { airlock: { move: 'placeOrbCard', args: ['A02', 0, 0, 0], rule: 'RFTG-17.02' } },
        },
        ...idlesOnOrb,
        { task: 'keep', asked: 'keep', accept: [['answer']] },
        { check: g => g.players[0]!.orbHand.length === 1 },
      ],
    ),
  ],
}
