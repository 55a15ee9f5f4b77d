/** What is in the box and how a match is configured. Sections 2, 3, 7 and 23. */
import {
  fitting,
  lengthOf,
  minutesOf,
  readSetup,
  refuseSetup,
  type SetupField,
  type SetupValues,
} from '../../games/kit/index.ts'
import { PLANETS, TECHNOLOGIES } from '../../games/twilight-imperium-3/data/index.ts'
import { chosenOf, EXPANSION, OPTIONS, type TiOptions } from '../../games/twilight-imperium-3/options.ts'
import { PRESETS } from '../../games/twilight-imperium-3/presets.ts'
import { technologyPrice } from '../../games/twilight-imperium-3/rules/technologies.ts'
import { optionSetsOf } from '../support/contract.ts'
import { table } from '../support/table.ts'
import { expect, module, type PlanetHas, ti } from './support.ts'

const one = (planets: readonly string[]): { [planet: string]: PlanetHas } =>
  Object.fromEntries(planets.map(planet => [planet, { groundForce: 1 }]))

/** Every planet of the galaxy of scenarios but those of homes and Mecatol Rex. */
const ABROAD = [
  ...['wellon', 'abyz', 'fria', 'saudor', 'lodor', 'vefut-ii', 'thibah', 'arinam', 'meer', 'tarmann'],
  ...['quann', 'mehar-xull', 'arnor', 'lor', 'bereg', 'lirta-iv', 'centauri', 'gral'],
]

