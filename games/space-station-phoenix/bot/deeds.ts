/** What is done in a prospect: sections 6 to 14, with chance for dice and the best choice taken everywhere. */
import type { Action, Power } from '../components.ts'
import type { Site } from './appraisal.ts'
import {
  buildPrice,
  GOLD,
  gemWorth,
  HUMAN,
  lobbyPrice,
  type Mind,
  metalNeed,
  metalWorth,
  pairNeed,
  pairWorth,
  priceOf,
  residentWorth,
  type Times,
  topOf,
  USES,
} from './measures.ts'
import { bestHome, bestSite, bestTrack, bestWreck, recruitWorth } from './picks.ts'
import { countIn, FREE, GONE, type Prospect, take, USED, work } from './prospect.ts'

export function settleIn(p: Prospect, species: number, at: number): void {
  p.people[species]! += 1
  p.supply[species]! -= 1
  work(p, p.sites[at]!.sector.quarters[p.filled[at]!]!)
  p.filled[at]! += 1
}

/** Pays GEM for a ship and lays them on it. */
export function launch(p: Prospect, at: number): void {
  p.gem -= priceOf(p, at)
  p.hullState[at] = USED
  if (p.hulls[at]!.owner === 'neutral') p.token = false
}

export function wreck(p: Prospect, at: number, bonusMetal: number): void {
  p.hullState[at] = GONE
  p.fleet -= 1
  p.dismantled += 1
  p.metal += (p.hulls[at]!.ship.metal ?? 0) + bonusMetal + p.dismantleMetal
  p.gem += p.dismantleGem
}

export function build(p: Prospect, site: Site, discount: number): void {
  p.metal -= buildPrice(p, site, discount)
  p.sites.push(site)
  p.filled.push(0)
  p.built |= site.bit
}

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

/** Rolls, and collects the best dice up to the cargo. */
export function explore(p: Prospect, mind: Mind, dice: number, cargo: number, times: Times): void {
  const rolled = [0, 0, 0, 0]
  const { faces } = mind.appraisal
  for (let i = 0; i < dice; i++) {
    rolled[faces[Math.floor(mind.chance() * faces.length)]!]! += 1
  }
  collect(p, mind, rolled, cargo, times)
}

/** Collects dice (food, water, metal, Human) up to the cargo. */
export function collect(p: Prospect, mind: Mind, rolled: number[], cargo: number, times: Times): void {
  const need = pairNeed(p, times)
  for (let n = cargo; n > 0; n--) {
    let face = -1
    let worth = -1
    if (rolled[0]! > 0) {
      face = 0
      worth = pairWorth(p.food, p.water, need)
    }
    if (rolled[1]! > 0) {
      const here = pairWorth(p.water, p.food, need)
      if (here > worth) {
        face = 1
        worth = here
      }
    }
    if (rolled[2]! > 0 && metalWorth(p, times) > worth) {
      face = 2
      worth = metalWorth(p, times)
    }
    let home = -1
    if (rolled[3]! > 0) {
      const best = recruitWorth(p, mind, times)
      if (Math.max(1, best.worth) > worth) {
        face = 3
        home = best.worth > 1 ? best.at : -1
      }
    }
    if (face < 0) return
    rolled[face]! -= 1
    if (face === 0) p.food += 1
    else if (face === 1) p.water += 1
    else if (face === 2) p.metal += 1
    else if (home < 0) p.score += 1
    else recruit(p, home)
  }
}

function recruit(p: Prospect, home: number): void {
  p.food -= 1
  p.water -= 1
  p.metal -= 1
  settleIn(p, HUMAN, home)
}

/** Makes up to `advances` advances, each on a track of its own. */
export function lobby(
  p: Prospect,
  mind: Mind,
  advances: number,
  discount: number,
  times: Times,
  but: readonly number[] = [],
): void {
  const advanced = [...but]
  for (let n = 0; n < advances; n++) {
    const { track } = bestTrack(mind, p, discount, times, advanced)
    if (track < 0) return
    p.gem -= lobbyPrice(mind.appraisal, p, track, discount)
    p.levels[track]! += 1
    advanced.push(track)
  }
}

/** The reward of a track, after a ship action of its type. `times` may be a share, for what others do. */
export function reward({ appraisal }: Mind, p: Prospect, track: number, times = 1): void {
  const top = topOf(p, track)
  if (top > 0) take(p, appraisal.rewards[track]![top]!, times)
}

