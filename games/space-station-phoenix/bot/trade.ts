/** Transactions in a prospect, each the best at that moment. Section 9. */
import { settleIn } from './deeds.ts'
import {
  GOLD,
  gemWorth,
  type Mind,
  metalNeed,
  metalWorth,
  pairNeed,
  pairWorth,
  residentWorth,
  type Times,
} from './measures.ts'
import { bestHome } from './picks.ts'
import type { Prospect } from './prospect.ts'

/** Makes up to `count` transactions, each the best at that moment, and returns what they brought. */
export function trade(p: Prospect, mind: Mind, count: number, times: Times): number {
  let brought = 0
  const gem = gemWorth(p, times)
  for (let n = count; n > 0; n--) {
    let species = -1
    let home = -1
    let worth = 0
    let needsPair = false
    for (let s = 0; s <= GOLD; s++) {
      if (p.supply[s]! < 1) continue
      const price = s === GOLD ? Math.max(0, 1 - p.goldDiscount) : 0
      if (p.gem < price) continue
      const best = bestHome(p, s, times)
      if (best.at < 0) continue
      const here = best.worth + residentWorth(p, mind, s) - price * gem
      needsPair = true
      if (here > worth) {
        species = s
        home = best.at
        worth = here
      }
    }
    if (species >= 0 && p.food >= 1 && p.water >= 1) {
      if (species === GOLD) p.gem -= Math.max(0, 1 - p.goldDiscount)
      p.food -= 1
      p.water -= 1
      settleIn(p, species, home)
      brought += worth
      continue
    }
    const step = fetch(p, needsPair, n, worth, times)
    if (step < 0) break
    brought += step
  }
  return brought
}

/** Swaps or buys what is missing; returns what that brings, or -1 where nothing is worth it. */
function fetch(p: Prospect, needsPair: boolean, n: number, worth: number, times: Times): number {
  const gem = gemWorth(p, times)
  if (needsPair && n >= 2 && (p.food >= 1 || p.water >= 1 || n >= 3)) {
    const missing = p.food < 1 ? 'food' : 'water'
    const other = missing === 'food' ? 'water' : 'food'
    if (p[other] >= 3) {
      p[other] -= 2
      p[missing] += 1
      return 0.1
    }
    if (p.metal >= metalNeed(p, times) + 2) {
      p.metal -= 2
      p[missing] += 1
      return 0.1
    }
    if (p.gem >= 3 && worth - 1.2 > 3 * gem) {
      p.gem -= 3
      p[missing] += 1
      return 0.1
    }
  }
  const kinds = ['food', 'water', 'metal'] as const
  const need = pairNeed(p, times)
  const price = {
    food: pairWorth(p.food, p.water, need),
    water: pairWorth(p.water, p.food, need),
    metal: metalWorth(p, times),
  }
  const wanted = kinds.reduce((best, kind) => (price[kind] > price[best] ? kind : best))
  if (p.gem >= 3 && price[wanted] > 3 * gem + 0.15) {
    p.gem -= 3
    p[wanted] += 1
    return price[wanted] - 3 * gem
  }
  for (const kind of kinds) {
    if (kind === wanted || p[kind] < 2 || price[wanted] < 2 * price[kind] + 0.3) continue
    p[kind] -= 2
    p[wanted] += 1
    return price[wanted] - 2 * price[kind]
  }
  return -1
}
