/** What would be lost or wasted by a move that is allowed all the same. */
import { type Line, ref, type SeatId } from '../../../kit/index.ts'
import { type Cell, idsOf } from '../../data/index.ts'
import { line } from '../../line.ts'
import { capacityOf, carriesAll, costOf, fleetSupplyOf, perCostOf } from '../../numbers/units.ts'
import { countOf, kindsIn, totalOf } from '../../rules/counts.ts'
import { fightersLost, shipsInExcess } from '../../rules/limits.ts'
import { paidWith, payments } from '../../rules/payment.ts'
import { ownerOf, unitsOn } from '../../rules/planets.ts'
import { enemiesIn, fleetOf, fleetsOf, nonFighters, shipsOf } from '../../rules/space.ts'
import type { Redistribution } from '../../rules/status-phase.ts'
import { isOfShips } from '../../rules/tactical/draft.ts'
import { priceOf } from '../../rules/tactical/production.ts'
import { haveAgreement } from '../../rules/trade/agreements.ts'
import { withCards } from '../../rules/windows/draft.ts'
import { systemRef, unitsLine } from '../../rules/words.ts'
import { AREAS, type TiView } from '../../state.ts'
import type { Payment, Production, Value } from '../../state-plans.ts'
import { groundIn } from './sources.ts'
import { afterMoves, isEmptyPlan, type Planned } from './turn.ts'

/** What a planned action loses or wastes. */
export function planWarnings(view: TiView, seat: SeatId, { cell, plan }: Planned): Line[] {
  const before = withCards(view, seat, plan.cards)
  const after = afterMoves(before, seat, cell, plan.moves)
  if (after === before && plan.moves.length > 0) return []
  return [
    ...(isEmptyPlan(before, seat, { cell, plan }) ? [line('warn.empty')] : []),
    ...fightersLeft(
      before,
      after,
      seat,
      plan.moves.map(({ from }) => from),
    ),
    ...roomUnused(before, after, seat, { cell, plan }),
    ...planetsBared(before, after, seat),
    ...agreementsBroken(after, seat, cell, plan.landings ?? {}),
    ...productionWarnings(after, seat, plan.produce),
  ]
}

/** Fighters that nothing carries any more where ships left. [TI-9.12] */
const fightersLeft = (before: TiView, after: TiView, seat: SeatId, from: readonly Cell[]): Line[] =>
  [...new Set(from)].flatMap(cell => {
    const lost = fightersLost(after, cell, seat) - fightersLost(before, cell, seat)
    return lost > 0
      ? [line('warn.fighters', { units: unitsLine({ fighter: lost }), system: systemRef(before, cell) })]
      : []
  })

/** Room that goes empty, while there would be something to take along. */
function roomUnused(before: TiView, after: TiView, seat: SeatId, { plan }: Planned): Line[] {
  const moves = plan.moves.filter(isOfShips)
  const room = moves.reduce((sum, { from, ship, count, laden, load = [] }) => {
    const aboard = laden === undefined ? 0 : totalOf(fleetOf(before, from, seat).laden[laden]?.cargo)
    const taken = load.reduce((all, { units }) => all + totalOf(units), 0)
    return sum + count * capacityOf(before, seat, ship).total - aboard - taken
  }, 0)
  if (room <= 0) return []
  const holds = moves.some(({ ship }) => carriesAll(ship))
  const left = [...new Set(moves.map(({ from }) => from))].reduce((sum, from) => {
    const troops = groundIn(after, seat, from).reduce(
      (all, { kind, there }) => all + (kind === 'groundForce' ? there - 1 : 0),
      0,
    )
    return sum + troops + (holds ? countOf(shipsOf(after, from, seat), 'fighter') : 0)
  }, 0)
  return left > 0 ? [line('warn.room', { count: Math.min(room, left) })] : []
}

