/** Simulated Early Turns. Section 47. */
import type { SetupValues } from '../../games/kit/index.ts'
import {
  OBJECTIVES,
  PLANETS,
  RACES,
  type ShipKind,
  UNITS,
} from '../../games/twilight-imperium-3/data/index.ts'
import { stepsFrom } from '../../games/twilight-imperium-3/galaxy/map.ts'
import type { Counts, TiState } from '../../games/twilight-imperium-3/index.ts'
import { clockwiseFrom } from '../../games/twilight-imperium-3/rules/seats.ts'
import { expect, type Has, ti } from './support.ts'

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
        const { counters, technologies } = RACES[g.players[seat]!.race!]!
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
    const { move, args } =
      seat.legal.find(one => Array.isArray(one.args[1]) && one.args[1].length === 0) ?? seat.legal[0]!
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
function bought(cells: string[], units: string[], early: Early = {}) {
  const t = expanded(cells, early)
  t.ada.does('answer', [])
  for (const unit of units) t.ada.does('answer', [unit])
  return until(t, 'earlySend')
}

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
    t.ada.does('answer', ['carrier'])
    t.ada.does('answer', ['groundForce'])
    t.ada.does('answer', ['vefut-ii'])
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
    units.ada.does('answer', ['carrier'])
    expect(units.ada.asked().about!.count).to.equal(income - UNITS.carrier.cost!)
    expect(units.ada.ships('3-00').carrier).to.equal(RACES.sol!.units.carrier! + 1)
  })

  it('[TI-47.05] lose what is not spent; trade goods buy units, but no technology', () => {
    const t = expanded([NEAR], { ada: { tradeGoods: 2 } })
    t.ada.does('answer', [])
    t.ada.does('answer', ['carrier'])
    t.ada.does('answer', ['cruiser'])
    // 7 resources are 5 now less 3 and 2: two are left, and the trade goods.
    expect(t.ada.has.tradeGoods).to.equal(2)
    t.ada.does('answer', ['carrier'])
    expect(t.ada.has.tradeGoods).to.equal(1)
    t.ada.does('answer', [])
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
    t.ada.cannot('answer', [['warSun']], { rule: 'kit' })
    // The home of Sol is one planet with its dock.
    t.ada.cannot('answer', [['spaceDock']], { rule: 'kit' })
    for (let i = 0; i < 4; i++) t.ada.does('answer', ['groundForce'])
    while (t.ada.asked().pick!.options.includes('pds')) t.ada.does('answer', ['pds'])
    t.ada.cannot('answer', [['pds']], { rule: 'kit' })
    for (let i = 0; i < 2; i++) t.ada.does('answer', ['fighter'])
    t.ada.does('answer', [])
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
    const ships = () => {
      const { fighter: _, ...others } = t.ada.ships('3-00') as Counts<ShipKind>
      return Object.values(others).reduce((sum, count) => sum + count, 0)
    }
    while (t.ada.asked().pick!.options.includes('destroyer')) t.ada.does('answer', ['destroyer'])
    expect(ships()).to.equal(4)
  })

  it('[TI-47.08] send units to the systems with counters, in ships that could carry them', () => {
    const t = bought([NEAR, '1-00'], [])
    expect(asked(t)).to.deep.equal(['ada', ['earlySend']])
    // Nothing is there yet that would carry troops.
    expect(t.ada.asked().pick!.options).to.not.include('groundForce').and.not.include('fighter')
    t.ada.does('answer', ['carrier'])
    expect(t.open).to.deep.equal({ ada: ['earlyTo'] })
    t.ada.does('answer', [NEAR])
    expect(t.ada.ships(NEAR)).to.deep.equal({ carrier: 1 })
    t.ada.does('answer', ['groundForce'])
    t.ada.does('answer', ['vefut-ii'])
    expect(t.ada.asked().pick!.options).to.include('groundForce')
    t.ada.does('answer', [])
    over(t)
    expect(t.units('vefut-ii')).to.deep.equal({ groundForce: 1 })
    expect(t.units('jord').groundForce).to.equal(RACES.sol!.units.groundForce! - 1)
    expect(t.units('jord').spaceDock).to.equal(1)
  })

  it('[TI-47.08] have room for as many as the ships there carry', () => {
    const t = bought([NEAR], ['groundForce', 'groundForce'])
    t.ada.does('answer', ['carrier'])
    let sent = 0
    while (t.ada.asked().pick!.options.includes('groundForce')) {
      t.ada.does('answer', ['groundForce'])
      t.ada.does('answer', ['vefut-ii'])
      sent += 1
    }
    expect(sent).to.equal(UNITS.carrier.capacity)
  })

  it('[TI-47.09] keep Fleet Supply, and whoever comes later away from where somebody is', () => {
    const t = bought([NEAR], [], {
      also(g) {
        g.players[0]!.counters.fleet = 1
      },
    })
    t.ada.does('answer', ['carrier'])
    expect(t.ada.asked().pick!.options).to.not.include('carrier').and.not.include('cruiser')
    const later = bought([NEAR], [], {
      also(g) {
        g.space[NEAR] = { 1: { ships: { destroyer: 1 }, damaged: {}, laden: [] } }
      },
    })
    // Nowhere to go: Ada is not asked at all.
    expect(asked(later)[0]).to.not.equal('ada')
  })

  it('[TI-47.10] take planets with Ground Forces in the end, and return all counters', () => {
    const t = bought(['1-01', NEAR].slice(1), [])
    t.ada.does('answer', ['carrier'])
    t.ada.does('answer', ['groundForce'])
    expect(t.state.planets['vefut-ii'], 'not yet').to.equal(undefined)
    t.ada.does('answer', [])
    expect(t.spectator.view.space[NEAR]!['0']!.laden).to.deep.equal([
      { ship: 'carrier', cargo: { groundForce: 1 } },
    ])
    t.ada.does('answer', ['groundForce'])
    t.ada.does('answer', ['vefut-ii'])
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
    const t = bought([NEAR], [])
    t.ada.does('answer', ['carrier'])
    t.ada.does('answer', ['groundForce'])
    t.ada.does('answer', ['vefut-ii'])
    over(t)
    for (const seat of [t.ada, t.bea, t.cy]) expect(seat.has.actionCards).to.have.length(1)
    expect(t.state.planets['vefut-ii']!.exhausted).to.equal(undefined)
    expect(t.bea.view.players['0']!.actionCards).to.deep.equal([null])
  })

  it('[TI-47.13] lay Domain Counters and turn up artifacts on what is still nobody’s afterwards', () => {
    const t = bought([NEAR], [], {
      options: { distantSuns: true, artifacts: true },
      also(g) {
        g.hiddenArtifacts = { 'vefut-ii': 'fake' }
        g.artifacts = {}
      },
    })
    t.ada.does('answer', ['carrier'])
    t.ada.does('answer', ['groundForce'])
    t.ada.does('answer', ['vefut-ii'])
    expect(t.state.domains).to.deep.equal({})
    over(t)
    expect(t.state.domains).to.not.have.property('vefut-ii')
    expect(t.state.domains).to.have.property('wellon')
    expect(t.state.hiddenArtifacts).to.deep.equal({})
    expect(BESIDE in t.state.galaxy.tiles).to.equal(true)
  })
})
