/**
 * Every number that data can change, in every place where it is used: the rules, forecasts, bots, and what puts moves
 * together. A new kind of number needs places here, or it does not compile; a new row has to change what is asked of it in
 * all of its places.
 */
import { klona } from 'klona/json'
import type { Random, Refusal } from '../../games/kit/index.ts'
import { fleetForce, landingOdds, pdsHits, troopForce } from '../../games/twilight-imperium-3/bot/strength.ts'
import {
  ACTION_CARDS,
  CARGO_KINDS,
  type CombatModifier,
  entriesOf,
  GROUND_KINDS,
  isIn,
  type Modifier,
  POLITICAL_CARDS,
  RACES,
  SHIP_KINDS,
  type ShipKind,
  TECHNOLOGIES,
  type TechnologyId,
  UNITS,
  type UnitKind,
} from '../../games/twilight-imperium-3/data/index.ts'
import { sourcesOf } from '../../games/twilight-imperium-3/moves/composing/sources.ts'
import { NOTHING, roomOf as roomWished } from '../../games/twilight-imperium-3/moves/composing/wishes.ts'
import type { RollFor, Situation } from '../../games/twilight-imperium-3/numbers/combat.ts'
import {
  floatingLimitOf,
  floatingStepsOf,
  floatingSupportOf,
} from '../../games/twilight-imperium-3/numbers/floating-docks.ts'
import type { Of } from '../../games/twilight-imperium-3/numbers/modifiers.ts'
import { productionLimitOf } from '../../games/twilight-imperium-3/numbers/planets.ts'
import { statusCardsOf, statusCountersOf } from '../../games/twilight-imperium-3/numbers/status.ts'
import { tradeIncomeOf } from '../../games/twilight-imperium-3/numbers/trade.ts'
import { capacityOf, carriesAll, costOf, movementOf } from '../../games/twilight-imperium-3/numbers/units.ts'
import { votesOf } from '../../games/twilight-imperium-3/numbers/votes.ts'
import { hitsOn, roll } from '../../games/twilight-imperium-3/rules/battle/dice.ts'
import { capacityForHits } from '../../games/twilight-imperium-3/rules/battle/hits.ts'
import { invasionOdds, spaceOdds } from '../../games/twilight-imperium-3/rules/battle/odds.ts'
import { roomOf } from '../../games/twilight-imperium-3/rules/early/sending.ts'
import { dockWay } from '../../games/twilight-imperium-3/rules/floating-docks.ts'
import { fighterCapacityOf, hasRoomFor, shipsInExcess } from '../../games/twilight-imperium-3/rules/limits.ts'
import { mineRules } from '../../games/twilight-imperium-3/rules/tactical/mines.ts'
import { refuseMoves } from '../../games/twilight-imperium-3/rules/tactical/movement.ts'
import { reachOf } from '../../games/twilight-imperium-3/rules/tactical/paths.ts'
import { pdsInRange } from '../../games/twilight-imperium-3/rules/tactical/pds-range.ts'
import { priceAt } from '../../games/twilight-imperium-3/rules/tactical/production.ts'
import { technologyPrice } from '../../games/twilight-imperium-3/rules/technologies.ts'
import type { TiState, TiView } from '../../games/twilight-imperium-3/state.ts'
import { expect, type Has, ti } from './support.ts'

/** A row with what it is printed on, and how Ada comes by it. */
interface Row {
  from: string
  modifier: Modifier
  give(g: TiState): void
}

const CELL = '1-00'
const PLANET = 'wellon'

const rowsOf = (from: string, modifiers: readonly Modifier[] | undefined, give: Row['give']): Row[] =>
  (modifiers ?? []).map(modifier => ({ from, modifier, give }))

const ROWS: readonly Row[] = [
  ...Object.values(TECHNOLOGIES).flatMap(({ id, modifiers }) =>
    rowsOf(id, modifiers, g => g.players[0]!.technologies.push(id)),
  ),
  ...Object.values(RACES).flatMap(({ id, abilities }) =>
    entriesOf(abilities).flatMap(([ability, modifiers]) =>
      rowsOf(`${id}, ${ability}`, modifiers, g => {
        g.players[0]!.race = id
      }),
    ),
  ),
  ...Object.values(POLITICAL_CARDS).flatMap(({ id, isLaw, modifiers }) =>
    rowsOf(id, modifiers, g => {
      if (isLaw) g.laws.push({ id: id as never, seats: ['0'] })
      else g.effects.push({ id, by: '0', until: 'endOfRound' })
    }),
  ),
  ...Object.values(ACTION_CARDS).flatMap(({ id, modifiers }) =>
    rowsOf(id, modifiers, g => {
      g.effects.push({ id, by: '0', cell: CELL, until: 'endOfRound' })
    }),
  ),
]

