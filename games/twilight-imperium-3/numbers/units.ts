/** What units cost, how far they go, what they carry. Section 9. */
import { ref, type SeatId, type Sum, sumOf } from '../../kit/index.ts'
import { type Cell, type LeaderId, type ShipKind, UNITS, type UnitKind } from '../data/index.ts'
import { tileAt } from '../galaxy/map.ts'
import { line } from '../line.ts'
import type { TiView } from '../state.ts'
import { HIGH_ALERT, highAlertOf } from './high-alert.ts'
import { isLaw } from './laws.ts'
import { leaderSteps } from './leaders.ts'
import { hasTechnology, type InForce, modifiersOf, part, setTo, simpleSum, term } from './modifiers.ts'

type Players = InForce

/** Resources for one piece, or for the pair where two are bought at once. [TI-20.04] */
export function costOf(g: Players, seat: SeatId, kind: UnitKind): Sum {
  const terms = [term(ref('unit', kind), UNITS[kind].cost ?? 0)]
  for (const { source, modifier } of modifiersOf(g, seat, 'cost'))
    if (modifier.units.includes(kind))
      terms.push(
        modifier.set === undefined ? term(source, modifier.amount ?? 0) : setTo(terms, source, modifier.set),
      )
  return sumOf(terms, 0)
}

/** Units that the cost buys. [TI-20.04] */
export const perCostOf = (g: Pick<TiView, 'laws'>, kind: UnitKind): number =>
  isLaw(g, 'regulated-conscription') || (kind === 'fighter' && isLaw(g, 'fighter-tax'))
    ? 1
    : (UNITS[kind].perCost ?? 1)

/** Steps that a ship can go from this system, with these leaders aboard. [TI-15.02, TI-6.03, TI-52.10] */
export function movementOf(
  g: Players & Pick<TiView, 'galaxy'>,
  seat: SeatId,
  kind: ShipKind,
  from: Cell,
  leaders: readonly LeaderId[] = [],
): Sum {
  const terms = [term(ref('unit', kind), UNITS[kind].movement)]
  for (const { source, modifier } of modifiersOf(g, seat, 'movement')) {
    if (!modifier.units.includes(kind)) continue
    if (modifier.unless !== undefined && hasTechnology(g, seat, modifier.unless)) continue
    // What does not move by itself is not made faster. [TI-15.09]
    if (modifier.set === undefined && sumOf(terms).total === 0) continue
    terms.push(
      modifier.set === undefined ? term(source, modifier.amount ?? 0) : setTo(terms, source, modifier.set),
    )
  }
  terms.push(...leaderSteps(kind, leaders))
  if (sumOf(terms).total > 0 && highAlertOf(g, seat) === from)
    terms.push(term(ref('strategyCard', HIGH_ALERT), 1))
  const { total } = sumOf(terms)
  if (total > 1 && tileAt(g.galaxy, from)?.anomaly === 'nebula')
    terms.push(part(line('sum.nebula'), 1 - total))
  return sumOf(terms, 0)
}

/** Whether a ship can be damaged instead of destroyed: by technology, or by Enhanced Armor. [TI-9.20, TI-36.12] */
export const sustains = (g: Players, seat: SeatId, kind: ShipKind): boolean =>
  UNITS[kind].sustainsDamage === true ||
  modifiersOf(g, seat, 'sustains').some(({ modifier }) => modifier.units.includes(kind))

/** Units that a ship carries. [TI-9.10] */
export function capacityOf(g: Players, seat: SeatId, kind: ShipKind): Sum {
  return simpleSum(
    [term(ref('unit', kind), UNITS[kind].capacity)],
    modifiersOf(g, seat, 'capacity').filter(({ modifier }) => modifier.units.includes(kind)),
  )
}

/** Ships that only have room for troops carry neither fighters nor PDS. [TI-15.09] */
export const carriesAll = (kind: ShipKind): boolean => UNITS[kind].capacity > 0

/** Ships in a system that Fleet Supply allows. [TI-8.06] */
export function fleetSupplyOf(g: Players, seat: SeatId, cell: Cell): Sum {
  return simpleSum(
    [part(line('sum.fleetSupply'), g.players[seat]!.counters.fleet)],
    modifiersOf(g, seat, 'fleetSupply').filter(({ effect }) => (effect?.cell ?? cell) === cell),
  )
}

/** How far beyond their own system PDS fire. [TI-16.02] */
export const pdsRangeOf = (g: Players, seat: SeatId): Sum => simpleSum([], modifiersOf(g, seat, 'pdsRange'))

/** Whether a player may build or gain this kind at all. [TI-9.03] */
export function mayBuild(g: Players, seat: SeatId, kind: UnitKind): boolean {
  const { cost, needsTechnology } = UNITS[kind]
  return cost !== undefined && (needsTechnology === undefined || hasTechnology(g, seat, needsTechnology))
}
