/** What a first game needs: cards are money, phases are shared, worlds are paid for or taken, goods are sold. */
import { say } from '../../kit/learn/lesson.ts'
import { choose, chooses, keepsFirst, one, passes, type RaceLesson, round } from './scene.ts'

export const pay: RaceLesson = {
  id: 'pay',
  minutes: 2,
  rules: ['RFTG-5.02', 'RFTG-5.04', 'RFTG-7'],
  scenes: [
    round(
      {
        juno: { tableau: ['old-earth'], hand: ['space-marines', 'gem-world', 'comet-zone', 'drop-ships'] },
        rix: { tableau: ['new-sparta'] },
      },
      [
        say('three', 'hand'),
        { task: 'develop', asked: 'actions', at: ['develop'], accept: [choose('develop')] },
        chooses('rix', 'produce'),
        {
          task: 'marines',
          asked: 'develop',
          at: [one('space-marines')],
          accept: [['develop', one('space-marines')]],
          mistakes: { ships: ['develop', one('drop-ships')], nothing: ['pass'] },
          tries: { world: { move: 'develop', args: [one('gem-world')], rule: 'RFTG-7.02' } },
        },
        { task: 'price', asked: 'payDevelopment', accept: [['answer']] },
        {
          check: g => g.players[0]!.tableau.includes(one('space-marines')) && g.players[0]!.hand.length === 2,
        },
      ],
    ),
  ],
}

export const everybody: RaceLesson = {
  id: 'everybody',
  minutes: 3,
  rules: ['RFTG-5', 'RFTG-6', 'RFTG-8.01', 'RFTG-8.02', 'RFTG-8.05', 'RFTG-8.06', 'RFTG-8.07'],
  scenes: [
    round(
      {
        juno: { tableau: ['old-earth'], hand: ['spice-world'], fill: 2 },
        rix: { tableau: ['new-sparta'], fill: 5 },
        deck: [
          'mining-world',
          'drop-ships',
          'comet-zone',
          'new-earth',
          'public-works',
          'contact-specialist',
          'star-nomad-lair',
        ],
      },
      [
        say('guess'),
        {
          task: 'explore',
          asked: 'actions',
          at: ['explore-5', 'explore-1-1'],
          accept: [choose('explore-5'), choose('explore-1-1')],
          mistakes: { settle: choose('settle') },
        },
        chooses('rix', 'settle'),
        keepsFirst('rix'),
        { task: 'keep', asked: 'keep', accept: [['answer']] },
        {
          task: 'spice',
          asked: 'settle',
          at: [one('spice-world')],
          accept: [['settle', one('spice-world')]],
          mistakes: { kept: ['settle'] },
        },
        passes('rix', 'settle'),
        { task: 'price', asked: 'placeWorld', accept: [['answer']] },
        { check: g => g.players[0]!.tableau.includes(one('spice-world')) },
      ],
    ),
  ],
}

export const military: RaceLesson = {
  id: 'military',
  minutes: 3,
  rules: ['RFTG-4.02', 'RFTG-4.18', 'RFTG-8'],
  scenes: [
    round(
      {
        juno: { tableau: ['new-sparta'], hand: ['alien-robot-sentry', 'rebel-outpost', 'gem-world'] },
        rix: { tableau: ['old-earth'] },
        deck: ['comet-zone'],
      },
      [
        say('force', 'military'),
        { task: 'settle', asked: 'actions', at: ['settle'], accept: [choose('settle')] },
        chooses('rix', 'produce'),
        {
          task: 'free',
          asked: 'settle',
          accept: [['settle', one('alien-robot-sentry')]],
          mistakes: { gem: ['settle', one('gem-world')], nothing: ['pass'] },
          tries: { outpost: { move: 'settle', args: [one('rebel-outpost')], rule: 'RFTG-8.10' } },
        },
        {
          check: g => one('alien-robot-sentry') in g.players[0]!.goods && g.players[0]!.hand.length === 3,
        },
        say('again', one('new-sparta')),
      ],
    ),
  ],
}

export const trade: RaceLesson = {
  id: 'trade',
  minutes: 2,
  rules: ['RFTG-4.07', 'RFTG-9.01', 'RFTG-9.02', 'RFTG-9.03', 'RFTG-9.04', 'RFTG-9.05'],
  scenes: [
    round(
      {
        juno: {
          tableau: ['new-sparta', 'spice-world', 'pre-sentient-race'],
          goods: ['spice-world', 'pre-sentient-race'],
        },
        rix: { tableau: ['old-earth'] },
      },
      [
        say('prices', one('spice-world'), one('pre-sentient-race')),
        {
          task: 'trade',
          asked: 'actions',
          at: ['consume-trade'],
          accept: [choose('consume-trade')],
          mistakes: { double: choose('consume-2x') },
        },
        chooses('rix', 'explore-5'),
        keepsFirst('rix'),
        keepsFirst('juno'),
        {
          task: 'sell',
          asked: 'trade',
          accept: [['sell', one('spice-world')]],
          mistakes: { genes: ['sell', one('pre-sentient-race')] },
        },
        {
          check: g => g.players[0]!.hand.length === 5 && one('pre-sentient-race') in g.players[0]!.goods,
        },
      ],
    ),
  ],
}

export const engine: RaceLesson = {
  id: 'engine',
  minutes: 3,
  rules: ['RFTG-4.03', 'RFTG-4.04', 'RFTG-10'],
  scenes: [
    round(
      {
        juno: { tableau: ['earths-lost-colony', 'mining-world', 'asteroid-belt', 'pre-sentient-race'] },
        rix: { tableau: ['new-sparta'] },
      },
      [
        { task: 'produce', asked: 'actions', at: ['produce'], accept: [choose('produce')] },
        chooses('rix', 'develop'),
        passes('juno', 'develop'),
        {
          task: 'windfall',
          asked: 'windfall',
          accept: [(_, args) => args.includes(one('pre-sentient-race'))],
          mistakes: { rare: (_, args) => args.includes(one('asteroid-belt')) },
        },
        {
          task: 'double',
          asked: 'actions',
          at: ['consume-2x'],
          accept: [choose('consume-2x')],
          mistakes: { trade: choose('consume-trade') },
        },
        chooses('rix', 'develop'),
        passes('juno', 'develop'),
        {
          task: 'colony',
          asked: 'consume',
          at: [one('earths-lost-colony')],
          accept: [(_, [, goods]) => !(goods as string[]).includes(one('pre-sentient-race'))],
          mistakes: { genes: ['consume'] },
          tries: { stop: { move: 'done', args: [], rule: 'RFTG-9.07' } },
        },
        { check: g => g.players[0]!.vp === 2 && one('pre-sentient-race') in g.players[0]!.goods },
      ],
    ),
  ],
}