/** Ada and Bea of races that change no numbers, and Ada with the row. */
function meet(row: Row | undefined, ada: Has, bea: Has = {}, also?: (g: TiState) => void): TiState {
  const { state } = ti({
    options: { expansionTech: true, expansionRaces: true, racialTech: true, spaceMines: true },
    ada: { race: 'mentak', technologies: [], tradeGoods: 30, counters: { fleet: 9 }, ...ada },
    bea: { race: 'winnu', technologies: [], counters: { fleet: 9 }, ...bea },
    cy: { race: 'yin', technologies: [] },
    also(g) {
      row?.give(g)
      also?.(g)
    },
  })
  return klona(state)
}

const viewOf = (g: TiState) => g as unknown as TiView
const always = (face: number): Random => ({
  Die: ((_: number, count?: number) =>
    count === undefined ? face : Array(count).fill(face)) as Random['Die'],
  Number: () => 0.5,
  Shuffle: deck => [...deck],
})

/** Somewhere a number is used; undefined where a row has nothing to do with it. */
interface Place<M> {
  name: string
  /** What is seen there, with the row and without it. */
  seen(row: Row | undefined, modifier: M, from: string): unknown
}

const most = (isPossible: (n: number) => boolean): number => {
  let n = 0
  while (n < 40 && isPossible(n + 1)) n++
  return n
}
const isLegal = (refusal: Refusal | undefined) => refusal === undefined
const each = <K extends string>(kinds: readonly K[], seen: (kind: K) => unknown): unknown =>
  kinds.length === 0 ? undefined : kinds.map(kind => [kind, seen(kind)])

// Combat.

const kindsOf = ({ units }: CombatModifier): readonly UnitKind[] =>
  units === 'all' ? [...SHIP_KINDS, ...GROUND_KINDS.filter(kind => kind !== 'spaceDock')] : units

/** What units of a kind roll for. */
const ROLLS: { readonly [rollFor in RollFor]: readonly UnitKind[] } = {
  space: SHIP_KINDS,
  lastShot: SHIP_KINDS,
  shot: SHIP_KINDS,
  barrage: ['destroyer'],
  bombardment: SHIP_KINDS.filter(kind => UNITS[kind].bombards),
  invasion: ['groundForce', 'shockTroop'],
  pds: ['pds'],
}

const IN_ROUNDS: readonly RollFor[] = ['space', 'invasion']

/** Kinds whose dice a row changes there. */
const rolling = (modifier: CombatModifier, rollFor: RollFor): UnitKind[] =>
  (modifier.battle === 'any' || modifier.battle === rollFor) &&
  (modifier.ofEnemy !== 'inFirstRound' || IN_ROUNDS.includes(rollFor))
    ? ROLLS[rollFor].filter(kind => kindsOf(modifier).includes(kind))
    : []

const isOfEnemy = ({ ofEnemy }: CombatModifier) => ofEnemy !== undefined
const defends = ({ when }: CombatModifier) => when === 'defendingWithPds'

const rolled = (rollFor: RollFor): Place<CombatModifier> => ({
  name: `dice: ${rollFor}`,
  seen: (row, modifier) =>
    each(rolling(modifier, rollFor), kind => {
      const g = meet(row, { planets: { [PLANET]: { pds: 1, groundForce: 1 } } })
      const situation: Situation & { against: string } = {
        seat: isOfEnemy(modifier) ? '1' : '0',
        against: isOfEnemy(modifier) ? '0' : '1',
        cell: CELL,
        planet: PLANET,
        rollFor,
        attacking: !defends(modifier),
        round: 1,
        ...(modifier.ofEnemy === 'fromAfar' && { fromAfar: true }),
      }
      return roll({ g, random: always(1) }, { [kind]: 1 }, situation).groups[0]!.needed
    }),
})

/** Ships that fight beside those whose dice are looked at. */
const FLEET = { cruiser: 3 }
const fleet = (ships: object): Has => ({ space: { [CELL]: ships } })
/** PDS beside Wellon, and the technology by which they reach it. */
const AFAR: Has = { planets: { abyz: { pds: 2 } }, technologies: ['deep-space-cannon'] }
const hasAfar = (modifier: CombatModifier): Has =>
  modifier.ofEnemy === 'fromAfar' ? AFAR : { planets: { [PLANET]: { pds: 2 } } }