describe('twilight-imperium-3: components', () => {
  it('[TI-2.04, TI-2.05] sets no Ground Force down alone where no plastic is left for it', () => {
    const t = ti({
      ada: {
        planets: one(ABROAD.slice(1, 12)),
        space: { '1-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 2 } }] } },
      },
    })
    t.ada.does('act', '1-00', { moves: [] })
    t.ada.cannot('land', [{ wellon: { groundForce: 1 } }], { rule: 'TI-2.05', key: 'tooManyGroups' })
    t.ada.does('land', { wellon: { groundForce: 2 } })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2 })
  })

  it('[TI-2.06] has counters for any number of Ground Forces in one place', () => {
    const t = ti({
      options: { expansionTiles: true },
      ada: { tradeGoods: 1, planets: { jord: { groundForce: 150, spaceDock: 1 } } },
    })
    const produce = { docks: { jord: { groundForce: 2 } }, newDocks: [] }
    t.ada.does('act', '3-00', { moves: [], produce: { ...produce, payment: { planets: [], tradeGoods: 1 } } })
    expect(t.units('jord')).to.deep.equal({ groundForce: 152, spaceDock: 1 })
  })

  it('[TI-2.07] gives each race two Trade cards', () => {
    const t = table(module, { seats: ['ada', 'bea', 'cy'] })
    for (const { contracts } of Object.values(t.ada.view.players))
      expect(contracts).to.deep.equal([null, null])
  })

  it('[TI-2.09] has markers for any number of planets', () => {
    const planets = Object.fromEntries(ABROAD.slice(1).map(planet => [planet, {}]))
    const t = ti({
      ada: {
        planets,
        space: { '1-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 1 } }] } },
      },
    })
    t.ada.does('act', '1-00', { moves: [], landings: { wellon: { groundForce: 1 } } })
    expect(t.ada.planets).to.have.length(ABROAD.length + 1)
  })

  it('[TI-2.09, TI-2.12] has Bonus Counters for any number of rounds', () => {
    const t = ti({
      steps: [{ do: 'startRound' }],
      also: g => {
        for (const player of Object.values(g.players)) player.strategy = {}
        g.common = Object.fromEntries(
          [
            'initiative',
            'diplomacy',
            'political',
            'logistics',
            'trade',
            'warfare',
            'technology',
            'imperial',
          ].map(card => [card, 7]),
        )
      },
    })
    for (const card of ['initiative', 'diplomacy', 'political', 'logistics', 'trade', 'warfare']) {
      const seat = t.seat(Object.keys(t.open)[0]!)
      seat.does('answer', [card])
      if (seat.isAsked('convertBonus')) {
        const { args } = seat.legal[0]!
        seat.does('convertBonus', ...args.slice(1))
      }
    }
    expect(t.spectator.view.common).to.deep.equal({ technology: 8, imperial: 8 })
  })

  it('[TI-3.01] refuses options that do not exist', () => {
    const wrong: SetupValues[] = [{ galaxy: 'nowhere' }, { victoryPoints: 99 }, { presetMap: 'preset-3' }]
    for (const options of wrong)
      expect(() => table(module, { seats: ['ada', 'bea', 'cy'], options })).to.throw()
    expect(() => table(module, { seats: ['ada', 'bea'] as const })).to.throw()
  })

  it('[TI-3.02] takes every value of every option by itself', () => {
    const names = ['ada', 'bea', 'cy', 'dee', 'eve', 'fay'] as const
    for (const options of optionSetsOf(module, 3)) {
      // Some maps are for five or six.
      const players = [3, 5, 6].find(size => !refuseSetup(module.options, options, size))
      expect(players, JSON.stringify(options)).to.not.equal(undefined)
      const t = table(module, { seats: names.slice(0, players), options })
      expect(Object.keys(t.open).length, JSON.stringify(options)).to.be.above(0)
    }
  })

  it('[TI-3.01] says of every option of the expansion how much longer a game takes with it', () => {
    const SIX = 6
    const minutes = Object.fromEntries(
      EXPANSION.flatMap((field: SetupField) => {
        const added = minutesOf(field, field.type === 'flag' ? true : 'no default', SIX)
        return Math.abs(added) > SIX ? [[field.id, added]] : []
      }),
    )
    // All others take hardly any longer: a minute for each player at most.
    expect(minutes).to.deep.equal({
      largerGalaxy: 60,
      simulatedEarlyTurns: -60,
      distantSuns: 30,
      leaders: 30,
      longWar: 240,
      longWarNoGameOver: 30,
    })
    const lengthWith = (options: SetupValues) =>
      lengthOf(module.meta, OPTIONS, fitting(OPTIONS, options, SIX), SIX)
    const everything = PRESETS.find(({ id }) => id === 'everything')!
    expect(lengthWith(everything.options) - lengthWith({}), 'almost two hours').to.be.within(90, 130)
    expect(lengthWith({ victoryPoints: 5 })).to.be.within(lengthWith({}) * 0.4, lengthWith({}) * 0.6)
  })

  it('[TI-3.01] keeps nothing of an option of the expansion that is off', () => {
    const given = { expansionTech: true, strategy8: 'bureaucracy' }
    const values = readSetup(OPTIONS, given, 3) as unknown as TiOptions
    expect(Object.keys(chosenOf(values, 3)).sort()).to.deep.equal(
      ['galaxy', 'presetMap', 'raceSelection', 'victoryPoints', 'expansionTech'].sort(),
    )
  })

  it('[TI-3.01, TI-33.01, TI-33.05] takes no options that exclude each other', () => {
    const keyOf = (values: SetupValues) => refuseSetup(OPTIONS, values, 4)?.text.key
    const mixed = { strategySet: 'mixed' }
    expect(keyOf({ expansionRaces: true })).to.equal('refusal.optionNeeds')
    expect(keyOf({ expansionRaces: true, expansionTech: true })).to.equal(undefined)
    expect(keyOf({ ...mixed, strategy1: 'leadership' })).to.equal(undefined)
    expect(keyOf({ ...mixed, strategy1: 'leadership', strategy3: 'assembly' })).to.equal(undefined)
    expect(keyOf({ imperialII: true })).to.equal('refusal.optionNeeds')
    expect(keyOf({ imperialII: true, ageOfEmpire: true })).to.equal(undefined)
    const excluded = [{ strategySet: 'variant' }, { ...mixed, strategy8: 'bureaucracy' }]
    for (const values of excluded)
      expect(keyOf({ imperialII: true, ageOfEmpire: true, ...values })).to.equal('refusal.optionExcludes')
    expect(keyOf({ imperialII: true, ageOfEmpire: true, strategy8: 'bureaucracy' })).to.equal(undefined)
  })

  it('[TI-7.01] knows of each planet its resources, its influence and its specialty', () => {
    const specialties = Object.values(PLANETS).map(({ specialty }) => specialty)
    expect(new Set(specialties)).to.deep.equal(new Set([undefined, 'red', 'green', 'blue', 'yellow']))
    const t = ti({ ada: { tradeGoods: 0, planets: { meer: {}, abyz: {}, jord: { spaceDock: 1 } } } })
    t.ada.does('act', '3-00', { moves: [] })
    const build = (planets: string[]) => [
      { docks: { jord: { carrier: 1 } }, newDocks: [], payment: { planets, tradeGoods: 0 } },
    ]
    // Meer is worth 4 influence, but no resource.
    t.ada.cannot('produce', build(['meer']), { rule: 'TI-7.06', key: 'resourcesMissing' })
    t.ada.does('produce', ...build(['abyz']))
  })

  it('[TI-23.01] has 24 technologies of four colours for everybody, none of the expansion', () => {
    const deck = Object.values(TECHNOLOGIES).filter(({ set }) => set === 'base')
    expect(deck).to.have.length(24)
    expect(new Set(deck.map(({ colour }) => colour))).to.deep.equal(
      new Set(['red', 'green', 'blue', 'yellow']),
    )
    const t = ti({ ada: { technologies: ['xrd-transporters'], strategy: ['technology', 'initiative'] } })
    t.ada.cannot('strategic', ['technology', { technology: 'maneuvering-jets' }], {
      rule: 'TI-23.01',
      key: 'noSuchTechnology',
    })
  })

  it('[TI-23.09] never makes a technology cost less than nothing', () => {
    const t = ti({ ada: { planets: { gral: {}, arinam: {}, fria: {} } } })
    const price = (cost: number) => technologyPrice(t.ada.view, '0', 'antimass-deflectors', cost)
    expect(price(8).total).to.equal(5)
    expect(price(2).total).to.equal(0)
  })
})
