import { refuseSetup, type SetupValues } from '../../games/kit/index.ts'
import { type CardSet, SETS } from '../../games/race-for-the-galaxy/cards.ts'
import { CARDS } from '../../games/race-for-the-galaxy/data/cards.ts'
import type { RaceState, RaceView } from '../../games/race-for-the-galaxy/index.ts'
import { options } from '../../games/race-for-the-galaxy/index.ts'
import { table } from '../support/table.ts'
import { expect, module, race } from './support.ts'

const NAMES = ['ada', 'bea', 'cy', 'dan', 'eve'] as const
type Name = (typeof NAMES)[number]
const sit = (players: number, chosen: SetupValues = {}, seed = 'setup') =>
  table<RaceState, RaceView, Name>(module, { seats: NAMES.slice(0, players), options: chosen, seed })

const nameOf = (uid: string | null) => uid!.replace(/#\d+$/, '')
const BASE_STARTS = ['old-earth', 'epsilon-eridani', 'alpha-centauri', 'new-sparta', 'earths-lost-colony']
const BLUE = [
  'old-earth',
  'alpha-centauri',
  'earths-lost-colony',
  'alien-artifact-hunters',
  'uplift-researchers',
]
const RED = ['epsilon-eridani', 'new-sparta', 'sentient-robots', 'rebel-mutineers', 'frontier-capital']

/** How many cards some sets have together. */
const cardsIn = (sets: readonly CardSet[]) =>
  CARDS.filter(({ set }) => sets.includes(set)).reduce((sum, { copies }) => sum + copies, 0)

/** Plays the whole start with the first alternatives. */
function start(t: ReturnType<typeof sit>, players: number) {
  for (const name of NAMES.slice(0, players))
    for (const { pick, kind } of t.seat(name).asks) {
      if (kind !== 'startWorld' && kind !== 'startHand') continue
      t.seat(name).does('answer', pick!.options.slice(0, pick!.min))
    }
}

describe('Race for the Galaxy: limits', () => {
  it('[RFTG-1.08, RFTG-3.01] has 12 VP for each player, and nobody begins with any', () => {
    for (const players of [2, 3, 4, 5]) {
      const { view } = sit(players).spectator
      expect(view.pool).to.equal(12 * players)
      expect(Object.values(view.players).map(({ vp }) => vp)).to.deep.equal(Array(players).fill(0))
    }
  })

  it('[RFTG-1.09] pays a gain in full from a pool that is too small, which then is exhausted', () => {
    const t = race({
      ada: { tableau: ['tourist-world', 'gem-world', 'comet-zone'], goods: ['gem-world', 'comet-zone'] },
      pool: 2,
    })
    t.plays({ ada: 'consume-2x', bea: 'produce' })
    expect([t.ada.vp, t.spectator.view.pool]).to.deep.equal([6, 0])
    expect(t.spectator.view.outcome).not.to.equal(null)
  })

  it('[RFTG-1.10] makes the discard pile the deck as soon as the deck is empty', () => {
    const empties = race({
      noMoreCards: true,
      deck: ['gem-world', 'comet-zone'],
      discard: ['public-works'],
      ada: { tableau: ['interstellar-bank', 'galactic-expansionists'] },
    })
    empties.plays({ ada: 'develop' })
    expect(empties.ada.hand).to.deep.equal(['gem-world', 'comet-zone'])
    expect([empties.spectator.view.deck.length, empties.spectator.view.discard.length]).to.deep.equal([1, 0])

    const left = race({
      noMoreCards: true,
      deck: ['gem-world', 'comet-zone'],
      discard: ['public-works'],
      ada: { tableau: ['interstellar-bank'] },
    })
    left.plays({ ada: 'develop' })
    expect([left.spectator.view.deck.length, left.spectator.view.discard.length]).to.deep.equal([1, 1])

    const later = race({
      noMoreCards: true,
      ada: { tableau: ['interstellar-bank', 'spice-world'], hand: ['public-works'], fill: 1 },
    })
    later.plays({ ada: 'develop' })
    expect(later.ada.hand).to.have.length(2)
  })

  it('[RFTG-1.11] loses draws, goods and reveals when there is no card anywhere', () => {
    const t = race({
      noMoreCards: true,
      ada: { tableau: ['gem-world', 'wormhole-prospectors', 'gambling-world', 'interstellar-bank'], fill: 1 },
    })
    t.plays({ ada: 'develop', bea: 'settle' })
    expect(t.ada.hand).to.have.length(1)
    t.ada.passes()
    t.ada.does('reveal')
    expect(t.ada.tableau).to.have.length(4)
    t.plays({ ada: 'consume-2x', bea: 'produce' })
    t.ada.gambles(3)
    expect(t.ada.goods).to.deep.equal([])
    expect(t.ada.hand).to.have.length(1)
  })
})

describe('Race for the Galaxy: options', () => {
  const keyOf = (data: SetupValues, players: number) => refuseSetup(options, data, players)?.text.key

  it('[RFTG-2.01] offers the base set to 2 to 4 players, Alien Artifacts to 2 to 5', () => {
    for (const players of [2, 3, 4]) expect(keyOf({ expansion: 'base' }, players)).to.equal(undefined)
    expect(keyOf({ expansion: 'base' }, 5)).to.equal('refusal.option')
    for (const players of [2, 3, 4, 5]) expect(keyOf({ expansion: 'base+aa' }, players)).to.equal(undefined)
    expect(keyOf({ expansion: 'gathering-storm' }, 3)).to.equal('refusal.option')
    const deckOf = (expansion: string) => {
      const { state } = sit(3, { expansion })
      return [
        ...state.deck,
        ...Object.values(state.players).flatMap(p => [
          ...p.hand,
          ...p.tableau,
          ...p.startWorlds,
          ...Object.values(p.goods).flat(),
        ]),
      ]
    }
    expect(deckOf('base')).to.have.length(cardsIn(['base']))
    expect(deckOf('base+aa')).to.have.length(cardsIn(SETS))
    expect(deckOf('base')).not.to.include('sentient-robots#1')
  })

  it('[RFTG-2.02] ignores orb powers without the orb, and keeps their cards', () => {
    const t = race({ ada: { hand: ['alien-research-ship'], fill: 5, tableau: ['alien-survey-technology'] } })
    t.plays({ ada: 'develop' })
    t.ada.builds('alien-research-ship')
    t.passAll()
    t.ada.pays(3)
    expect(t.ada.tableau).to.include('alien-research-ship')
    expect(t.spectator.view.orb).to.equal(null)
    t.settled('actions')
  })

  it('[RFTG-2.03, RFTG-2.04] has no given hands by default, and two actions each for two players', () => {
    expect(sit(2).spectator.view.options).to.deep.include({ presetHands: false, twoPlayerMode: 'advanced' })
    const t = sit(2)
    start(t, 2)
    expect(t.ada.asked('actions').pick).to.deep.include({ min: 2, max: 2 })
    expect(t.ada.asked('actions').pick!.options).to.have.length(9)
    const standard = sit(2, { twoPlayerMode: 'standard', presetHands: true })
    expect(standard.ada.asked('actions').pick).to.deep.include({ min: 1, max: 1 })
    expect(standard.ada.asked('actions').pick!.options).to.have.length(7)
  })

  it('[RFTG-2.05] takes two different cards of two, also both Develop or both Settle cards', () => {
    for (const pair of [
      ['develop', 'develop-2'],
      ['settle', 'settle-2'],
      ['explore-5', 'produce'],
    ]) {
      const t = race({ options: { twoPlayerMode: 'advanced' } })
      t.ada.cannot('answer', [['develop', 'develop']], { rule: 'kit', key: 'pickTwice' })
      t.ada.cannot('answer', [['develop']], { rule: 'kit', key: 'pickCount' })
      t.ada.chooses(...pair)
    }
  })

  it('[RFTG-2.06] takes one action card of three to five players, whatever the option says', () => {
    for (const players of [3, 4, 5]) {
      const t = sit(players, { presetHands: true, twoPlayerMode: 'advanced' })
      expect(t.ada.asked('actions').pick).to.deep.include({ min: 1, max: 1 })
      expect(t.ada.asked('actions').pick!.options).to.have.length(7)
    }
  })
})

describe('Race for the Galaxy: set-up', () => {
  it('[RFTG-3.02, RFTG-3.03] deals open start worlds of the base set and shuffles the others into the deck', () => {
    const t = sit(3, { expansion: 'base' })
    const worlds = Object.values(t.spectator.view.players).map(({ tableau }) => nameOf(tableau[0]!))
    for (const world of worlds) expect(BASE_STARTS).to.include(world)
    expect(new Set(worlds).size).to.equal(3)
    const elsewhere = Object.values(t.state.players).flatMap(({ hand, goods }) => [
      ...hand,
      ...Object.values(goods).flat(),
    ])
    const rest = [...t.state.deck, ...elsewhere].map(nameOf)
    for (const world of BASE_STARTS) expect(rest.includes(world)).to.equal(!worlds.includes(world))
    expect(rest).to.have.length(cardsIn(['base']) - 3)
  })

  it('[RFTG-3.04] deals 6 cards, of which everybody discards 2 at the same time', () => {
    const t = sit(2, { expansion: 'base' })
    expect(t.open).to.deep.equal({ ada: ['startHand'], bea: ['startHand'] })
    const [first, second, ...kept] = t.ada.view.players['0']!.hand as string[]
    t.ada.answers(first!, second!)
    expect(kept).to.have.length(4)
    expect(t.open).to.deep.equal({ bea: ['startHand'] })
    start(t, 2)
    expect(t.ada.view.players['0']!.hand).to.deep.equal(kept)
    expect(t.spectator.view.discard).to.have.length(4)
    t.settled('actions')
  })

  it('[RFTG-3.05] puts a good on a windfall start world, the top card of the deck', () => {
    const t = sit(5, { presetHands: true })
    const players = Object.values(t.spectator.view.players)
    const alpha = players.find(({ tableau }) => tableau[0] === 'alpha-centauri#1')!
    expect(alpha.goods).to.deep.equal({ 'alpha-centauri#1': [null] })
    for (const player of players) if (player !== alpha) expect(player.goods).to.deep.equal({})
    for (let n = 0; n < 40; n++) {
      const aa = sit(5, {}, `windfall-${n}`)
      const seat = Object.entries(aa.state.players).find(([, p]) =>
        p.startWorlds.includes('rebel-mutineers#1'),
      )?.[0]
      if (seat === undefined) continue
      aa.seat(NAMES[Number(seat)]!).does('answer', ['rebel-mutineers#1'])
      const top = aa.state.deck
      start(aa, 5)
      expect(aa.state.players[seat]!.goods['rebel-mutineers#1']).to.have.length(1)
      expect(top).to.include(aa.state.players[seat]!.goods['rebel-mutineers#1']![0])
      return
    }
    throw new Error('nobody ever got Rebel Mutineers')
  })

  it('[RFTG-3.06, RFTG-3.07] deals a blue and a red start world with Alien Artifacts, and reveals the chosen ones together', () => {
    const t = sit(3)
    for (const name of ['ada', 'bea', 'cy'] as const) {
      const [blue, red] = t.seat(name).asked('startWorld').pick!.options as [string, string]
      expect(BLUE).to.include(nameOf(blue))
      expect(RED).to.include(nameOf(red))
      expect(t.seat(name).asked('startHand').pick).to.deep.include({ min: 2, max: 2 })
      expect(t.seat(name).asked('startHand').pick!.options).to.have.length(6)
    }
    const rest = t.state.deck
      .map(nameOf)
      .concat(...Object.values(t.state.players).map(({ hand }) => hand.map(nameOf)))
    const dealt = Object.values(t.state.players).flatMap(({ startWorlds }) => startWorlds.map(nameOf))
    expect(rest.filter(name => [...BLUE, ...RED].includes(name)).sort()).to.deep.equal(
      [...BLUE, ...RED].filter(name => !dealt.includes(name)).sort(),
    )
    const chosen = t.ada.asked('startWorld').pick!.options[1]!
    t.ada.does('answer', [chosen])
    expect(t.ada.view.players['0']!.tableau).to.deep.equal([])
    start(t, 3)
    expect(t.bea.view.players['0']!.tableau).to.deep.equal([chosen])
    expect(Object.values(t.spectator.view.players).map(({ hand }) => hand.length)).to.deep.equal([4, 4, 4])
    expect(t.spectator.view.discard).to.have.length(9)
  })

  it('[RFTG-3.08, RFTG-3.09, RFTG-3.10] gives the given hands 1 to n out, in any order, and nobody discards', () => {
    const hands: { [world: string]: string[] } = {
      'epsilon-eridani': ['rebel-fuel-cache', 'public-works', 'colony-ship', 'gem-world'],
      'alpha-centauri': ['expedition-force', 'mining-robots', 'rebel-miners', 'comet-zone'],
      'new-sparta': ['export-duties', 'former-penal-colony', 'malevolent-lifeforms', 'new-military-tactics'],
      'earths-lost-colony': ['space-marines', 'contact-specialist', 'spice-world', 'avian-uplift-race'],
      'sentient-robots': [
        'deep-space-symbionts-ltd',
        'imperium-stealth-tactics',
        'rebel-gem-smugglers',
        'self-repairing-alien-artillery',
      ],
    }
    const worlds = Object.keys(hands)
    const firsts = new Set<string>()
    for (const [players, seed] of [
      [2, 'a'],
      [3, 'b'],
      [4, 'c'],
      [5, 'd'],
      [5, 'e'],
      [5, 'f'],
      [5, 'g'],
    ] as const) {
      const t = sit(players, { presetHands: true }, seed)
      const all = Object.values(t.state.players).map(({ tableau, hand }) => [
        nameOf(tableau[0]!),
        hand.map(nameOf),
      ])
      expect(Object.fromEntries(all)).to.deep.equal(
        Object.fromEntries(worlds.slice(0, players).map(world => [world, hands[world]])),
      )
      firsts.add(String(all[0]![0]))
      t.settled('actions')
    }
    expect(firsts.size).to.be.above(1)
  })

  it('[RFTG-5.05] begins with the lowest start world, and goes on clockwise', () => {
    const firsts = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const { view } = sit(4, { presetHands: true }, seed).spectator
      const seat = Number(
        Object.entries(view.players).find(([, { tableau }]) => tableau[0] === 'epsilon-eridani#1')![0],
      )
      expect(view.order).to.deep.equal([0, 1, 2, 3].map(i => String((seat + i) % 4)))
      firsts.add(view.order[0]!)
    }
    expect(firsts.size).to.be.above(1)
  })

  it('[RFTG-3.11] shuffles what was not given into the deck, second copies too', () => {
    const t = sit(2, { presetHands: true })
    const deck = [
      ...t.state.deck,
      ...Object.values(t.state.players).flatMap(({ goods }) => Object.values(goods).flat()),
    ]
    expect(deck).to.have.length(cardsIn(SETS) - 2 * 5)
    expect(deck.map(nameOf)).to.include.members([
      'new-sparta',
      'spice-world',
      'public-works',
      'colony-ship',
      'uplift-researchers',
    ])
    expect(deck.map(nameOf)).not.to.include.members(['gem-world'])
    expect(deck.filter(uid => nameOf(uid) === 'public-works')).to.have.length(1)
  })
})
