/** Whole actions in a prospect, of ships and powers, and the income action. */
import type { Action, Power } from '../components.ts'
import { build, lobby, settleIn, wreck } from './deeds.ts'
import { explore } from './expedition.ts'
import {
  gemWorth,
  HUMAN,
  type Mind,
  metalWorth,
  pairNeed,
  pairWorth,
  residentWorth,
  type Times,
} from './measures.ts'
import { bestHome, bestSite, bestWreck } from './picks.ts'
import { countIn, FREE, type Prospect, take, USED } from './prospect.ts'
import { trade } from './trade.ts'

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
      // Whether to end the game is a question of its own: nobody does it by the way.
      const goesOn = p.sites.length + 1 < p.sectorsMost
      if (site && (anyway || (gained > 0 && goesOn))) build(p, site, power.discount)
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
