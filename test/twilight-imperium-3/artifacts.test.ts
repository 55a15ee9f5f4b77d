import { idsOf, PLANETS, type PlanetId } from '../../games/twilight-imperium-3/data/index.ts'
import { adjacentTo } from '../../games/twilight-imperium-3/galaxy/map.ts'
import type { TiState } from '../../games/twilight-imperium-3/index.ts'
import { twilightImperium3 as module } from '../../games/twilight-imperium-3/index.ts'
import { cellOf } from '../../games/twilight-imperium-3/rules/planets.ts'
import { table } from '../support/table.ts'
import { expect, type Has, type Scenario, ti } from './support.ts'

const NAMES = ['ada', 'bea', 'cy'] as const
const begin = (seed = 'artifacts') =>
  table(module, { seats: NAMES, seed, options: { artifacts: true, galaxy: 'preset' } })

/** Everybody chooses the first planet that is left. */
function chooseAll(t: ReturnType<typeof begin>) {
  const chosen: string[] = []
  for (let next = Object.keys(t.open)[0]!; t.seat(next).isAsked('chooseArtifact'); ) {
    chosen.push(t.seat(next).asked().pick!.options[0]!)
    t.seat(next).answers(chosen.at(-1)!)
    next = Object.keys(t.open)[0]!
  }
  return chosen
}

/** Ada stands before Wellon with troops; what lies there is known to the test alone. */
function facing(
  hiddenArtifacts: { [planet: string]: string },
  { ada = {}, also, ...more }: Scenario & { ada?: Has } = {},
) {
  return ti({
    options: { artifacts: true },
    ...more,
    ada: {
      technologies: [],
      space: { '2-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 2 } }] } },
      ...ada,
    },
    also(g) {
      g.hiddenArtifacts = hiddenArtifacts
      also?.(g)
    },
  })
}

const invade = (t: ReturnType<typeof facing>, landings: object) =>
  t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0 }], landings })

const held = (g: TiState) => {
  g.artifacts = { wellon: 'red-artifact' }
  g.players['1']!.claimed = ['red-artifact']
  g.players['1']!.points = 1
}

