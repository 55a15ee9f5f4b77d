import type { PlanetId } from '../../games/twilight-imperium-3/data/index.ts'
import { planetValue } from '../../games/twilight-imperium-3/numbers/planets.ts'
import { votesOf } from '../../games/twilight-imperium-3/numbers/votes.ts'
import { expect, type Has, type Scenario, ti } from './support.ts'

const PAID = (tradeGoods: number, ...planets: string[]) => ({ planets, tradeGoods })
const build = (facilities: object, payment = PAID(1)) => ({ docks: {}, newDocks: [], facilities, payment })

/** Ada holds Wellon since the first round, and builds there in the second. */
function holding(ada: Has = {}, { options = { facilities: true }, ...more }: Scenario = {}) {
  return ti({
    options,
    ...more,
    ada: {
      technologies: [],
      tradeGoods: 4,
      ...ada,
      planets: { wellon: { exhausted: true, since: 1 }, ...ada.planets },
    },
  })
}

/** The system is activated; nothing moves. */
function acts(t: ReturnType<typeof holding>, cell = '1-00') {
  t.ada.does('act', cell, { moves: [] })
  return t
}

const worth = (t: ReturnType<typeof holding>, planet: PlanetId) => ({
  resources: planetValue(t.state, planet, 'resources').total,
  influence: planetValue(t.state, planet, 'influence').total,
})

