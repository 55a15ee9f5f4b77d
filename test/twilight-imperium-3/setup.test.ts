import {
  entriesOf,
  idsOf,
  OBJECTIVES,
  PLANETS,
  RACES,
  STRATEGY_CARDS,
  TILES,
} from '../../games/twilight-imperium-3/data/index.ts'
import { table } from '../support/table.ts'
import { expect, module } from './support.ts'

const NAMES = ['ada', 'bea', 'cy', 'dee', 'eve', 'fay'] as const
const sit = (players: number, options = {}, seed = 'setup') =>
  table(module, { seats: NAMES.slice(0, players), options, seed })

/** Whoever is asked makes the first move of the list. */
function playAny(t: ReturnType<typeof sit>) {
  const seat = t.seat(Object.keys(t.open)[0]!)
  const { move, args } = seat.legal[0]!
  seat.does(move, ...args.slice(1))
}

describe('twilight-imperium-3: set-up', () => {
  it('[TI-4.02] gives every player one of the ten races of the base game', () => {
    const { state } = sit(6)
    const races = Object.values(state.players).map(({ race }) => race!)
    expect(new Set(races).size).to.equal(6)
    expect(races.every(race => RACES[race].set === 'base')).to.equal(true)
  })

  it('[TI-4.05] gives every player the ready planets of the own home system, and leaves all others neutral', () => {
    const { state } = sit(4)
    const homes = Object.values(state.players).flatMap(({ race }) => TILES[RACES[race!].home].planets)
    expect(idsOf(state.planets).sort()).to.deep.equal([...homes].sort())
    expect(Object.values(state.planets).every(({ exhausted }) => !exhausted)).to.equal(true)
  })

  it('[TI-4.06] lays out the eight strategy cards of the base game', () => {
    const cards = idsOf(sit(3).state.common).map(card => STRATEGY_CARDS[card].number)
    expect(cards).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('[TI-4.07] deals everybody one secret objective, which only the owner sees', () => {
    const t = sit(3)
    const all = Object.values(t.state.players).map(({ secrets }) => secrets)
    expect(all.map(secrets => secrets.length)).to.deep.equal([1, 1, 1])
    expect(all.every(([id]) => OBJECTIVES[id!].deck === 'secret')).to.equal(true)
    expect(new Set(all.flat()).size).to.equal(3)
    expect(t.ada.view.players['0']!.secrets).to.deep.equal(all[0])
    expect(t.ada.view.players['1']!.secrets).to.deep.equal([null])
    expect(t.spectator.view.players['0']!.secrets).to.deep.equal([null])
  })

  it('[TI-4.08] puts six objectives of stage I on three of stage II with Imperium Rex among them', () => {
    const deck = sit(3)
      .state.decks.objectives.toReversed()
      .map(id => OBJECTIVES[id])
    expect(deck.map(({ deck: stage }) => stage)).to.deep.equal([
      ...Array.from({ length: 6 }, () => 'stage1'),
      ...Array.from({ length: 4 }, () => 'stage2'),
    ])
    expect(deck.slice(6).filter(({ endsGame }) => endsGame)).to.have.length(1)
    expect(deck.every(({ set }) => set === 'base')).to.equal(true)
  })

  it('[TI-4.10] begins with no victory points', () => {
    expect(Object.values(sit(3).state.players).map(({ points }) => points)).to.deep.equal([0, 0, 0])
  })

  it('[TI-4.11] draws the Speaker by chance', () => {
    const speakers = Array.from({ length: 20 }, (_, i) => sit(3, {}, `speaker-${i}`).state.speaker)
    expect(new Set(speakers).size).to.equal(3)
  })

  it('[TI-4.12, TI-57.08] places ships in the home system, and lets the owner split the rest among its planets', () => {
    const t = sit(3, { raceSelection: 'choose' })
    t.ada.answers('letnev')
    t.bea.answers('sol')
    t.cy.answers('norr')
    while (!t.ada.isAsked('placeStart')) playAny(t)
    t.ada.cannot('placeStart', [{ 'arc-prime': { groundForce: 3 } }], { rule: 'TI-4.12', key: 'placeAll' })
    t.ada.cannot('placeStart', [{ jord: { groundForce: 3, spaceDock: 1 } }], {
      rule: 'TI-4.12',
      key: 'notHome',
    })
    t.ada.does('placeStart', {
      'arc-prime': { groundForce: 2, spaceDock: 1 },
      'wren-terra': { groundForce: 1 },
    })
    while (t.state.phase === 'setup') playAny(t)
    expect(t.state.planets['arc-prime']!.units).to.deep.equal({ groundForce: 2, spaceDock: 1 })
    expect(t.state.planets['wren-terra']!.units).to.deep.equal({ groundForce: 1 })
    expect(t.state.planets.jord!.units).to.deep.equal({ groundForce: 5, spaceDock: 1 })
    expect(t.state.space[t.state.galaxy.homes['0']!]).to.deep.equal({
      '0': { ships: { dreadnought: 1, carrier: 1, destroyer: 1 }, damaged: {}, laden: [] },
    })
  })

  it('[TI-4.19] asks nobody where homes are set up: most on the richest planet, and somebody on each other one', () => {
    const races = idsOf(RACES)
    for (const race of races) {
      const others = races.filter(one => one !== race)
      const options = { expansionTech: true, expansionRaces: true, homesPlaced: true }
      const t = sit(3, { ...options, raceSelection: 'choose' })
      t.ada.answers(race)
      t.bea.answers(others[0]!)
      t.cy.answers(others[1]!)
      while (t.state.phase === 'setup') {
        for (const seat of [t.ada, t.bea, t.cy]) expect(seat.isAsked('placeStart'), race).to.equal(false)
        playAny(t)
      }
      const { units } = RACES[race]
      const home = entriesOf(t.state.planets)
        .filter(([planet, { by }]) => by === '0' && RACES[race].home === PLANETS[planet].tile)
        .sort(([one], [other]) => PLANETS[other].resources - PLANETS[one].resources)
      const [[, rich], ...poor] = home as [(typeof home)[number], ...typeof home]
      const total = (kind: 'groundForce' | 'pds') =>
        home.reduce((sum, [, planet]) => sum + (planet.units[kind] ?? 0), 0)
      for (const kind of ['groundForce', 'pds'] as const) expect(total(kind), race).to.equal(units[kind] ?? 0)
      if (race !== 'saar') expect(rich.units.spaceDock, race).to.equal(1)
      expect(rich.units.groundForce, race).to.equal((units.groundForce ?? 0) - poor.length)
      for (const [planet, one] of poor) expect(one.units.groundForce, planet).to.equal(1)
    }
  })

  it('[TI-9.17] allows no more than two PDS on a planet at the start', () => {
    const t = sit(3, { raceSelection: 'choose' })
    t.ada.answers('jolnar')
    t.bea.answers('sol')
    t.cy.answers('l1z1x')
    const { length } = t.ada.legal
    // 3 ways for 2 Ground Forces, 3 for 2 PDS, 2 for the Space Dock.
    expect(length).to.equal(18)
  })

  it('[TI-4.13, TI-23.03] gives the technologies of the race sheet whatever they need', () => {
    const { state } = sit(6)
    for (const { race, technologies } of Object.values(state.players))
      expect(technologies).to.deep.equal(RACES[race!].technologies)
  })

  it('[TI-4.14] puts 2, 3 and 3 Command Counters on the sheet, L1Z1X and Mentak one more', () => {
    const t = sit(3, { raceSelection: 'choose' })
    t.ada.answers('l1z1x')
    t.bea.answers('mentak')
    t.cy.answers('sol')
    expect(Object.values(t.state.players).map(({ counters }) => counters)).to.deep.equal([
      { strategy: 3, command: 3, fleet: 3 },
      { strategy: 2, command: 3, fleet: 4 },
      { strategy: 2, command: 3, fleet: 3 },
    ])
  })

  it('[TI-4.15] gives nobody cards or, but for seats that are made up for, trade goods', () => {
    for (const { tradeGoods, actionCards } of Object.values(sit(6).state.players)) {
      expect(tradeGoods).to.equal(0)
      expect(actionCards).to.deep.equal([])
    }
  })

  it('[TI-4.18] lets players take races one after another from the Speaker, none twice', () => {
    const t = sit(4, { raceSelection: 'draft' })
    const first = Number(t.state.speaker)
    expect(t.open).to.deep.equal({ [NAMES[first]!]: ['chooseRace'] })
    t.seat(NAMES[first]!).answers('sol')
    const second = NAMES[(first + 1) % 4]!
    expect(t.open).to.deep.equal({ [second]: ['chooseRace'] })
    t.seat(second).cannot('answer', [['sol']], { rule: 'kit', key: 'notOffered' })
  })

  it('[TI-4.18] lets players choose races at once, where whoever chooses first has it', () => {
    const t = sit(3, { raceSelection: 'choose' })
    t.cy.answers('hacan')
    t.ada.cannot('answer', [['hacan']], { rule: 'kit', key: 'notOffered' })
    t.ada.answers('sol')
    t.bea.answers('norr')
    expect(Object.values(t.state.players).map(({ race }) => race)).to.deep.equal(['sol', 'norr', 'hacan'])
  })

  it('[TI-4.17] asks for the split one after another, clockwise from the Speaker', () => {
    const t = sit(3, { raceSelection: 'choose' })
    t.ada.answers('letnev')
    t.bea.answers('hacan')
    t.cy.answers('norr')
    const { order, speaker } = t.state
    const at = order.indexOf(speaker)
    for (const seat of [...order.slice(at), ...order.slice(0, at)]) {
      expect(Object.keys(t.open)).to.deep.equal([NAMES[Number(seat)]])
      const { move, args } = t.seat(NAMES[Number(seat)]!).legal[0]!
      t.seat(NAMES[Number(seat)]!).does(move, ...args.slice(1))
    }
    expect(t.state.phase).to.equal('strategy')
  })

  it('[TI-2.01, TI-9.01] knows every planet of every tile', () => {
    for (const { id, planets } of Object.values(TILES))
      expect(planets.every(planet => PLANETS[planet].tile === id)).to.equal(true)
  })
})
