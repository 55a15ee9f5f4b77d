/** The status phase: objectives are claimed, counters laid anew. */
import { OBJECTIVES } from '../data/index.ts'
import { totalOf } from '../rules/counts.ts'
import { type Claim, refuseClaims, someClaims } from '../rules/objectives/claims.ts'
import { claimsFreely } from '../rules/strategic/imperial-ii.ts'
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
    const conditions = claims.map(({ objective }) => OBJECTIVES[objective].condition)
    const order = (conditions.some(isPaid) ? 2 : 0) - (conditions.some(isLasting) ? 1 : 0)
    return points * point - cost + wins + order * skill.foresight
  }
  const ways = someClaims(view, seat)
  const best = bestOf(outlook, ways, worth)?.option ?? []
  return claimsFreely(view, seat) ? withAll(outlook, best, ways) : best
}

/** With Imperial II whatever can be claimed beside, and paid with what is left. [TI-33.02] */
function withAll({ view, seat }: Outlook, best: readonly Claim[], ways: readonly Claim[][]): Claim[] {
  const claims = [...best]
  const byPoints = ways.flat().toSorted((one, other) => pointsFor(other.objective) - pointsFor(one.objective))
  for (const claim of byPoints) if (!refuseClaims(view, seat, [...claims, claim])) claims.push(claim)
  return claims
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
    const { condition } = OBJECTIVES[id]
    return (
      condition.kind === 'spend' &&
      'tradeGoods' in condition &&
      me.tradeGoods + 3 >= (condition.tradeGoods ?? 0)
    )
  })
  const goods = saves && outlook.skill.saves ? count : Math.max(0, count - counters)
  return { tradeGoods: goods, counters: spreadOf(outlook, count - goods) }
}
