/** Simulated Early Turns. Section 47. */
import isEqual from 'lodash/isEqual.js'
import { type LegalMove, readerOf, type SetupValues } from '../../games/kit/index.ts'
import {
  OBJECTIVES,
  PLANETS,
  RACES,
  type ShipKind,
  type TechnologyId,
  UNITS,
  type UnitKind,
} from '../../games/twilight-imperium-3/data/index.ts'
import { stepsFrom } from '../../games/twilight-imperium-3/galaxy/map.ts'
import type { Counts, TiState } from '../../games/twilight-imperium-3/index.ts'
import { NOT_SENT } from '../../games/twilight-imperium-3/moves/composing/early.ts'
import { priceOfUnits } from '../../games/twilight-imperium-3/rules/early/buying.ts'
import { clockwiseFrom } from '../../games/twilight-imperium-3/rules/seats.ts'
import { expect, type Has, module, ti } from './support.ts'

interface Early {
  options?: SetupValues
  also?: (g: TiState) => void
  ada?: Has
  bea?: Has
  cy?: Has
}

/** The three have their races, homes and counters; everything else of the set-up is to come. Ada is the Speaker. */
const begins = ({ options = {}, also, ...people }: Early = {}) =>
  ti({
    options: { simulatedEarlyTurns: true, ...options },
    round: 0,
    phase: 'setup',
    steps: [
      { do: 'startingUnits' },
      ...(options.distantSuns ? [{ do: 'domainCounters' } as const] : []),
      { do: 'startRound' },
    ],
    ...people,
    also(g) {
      g.early = { ground: {}, landed: {} }
      for (const seat of g.order) {
        const { counters, technologies } = RACES[g.players[seat]!.race!]
        g.players[seat]!.counters = { ...counters }
        g.players[seat]!.technologies = [...technologies]
        g.players[seat]!.strategy = {}
      }
      also?.(g)
    },
  })

type Table = ReturnType<typeof begins>
const asked = (t: Table) => Object.entries(t.open)[0] as [string, string[]]

/** Whoever is asked something else than `kinds` declines, or takes the first. */
function until(t: Table, ...kinds: string[]) {
  for (let [name, [kind]] = asked(t); !kinds.includes(kind!); [name, [kind]] = asked(t)) {
    const seat = t.seat(name)
    const isNothing = ({ args: [, first] }: LegalMove) =>
      (Array.isArray(first) && first.length === 0) || isEqual(first, {}) || isEqual(first, NOT_SENT)
    const { move, args } = seat.legal.find(isNothing) ?? seat.legal[0]!
    seat.does(move, ...args.slice(1))
  }
  return t
}

/** Ada expands here, the others where they like; she is asked for a technology then. */
function expanded(cells: string[], early: Early = {}) {
  const t = begins(early)
  t.ada.does('answer', [cells[0]])
  until(t, 'expandAgain')
  t.ada.does('answer', cells.slice(1))
  return until(t, 'earlyTechnology')
}

/** Ada buys these and is asked what to send. */
function bought(cells: string[], units: Counts<UnitKind>, early: Early = {}) {
  const t = expanded(cells, early)
  t.ada.does('answer', [])
  t.ada.does('buyEarly', units)
  return until(t, 'earlySend')
}

const carrier = (cell: string) => ({ ships: { [cell]: { carrier: 1 } }, planets: {}, aboard: {} })

/** The set-up is over. */
const over = (t: Table) => until(t, 'pickStrategy', 'window')

const NEAR = '2-00'
const BESIDE = '2-11'

