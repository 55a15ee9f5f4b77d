/** Distant Suns: what is met on planets that are nobody's. Sections 43, 44 and 51. */

import { refuseSetup, type SetupValues } from '../../games/kit/index.ts'
import { tokensOn } from '../../games/twilight-imperium-3/board/map/tokens.ts'
import {
  DOMAIN_COUNTERS,
  idsOf,
  PLANETS,
  type PlanetId,
  type ShipKind,
} from '../../games/twilight-imperium-3/data/index.ts'
import { stepsFrom } from '../../games/twilight-imperium-3/galaxy/map.ts'
import type { Counts, TiState } from '../../games/twilight-imperium-3/index.ts'
import { votesOf } from '../../games/twilight-imperium-3/numbers/votes.ts'
import { gainPlanet, makeNeutral } from '../../games/twilight-imperium-3/rules/control.ts'
import { cellOf, planetsIn } from '../../games/twilight-imperium-3/rules/planets.ts'
import { table } from '../support/table.ts'
import { expect, type Has, module, ti } from './support.ts'

const options = { distantSuns: true, newDomainCounters: true }
const NAMES = ['ada', 'bea', 'cy', 'dee', 'eve', 'fay'] as const
const ROOM = { fleet: 9 }

const sit = (more: SetupValues = {}, seed = 'suns', players = 3) =>
  table(module, { seats: NAMES.slice(0, players), options: { distantSuns: true, ...more }, seed })

/** What lies on planets, face down. */
const laid = (counters: { [planet in PlanetId]?: string }, open?: true) =>
  Object.fromEntries(
    Object.entries(counters).map(([planet, id]) => [planet, { id, seenBy: [], ...(open && { open }) }]),
  )

interface Coming extends Has {
  ships?: Counts<ShipKind>
  troops?: number
  dice?: number[]
  to?: { [planet in PlanetId]?: number }
  also?: (g: TiState) => void
}

/** Ada comes to Wellon, or to Abyz and Fria, with a Carrier, troops and other ships. */
function comes(counters: { [planet in PlanetId]?: string }, coming: Coming = {}) {
  const { ships = {}, troops = 3, dice = [], to = { wellon: troops }, also, ...has } = coming
  const cell = 'wellon' in to || Object.keys(to).length === 0 ? '1-00' : '1-01'
  const from = cell === '1-00' ? '2-00' : '2-02'
  const t = ti({
    options,
    dice,
    also(g) {
      g.domains = laid(counters)
      g.survivors = []
      also?.(g)
    },
    ada: {
      technologies: ships.fighter ? ['advanced-fighters'] : [],
      counters: ROOM,
      ...has,
      space: {
        [from]: {
          carrier: 1,
          ...ships,
          ...(troops > 0 && { laden: [{ ship: 'carrier', cargo: { groundForce: troops } }] }),
        },
      },
    },
  })
  t.ada.does('act', cell, {
    moves: [
      { from, ship: 'carrier', count: 1, ...(troops > 0 && { laden: 0 }) },
      ...Object.entries(ships).map(([ship, count]) => ({ from, ship, count })),
    ],
    landings: Object.fromEntries(
      Object.entries(to).map(([planet, count]) => [planet, { groundForce: count }]),
    ),
  })
  t.nobodyPlays()
  return t
}

/** The same, without a look at what lies there. */
function lands(counters: { [planet in PlanetId]?: string }, coming: Coming = {}) {
  const t = comes(counters, coming)
  t.ada.does('answer', [])
  t.nobodyPlays()
  return t
}