/** Own planets that lose their last Ground Force. */
const planetsBared = (before: TiView, after: TiView, seat: SeatId): Line[] =>
  idsOf(before.planets)
    .filter(
      planet =>
        ownerOf(before, planet) === seat &&
        countOf(unitsOn(before, planet), 'groundForce') > 0 &&
        countOf(unitsOn(after, planet), 'groundForce') === 0,
    )
    .map(planet => line('warn.bare', { planet: ref('planet', planet) }))

/** Partners that would be attacked. [TI-28.16] */
function agreementsBroken(view: TiView, seat: SeatId, cell: Cell, landings: object): Line[] {
  const attacked = [
    ...enemiesIn(view, cell, seat),
    ...idsOf(landings).flatMap(planet => ownerOf(view, planet) ?? []),
  ]
  return [...new Set(attacked)]
    .filter(other => other !== seat && haveAgreement(view, seat, other))
    .map(other => line('warn.agreement', { seat: ref('seat', other) }))
}

/** Units that are paid in pairs and built alone, and what is paid too much. */
export function productionWarnings(view: TiView, seat: SeatId, production: Production | undefined): Line[] {
  if (!production) return []
  const odd = Object.values(production.docks).flatMap(units =>
    kindsIn(units).filter(kind => {
      const per = perCostOf(view, kind)
      return per > 1 && countOf(units, kind) % per !== 0 && costOf(view, seat, kind).total > 0
    }),
  )
  return [
    ...[...new Set(odd)].map(kind => line('warn.pairs', { unit: ref('unit', kind) })),
    ...paymentWarnings(view, seat, priceOf(view, seat, production), 'resources', production.payment),
  ]
}

/** What a payment wastes beyond what has to be wasted. [TI-7.06] */
export function paymentWarnings(
  view: TiView,
  seat: SeatId,
  price: number,
  value: Value,
  payment: Payment,
): Line[] {
  const paid = paidWith(view, payment, value)
  if (paid <= price) return []
  // Trade goods are kept as long as planets can pay, so that they are no measure.
  const others = payments(view, seat, price, value).filter(one => one.tradeGoods <= payment.tradeGoods)
  const least = Math.min(paid, ...others.map(one => paidWith(view, one, value)))
  return paid > least ? [line('warn.overpaid', { count: paid - price, least: least - price })] : []
}

/** What would be lost where a fleet leaves to. [TI-8.07] */
export function retreatLoss(view: TiView, seat: SeatId, from: Cell, to: Cell): number {
  const ships = nonFighters(shipsOf(view, from, seat)) + nonFighters(shipsOf(view, to, seat))
  return Math.max(0, ships - fleetSupplyOf(view, seat, to).total)
}

/** Ships that Fleet Supply would not allow any more, and counters that do nothing. [TI-8.07, TI-22.02] */
export function redistributionWarnings(
  view: TiView,
  seat: SeatId,
  { counters, scuttle }: Redistribution,
): Line[] {
  const player = view.players[seat]!
  const laid = Object.fromEntries(
    AREAS.map(area => [area, countOf(counters, area)]),
  ) as typeof player.counters
  const space = Object.fromEntries(
    Object.entries(view.space).map(([cell, fleets]) => {
      const lost = scuttle?.ships[cell]?.destroy
      const fleet = fleets[seat]
      if (!lost || !fleet) return [cell, fleets]
      const ships = { ...fleet.ships }
      for (const kind of kindsIn(lost)) ships[kind] = countOf(ships, kind) - countOf(lost, kind)
      return [cell, { ...fleets, [seat]: { ...fleet, ships } }]
    }),
  )
  const after = { ...view, space, players: { ...view.players, [seat]: { ...player, counters: laid } } }
  const lost = fleetsOf(view, seat).flatMap(cell => {
    const count = shipsInExcess(after, cell, seat)
    return count > 0 ? [line('warn.supply', { count, system: systemRef(view, cell) })] : []
  })
  return [...lost, ...(laid.command === 0 ? [line('warn.noCommand')] : [])]
}

/** What a player who passes has not used. */
export function passWarnings(view: TiView, seat: SeatId): Line[] {
  const { command } = view.players[seat]!.counters
  return command > 0 ? [line('warn.counters', { count: command })] : []
}