const forecasts: readonly Place<CombatModifier>[] = [
  {
    name: 'forecast of a space battle',
    seen: (row, modifier) =>
      each(
        rolling(modifier, 'space').filter(kind => !isOfEnemy(modifier) || kind === 'cruiser'),
        kind =>
          spaceOdds(
            viewOf(meet(row, fleet(isOfEnemy(modifier) ? FLEET : { [kind]: 3 }), fleet(FLEET))),
            '0',
            CELL,
          )[0]!.win,
      ),
  },
  {
    name: 'forecast of an Anti-Fighter Barrage',
    seen: (row, modifier) =>
      each(modifier.battle === 'barrage' ? rolling(modifier, 'barrage') : [], kind => {
        const g = meet(row, fleet({ [kind]: 3 }), fleet({ fighter: 4 }))
        return spaceOdds(viewOf(g), '0', CELL)[0]!.win
      }),
  },
  {
    name: 'forecast of PDS before a battle',
    seen: (row, modifier) =>
      each(rolling(modifier, 'pds'), () => {
        const g = isOfEnemy(modifier)
          ? meet(row, fleet(FLEET), { ...fleet(FLEET), ...hasAfar(modifier) })
          : meet(row, { ...fleet(FLEET), ...hasAfar(modifier) }, fleet(FLEET))
        return spaceOdds(viewOf(g), isOfEnemy(modifier) ? '0' : '1', CELL)[0]!.win
      }),
  },
  {
    name: 'forecast of an invasion',
    seen: (row, modifier) =>
      each(
        rolling(modifier, 'invasion').filter(kind => !isOfEnemy(modifier) || kind === 'groundForce'),
        kind => {
          const units = { groundForce: 2, [kind]: 3 }
          const g = defends(modifier)
            ? meet(row, { planets: { [PLANET]: { ...units, pds: 1 } } })
            : meet(row, {}, { planets: { [PLANET]: { groundForce: 3 } } })
          const attacker = defends(modifier) ? '1' : '0'
          const landed = defends(modifier) ? { groundForce: 4 } : units
          return invasionOdds(viewOf(g), attacker, { cell: CELL, planet: PLANET, units: landed })!.win
        },
      ),
  },
]

/** Bots judge rounds as they go on, not the first one. */
const lasting = (modifier: CombatModifier, rollFor: RollFor) =>
  modifier.ofEnemy === 'inFirstRound' ? [] : rolling(modifier, rollFor)

const bots: readonly Place<CombatModifier>[] = [
  {
    name: 'bots on fleets',
    seen: (row, modifier) =>
      each(lasting(modifier, 'space') as ShipKind[], kind => {
        const g = viewOf(meet(row, fleet(FLEET), fleet(FLEET)))
        const [by, against] = isOfEnemy(modifier) ? ['1', '0'] : ['0', '1']
        return fleetForce(g, by!, CELL, { ships: { [kind]: 3 }, damaged: {} }, true, against).hits
      }),
  },
  {
    name: 'bots on troops',
    seen: (row, modifier) =>
      each(
        lasting(modifier, 'invasion').filter(kind => kind === 'groundForce'),
        () => {
          const g = viewOf(meet(row, { planets: { [PLANET]: { groundForce: 3, pds: 1 } } }))
          const [by, against] = isOfEnemy(modifier) ? ['1', '0'] : ['0', '1']
          const attacking = !defends(modifier)
          return troopForce(g, by!, { cell: CELL, planet: PLANET, attacking, against: against! }, 3).hits
        },
      ),
  },
  {
    name: 'bots on PDS',
    seen: (row, modifier) =>
      each(lasting(modifier, 'pds'), () =>
        isOfEnemy(modifier)
          ? pdsHits(viewOf(meet(row, fleet(FLEET), hasAfar(modifier))), '0', CELL)
          : pdsHits(viewOf(meet(row, hasAfar(modifier), fleet(FLEET))), '1', CELL),
      ),
  },
  {
    name: 'bots on bombardment',
    seen: (row, modifier) =>
      each(isOfEnemy(modifier) ? [] : (lasting(modifier, 'bombardment') as ShipKind[]), kind =>
        landingOdds(viewOf(meet(row, {}, { planets: { [PLANET]: { groundForce: 6 } } })), '0', {
          cell: CELL,
          planet: PLANET,
          troops: 4,
          bombers: { [kind]: 1 },
        }),
      ),
  },
]

