/** How good a moment is for a seat, against the best of the others. */
import type { SeatId } from '../../kit/index.ts'
import { goodsOf, kindOf } from '../rules/goods.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { RaceState } from '../state.ts'
import { goodValue, outlookOf } from './outlook.ts'
import { VETERAN } from './skill.ts'
import { prospectsOf } from './worth.ts'

/** A lead by so many VP is worth nearly three quarters of a victory. */
const LEAD = 6

/** Half of what counts at the end is the victory itself, the other half by how much. */
const VICTORY = 0.5

/** VP of a seat, with those that its tableau, goods and cards are going to bring. */
function standing(g: RaceState, seat: SeatId): number {
  const outlook = outlookOf(g, seat, VETERAN)
  const { me, card } = outlook
  let worth = scoreOf(g, seat).total + me.hand.length * card
  for (const uid of me.tableau) worth += prospectsOf(outlook, uid)
  for (const good of goodsOf(me)) worth += goodValue(outlook, kindOf(good))
  return worth
}

const share = (lead: number) => 1 / (1 + Math.exp(-lead / LEAD))

/** From 0, lost for certain, to 1. */
export function estimate(g: RaceState, seat: SeatId): number {
  const others = g.order.filter(one => one !== seat)
  if (!g.outcome) return share(standing(g, seat) - Math.max(...others.map(one => standing(g, one))))
  const { winners, scores } = g.outcome
  const lead = scores![seat]! - Math.max(...others.map(one => scores![one]!))
  const won = winners.includes(seat) ? 1 / winners.length : 0
  return VICTORY * won + (1 - VICTORY) * share(lead)
}