/** Nothing is said of landings in advance. */
function arrives(
  counters: { [planet in PlanetId]?: string },
  ships: Counts<ShipKind>,
  has: Has & { dice?: number[]; also?: (g: TiState) => void } = {},
) {
  const { dice = [], also, ...more } = has
  const t = ti({
    options,
    dice,
    also(g) {
      g.domains = laid(counters)
      also?.(g)
    },
    ada: {
      technologies: ships.fighter ? ['advanced-fighters'] : [],
      counters: ROOM,
      ...more,
      space: { '2-02': { carrier: 1, ...ships, laden: [{ ship: 'carrier', cargo: { groundForce: 3 } }] } },
    },
  })
  t.ada.does('act', '1-01', {
    moves: [
      { from: '2-02', ship: 'carrier', count: 1, laden: 0 },
      ...Object.entries(ships).map(([ship, count]) => ({ from: '2-02', ship, count })),
    ],
  })
  t.nobodyPlays()
  return t
}

describe('twilight-imperium-3: Distant Suns', () => {
  it('[TI-51.01, TI-56.09] lays a counter on every neutral planet but Mecatol Rex, unseen by all', () => {
    const t = sit({ expansionTiles: true, newDomainCounters: true })
    const { view } = t.spectator
    const expected = Object.keys(view.galaxy.tiles)
      .flatMap(cell => planetsIn(view, cell))
      .filter(id => id !== 'mecatol-rex' && !PLANETS[id].homeOf && PLANETS[id].kind !== 'tradeStation')
    expect(idsOf(view.domains!).sort()).to.deep.equal(expected.sort())
    for (const seat of [t.spectator, t.ada, t.bea])
      for (const one of Object.values(seat.view.domains!)) expect(one).to.deep.equal({ id: null, seenBy: [] })
    expect(table(module, { seats: ['ada', 'bea', 'cy'] }).state).to.not.have.property('domains')
  })

  it('[TI-43.01] mixes the new counters with those of the base game', () => {
    const sets = (more: SetupValues) =>
      new Set(
        ['a', 'b', 'c'].flatMap(seed =>
          Object.values(sit(more, seed, 6).state.domains!).map(({ id }) => DOMAIN_COUNTERS[id].set),
        ),
      )
    expect([...sets({})]).to.deep.equal(['base'])
    expect([...sets({ newDomainCounters: true })].sort()).to.deep.equal(['base', 'expansion'])
    const copies = (set: string) =>
      Object.values(DOMAIN_COUNTERS).reduce((sum, one) => sum + (one.set === set ? one.copies : 0), 0)
    expect([copies('base'), copies('expansion')]).to.deep.equal([36, 22])
    const keyOf = (values: SetupValues) => refuseSetup(module.options, values, 3)?.text.key
    expect(keyOf({ newDomainCounters: true })).to.equal('refusal.optionNeeds')
    expect(keyOf({ distantSuns: true, territorialDistantSuns: true })).to.equal('refusal.optionNeeds')
  })

  it('[TI-51.21] gives out what there is from Mecatol Rex outwards', () => {
    const { state } = sit({ expansionTiles: true, largerGalaxy: true }, 'suns', 5)
    const ring = (planet: PlanetId) => Number(cellOf(state, planet)!.split('-')[0])
    const without = Object.keys(state.galaxy.tiles)
      .flatMap(cell => planetsIn(state, cell))
      .filter(id => !PLANETS[id].homeOf && PLANETS[id].kind !== 'tradeStation' && id !== 'mecatol-rex')
      .filter(id => !state.domains![id])
    expect(idsOf(state.domains!)).to.have.length(36)
    expect(without.length).to.be.above(5)
    const farthest = Math.max(...idsOf(state.domains!).map(ring))
    expect(Math.min(...without.map(ring))).to.be.at.least(farthest)
  })

  it('[TI-44.01, TI-44.02, TI-44.03, TI-44.04] keeps dangers away from homes, where territories are told apart', () => {
    const wild = (more: SetupValues) =>
      ['a', 'b', 'c', 'd'].flatMap(seed => {
        const { state } = sit({ newDomainCounters: true, ...more }, seed, 6)
        const near = Object.values(state.galaxy.homes).flatMap(home => stepsFrom(state, home))
        return near
          .flatMap(cell => planetsIn(state, cell))
          .filter(planet => state.domains![planet] && !DOMAIN_COUNTERS[state.domains![planet]!.id].isTame)
      })
    expect(wild({ territorialDistantSuns: true })).to.deep.equal([])
    expect(wild({})).to.not.deep.equal([])
    const tame = Object.values(DOMAIN_COUNTERS).filter(({ isTame }) => isTame)
    expect(tame.reduce((sum, { copies }) => sum + copies, 0)).to.equal(27)
    // Farther away lies what is left of both, mild ones among it.
    const { state } = sit({ newDomainCounters: true, territorialDistantSuns: true }, 'a', 6)
    const near = Object.values(state.galaxy.homes).flatMap(home => stepsFrom(state, home))
    const far = idsOf(state.domains!).filter(planet => !near.includes(cellOf(state, planet)!))
    expect(new Set(far.map(id => DOMAIN_COUNTERS[state.domains![id]!.id].isTame === true)).size).to.equal(2)
  })

  it('[TI-44.04] takes dangers where the mild ones run out', () => {
    const { state } = sit(
      {
        distantSuns: true,
        newDomainCounters: true,
        territorialDistantSuns: true,
        expansionTiles: true,
        largerGalaxy: true,
      },
      'b',
      6,
    )
    expect(idsOf(state.domains!).length).to.be.above(40)
  })

  it('[TI-51.02, TI-51.12, TI-51.20] turns a counter up when all have landed; the planet is taken then', () => {
    const t = comes({ wellon: 'peaceful-annexation', abyz: 'radiation' })
    expect(t.log).to.include('ada turns up Peaceful Annexation on Wellon.')
    expect(t.ada.planets).to.include('wellon')
    expect(t.units('wellon')).to.deep.equal({ groundForce: 3 })
    expect(idsOf(t.state.domains!)).to.deep.equal(['abyz'])
  })

  it('[TI-51.03] removes a counter unseen when a planet is gained otherwise; none comes back', () => {
    const t = ti({
      options,
      also(g) {
        g.domains = laid({ wellon: 'radiation', abyz: 'settlers' })
        gainPlanet(g, 'wellon', '1')
        makeNeutral(g, 'wellon')
      },
    })
    expect(idsOf(t.state.domains!)).to.deep.equal(['abyz'])
    expect(t.log.join()).to.not.include('Radiation')
  })

  it('[TI-51.04, TI-56.09] lets Fighters look in secret; who has looked does not land there', () => {
    const t = arrives({ abyz: 'radiation', fria: 'natural-wealth-3', wellon: 'settlers' }, { fighter: 1 })
    expect(t.open).to.deep.equal({ ada: ['probe'] })
    t.ada.does('answer', ['probe'])
    expect(t.ada.view.domains!.abyz).to.deep.equal({ id: 'radiation', seenBy: ['0'] })
    for (const other of [t.bea, t.spectator]) {
      expect(other.view.domains!.abyz).to.deep.equal({ id: null, seenBy: ['0'] })
      expect(other.log.join()).to.not.include('Radiation')
    }
    expect(t.ada.log).to.include('ada looks at the counter of Abyz: Radiation.')
    expect(tokensOn(t.ada.view, 'abyz').map(({ sign }) => sign)).to.deep.equal(['¿'])
    expect(tokensOn(t.bea.view, 'abyz').map(({ sign }) => sign)).to.deep.equal(['?'])
    expect(t.ada.view.domains!.wellon!.id).to.equal(null)
    t.nobodyPlays()
    t.ada.cannot('land', [{ fria: { groundForce: 1 } }], { rule: 'TI-51.04', key: 'probed' })
    t.ada.does('land', {})
    expect(t.state.action?.probed ?? []).to.deep.equal([])
  })

  it('[TI-51.04, TI-56.13] asks nobody without Fighters, and everybody else whatever they plan', () => {
    expect(arrives({ abyz: 'radiation' }, { cruiser: 1 }).open).to.deep.equal({ ada: ['land'] })
    const plans = () => comes({ wellon: 'peaceful-annexation' }, { ships: { fighter: 1 } })
    const [t, looks] = [plans(), plans()]
    expect(t.open).to.deep.equal({ ada: ['probe'] })
    t.ada.does('answer', [])
    t.nobodyPlays()
    expect(t.ada.planets).to.include('wellon')
    // Whoever looks does not land there any more.
    looks.ada.does('answer', ['probe'])
    looks.nobodyPlays()
    expect(looks.open).to.deep.equal({ ada: ['land'] })
  })

  /** Ada razes Abyz and may raze Fria, too. */
  function razes(dice: number[], planets = ['abyz'], counter = 'natural-wealth-4') {
    const t = arrives(
      { abyz: counter, fria: 'settlers' },
      { dreadnought: 1, warSun: 1 },
      {
        dice,
        actionCards: ['morale-boost', 'direct-hit-base', 'sabotage', 'flank-speed'],
        tradeGoods: 3,
      },
    )
    expect(t.open).to.deep.equal({ ada: ['raze'] })
    t.ada.does('answer', planets)
    return t
  }

  it('[TI-51.05, TI-56.09, TI-56.17] lets Dreadnoughts and War Suns raze counters unseen, at the risk of cards and planets', () => {
    const lucky = razes([7])
    expect(idsOf(lucky.state.domains!)).to.deep.equal(['fria'])
    expect(lucky.spectator.log.join()).to.not.include('Natural Wealth')
    expect(lucky.ada.log.join()).to.not.include('Natural Wealth')
    expect(lucky.ada.has.actionCards).to.have.length(4)
    const seen = razes([8])
    expect(seen.ada.has.actionCards).to.have.length(1)
    expect(seen.state.discards.actionCards).to.have.length(3)
    expect(seen.state.planets.jord!.exhausted).to.equal(undefined)
    const hated = razes([7, 10], ['abyz', 'fria'])
    expect(hated.ada.has.actionCards).to.have.length(1)
    expect(hated.state.planets.jord!.exhausted).to.equal(true)
  })

  it('[TI-51.05] goes on where the ship that has razed is lost before the bombardment', () => {
    const t = arrives(
      { abyz: 'settlers', fria: 'fighter-ambush-1' },
      { dreadnought: 1 },
      { dice: [7, 1, 1, 10, 10] },
    )
    t.ada.does('answer', ['abyz'])
    t.ada.does('land', { fria: { groundForce: 1 } })
    t.ada.does('takeHits', { destroy: { dreadnought: 1 }, sustain: {}, laden: [] })
    expect(t.ada.planets).to.include('fria')
    expect(t.ada.ships('1-01')).to.deep.equal({ carrier: 1 })
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-51.05] lets no ship that has razed bombard in the same action', () => {
    const t = ti({
      options,
      dice: [7],
      also(g) {
        g.domains = laid({ abyz: 'settlers' })
      },
      bea: { planets: { fria: { groundForce: 2 } } },
      ada: {
        technologies: [],
        counters: ROOM,
        space: {
          '2-02': { dreadnought: 1, carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 3 } }] },
        },
      },
    })
    t.ada.does('act', '1-01', {
      moves: [
        { from: '2-02', ship: 'dreadnought', count: 1 },
        { from: '2-02', ship: 'carrier', count: 1, laden: 0 },
      ],
      landings: { fria: { groundForce: 3 } },
    })
    t.nobodyPlays()
    t.ada.does('answer', ['abyz'])
    t.nobodyPlays()
    expect(t.log.join()).to.not.include('bombards')
    expect(Object.values(t.open).flat()).to.not.include('bombard')
  })

  it('[TI-51.06] meets counters of several planets one by one, in the order that the player likes', () => {
    const t = comes({ abyz: 'natural-wealth-2', fria: 'radiation' }, { to: { abyz: 1, fria: 2 } })
    expect(t.open).to.deep.equal({ ada: ['orderCounters'] })
    t.ada.does('answer', ['fria', 'abyz'])
    t.nobodyPlays()
    const turned = t.log.filter(text => text.includes('turns up'))
    expect(turned.map(text => text.split(' on ')[1])).to.deep.equal(['Fria.', 'Abyz.'])
    expect(t.ada.planets).to.include('abyz').and.not.include('fria')
  })

  it('[TI-51.10] kills all who land in radiation', () => {
    const t = comes({ wellon: 'radiation' })
    expect(t.state.planets.wellon).to.equal(undefined)
    expect(t.state.domains).to.deep.equal({})
    expect(t.log).to.include('ada loses 3 Ground Forces on Wellon.')
  })

  it('[TI-51.11] takes one life by biohazard, and stays where nobody is left', () => {
    const t = comes({ wellon: 'biohazard' })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2 })
    expect(t.state.domains).to.deep.equal({})
    const fails = comes({ wellon: 'biohazard' }, { troops: 1 })
    expect(fails.state.planets.wellon).to.equal(undefined)
    expect(fails.spectator.view.domains!.wellon).to.deep.equal({ id: 'biohazard', seenBy: [], open: true })
    expect(tokensOn(fails.bea.view, 'wellon').map(({ sign }) => sign)).to.deep.equal(['!'])
  })

  it('[TI-51.13] fights locals on the ground at 8; who loses leaves them as strong as before', () => {
    const t = comes({ wellon: 'hostile-locals-2' }, { dice: [8, 7, 1, 8, 7, 8, 1, 1] })
    expect(t.ada.planets).to.include('wellon')
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2 })
    expect(t.state.domains).to.deep.equal({})
    const fails = comes({ wellon: 'hostile-locals-2' }, { troops: 1, dice: [8, 8, 7] })
    expect(fails.state.planets.wellon).to.equal(undefined)
    expect(fails.state.domains!.wellon!.open).to.equal(true)
    expect(fails.log).to.include('Wellon holds out against ada.')
  })

  it('[TI-51.14] gives three votes for good to whoever takes in Lazax Survivors', () => {
    const before = comes({})
    const t = comes({ wellon: 'lazax-survivors' })
    expect(t.spectator.view.survivors).to.deep.equal(['0'])
    expect(votesOf(t.state, '0').total - votesOf(before.state, '0').total).to.equal(3)
    expect(votesOf(t.state, '1').total).to.equal(votesOf(before.state, '1').total)
  })

  it('[TI-51.14, TI-56.09] gives a point and three cards to who finds them by Fighters, for all to see', () => {
    const t = arrives({ abyz: 'lazax-survivors' }, { fighter: 1 })
    t.ada.does('answer', ['probe'])
    expect(t.ada.has.points).to.equal(1)
    expect(t.ada.has.actionCards).to.have.length(3)
    expect(t.state.domains).to.deep.equal({})
    expect(t.spectator.log).to.include('ada turns up Lazax Survivors on Abyz.')
  })

  it('[TI-51.14] costs who razes them cards, goods, planets and the next vote, and that vote alone', () => {
    const t = razes([], ['abyz'], 'lazax-survivors')
    expect(t.ada.has.actionCards).to.deep.equal([])
    expect(t.ada.has.tradeGoods).to.equal(0)
    expect(t.state.planets.jord!.exhausted).to.equal(true)
    expect(t.spectator.view.outcasts).to.deep.equal(['0'])
    const votes = ti({
      options,
      steps: [{ do: 'putToVote', card: 'trade-war' }, { do: 'startActionPhase' }],
      also(g) {
        g.outcasts = ['0']
      },
    })
    votes.nobodyPlays()
    const asked: string[] = []
    while (Object.values(votes.open).some(([kind]) => kind === 'vote')) {
      const [name] = Object.keys(votes.open)
      asked.push(name!)
      votes.seat(name!).does('abstain')
      votes.nobodyPlays()
    }
    expect(asked.sort()).to.deep.equal(['bea', 'cy'])
    const [open] = Object.entries(votes.open)
    if (open?.[1][0] === 'decideVote') {
      const { move, args } = votes.seat(open[0]).legal[0]!
      votes.seat(open[0]).does(move, ...args.slice(1))
    }
    expect(votes.state.outcasts).to.deep.equal([])
  })

  it('[TI-51.15] leaves settlers to a die: for who has come, or for somebody else', () => {
    const t = comes({ wellon: 'settlers' }, { dice: [6] })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2 })
    expect(t.ada.planets).to.include('wellon')
    expect(t.state.space['1-00']!['0']!.laden).to.deep.equal([{ ship: 'carrier', cargo: { groundForce: 3 } }])
    const other = comes({ wellon: 'settlers' }, { dice: [5, 2] })
    expect(other.ada.planets).to.not.include('wellon')
    expect(other.state.planets.wellon!.by).to.be.oneOf(['1', '2'])
    expect(other.units('wellon')).to.deep.equal({ groundForce: 2 })
  })

  it('[TI-51.16] brings a planet that is ready, and a free dock that builds from the next round on', () => {
    const t = comes({ wellon: 'industrial-society' })
    expect(t.open).to.deep.equal({ ada: ['freeDock'] })
    t.ada.does('answer', ['place'])
    expect(t.units('wellon').spaceDock).to.equal(1)
    expect(t.state.planets.wellon!.exhausted).to.equal(undefined)
    expect(t.state.planets.wellon!.dockSince).to.equal(t.state.round)
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    const declines = comes({ wellon: 'industrial-society' })
    declines.ada.does('answer', [])
    expect(declines.units('wellon').spaceDock).to.equal(undefined)
  })

  it('[TI-51.17] lets the player on the left choose a technology that one could research', () => {
    const t = comes({ wellon: 'technological-society' })
    expect(t.open).to.deep.equal({ bea: ['giveTechnology'] })
    t.bea.cannot('answer', [['war-sun']], { rule: 'kit' })
    t.bea.does('answer', ['antimass-deflectors'])
    expect(t.ada.has.technologies).to.deep.equal(['antimass-deflectors'])
  })

  it('[TI-51.18] opens a wormhole for good', () => {
    const t = comes({ wellon: 'wormhole-discovery-beta' })
    expect(stepsFrom(t.state, '1-00')).to.include('2-07')
    expect(t.spectator.view.galaxy.tokens).to.deep.equal({ '1-00': ['beta'] })
    expect(t.ada.planets).to.include('wellon')
  })

  it('[TI-51.19] pays natural wealth', () => {
    const t = comes({ wellon: 'natural-wealth-4' }, { tradeGoods: 1 })
    expect(t.ada.has.tradeGoods).to.equal(5)
    expect(t.ada.planets).to.include('wellon')
  })

  it('[TI-43.02, TI-56.10] shows one counter anywhere to who finds native intelligence', () => {
    const t = comes({ wellon: 'native-intelligence', abyz: 'settlers', fria: 'radiation' })
    expect(t.open).to.deep.equal({ ada: ['spy'] })
    t.ada.does('answer', ['fria'])
    expect(t.ada.view.domains!.fria!.id).to.equal('radiation')
    expect(t.bea.view.domains!.fria!.id).to.equal(null)
    expect(t.spectator.log).to.include('ada looks at the counter of Fria.')
    expect(t.bea.log.join()).to.not.include('Radiation')
    expect(idsOf(t.state.domains!)).to.deep.equal(['abyz', 'fria'])
  })

  it('[TI-43.03] gives ships for two resources, as one likes', () => {
    const t = comes({ wellon: 'hidden-factory' })
    expect(t.open).to.deep.equal({ ada: ['factory'] })
    t.ada.cannot('answer', [['carrier']], { rule: 'kit' })
    t.ada.does('answer', ['destroyer'])
    t.ada.cannot('answer', [['cruiser']], { rule: 'kit' })
    t.ada.does('answer', ['fighter'])
    expect(t.ada.ships('1-00')).to.deep.equal({ carrier: 1, destroyer: 1, fighter: 2 })
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-43.09] gives no more ships than Fleet Supply and capacity allow', () => {
    const t = comes({ wellon: 'hidden-factory' }, { counters: { fleet: 1 } })
    expect(t.open).to.deep.equal({ ada: ['factory'] })
    t.ada.cannot('answer', [['destroyer']], { rule: 'kit' })
    t.ada.does('answer', [])
    expect(t.ada.ships('1-00')).to.deep.equal({ carrier: 1 })
    const full = comes({ wellon: 'hidden-factory' }, { troops: 6, to: { wellon: 1 } })
    full.ada.does('answer', ['fighter'])
    expect(full.ada.ships('1-00')).to.deep.equal({ carrier: 1, fighter: 1 })
  })

  it('[TI-43.04] wants a ransom for each who has landed, or all of them', () => {
    const pays = comes({ wellon: 'hostage-situation' }, { tradeGoods: 3 })
    pays.ada.does('answer', ['pay'])
    expect(pays.ada.has.tradeGoods).to.equal(0)
    expect(pays.units('wellon')).to.deep.equal({ groundForce: 3 })
    const refuses = comes({ wellon: 'hostage-situation' }, { tradeGoods: 3 })
    refuses.ada.does('answer', [])
    expect(refuses.state.planets.wellon).to.equal(undefined)
    const poor = comes({ wellon: 'hostage-situation' }, { tradeGoods: 2 })
    for (const t of [refuses, poor]) {
      expect(t.state.planets.wellon).to.equal(undefined)
      expect(t.state.domains).to.deep.equal({})
    }
    expect(poor.ada.has.tradeGoods).to.equal(2)
  })

  it('[TI-43.05] shoots at who comes: a ship and a Ground Force for each hit; a PDS is left', () => {
    const t = lands({ wellon: 'automated-defense-system' }, { ships: { fighter: 2 }, dice: [6, 5] })
    expect(t.ada.ships('1-00')).to.deep.equal({ carrier: 1, fighter: 1 })
    expect(t.open).to.deep.equal({ ada: ['freePds'] })
    t.ada.does('answer', ['place'])
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2, pds: 1 })
    expect(t.state.domains).to.deep.equal({})
  })

  it('[TI-43.06] lets the player choose the ship, which is destroyed, and fires again at who comes later', () => {
    const t = lands(
      { wellon: 'automated-defense-system' },
      {
        ships: { dreadnought: 1, cruiser: 1 },
        troops: 1,
        dice: [6, 5],
      },
    )
    expect(t.open).to.deep.equal({ ada: ['loseShip'] })
    t.ada.does('loseExcess', { destroy: { dreadnought: 1 }, sustain: {}, laden: [] })
    expect(t.ada.ships('1-00')).to.deep.equal({ carrier: 1, cruiser: 1 })
    expect(t.state.planets.wellon).to.equal(undefined)
    expect(t.spectator.view.domains!.wellon!.open).to.equal(true)
    const again = comes(
      {},
      {
        dice: [1, 1],
        also(g) {
          g.domains = laid({ wellon: 'automated-defense-system' }, true)
        },
      },
    )
    expect(again.log.join()).to.include('defends itself').and.not.include('turns up')
    again.ada.does('answer', [])
    expect(again.units('wellon')).to.deep.equal({ groundForce: 3 })
  })

  it('[TI-43.07, TI-43.08] fights neutral Fighters in space first; who loses the ships loses all', () => {
    const t = comes({ wellon: 'fighter-ambush-2' }, { ships: { cruiser: 2 }, dice: [9, 7, 7, 1, 1] })
    expect(t.ada.planets).to.include('wellon')
    expect(t.state.domains).to.deep.equal({})
    const fails = comes({ wellon: 'fighter-ambush-2' }, { dice: [1, 9, 1] })
    expect(fails.ada.ships('1-00')).to.deep.equal({})
    expect(fails.state.planets.wellon).to.equal(undefined)
    expect(fails.state.domains!.wellon).to.deep.equal({ id: 'fighter-ambush-2', seenBy: [], open: true })
  })
})