// Ships.

const move = (kind: ShipKind, from: string, more: object = {}) => [{ from, ship: kind, count: 1, ...more }]
/** From the home of Ada towards the middle. */
const WAY = ['2-00', '1-00', '0-00']
const carriers = (units: readonly ShipKind[]) => units.filter(carriesAll)

const PLACES: { readonly [N in Modifier['number']]: readonly Place<Of<N>>[] } = {
  combat: [...(Object.keys(ROLLS) as RollFor[]).map(rolled), ...forecasts, ...bots],
  barrageDice: [
    {
      name: 'dice',
      seen: (row, { units }) =>
        each(
          units,
          kind =>
            roll(
              { g: meet(row, {}), random: always(1) },
              { [kind]: 1 },
              {
                seat: '0',
                against: '1',
                cell: CELL,
                rollFor: 'barrage',
                attacking: true,
              },
            ).groups[0]!.dice.length,
        ),
    },
    {
      name: 'forecast',
      seen: (row, { units }) =>
        each(units, kind => {
          const g = meet(row, fleet({ [kind]: 3 }), fleet({ fighter: 9 }))
          return spaceOdds(viewOf(g), '0', CELL)[0]!.win
        }),
    },
  ],
  movement: [
    {
      name: 'orders',
      seen: (row, { units, set }) =>
        each(units, kind => {
          // A bonus is seen on what moves by itself.
          const technologies: TechnologyId[] =
            kind === 'fighter' && set === undefined ? ['advanced-fighters'] : []
          const g = viewOf(meet(row, { space: { '3-00': { [kind]: 1 } }, technologies }))
          return [
            movementOf(g, '0', kind, '3-00').total,
            WAY.filter(to => isLegal(refuseMoves(g, '0', to, move(kind, '3-00')))),
          ]
        }),
    },
    {
      name: 'composed moves',
      seen: (row, { units, set }) =>
        each(units, kind => {
          const technologies: TechnologyId[] =
            kind === 'fighter' && set === undefined ? ['advanced-fighters'] : []
          const g = viewOf(meet(row, { space: { '3-00': { [kind]: 1 } }, technologies }))
          return WAY.map(to =>
            sourcesOf(g, '0', to)[0]?.stacks.map(({ steps, isInReach }) => [steps, isInReach]),
          )
        }),
    },
  ],
  capacity: [
    {
      name: 'orders',
      seen: (row, { units }) =>
        each(units, kind => {
          const planets = { [PLANET]: { groundForce: 20 } }
          const g = viewOf(meet(row, { planets, space: { [CELL]: { [kind]: 1 } } }))
          const loads = (groundForce: number) =>
            move(kind, CELL, { load: [{ at: CELL, planet: PLANET, units: { groundForce } }] })
          return most(n => isLegal(refuseMoves(g, '0', '1-01', loads(n))))
        }),
    },
    {
      name: 'composed moves',
      seen: (row, { units }) =>
        each(units, kind => {
          const g = viewOf(meet(row, { space: { [CELL]: { [kind]: 1 } } }))
          return roomWished(g, '0', CELL, { ...NOTHING, ships: { [kind]: 1 } })
        }),
    },
    {
      // Nobody has a technology of a race yet. [TI-47.06]
      name: 'early turns',
      seen: (row, { units }, from) =>
        each(isIn(TECHNOLOGIES, from) && TECHNOLOGIES[from].race ? [] : units, kind => {
          const { all, troops } = roomOf(viewOf(meet(row, {})), '0', { [kind]: 1 })
          return all + troops
        }),
    },
    {
      name: 'Fighters',
      seen: (row, { units }) =>
        each(carriers(units), kind => fighterCapacityOf(meet(row, fleet({ [kind]: 1 })), CELL, '0').total),
    },
  ],
  sustains: [
    {
      name: 'hits',
      seen: (row, { units }) =>
        each(units, kind => {
          const g = meet(row, fleet({ [kind]: 2 }))
          return capacityForHits(g, '0', g.space[CELL]!['0']!)
        }),
    },
    {
      name: 'mines',
      seen: (row, { units }) =>
        each(units, kind => {
          const g = meet(row, fleet({ [kind]: 1 }), {}, one => {
            one.mines = { [CELL]: ['1'] }
          })
          const ships = { ships: { [kind]: 1 }, damaged: {}, laden: {} }
          mineRules.steps.mines({ g, random: always(10) }, { do: 'mines', seat: '0', cell: CELL, ships })
          return g.space[CELL]?.['0']?.ships[kind]
        }),
    },
    {
      name: 'forecast',
      seen: (row, { units }) =>
        each(
          units,
          kind => spaceOdds(viewOf(meet(row, fleet({ [kind]: 3 }), fleet(FLEET))), '0', CELL)[0]!.win,
        ),
    },
    {
      name: 'bots',
      seen: (row, { units }) =>
        each(units, kind => {
          const g = viewOf(meet(row, {}))
          return fleetForce(g, '0', CELL, { ships: { [kind]: 3 }, damaged: {} }, true).lives
        }),
    },
  ],
  mineRolls: [
    {
      name: 'dice',
      seen: row => {
        const g = meet(row, fleet({ cruiser: 1 }), {}, one => {
          one.mines = { [CELL]: ['1'] }
        })
        const ships = { ships: { cruiser: 1 }, damaged: {}, laden: {} }
        mineRules.steps.mines({ g, random: always(9) }, { do: 'mines', seat: '0', cell: CELL, ships })
        return g.space[CELL]?.['0']?.ships.cruiser
      },
    },
    {
      name: 'forecast',
      seen: row => {
        const g = meet(row, fleet(FLEET), fleet(FLEET), one => {
          one.mines = { [CELL]: ['1'] }
        })
        return spaceOdds(viewOf(g), '0', CELL, FLEET)[0]!.win
      },
    },
  ],
  cost: [
    {
      name: 'price of a unit',
      seen: (row, { units }) => each(units, kind => costOf(meet(row, {}), '0', kind).total),
    },
    {
      name: 'production',
      seen: (row, { units }) => each(units, kind => priceAt(meet(row, {}), '0', { [kind]: 1 })),
    },
  ],
  production: [
    {
      name: 'on planets',
      seen: row =>
        productionLimitOf(meet(row, { planets: { [PLANET]: { spaceDock: 1 } } }), '0', PLANET).total,
    },
    {
      name: 'in space',
      seen: row =>
        productionLimitOf(
          meet(row, {}, {}, g => {
            g.docks = { [CELL]: [{ by: '0', since: 0 }] }
          }),
          '0',
          CELL,
        ).total,
    },
  ],
  productionResources: [{ name: 'production', seen: row => priceAt(meet(row, {}), '0', { cruiser: 2 }) }],
  floatingProduction: [
    { name: 'of one', seen: row => floatingLimitOf(meet(row, {}), '0').total },
    {
      name: 'of two',
      seen: row =>
        productionLimitOf(
          meet(row, {}, {}, g => {
            g.docks = { [CELL]: Array(2).fill({ by: '0', since: 0 }) }
          }),
          '0',
          CELL,
        ).total,
    },
  ],
  floatingFighters: [
    { name: 'of one', seen: row => floatingSupportOf(meet(row, {}), '0').total },
    {
      name: 'in a system',
      seen: row =>
        fighterCapacityOf(
          meet(row, {}, {}, g => {
            g.docks = { [CELL]: Array(2).fill({ by: '0', since: 0 }) }
          }),
          CELL,
          '0',
        ).total,
    },
  ],
  floatingSteps: [
    { name: 'steps', seen: row => floatingStepsOf(meet(row, {}), '0', '2-01').total },
    { name: 'ways', seen: row => dockWay(viewOf(meet(row, {})), '0', '2-01', '0-00') },
    {
      name: 'composed moves',
      seen: row => {
        const g = meet(row, { space: { '2-01': { cruiser: 1 } } }, {}, one => {
          one.docks = { '2-01': [{ by: '0', since: 0 }] }
        })
        return sourcesOf(viewOf(g), '0', '0-00')[0]!.stacks.find(({ kind }) => kind === 'spaceDock')
      },
    },
  ],
  fleetSupply: [
    {
      name: 'limit of a system',
      seen: row => shipsInExcess(meet(row, { ...fleet({ cruiser: 8 }), counters: { fleet: 4 } }), CELL, '0'),
    },
  ],
  pdsRange: [
    {
      name: 'fire',
      seen: row => pdsInRange(viewOf(meet(row, { planets: { abyz: { pds: 2 } } })), '0', CELL),
    },
    {
      name: 'forecast',
      seen: row => {
        const g = meet(row, { ...fleet(FLEET), planets: { abyz: { pds: 2 } } }, fleet(FLEET))
        return spaceOdds(viewOf(g), '1', CELL)[0]!.win
      },
    },
    { name: 'bots', seen: row => pdsHits(viewOf(meet(row, { planets: { abyz: { pds: 2 } } })), '1', CELL) },
  ],
  passes: [
    {
      name: 'orders',
      seen: (row, { anomaly }) => {
        const tile = {
          asteroidField: 'asteroid-field-2',
          ionStorm: 'ion-storm-1',
          supernova: 'supernova-2',
        } as const
        const closed = tile[anomaly as keyof typeof tile]
        const g = viewOf(
          meet(row, { space: { '2-01': { cruiser: 1 } } }, {}, one => {
            one.galaxy.tiles = { ...one.galaxy.tiles, '1-00': closed, '1-01': closed }
          }),
        )
        return [
          isLegal(refuseMoves(g, '0', '0-00', move('cruiser', '2-01'))),
          reachOf(g, '0', '0-00', 2).get('2-01'),
        ]
      },
    },
  ],
  hitsTaken: [
    {
      name: 'hits of a round',
      seen: row => {
        const g = meet(row, {})
        g.volleys = [
          {
            seat: '1',
            against: '0',
            rollFor: 'space',
            groups: [{ unit: 'cruiser', needed: 1, dice: [9, 9, 9] }],
          },
        ]
        return hitsOn(g, '0').total
      },
    },
  ],
  statusCounters: [{ name: 'status phase', seen: row => statusCountersOf(meet(row, {}), '0').total }],
  statusCards: [{ name: 'status phase', seen: row => statusCardsOf(meet(row, {}), '0').total }],
  tradeIncome: [
    {
      name: 'income',
      seen: row =>
        tradeIncomeOf(meet(row, { contracts: ['1', null] }, { contracts: ['0', null] }), '0').total,
    },
  ],
  votes: [{ name: 'votes', seen: row => votesOf(meet(row, { planets: { [PLANET]: {} } }), '0').total }],
  technologyPrice: [
    {
      name: 'price',
      seen: (row, { colour }) => {
        const { id } = Object.values(TECHNOLOGIES).find(one => one.colour === colour && one.set === 'base')!
        return technologyPrice(meet(row, {}), '0', id, 8).total
      },
    },
  ],
}

