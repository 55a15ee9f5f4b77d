/** What a player does with a turn in a prospect: a quick judgement, good enough to think ahead with. */
import { TRACK_IDS } from '../components.ts'
import { act, collectIncome, usePowers } from './act.ts'
import { worthOf } from './appraisal.ts'
import { launch, othersPlay, reward } from './deeds.ts'
import {
  gemWorth,
  isAvailable,
  type Mind,
  metalWorth,
  pairNeed,
  pairWorth,
  priceOf,
  type Times,
  timesOf,
} from './measures.ts'
import { bestSite, bestTrack, bestWrecks, type Wreck } from './picks.ts'
import { copyOf, countIn, type Prospect, tallyOf, USED } from './prospect.ts'
import { trade } from './trade.ts'
import { WEIGHTS as W } from './weights.ts'

/** Hulls by place; this one is the income action. */
export const INCOME = -1
/** There is nothing to do: no ship, and income brings nothing. */
const IDLE = -2

/** What is the same for all ships of a turn, looked at once. */
export interface Glance {
  gem: number
  wrecks?: [Wreck, Wreck]
  /** What transport actions bring, by their number of transactions. */
  trades: number[]
}

export const glanceAt = (p: Prospect, times: Times): Glance => ({ gem: gemWorth(p, times), trades: [] })

/** What so many transactions bring, what they cost taken off. */
function tradeWorth(p: Prospect, mind: Mind, count: number, times: Times): number {
  const trial = copyOf(p)
  const need = pairNeed(p, times)
  const pairs = Math.min(p.food, p.water)
  const brought = trade(trial, mind, count, times)
  const spent = Math.max(0, pairs - Math.min(trial.food, trial.water))
  return brought - spent * 2 * Math.min(W.pairPrice, pairWorth(pairs - spent, pairs, need))
}

/** What using a ship brings, its price taken off. */
export function shipWorth(p: Prospect, mind: Mind, at: number, times: Times, glance: Glance): number {
  const { action } = p.hulls[at]!.ship
  const { gem, trades } = glance
  const price = priceOf(p, at) * gem
  switch (action.type) {
    case 'dismantle': {
      glance.wrecks ??= bestWrecks(p, times)
      const wreck = glance.wrecks[glance.wrecks[0].at === at ? 1 : 0]
      if (wreck.at < 0) return Number.NEGATIVE_INFINITY
      const salvage = p.salvage.reduce((sum, bag) => sum + worthOf(bag), 0)
      return wreck.worth + action.bonusMetal * metalWorth(p, times) + salvage - price
    }
    case 'construct': {
      const { site, worth } = bestSite(p, action.discount, times)
      return site ? worth - price : Number.NEGATIVE_INFINITY
    }
    case 'transport': {
      const count = action.transactions + p.transactions
      trades[count] ??= tradeWorth(p, mind, count, times)
      return trades[count] - price
    }
    case 'expedition': {
      const need = pairNeed(p, times)
      const food = pairWorth(p.food + 1, p.water + 1, need)
      const water = pairWorth(p.water + 1, p.food + 1, need)
      const mean = (2 * food + 2 * water + metalWorth(p, times) + 1.4) / 6
      const cargo = action.cargo + p.cargo
      const choice = 1 + W.choice * Math.max(0, action.dice + p.dice - cargo)
      return cargo * mean * choice - price
    }
    case 'diplomacy':
      return bestTrack(mind, p, action.lobbyDiscount, times).worth * (action.advances > 1 ? 1.5 : 1) - price
    case 'farm': {
      const need = pairNeed(p, times)
      let worth = 0
      for (let n = 0; n < action.food; n++) worth += pairWorth(p.food + n, p.water, need)
      return worth - price
    }
    case 'ice': {
      const need = pairNeed(p, times)
      let worth = 0
      for (let n = 0; n < action.water; n++) worth += pairWorth(p.water + n, p.food, need)
      return worth - price
    }
  }
}