describe('twilight-imperium-3: Simulated Early Turns', () => {
  it('[TI-47.01] come once before the first strategy phase, and count no abilities', () => {
    const t = begins({
      ada: { race: 'saar' },
      cy: { race: 'mentak' },
      options: { expansionTech: true, expansionRaces: true },
    })
    expect(t.state.phase).to.equal('setup')
    expect(asked(t)).to.deep.equal(['ada', ['expand']])
    expect(t.cy.has.counters.fleet).to.equal(4)
    t.ada.does('answer', [NEAR])
    until(t, 'earlySend')
    t.ada.does('sendEarly', { ...carrier(NEAR), planets: { 'vefut-ii': { groundForce: 1 } } })
    over(t)
    expect(t.ada.planets).to.include('vefut-ii')
    // Saar would find a trade good there otherwise.
    expect(t.ada.has.tradeGoods).to.equal(0)
    expect(t.state.round).to.equal(1)
    expect(t.state).to.not.have.property('early')
  })

  it('[TI-47.02] put a counter beside the home from the Speaker on, then a second one beside that, if one likes', () => {
    const t = begins()
    expect(t.ada.asked().pick!.options.sort()).to.deep.equal(stepsFrom(t.state, '3-00').toSorted())
    t.ada.does('answer', [NEAR])
    expect(asked(t)[0]).to.equal('bea')
    until(t, 'expandAgain')
    expect(asked(t)[0]).to.equal('ada')
    const second = t.ada.asked().pick!
    expect(second.min).to.equal(0)
    expect(second.options).to.include('1-00').and.not.include(NEAR)
    t.ada.does('answer', ['1-00'])
    expect(t.spectator.view.activated['1-00']).to.deep.equal(['0'])
    expect(clockwiseFrom(t.state, '0')).to.deep.equal(['0', '1', '2'])
  })

  it('[TI-47.03] lie on no home, Asteroid Field, Supernova, nor among Custodians, but with those of others', () => {
    const tiles = (g: TiState) => {
      g.galaxy.tiles = {
        ...g.galaxy.tiles,
        '3-01': 'asteroid-field-2',
        '2-11': 'mecatol-rex',
        '0-00': 'arnor-lor',
      }
      g.activated = { [NEAR]: ['1'] }
    }
    const t = begins({ also: tiles })
    expect(t.ada.asked().pick!.options).to.include(NEAR).and.not.include('3-01')
    t.ada.does('answer', [NEAR])
    expect(t.state.activated[NEAR]).to.deep.equal(['1', '0'])
    until(t, 'expandAgain')
    expect(t.ada.asked().pick!.options).to.not.include('3-00')
    const inner = (custodians: boolean) => {
      const one = begins({ options: { custodians } })
      one.ada.does('answer', [NEAR])
      until(one, 'expandAgain')
      one.ada.does('answer', ['1-00'])
      one.state.activated['1-00'] = ['0']
      return one
    }
    for (const custodians of [true, false]) {
      const far = begins({
        options: { custodians },
        also(g) {
          g.activated = { '1-00': ['0'] }
        },
      })
      const { options } = far.ada.asked().pick!
      if (custodians) expect(options).to.not.include('0-00')
      else expect(options).to.include('0-00')
    }
    expect(inner(true).state.custodians).to.deep.equal({ fighter: 3, groundForce: 2 })
  })

  it('[TI-47.04] give the resources of the home and 3 more, for units or one technology', () => {
    const t = expanded([NEAR])
    const income = PLANETS.jord!.resources + 3
    expect(t.ada.asked().about!.count).to.equal(income)
    t.ada.does('answer', ['enviro-compensator'])
    expect(t.ada.has.technologies).to.include('enviro-compensator')
    expect(asked(t)[0], 'no units').to.equal('bea')
    const units = expanded([NEAR])
    units.ada.does('answer', [])
    expect(units.ada.asked().about!.count).to.equal(income)
    units.ada.cannot('buyEarly', [{ carrier: 3 }], { rule: 'TI-47.04' })
    units.ada.does('buyEarly', { carrier: 1, groundForce: 3 })
    expect(units.log).to.include('ada buys 1 Carrier and 3 Ground Forces.')
    expect(asked(units)[0], 'in one answer').to.equal('bea')
    expect(units.ada.ships('3-00').carrier).to.equal(RACES.sol!.units.carrier! + 1)
  })

  it('[TI-47.05] lose what is not spent; trade goods buy units, but no technology', () => {
    const t = expanded([NEAR], { ada: { tradeGoods: 2 } })
    t.ada.does('answer', [])
    const income = PLANETS.jord!.resources + 3
    expect(income).to.equal(7)
    t.ada.cannot('buyEarly', [{ carrier: 3, destroyer: 1 }], { rule: 'TI-47.04' })
    // 7 resources, and one of the trade goods.
    t.ada.does('buyEarly', { carrier: 2, cruiser: 1 })
    expect(t.ada.has.tradeGoods).to.equal(1)
    const less = expanded([NEAR], { ada: { tradeGoods: 2 } })
    less.ada.does('answer', [])
    less.ada.does('buyEarly', { carrier: 1 })
    expect(less.ada.has.tradeGoods).to.equal(2)
    over(t)
    expect(t.ada.has.tradeGoods).to.equal(1)
    const learns = expanded([NEAR], { ada: { tradeGoods: 2 } })
    learns.ada.does('answer', ['enviro-compensator'])
    expect(learns.ada.has.tradeGoods).to.equal(2)
    expect(asked(learns)[0]).to.equal('bea')
  })

  it('[TI-47.06] offer technologies whose needs are met, none of a race, for 4 whatever makes them cheaper', () => {
    const t = expanded([NEAR], { options: { racialTech: true } })
    const { options } = t.ada.asked().pick!
    expect(options).to.include('enviro-compensator').and.not.include('war-sun')
    expect(options.some(id => id.includes('spec-ops'))).to.equal(false)
    t.ada.cannot('answer', [['war-sun']], { rule: 'kit' })
    t.ada.cannot('answer', [options.slice(0, 2)], { rule: 'kit' })
  })

  it('[TI-47.07] sell units at their printed prices without a production limit, as far as there are pieces and places', () => {
    const t = expanded([NEAR], { ada: { tradeGoods: 12 } })
    t.ada.does('answer', [])
    t.ada.cannot('buyEarly', [{ warSun: 1 }], { rule: 'TI-9.03' })
    t.ada.cannot('buyEarly', [{ shockTroop: 1 }], { rule: 'TI-9.03' })
    // The home of Sol is one planet with its dock.
    t.ada.cannot('buyEarly', [{ spaceDock: 1 }], { rule: 'TI-9.17' })
    t.ada.cannot('buyEarly', [{ pds: 3 }], { rule: 'TI-9.17' })
    // Carriers and the dock hold no more.
    const room = RACES.sol!.units.carrier! * UNITS.carrier.capacity + UNITS.spaceDock.supports!
    t.ada.cannot('buyEarly', [{ fighter: room + 1 }], { rule: 'TI-9.11' })
    // One of two Ground Forces costs as much as both.
    expect(priceOfUnits({ groundForce: 7, fighter: 1 })).to.equal(5)
    t.ada.does('buyEarly', { groundForce: 8, pds: 2, fighter: 4 })
    over(t)
    expect(t.units('jord')).to.deep.equal({
      groundForce: RACES.sol!.units.groundForce! + 8,
      pds: 2,
      spaceDock: 1,
    })
  })

  it('[TI-47.07] sell no more ships than Fleet Supply has room for', () => {
    const t = expanded([NEAR], {
      also(g) {
        g.players[0]!.counters.fleet = 2
        g.players[0]!.tradeGoods = 12
      },
    })
    t.ada.does('answer', [])
    const { fighter: _, ...others } = t.ada.ships('3-00') as Counts<ShipKind>
    const ships = Object.values(others).reduce((sum, count) => sum + count, 0)
    t.ada.cannot('buyEarly', [{ destroyer: 5 - ships }], { rule: 'TI-8.07' })
    t.ada.does('buyEarly', { destroyer: 4 - ships })
    until(t, 'earlySend')
    // What has no room at home has to leave it.
    t.ada.cannot('sendEarly', [NOT_SENT], { rule: 'TI-8.07' })
    const [{ args } = { args: [] }] = t.ada.legal
    t.ada.does('sendEarly', args[1])
    over(t)
    expect(t.log.join()).to.not.include('loses')
  })

  it('[TI-47.08] send units to the systems with counters, in ships that could carry them', () => {
    const t = bought([NEAR, '1-00'], {})
    expect(asked(t)).to.deep.equal(['ada', ['earlySend']])
    const landing = { 'vefut-ii': { groundForce: 1 } }
    // Nothing would be there that carries troops, or Fighters.
    t.ada.cannot('sendEarly', [{ ...NOT_SENT, planets: landing }], { rule: 'TI-47.08' })
    t.ada.cannot('sendEarly', [{ ...carrier('1-00'), planets: landing }], { rule: 'TI-47.08' })
    t.ada.cannot('sendEarly', [{ ...NOT_SENT, ships: { [NEAR]: { fighter: 1 } } }], { rule: 'TI-47.08' })
    t.ada.cannot('sendEarly', [carrier('2-05')], { rule: 'TI-47.09' })
    t.ada.cannot('sendEarly', [{ ...carrier(NEAR), planets: { wellon: { pds: 1 } } }], {
      rule: 'TI-47.08',
      key: 'notThatManyUnits',
    })
    t.ada.does('sendEarly', { ...carrier(NEAR), planets: landing })
    expect(t.ada.ships(NEAR)).to.deep.equal({ carrier: 1 })
    over(t)
    expect(t.units('vefut-ii')).to.deep.equal({ groundForce: 1 })
    expect(t.units('jord').groundForce).to.equal(RACES.sol!.units.groundForce! - 1)
    expect(t.units('jord').spaceDock).to.equal(1)
  })

  it('[TI-47.08] have room for as many as the ships there carry', () => {
    const t = bought([NEAR], { groundForce: 4 })
    const landing = (groundForce: number) => ({ ...carrier(NEAR), planets: { 'vefut-ii': { groundForce } } })
    const most = UNITS.carrier.capacity
    t.ada.cannot('sendEarly', [landing(most + 1)], { rule: 'TI-47.08', key: 'noRoomThere' })
    t.ada.cannot('sendEarly', [{ ...landing(most), ships: { [NEAR]: { carrier: 1, fighter: 1 } } }], {
      rule: 'TI-47.08',
    })
    t.ada.does('sendEarly', landing(most))
    expect(t.state.early!.landed['vefut-ii']!.units).to.deep.equal({ groundForce: most })
  })

  it('[TI-47.08, TI-47.01] count Stasis Capsules: a Cruiser takes one Ground Force along', () => {
    const t = bought(
      [NEAR],
      { cruiser: 2 },
      {
        also(g) {
          g.players[0]!.technologies.push('stasis-capsules')
        },
      },
    )
    const sent = (groundForce: number, more: object = {}) => ({
      ships: { [NEAR]: { cruiser: 2 } },
      planets: { 'vefut-ii': { groundForce } },
      aboard: {},
      ...more,
    })
    t.ada.cannot('sendEarly', [sent(3)], { rule: 'TI-47.08', key: 'noRoomThere' })
    t.ada.cannot('sendEarly', [sent(2, { ships: { [NEAR]: { cruiser: 2, fighter: 1 } } })], {
      rule: 'TI-47.08',
    })
    t.ada.does('sendEarly', sent(1, { aboard: { [NEAR]: { groundForce: 1 } } }))
    expect(t.spectator.view.space[NEAR]!['0']!.laden).to.deep.equal([
      { ship: 'cruiser', cargo: { groundForce: 1 } },
    ])
  })

  for (const ship of ['cruiser', 'dreadnought'] as const)
    it(`[TI-47.08, TI-47.01] let a ${ship} with Stasis Capsules bring one Ground Force, and no PDS`, () => {
      const sent = (planets: object, aboard: object = {}) => ({
        ships: { [NEAR]: { [ship]: 1 } },
        planets: { 'vefut-ii': planets },
        aboard: { [NEAR]: aboard },
      })
      const comes = (technologies: TechnologyId[]) =>
        bought(
          [NEAR],
          { [ship]: 1, pds: 1 },
          {
            also(g) {
              g.players[0]!.technologies.push(...technologies)
            },
          },
        )
      comes([]).ada.cannot('sendEarly', [sent({ groundForce: 1 })], { rule: 'TI-47.08' })
      const t = comes(['stasis-capsules'])
      t.ada.cannot('sendEarly', [sent({ groundForce: 2 })], { rule: 'TI-47.08', key: 'noRoomThere' })
      t.ada.cannot('sendEarly', [sent({ groundForce: 1, pds: 1 })], { rule: 'TI-47.08' })
      t.ada.does('sendEarly', sent({}, { groundForce: 1 }))
      expect(t.spectator.view.space[NEAR]!['0']!.laden).to.deep.equal([{ ship, cargo: { groundForce: 1 } }])
      const lands = comes(['stasis-capsules'])
      lands.ada.does('sendEarly', sent({ groundForce: 1 }))
      over(lands)
      expect(lands.ada.planets).to.include('vefut-ii')
    })

  it('[TI-47.08, TI-9.12] leave no Fighters at home that nothing supports there', () => {
    const t = bought([NEAR], { fighter: 6 })
    const all = RACES.sol!.units.carrier!
    t.ada.cannot('sendEarly', [{ ...NOT_SENT, ships: { [NEAR]: { carrier: all } } }], {
      rule: 'TI-9.12',
      key: 'noRoomForFighters',
    })
    t.ada.does('sendEarly', { ...NOT_SENT, ships: { [NEAR]: { carrier: all, fighter: 6 } } })
    over(t)
    expect(t.log.join()).to.not.include('loses')
  })

  it('[TI-47.05, TI-47.08] propose to spend everything, and to take every planet in reach', () => {
    const t = expanded([NEAR, BESIDE])
    t.ada.does('answer', [])
    const [first] = t.ada.legal
    const units = first!.args[1] as Counts<UnitKind>
    expect(priceOfUnits(units)).to.equal(PLANETS.jord!.resources + 3)
    t.ada.does('buyEarly', units)
    until(t, 'earlySend')
    const [proposed] = t.ada.legal
    t.ada.does('sendEarly', proposed!.args[1])
    over(t)
    expect(t.ada.planets).to.include.members(['jord', 'vefut-ii', 'arnor', 'lor'])
    expect(t.units('jord').groundForce).to.be.at.least(1)
  })

  it('[TI-47.04, TI-47.08] are put together step by step, in words', () => {
    const read = readerOf(module.text, 'en', seat => seat).read
    const t = expanded([NEAR])
    t.ada.does('answer', [])
    const { id } = t.ada.asked()
    const stepsOf = (move: string, args: unknown) => {
      const composed = module.composed(t.ada.view, '0', { move, args: [t.ada.asked().id, args] } as never)!
      return {
        notes: composed.notes.map(read),
        steps: composed.changes.map(({ of, label }) => `${read(of)}: ${read(label)}`),
      }
    }
    const buying = stepsOf('buyEarly', { carrier: 1 })
    expect(buying.notes).to.deep.equal(['4 resources are not spent, and lost.'])
    expect(buying.steps).to.include.members([
      'Units to buy: 1 Carrier more (1 of 2 now)',
      'Units to buy: 1 Carrier fewer (1 now)',
    ])
    expect(id).to.be.a('number')
    t.ada.does('buyEarly', { groundForce: 2 })
    until(t, 'earlySend')
    expect(stepsOf('sendEarly', NOT_SENT).steps).to.deep.equal([
      'Ships for Vefut II: 1 Carrier more (0 of 2 now)',
      'Ships for Vefut II: 1 Destroyer more (0 of 1 now)',
    ])
    expect(stepsOf('sendEarly', carrier(NEAR)).steps).to.include.members([
      'Onto Vefut II in Vefut II: 1 Ground Force more (0 of 6 now)',
      'Aboard in Vefut II: 1 Ground Force more (0 of 6 now)',
    ])
  })

  it('[TI-47.09] keep Fleet Supply, and whoever comes later away from where somebody is', () => {
    const t = bought(
      [NEAR],
      {},
      {
        also(g) {
          g.players[0]!.counters.fleet = 1
        },
      },
    )
    t.ada.cannot('sendEarly', [{ ...NOT_SENT, ships: { [NEAR]: { carrier: 2 } } }], { rule: 'TI-47.09' })
    t.ada.does('sendEarly', carrier(NEAR))
    const later = bought(
      [NEAR],
      {},
      {
        also(g) {
          g.space[NEAR] = { 1: { ships: { destroyer: 1 }, damaged: {}, laden: [] } }
        },
      },
    )
    // Nowhere to go: Ada is not asked at all.
    expect(asked(later)[0]).to.not.equal('ada')
  })

  it('[TI-47.10] take planets with Ground Forces in the end, and return all counters', () => {
    const t = bought([NEAR], { pds: 1 })
    const sent = { ...carrier(NEAR), planets: { 'vefut-ii': { groundForce: 1 } } }
    t.ada.cannot('sendEarly', [{ ...carrier(NEAR), planets: { 'vefut-ii': { pds: 1 } } }], {
      rule: 'TI-47.10',
    })
    t.ada.does('sendEarly', { ...sent, aboard: { [NEAR]: { groundForce: 1, pds: 1 } } })
    expect(t.state.planets['vefut-ii'], 'not yet').to.equal(undefined)
    expect(t.spectator.view.space[NEAR]!['0']!.laden).to.deep.equal([
      { ship: 'carrier', cargo: { pds: 1, groundForce: 1 } },
    ])
    over(t)
    expect(t.state.planets['vefut-ii']!.by).to.equal('0')
    expect(t.state.activated).to.deep.equal({})
    expect(t.ada.has.deeds).to.deep.equal([])
  })

  it('[TI-47.11] reveal an objective; Imperium Rex goes back, and with Age of Empire there is none', () => {
    const rex = Object.values(OBJECTIVES).find(({ set, endsGame }) => set === 'base' && endsGame)!.id
    const t = over(begins())
    expect(t.state.objectives).to.have.length(1)
    const ends = over(
      begins({
        also(g) {
          g.decks.objectives = ['spend-10-resources', 'spend-10-influence', rex]
        },
      }),
    )
    expect(ends.state.outcome).to.equal(null)
    expect(ends.state.objectives).to.have.length(1)
    expect(ends.state.decks.objectives).to.include(rex)
    const open = over(begins({ options: { ageOfEmpire: true } }))
    expect(open.log.join()).to.not.include('public objective is')
  })

  it('[TI-47.12] give everybody an action card, and ready planets', () => {
    const t = bought([NEAR], {})
    t.ada.does('sendEarly', { ...carrier(NEAR), planets: { 'vefut-ii': { groundForce: 1 } } })
    over(t)
    for (const seat of [t.ada, t.bea, t.cy]) expect(seat.has.actionCards).to.have.length(1)
    expect(t.state.planets['vefut-ii']!.exhausted).to.equal(undefined)
    expect(t.bea.view.players['0']!.actionCards).to.deep.equal([null])
  })

  it('[TI-47.01, TI-47.12] ask nobody for what planets can give instead of their values', () => {
    const t = bought(
      [NEAR],
      {},
      {
        options: { expansionTiles: true },
        also(g) {
          g.galaxy.tiles = { ...g.galaxy.tiles, [NEAR]: 'primor' }
        },
      },
    )
    t.ada.does('sendEarly', { ...carrier(NEAR), planets: { primor: { groundForce: 1 } } })
    until(t, 'pickStrategy', 'window', 'refreshAbility')
    expect(Object.values(t.open).flat()).to.not.include('refreshAbility')
    expect(t.ada.planets).to.include('primor')
    expect(t.units('primor')).to.deep.equal({ groundForce: 1 })
  })

  it('[TI-47.13] lay Domain Counters and turn up artifacts on what is still nobody’s afterwards', () => {
    const t = bought(
      [NEAR],
      {},
      {
        options: { distantSuns: true, artifacts: true },
        also(g) {
          g.hiddenArtifacts = { 'vefut-ii': 'fake' }
          g.artifacts = {}
        },
      },
    )
    t.ada.does('sendEarly', { ...carrier(NEAR), planets: { 'vefut-ii': { groundForce: 1 } } })
    expect(t.state.domains).to.deep.equal({})
    over(t)
    expect(t.state.domains).to.not.have.property('vefut-ii')
    expect(t.state.domains).to.have.property('wellon')
    expect(t.state.hiddenArtifacts).to.deep.equal({})
    expect(BESIDE in t.state.galaxy.tiles).to.equal(true)
  })
})