describe('twilight-imperium-3: numbers that data changes', () => {
  const seenOf: Set<string> = new Set()

  for (const row of ROWS) {
    const { from, modifier } = row
    it(`[TI-1.17] has every place hear of ${from}: ${JSON.stringify(modifier)}`, () => {
      let heard = 0
      for (const { name, seen } of PLACES[modifier.number] as readonly Place<Modifier>[]) {
        const without = seen(undefined, modifier, from)
        const with_ = seen(row, modifier, from)
        if (without === undefined && with_ === undefined) continue
        heard++
        seenOf.add(`${modifier.number}: ${name}`)
        const pairs = (value: unknown) => (Array.isArray(value) ? value : [value])
        const [before, after] = [pairs(without), pairs(with_)]
        if (Array.isArray(without) && Array.isArray(without[0]))
          for (const [i, one] of after.entries()) expect(one, name).to.not.deep.equal(before[i])
        else expect(after, name).to.not.deep.equal(before)
      }
      expect(heard).to.be.above(0)
    })
  }

  it('[TI-1.17] has no place that no row reaches', () => {
    const all = Object.entries(PLACES).flatMap(([number, places]) =>
      places.map(({ name }) => `${number}: ${name}`),
    )
    expect([...seenOf].toSorted()).to.deep.equal(all.toSorted())
  })

  it('[TI-9.10, TI-15.09] gives room by technologies to troops alone, as ships that carry nothing else are asked', () => {
    const capacities = ROWS.flatMap(({ modifier }) => (modifier.number === 'capacity' ? [modifier] : []))
    for (const { units, only } of capacities)
      for (const kind of units)
        for (const cargo of [...CARGO_KINDS, 'fighter' as const])
          expect(hasRoomFor(kind, cargo), `${kind}, ${cargo}`).to.equal(
            only === undefined || (only as readonly string[]).includes(cargo),
          )
    expect(capacityOf(meet(undefined, {}), '0', 'carrier').total).to.equal(UNITS.carrier.capacity)
  })
})