/** What the income action brings. */
export function incomeWorth(p: Prospect, times: Times): number {
  const need = pairNeed(p, times)
  let gems = p.income.gem
  let points = p.income.vp
  points += p.income.food * pairWorth(p.food, p.water, need)
  points += p.income.water * pairWorth(p.water, p.food, need)
  points += p.income.metal * metalWorth(p, times)
  for (const { gain, per, every = 1 } of p.counted) {
    const number = Math.floor(countIn(p, per!) / every)
    gems += (gain.gem ?? 0) * number
    points += (gain.vp ?? 0) * number
  }
  let used = 0
  for (const state of p.hullState) if (state === USED) used += 1
  return gems * gemWorth(p, times) + points + W.power * p.powers.length + Math.min(used, 4) * W.usedAgain
}

function mayTakeIncome(p: Prospect): boolean {
  if (p.gem <= p.incomeGem) return true
  for (let i = 0; i < p.hulls.length; i++)
    if (p.hulls[i]!.owner === 'own' && p.hullState[i] === USED) return true
  return false
}

/** Ways to play a turn, the most promising first: of ships of one type the best one, and income. */
export function waysOf(p: Prospect, mind: Mind, times: Times, most: number): number[] {
  const glance = glanceAt(p, times)
  const best = new Map<string, { at: number; worth: number }>()
  for (let at = 0; at < p.hulls.length; at++) {
    if (!isAvailable(p, at)) continue
    const worth = shipWorth(p, mind, at, times, glance)
    const { type } = p.hulls[at]!
    if (worth > (best.get(type)?.worth ?? Number.NEGATIVE_INFINITY)) best.set(type, { at, worth })
  }
  const ways = [...best.values()]
  if (ways.length === 0 || mayTakeIncome(p)) ways.push({ at: INCOME, worth: incomeWorth(p, times) })
  return ways
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ at }) => at)
}

/** The place of the ship to use, or income. */
export function chooseTurn(p: Prospect, mind: Mind, times: Times): number {
  let best = IDLE
  let worth = Number.NEGATIVE_INFINITY
  const glance = glanceAt(p, times)
  for (let at = 0; at < p.hulls.length; at++) {
    if (!isAvailable(p, at)) continue
    const here = shipWorth(p, mind, at, times, glance) + mind.noise * mind.chance()
    if (here > worth) {
      best = at
      worth = here
    }
  }
  if (best !== IDLE && !mayTakeIncome(p)) return best
  const income = incomeWorth(p, times) + mind.noise * mind.chance()
  return income > worth ? INCOME : best
}

/** Uses a ship and carries its action out. */
export function useHull(p: Prospect, mind: Mind, at: number, times: Times): void {
  const { ship } = p.hulls[at]!
  launch(p, at)
  act(p, mind, ship.action, at, times)
  const track = TRACK_IDS.indexOf(ship.action.type as (typeof TRACK_IDS)[number])
  if (track >= 0) reward(mind, p, track)
}

/** Takes a whole turn. */
export const takeTurn = (p: Prospect, mind: Mind, times: Times): void =>
  playTurn(p, mind, chooseTurn(p, mind, times), times)

/** Plays a turn in a way, and lets the others play theirs. */
export function playTurn(p: Prospect, mind: Mind, way: number, times: Times): void {
  carryOut(p, mind, way, times)
  othersPlay(mind, p)
}

function carryOut(p: Prospect, mind: Mind, at: number, times: Times): void {
  if (at === INCOME || at === IDLE) {
    collectIncome(p)
    usePowers(p, mind, times)
  } else useHull(p, mind, at, times)
}

/** What comes of a last turn: everything is tried, and what brings most points at once is done. */
export function lastTurn(p: Prospect, mind: Mind): Prospect {
  const times = timesOf(1)
  const ways = p.hulls.flatMap((_, at) => (isAvailable(p, at) ? [at] : []))
  if (ways.length === 0 || mayTakeIncome(p)) ways.push(INCOME)
  let best = p
  let most = Number.NEGATIVE_INFINITY
  for (const way of ways) {
    const end = copyOf(p)
    carryOut(end, mind, way, times)
    const ranks = end.people.reduce((sum, number, s) => sum + W.rank * (number - p.people[s]!), 0)
    const points = tallyOf(mind.appraisal, end) + ranks
    if (points > most) {
      best = end
      most = points
    }
  }
  return best
}
