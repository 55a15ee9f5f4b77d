/** The Custodians of Mecatol Rex. Section 45. */
import { tokensOn } from '../../games/twilight-imperium-3/board/map/tokens.ts'
import type { TiState } from '../../games/twilight-imperium-3/index.ts'
import { twilightImperium3 as module } from '../../games/twilight-imperium-3/index.ts'
import { gainPlanet } from '../../games/twilight-imperium-3/rules/control.ts'
import { table } from '../support/table.ts'
import { expect, type Has, ti } from './support.ts'

const options = { custodians: true }
const REX = 'mecatol-rex'

/** Ada comes to Mecatol Rex with a Carrier, troops and Cruisers. */
function comes({
  cruisers = 0,
  troops = 3,
  dice = [],
  also,
  ...has
}: Has & { cruisers?: number; troops?: number; dice?: number[]; also?: (g: TiState) => void } = {}) {
  const t = ti({
    options,
    dice,
    ...(also && { also }),
    ada: {
      technologies: [],
      ...has,
      space: {
        '1-00': {
          carrier: 1,
          ...(cruisers && { cruiser: cruisers }),
          laden: [{ ship: 'carrier', cargo: { groundForce: troops } }],
        },
      },
    },
  })
  t.ada.does('act', '0-00', {
    moves: [
      { from: '1-00', ship: 'carrier', count: 1, laden: 0 },
      ...(cruisers ? [{ from: '1-00', ship: 'cruiser', count: cruisers }] : []),
    ],
    landings: { [REX]: { groundForce: troops } },
  })
  return t
}

describe('twilight-imperium-3: the Custodians', () => {
  it('[TI-45.01] stand on Mecatol Rex at first: 3 Fighters and 2 Ground Forces', () => {
    const t = table(module, { seats: ['ada', 'bea', 'cy'], options })
    expect(t.spectator.view.custodians).to.deep.equal({ fighter: 3, groundForce: 2 })
    expect(tokensOn(t.spectator.view, REX).map(({ sign }) => sign)).to.deep.equal(['▣'])
    expect(table(module, { seats: ['ada', 'bea', 'cy'] }).state).to.not.have.property('custodians')
  })

  it('[TI-45.02, TI-45.06] are beaten in space first, then on the ground, by whoever lands', () => {
    // Carrier and two Cruisers hit three times; Fighters miss. Then three Ground Forces hit twice at 8.
    const t = comes({ cruisers: 2, dice: [9, 7, 7, 1, 1, 8, 8, 8, 7, 7, 1] })
    t.nobodyPlays()
    expect(t.ada.planets).to.include(REX)
    expect(t.units(REX)).to.deep.equal({ groundForce: 3 })
    expect(t.state.custodians).to.deep.equal({})
  })

  it('[TI-45.02] stay beaten in part', () => {
    const t = comes({ cruisers: 2, troops: 1, dice: [9, 7, 7, 1, 1, 1, 1, 8, 8] })
    expect(t.state.custodians).to.deep.equal({ groundForce: 2 })
    expect(t.state.planets[REX]).to.equal(undefined)
    expect(t.ada.ships('0-00')).to.deep.equal({ carrier: 1, cruiser: 2 })
  })

  it('[TI-45.03, TI-43.07, TI-43.08] keep all three Fighters where the fleet is lost, and the troops with it', () => {
    const t = comes({ dice: [9, 9, 1, 1] })
    expect(t.ada.ships('0-00')).to.deep.equal({})
    expect(t.state.custodians).to.deep.equal({ fighter: 3, groundForce: 2 })
    expect(t.state.planets[REX]).to.equal(undefined)
    expect(t.log).to.include('The Custodians hold Mecatol Rex against ada.')
  })

  it('[TI-45.03, TI-43.07] are met without an Anti-Fighter Barrage and without retreats', () => {
    const t = comes({ cruisers: 2, dice: [1, 1, 1, 1, 1, 1, 9, 7, 7, 1, 1, 1, 8, 8, 8, 1, 1] })
    expect(t.log.join()).to.not.include('arrage')
    t.nobodyPlays()
    expect(t.ada.planets).to.include(REX)
  })

  it('[TI-45.04] are no opposing forces, are not bombarded, and nobody is converted', () => {
    const t = comes({ race: 'yin', cruisers: 2, dice: [9, 7, 7, 1, 1, 1, 8, 8, 8, 1, 1] })
    t.nobodyPlays()
    expect(t.log.join()).to.not.include('Conversion')
    expect(t.ada.has.deeds.map(({ event }) => event)).to.deep.equal(['planetGained'])
  })

  it('[TI-45.05] are gone when Mecatol Rex changes hands without a landing', () => {
    const t = ti({
      options,
      also(g) {
        gainPlanet(g, REX, '1')
      },
    })
    expect(t.state.custodians).to.deep.equal({})
    expect(t.bea.planets).to.include(REX)
  })

  it('[TI-45.06] leave the planet to nobody while one of them is there', () => {
    const t = comes({
      cruisers: 2,
      dice: [9, 7, 7, 1, 1, 1, 8, 8, 8],
      also(g) {
        g.custodians = { fighter: 3 }
      },
    })
    t.nobodyPlays()
    expect(t.ada.planets).to.include(REX)
    expect(t.state.custodians).to.deep.equal({})
  })

  it('[TI-45.04] are not bombarded: whoever plans that is told before it is sent', () => {
    const plays = (custodians: boolean, bea: Has = {}) =>
      ti({
        options: { custodians },
        ada: {
          technologies: [],
          space: {
            '1-00': {
              carrier: 1,
              dreadnought: 1,
              warSun: 1,
              laden: [{ ship: 'carrier', cargo: { groundForce: 3 } }],
            },
          },
        },
        bea,
      })
    const plan = (kind: string, landed = 3) => ({
      moves: [
        { from: '1-00', ship: 'carrier', count: 1, laden: 0 },
        { from: '1-00', ship: kind, count: 1 },
      ],
      ...(landed > 0 && { landings: { [REX]: { groundForce: landed } } }),
      bombard: { [REX]: { [kind]: 1 } },
    })
    for (const kind of ['dreadnought', 'warSun'])
      for (const landed of [3, 0])
        plays(true).ada.cannot('act', ['0-00', plan(kind, landed)], {
          rule: 'TI-45.04',
          key: 'custodiansBombarded',
        })
    const { bombard: _, ...bare } = plan('dreadnought')
    plays(true).ada.does('act', '0-00', bare)
    // What is nobody's is not bombarded without them, either.
    plays(false).ada.cannot('act', ['0-00', plan('dreadnought')], { rule: 'TI-19.06' })
    const held = (units: object) => plays(true, { planets: { [REX]: units } })
    held({ groundForce: 2 }).ada.does('act', '0-00', plan('dreadnought'))
  })
})