describe('twilight-imperium-3: artifacts', () => {
  it('[TI-37.01] lays real and fake tokens, four of each at most', () => {
    const all = new Set<string>()
    for (let i = 0; i < 30; i++) {
      const t = begin(`artifacts-${i}`)
      chooseAll(t)
      const tokens = Object.values(t.state.hiddenArtifacts!)
      const real = tokens.filter(token => token !== 'fake')
      expect(new Set(real).size).to.equal(real.length)
      for (const token of tokens) all.add(token!)
    }
    expect([...all].toSorted()).to.deep.equal([
      'blue-artifact',
      'fake',
      'green-artifact',
      'red-artifact',
      'yellow-artifact',
    ])
  })

  it('[TI-37.02] lets everybody choose a planet, clockwise from the Speaker, away from homes and Mecatol Rex', () => {
    const t = begin()
    const { state } = t
    const seats = [...state.order, ...state.order]
    const from = seats.indexOf(state.speaker)
    const wanted = seats.slice(from, from + 3)
    const homes = Object.values(state.galaxy.homes)
    for (const seat of wanted) {
      expect(t.state.asks.map(ask => ask.seat)).to.deep.equal([seat])
      const chooser = t.seat(NAMES[Number(seat)]!)
      const { options } = chooser.asked().pick!
      expect(options).to.not.include('mecatol-rex')
      for (const planet of options as PlanetId[]) {
        const cell = cellOf(state, planet)!
        expect(PLANETS[planet].homeOf).to.equal(undefined)
        expect(homes.some(home => adjacentTo(state.galaxy, home).includes(cell))).to.equal(false)
        expect(idsOf(t.state.hiddenArtifacts!)).to.not.include(planet)
      }
      chooser.answers(options[0]!)
    }
    expect(idsOf(t.state.hiddenArtifacts!)).to.have.length(3)
    expect(t.log.filter(text => text.includes('lays an unseen artifact'))).to.have.length(3)
  })

  it('[TI-37.03] asks nobody where no planet is left', () => {
    const t = ti({
      options: { artifacts: true },
      // Nothing but homes, what lies next to them, and Mecatol Rex.
      tiles: {
        ...Object.fromEntries(
          [
            '1-00',
            '1-01',
            '1-03',
            '1-05',
            '2-00',
            '2-02',
            '2-04',
            '2-05',
            '2-06',
            '2-08',
            '2-09',
            '2-11',
          ].map(cell => [cell, 'void-5']),
        ),
      },
      steps: [{ do: 'artifacts' }, { do: 'startActionPhase' }],
    })
    expect(t.open).to.deep.equal({ ada: ['turn'] })
  })

  it('[TI-37.04, TI-24.15] turns a token up when somebody gains the planet: a real one is a card and a point', () => {
    // The home system of Ada is lost, which does not matter.
    const t = facing({ wellon: 'red-artifact' }, { bea: { planets: { jord: { groundForce: 1 } } } })
    invade(t, { wellon: { groundForce: 1 } })
    expect(t.ada.has.points).to.equal(1)
    expect(t.ada.has.claimed).to.deep.equal(['red-artifact'])
    expect(t.state.artifacts).to.deep.equal({ wellon: 'red-artifact' })
    expect(t.log).to.include('ada finds an artifact: Red Artifact.')
  })

  it('[TI-37.04] removes a fake', () => {
    const t = facing({ wellon: 'fake', saudor: 'red-artifact' })
    invade(t, { wellon: { groundForce: 1 } })
    expect(t.ada.has.points).to.equal(0)
    expect(t.state.hiddenArtifacts).to.deep.equal({ saudor: 'red-artifact' })
    expect(t.state.artifacts).to.deep.equal({})
    expect(t.log).to.include('The artifact of Wellon is a fake.')
  })

  it('[TI-37.05, TI-37.06] gives card and point to whoever takes the planet; the token stays', () => {
    const t = facing({}, { bea: { planets: { wellon: {} } }, also: held })
    invade(t, { wellon: { groundForce: 2 } })
    expect(t.ada.has.points).to.equal(1)
    expect(t.ada.has.claimed).to.deep.equal(['red-artifact'])
    expect(t.bea.has.points).to.equal(0)
    expect(t.bea.has.claimed).to.deep.equal([])
    expect(t.state.artifacts).to.deep.equal({ wellon: 'red-artifact' })
  })

  it('[TI-37.06] takes card and point where a planet becomes neutral', () => {
    const t = facing(
      {},
      {
        ada: { actionCards: ['local-unrest'] },
        bea: { planets: { wellon: { groundForce: 1 } } },
        also: held,
      },
    )
    t.ada.plays('local-unrest', { planet: 'wellon' })
    t.nobodyPlays()
    expect(t.state.planets.wellon).to.equal(undefined)
    expect(t.bea.has.points).to.equal(0)
    expect(t.bea.has.claimed).to.deep.equal([])
    expect(t.state.artifacts).to.deep.equal({ wellon: 'red-artifact' })
  })

  it('[TI-37.07, TI-24.14] leaves as many points as there are artifacts, whatever else is lost', () => {
    const t = facing(
      {},
      {
        bea: { planets: { wellon: {}, saudor: {} } },
        also(g) {
          held(g)
          // The Holy Planet of Ixth was worth the one point that is lost with Saudor.
          g.laws = [{ id: 'holy-planet-of-ixth', seats: [], planet: 'saudor' }]
        },
        ada: {
          space: { '2-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 2 } }] } },
        },
        tiles: { '1-03': 'void-5', '1-00': 'saudor', '2-08': 'wellon', '2-04': 'void-6' },
      },
    )
    invade(t, { saudor: { groundForce: 2 } })
    expect(t.bea.has.points).to.equal(1)
  })

  it('[TI-56.11] shows nobody what lies face down', () => {
    const t = facing({ wellon: 'red-artifact', saudor: 'fake' })
    for (const reader of [t.ada, t.bea, t.spectator])
      expect(reader.view.hiddenArtifacts).to.deep.equal({ wellon: null, saudor: null })
    expect(JSON.stringify(t.bea.view)).to.not.include('red-artifact')
  })
})
