/** Units with the numbers that they have for the reader now. */
import {
  type BookEntry,
  type KeysOf,
  type Line,
  type Params,
  type Ref,
  ref,
  type SeatId,
  type Sum,
} from '../../kit/index.ts'
import { SHIP_KINDS, type ShipKind, UNIT_KINDS, UNITS, type UnitKind } from '../data/index.ts'
import { combatValue, diceOf, type RollFor, type Situation } from '../numbers/combat.ts'
import {
  floatingLimitOf,
  floatingStepsOf,
  floatingSupportOf,
  hasFloatingDocks,
} from '../numbers/floating-docks.ts'
import { hasTechnology } from '../numbers/modifiers.ts'
import { dockLimitOf } from '../numbers/planets.ts'
import {
  capacityOf,
  carriesAll,
  costOf,
  movementOf,
  pdsRangeOf,
  perCostOf,
  sustains,
} from '../numbers/units.ts'
import { unitsOnMap } from '../rules/limits.ts'
import type { TiView } from '../state.ts'
import { type Book, line } from './line.ts'

/** No system in particular: what holds in one of them only does not count. */
const ANYWHERE = ''

const isShip = (kind: UnitKind): kind is ShipKind => (SHIP_KINDS as readonly UnitKind[]).includes(kind)

/** Kinds that this table has. */
export const unitsIn = ({ options }: TiView): UnitKind[] =>
  UNIT_KINDS.filter(kind => kind !== 'shockTroop' || options.shockTroops)

const says = (key: KeysOf<Book['unit']>, params?: Params): Line => line(`book.unit.${key}`, params)

export const unitEntries = (view: TiView, reader: SeatId, isSeated: boolean): BookEntry[] =>
  unitsIn(view).map(kind => unitEntry(view, reader, kind, isSeated))

function unitEntry(view: TiView, reader: SeatId, kind: UnitKind, isSeated: boolean): BookEntry {
  const told = [
    costs(view, reader, kind),
    ...(UNITS[kind].combat === undefined ? [] : [fights(view, reader, kind)]),
    ...(isShip(kind) ? [sails(view, reader, kind)] : []),
    ...(kind === 'pds' ? [fires(view, reader)] : []),
    ...(kind === 'spaceDock' ? [builds(view, reader)] : []),
  ]
  const sources = [...new Set(told.flatMap(({ sums }) => sums.flatMap(sourcesOf)))].filter(
    source => source !== ref('unit', kind),
  )
  return {
    ref: ref('unit', kind),
    also: isShip(kind) ? [ref('berth', kind)] : [],
    says: [
      ...told.flatMap(({ lines }) => lines),
      ...(sources.length > 0 ? [says('changed', { sources })] : []),
      ...(isSeated ? [onMap(view, reader, kind)] : []),
    ],
  }
}

/** What is said of a unit, and the numbers that it comes from. */
interface Told {
  lines: Line[]
  sums: Sum[]
}

/** What has changed a number, by its parts. */
const sourcesOf = ({ terms }: Sum): Ref[] =>
  terms.flatMap(({ label }) => (label.key === 'sum.source' ? [label.params!.source as Ref] : []))

function costs(view: TiView, reader: SeatId, kind: UnitKind): Told {
  const { cost, needsTechnology } = UNITS[kind]
  if (cost === undefined) return { lines: [says('notBuilt')], sums: [] }
  const price = costOf(view, reader, kind)
  const units = perCostOf(view, kind)
  const isLocked = needsTechnology !== undefined && !hasTechnology(view, reader, needsTechnology)
  return {
    lines: [
      units > 1
        ? says('pair', { count: price.total, units: line(`units.${kind}`, { count: units }) })
        : says('cost', { count: price.total }),
      ...(isLocked ? [says('locked', { technology: ref('technology', needsTechnology) })] : []),
    ],
    sums: [price],
  }
}

const situation = (seat: SeatId, rollFor: RollFor, attacking = false): Situation => ({
  seat,
  cell: ANYWHERE,
  rollFor,
  attacking,
})

function fights(view: TiView, reader: SeatId, kind: UnitKind): Told {
  const rollFor = kind === 'pds' ? 'pds' : isShip(kind) ? 'space' : 'invasion'
  const defending = combatValue(view, kind, situation(reader, rollFor))
  const attacking = combatValue(view, kind, situation(reader, rollFor, true))
  const dice = diceOf(view, kind, situation(reader, rollFor)).total
  const value = defending.total
  return {
    lines: [
      dice === 1 ? says('combat', { value }) : says('combatDice', { value, dice }),
      ...(attacking.total !== value ? [says('attacks', { value: attacking.total })] : []),
    ],
    sums: [defending, attacking],
  }
}

function sails(view: TiView, reader: SeatId, kind: ShipKind): Told {
  const movement = movementOf(view, reader, kind, ANYWHERE)
  const room = capacityOf(view, reader, kind)
  const barrage = diceOf(view, kind, situation(reader, 'barrage'))
  const aim = combatValue(view, kind, situation(reader, 'barrage'))
  const hasBarrage = kind === 'destroyer'
  return {
    lines: [
      movement.total > 0 ? says('movement', { count: movement.total }) : says('carried'),
      ...(room.total > 0 ? [says(carriesAll(kind) ? 'capacity' : 'troops', { count: room.total })] : []),
      ...(sustains(view, reader, kind) ? [says('sustains')] : []),
      ...(UNITS[kind].bombards ? [says('bombards')] : []),
      ...(hasBarrage ? [says('barrage', { count: barrage.total, value: aim.total })] : []),
    ],
    sums: [movement, room, ...(hasBarrage ? [barrage, aim] : [])],
  }
}

function fires(view: TiView, reader: SeatId): Told {
  const range = pdsRangeOf(view, reader)
  return {
    lines: [
      range.total > 0 ? says('range', { count: range.total }) : says('noRange'),
      says('perPlanet', { count: UNITS.pds.perPlanet! }),
    ],
    sums: [range],
  }
}

function builds(view: TiView, reader: SeatId): Told {
  const support = floatingSupportOf(view, reader)
  if (!hasFloatingDocks(view, reader)) {
    const limit = dockLimitOf(view, reader)
    return {
      lines: [
        says('builds', { count: limit.total }),
        says('supports', { count: UNITS.spaceDock.supports! }),
        says('perPlanet', { count: UNITS.spaceDock.perPlanet! }),
      ],
      sums: [limit],
    }
  }
  const limit = floatingLimitOf(view, reader)
  const steps = floatingStepsOf(view, reader, ANYWHERE)
  return {
    lines: [
      says('floats', { steps: steps.total, count: limit.total }),
      says('supports', { count: support.total }),
    ],
    sums: [limit, steps, support],
  }
}

function onMap(view: TiView, reader: SeatId, kind: UnitKind): Line {
  const { pieces, hasCounters } = UNITS[kind]
  const count = unitsOnMap(view, reader, kind)
  return hasCounters || kind === 'shockTroop' ? says('onMapAny', { count }) : says('onMap', { count, pieces })
}
