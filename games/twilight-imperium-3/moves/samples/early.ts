/** Purchases and sendings before the first round: by chance, and some for lists. */
import type { Chance, SeatId } from '../../../kit/index.ts'
import { UNITS, type UnitKind } from '../../data/index.ts'
import { countOf } from '../../rules/counts.ts'
import { goodsOf, refusePurchase } from '../../rules/early/buying.ts'
import { refuseSending, type Sending } from '../../rules/early/sending.ts'
import type { Counts, TiView } from '../../state.ts'
import {
  mostBought,
  NOT_SENT,
  proposedPurchase,
  proposedSending,
  sentOf,
  settled,
} from '../composing/early.ts'
import { distinct, isHeads, pick, upTo } from './chance.ts'

/** One, two or as many of each kind as can be paid, and what is proposed. */
export function somePurchases(view: TiView, seat: SeatId): Counts<UnitKind>[] {
  const rows = goodsOf(view, seat).flatMap(kind => {
    const most = mostBought(view, seat, {}, kind)
    return [1, 2, most].filter(count => count > 0 && count <= most).map(count => ({ [kind]: count }))
  })
  return distinct([proposedPurchase(view, seat), {}, ...rows])
}

/** Units one after the other, as long as there is something to pay with, or until it is enough. */
export function anyPurchase(view: TiView, seat: SeatId, random: Chance): Counts<UnitKind> {
  let now: Counts<UnitKind> = {}
  while (isHeads(random, 0.9)) {
    const next = goodsOf(view, seat)
      .map(kind => ({ ...now, [kind]: countOf(now, kind) + (UNITS[kind].perCost ?? 1) }))
      .filter(units => !refusePurchase(view, seat, units))
    if (next.length === 0) break
    now = pick(next, random)!
  }
  return now
}

/** Everything that one more unit could do. */
const steps = (view: TiView, seat: SeatId, now: Sending): Sending[] =>
  sentOf(view, seat, now).flatMap(({ value, max, to }) => (value < max ? [to(value + 1)] : []))

const MANY = 24

/** Unit by unit, until it is enough. */
export function anySending(view: TiView, seat: SeatId, random: Chance): Sending {
  let now = NOT_SENT
  for (let left = upTo(MANY, random); left > 0; left--) {
    const next = pick(steps(view, seat, now), random)
    if (!next) break
    now = next
  }
  return settled(view, seat, now)
}

/** What is proposed, nothing more than must leave, and everything that one unit more could do beside either. */
export function someSendings(view: TiView, seat: SeatId): Sending[] {
  const proposed = proposedSending(view, seat)
  const least = settled(view, seat, NOT_SENT)
  const beside = [proposed, least].flatMap(one => steps(view, seat, one))
  return distinct([proposed, least, ...beside].filter(one => !refuseSending(view, seat, one)))
}