/** What others do brings rewards too, on average. */
export function othersPlay(mind: Mind, p: Prospect): void {
  for (let track = 0; track < 4; track++) reward(mind, p, track, USES[track]! * p.rivals)
}

/** Steps 1 and 2a of income. */
export function collectIncome(p: Prospect): void {
  for (let i = 0; i < p.hullState.length; i++) if (p.hullState[i] === USED) p.hullState[i] = FREE
  p.token = true
  take(p, { gem: p.income.gem, food: p.income.food, water: p.income.water, metal: p.income.metal })
  p.score += p.income.vp
  for (const { gain, per, every = 1, max = Infinity } of p.counted)
    take(p, gain, Math.min(max, Math.floor(countIn(p, per!) / every)))
}

/** Step 2b: every power that is worth it. */
export function usePowers(p: Prospect, mind: Mind, times: Times): void {
  for (const power of p.powers.slice()) usePower(p, mind, power, times)
}

/** Uses a power where it is worth it, or `anyway`. */
export function usePower(p: Prospect, mind: Mind, power: Power, times: Times, anyway = false): void {
  const metal = metalWorth(p, times)
  const need = pairNeed(p, times)
  const price = {
    gem: gemWorth(p, times),
    food: pairWorth(p.food - 1, p.water, need),
    water: pairWorth(p.water - 1, p.food, need),
    metal,
    vp: 1,
  }
  const worth = (bag: { readonly [K in keyof typeof price]?: number }) =>
    (bag.gem ?? 0) * price.gem +
    (bag.food ?? 0) * price.food +
    (bag.water ?? 0) * price.water +
    (bag.metal ?? 0) * price.metal +
    (bag.vp ?? 0)
  switch (power.power) {
    case 'convert':
      if (!affords(p, power.pay) || (!anyway && worth(power.gain) <= worth(power.pay))) return
      take(p, power.pay, -1)
      take(p, power.gain)
      return
    case 'recruitHuman': {
      if (!affords(p, power.pay) || p.supply[HUMAN]! < 1) return
      const { at, worth: home } = bestHome(p, HUMAN, times)
      if (at < 0 || home + residentWorth(p, mind, HUMAN) < worth(power.pay)) return
      take(p, power.pay, -1)
      settleIn(p, HUMAN, at)
      return
    }
    case 'transport':
      trade(p, mind, power.transactions + p.transactions, times)
      return
    case 'expedition':
      explore(p, mind, power.dice + p.dice, power.cargo + p.cargo, times)
      return
    case 'dismantle': {
      const { at, worth: gained } = bestWreck(p, -1, times)
      if (at >= 0 && gained > 0) wreck(p, at, power.bonusMetal)
      return
    }
    case 'construct': {
      const { site, worth: gained } = bestSite(p, power.discount, times)
      if (site && gained > 0) build(p, site, power.discount)
      return
    }
    case 'diplomacy':
      lobby(p, mind, power.advances, power.lobbyDiscount, times)
  }
}

const affords = (p: Prospect, pay: { gem?: number; food?: number; water?: number; metal?: number }) =>
  p.gem >= (pay.gem ?? 0) &&
  p.food >= (pay.food ?? 0) &&
  p.water >= (pay.water ?? 0) &&
  p.metal >= (pay.metal ?? 0)

/** Carries an action out as well as it can, whatever ship or power it comes from. */
export function act(p: Prospect, mind: Mind, action: Action, using: number, times: Times): void {
  switch (action.type) {
    case 'dismantle': {
      const { at } = bestWreck(p, using, times)
      if (at >= 0) wreck(p, at, action.bonusMetal)
      return
    }
    case 'construct': {
      const { site } = bestSite(p, action.discount, times)
      if (site) build(p, site, action.discount)
      return
    }
    case 'transport':
      trade(p, mind, action.transactions + p.transactions, times)
      return
    case 'expedition':
      explore(p, mind, action.dice + p.dice, action.cargo + p.cargo, times)
      return
    case 'diplomacy':
      lobby(p, mind, action.advances, action.lobbyDiscount, times)
      return
    case 'farm':
      p.food += action.food
      return
    case 'ice':
      p.water += action.water
  }
}
