/** The status phase: objectives are claimed, counters laid anew. */
import { OBJECTIVES } from '../data/index.ts'
import { totalOf } from '../rules/counts.ts'
import { type Claim, someClaims } from '../rules/objectives/claims.ts'
import { AREAS, type Area, type Counts } from '../state.ts'
import { areasFor, spreadOf, totalOnSheet } from './counters.ts'
import { bestOf, type Outlook } from './outlook.ts'
import { isLasting, isPaid, pointsFor } from './worth.ts'

/** What is claimed. Planets are refreshed right after: what they pay costs nothing. */
export function claimsOf(outlook: Outlook): Claim[] {
  const { view, seat, point, skill } = outlook
  const goal = view.options.victoryPoints
  const worth = (claims: readonly Claim[]) => {
    const points = claims.reduce((sum, { objective }) => sum + pointsFor(objective), 0)
    const wins = view.players[seat]!.points + points >= goal ? 1000 : 0
    const cost = claims.reduce(
      (sum, { payment, counters }) => sum + (payment?.tradeGoods ?? 0) * 0.9 + totalOf(counters) * 2.2,
      0,
    )
    // What is paid for has to be saved for again; technologies can be claimed later, too.
    const conditions = claims.map(({ objective }) => OBJECTIVES[objective]!.condition)
    const order = (conditions.some(isPaid) ? 2 : 0) - (conditions.some(isLasting) ? 1 : 0)
    return points * point - cost + wins + order * skill.foresight
  }
  return bestOf(outlook, someClaims(view, seat), worth)?.option ?? []
}

export function redistributionOf(outlook: Outlook): { counters: Counts<Area> } {
  const wanted = areasFor(outlook, totalOnSheet(outlook))
  return {
    counters: Object.fromEntries(AREAS.flatMap(area => (wanted[area] > 0 ? [[area, wanted[area]]] : []))),
  }
}

/** Bonus Counters are worth more as Command Counters, but for whoever saves trade goods. */
export function bonusOf(
  outlook: Outlook,
  count: number,
  counters: number,
): { tradeGoods: number; counters: Counts<Area> } {
  const { wanted, me } = outlook
  const saves = wanted.some(id => {
    const { condition } = OBJECTIVES[id]!
    return (
      condition.kind === 'spend' &&
      'tradeGoods' in condition &&
      me.tradeGoods + 3 >= (condition.tradeGoods ?? 0)
    )
  })
  const goods = saves && outlook.skill.saves ? count : Math.max(0, count - counters)
  return { tradeGoods: goods, counters: spreadOf(outlook, count - goods) }
}