describe('twilight-imperium-3: facilities', () => {
  it('[TI-41.01, TI-41.02] builds one for 1 resource, without a Space Dock', () => {
    const t = acts(holding())
    expect(t.open).to.deep.equal({ ada: ['produce'] })
    t.ada.cannot('produce', [build({ wellon: 'colony' }, PAID(0))], { rule: 'TI-7.06' })
    t.ada.does('produce', build({ wellon: 'colony' }))
    expect(t.state.planets.wellon!.facility).to.equal('colony')
    expect(t.ada.has.tradeGoods).to.equal(3)
    expect(t.log).to.include('ada builds a Colony on Wellon.')
  })

  it('[TI-41.01] has eight cards of each kind for all players', () => {
    const t = holding(
      {},
      {
        also(g) {
          for (const planet of [
            'abyz',
            'fria',
            'saudor',
            'lodor',
            'vefut-ii',
            'thibah',
            'arinam',
            'meer',
          ] as const)
            g.planets[planet] = { by: '1', units: {}, since: 0, facility: 'refinery' }
        },
      },
    )
    acts(t)
    t.ada.cannot('produce', [build({ wellon: 'refinery' })], { rule: 'TI-41.01', key: 'noFacilitiesLeft' })
    t.ada.does('produce', build({ wellon: 'colony' }))
  })

  it('[TI-41.02] is built on planets that were held since before the round, not at home, not among enemy ships', () => {
    const young = holding({ planets: { wellon: { since: 2 } } })
    young.ada.does('act', '1-00', { moves: [] })
    expect(young.open).to.deep.equal({ bea: ['turn'] })
    const home = holding()
    home.ada.cannot('act', ['3-00', { moves: [], produce: build({ jord: 'colony' }) }], { rule: 'TI-41.02' })
    const elsewhere = holding({ planets: { saudor: { since: 1 } } })
    elsewhere.ada.cannot('act', ['1-00', { moves: [], produce: build({ saudor: 'colony' }) }], {
      rule: 'TI-41.02',
    })
    elsewhere.ada.cannot('act', ['1-00', { moves: [], produce: build({ nowhere: 'colony' }) }], {
      rule: 'TI-41.02',
    })
    const watched = acts(holding({}, { bea: { space: { '1-00': { destroyer: 1 } } } }))
    expect(watched.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-41.02, TI-21.05] is built in tactical actions alone, and only with the option', () => {
    const transfer = holding({ space: { '1-00': { cruiser: 1 }, '2-00': { cruiser: 1 } } })
    transfer.ada.does('transfer', '1-00', '2-00', { there: [], back: [] })
    // A Space Dock could be built.
    expect(transfer.open).to.deep.equal({ ada: ['produce'] })
    transfer.ada.cannot('produce', [build({ wellon: 'colony' })], { rule: 'TI-41.02' })
    expect(
      acts(holding({ tradeGoods: 1, planets: { jord: { exhausted: true } } }, { options: {} })).open,
    ).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-41.02, TI-29.26] is never built on a Trade Station', () => {
    const t = holding(
      { planets: { tsion: { since: 1 }, bellatrix: { since: 1 } } },
      { tiles: { '1-01': 'tsion-bellatrix' } },
    )
    acts(t, '1-01')
    t.ada.cannot('produce', [build({ tsion: 'colony' })], { rule: 'TI-41.02' })
    t.ada.does('produce', build({ bellatrix: 'colony' }))
  })

  it('[TI-41.03] stands alone on its planet', () => {
    const t = holding(
      { planets: { saudor: { since: 1 } } },
      {
        also: g => {
          g.planets.wellon!.facility = 'refinery'
        },
      },
    )
    t.ada.cannot('act', ['1-00', { moves: [], produce: build({ wellon: 'colony' }) }], { rule: 'TI-41.03' })
  })

  it('[TI-41.04] exhausts the planet, which may have paid for it, and does not work in this round', () => {
    const t = holding({ planets: { wellon: { since: 1 } } })
    expect(worth(t, 'wellon')).to.deep.equal({ resources: 1, influence: 2 })
    acts(t).ada.does('produce', build({ wellon: 'refinery' }, PAID(0, 'wellon')))
    expect(t.state.planets.wellon!.exhausted).to.equal(true)
    expect(worth(t, 'wellon')).to.deep.equal({ resources: 1, influence: 2 })
  })

  it('[TI-41.04, TI-41.05] adds 1 to resources or influence from the next round on', () => {
    const t = ti({
      options: { facilities: true },
      ada: { planets: { wellon: {}, saudor: {} } },
      steps: [{ do: 'startRound' }],
      also(g) {
        Object.assign(g.planets.wellon!, { facility: 'refinery', facilityIsNew: true })
        Object.assign(g.planets.saudor!, { facility: 'colony', facilityIsNew: true })
      },
    })
    expect(worth(t, 'wellon')).to.deep.equal({ resources: 2, influence: 2 })
    expect(worth(t, 'saudor')).to.deep.equal({ resources: 2, influence: 3 })
  })

  it('[TI-20.02] counts for what a Space Dock builds', () => {
    const t = holding(
      { planets: { wellon: { since: 1, spaceDock: 1 } }, tradeGoods: 9 },
      {
        also: g => {
          g.planets.wellon!.facility = 'refinery'
        },
      },
    )
    acts(t)
    const units = (groundForce: number) => ({
      docks: { wellon: { groundForce } },
      newDocks: [],
      payment: PAID(2),
    })
    t.ada.cannot('produce', [units(5)], { rule: 'TI-20.02' })
    t.ada.does('produce', units(4))
  })

  it('[TI-41.06] is destroyed by a successful invasion, and by no other', () => {
    const invaded = (groundForce: number, dice: number[]) => {
      const t = ti({
        options: { facilities: true },
        ada: {
          technologies: [],
          space: { '2-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce } }] } },
        },
        bea: { technologies: [], planets: { wellon: { groundForce: 1 } } },
        dice,
        also: g => {
          g.planets.wellon!.facility = 'colony'
        },
      })
      t.ada.does('act', '1-00', {
        moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0 }],
        landings: { wellon: { groundForce } },
      })
      return t
    }
    const won = invaded(1, [8, 1])
    expect(won.state.planets.wellon!.by).to.equal('0')
    expect(won.state.planets.wellon!.facility).to.equal(undefined)
    expect(won.log).to.include('The Colony on Wellon is destroyed.')
    const lost = invaded(1, [1, 8])
    expect(lost.state.planets.wellon!.facility).to.equal('colony')
  })

  it('[TI-41.07] stays where a planet changes hands otherwise, and is gone where nobody controls it', () => {
    const t = holding(
      { actionCards: ['local-unrest'] },
      {
        bea: { planets: { saudor: { groundForce: 1 } } },
        also: g => {
          g.planets.saudor!.facility = 'colony'
        },
      },
    )
    t.ada.plays('local-unrest', { planet: 'saudor' })
    t.nobodyPlays()
    expect(t.state.planets.saudor).to.equal(undefined)
    const ceded = holding(
      {},
      {
        bea: { planets: { saudor: {} } },
        also: g => {
          g.planets.saudor!.facility = 'colony'
        },
        steps: [
          { do: 'choose', choice: 'cedeTo', card: 'colonial-redistribution', seat: '0', among: 'saudor' },
          { do: 'startActionPhase' },
        ],
      },
    )
    ceded.ada.answers('2')
    expect(ceded.state.planets.saudor).to.deep.include({ by: '2', facility: 'colony' })
  })

  it('[TI-27.13] gives the influence of a Colony as votes, while its planet is not exhausted', () => {
    const votes = (facility: 'colony' | 'refinery', exhausted = false) => {
      const t = ti({
        options: { facilities: true },
        ada: { planets: { jord: { exhausted: true }, wellon: exhausted ? { exhausted: true } : {} } },
        also: g => {
          g.planets.wellon!.facility = facility
        },
      })
      return votesOf(t.state, '0').total
    }
    expect([votes('colony'), votes('refinery'), votes('colony', true)]).to.deep.equal([3, 2, 1])
  })

  it('[TI-41.08] may be built on several planets of a system at once', () => {
    const t = holding({ planets: { abyz: { since: 1 }, fria: { since: 1 } } })
    acts(t, '1-01').ada.does('produce', build({ abyz: 'colony', fria: 'refinery' }, PAID(2)))
    expect(t.state.planets.abyz!.facility).to.equal('colony')
    expect(t.state.planets.fria!.facility).to.equal('refinery')
  })
})
