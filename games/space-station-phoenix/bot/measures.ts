/** What things are worth in a prospect, in points of the final score, and what they cost. */
import { SPECIES, TRACK_IDS } from '../components.ts'
import { type Appraisal, type Site, type Worth, worthOf } from './appraisal.ts'
import { FREE, GONE, homesOf, type Prospect } from './prospect.ts'
import { WEIGHTS as W } from './weights.ts'

export const GOLD = SPECIES.indexOf('gold')
export const HUMAN = SPECIES.indexOf('human')
export const COLOR = { teal: 0, pink: 1, brown: 2 } as const

/** What a bot has in mind when it thinks ahead. */
export interface Mind {
  appraisal: Appraisal
  /** Points that one more resident of a species brings by plurality, by species and number already there. */
  rank: readonly (readonly number[])[]
  /** Chance for dice, and for variety. */
  chance: () => number
  /** How much it misjudges what it chooses among. */
  noise: number
}

export interface Times {
  /** Own turns to come, and income actions among them. */
  left: number
  incomes: number
}

export const timesOf = (left: number): Times => ({ left, incomes: Math.max(0, left - 1) * W.incomes })

export const worthIn = ({ income, turn, end }: Worth, { left, incomes }: Times): number =>
  income * incomes + turn * left + end

/** What an empty quarter is good for, with a glance at the one after it. */
export function quarterWorth({ quarters }: Site, filled: number, times: Times): number {
  const next = worthIn(quarters[filled]!, times)
  const after = quarters[filled + 1]
  return after ? next + W.nextQuarter * worthIn(after, times) : next
}

/** GEM are worth what the turns to come can spend. */
export function gemWorth(p: Prospect, { left }: Times): number {
  if (left <= 1) return 0.05
  const demand = W.gemDemand * left
  const rest = (demand - p.gem) / demand
  return rest <= 0 ? W.gemLow : W.gemLow + W.gemHigh * Math.min(1, 0.25 + rest)
}

/** Metal that can still be built with. */
export function metalNeed(p: Prospect, { left }: Times): number {
  return (
    Math.max(0, Math.min(p.sectorsMost - p.sites.length, left / W.sectorTurns)) *
    Math.max(2, W.sectorMetal - p.discount)
  )
}

export function metalWorth(p: Prospect, times: Times): number {
  return p.metal < metalNeed(p, times) ? W.metal : W.surplus
}

/** Pairs of food and water that can still become residents. */
export function pairNeed(p: Prospect, { left }: Times): number {
  if (left < 2) return 0
  return Math.min(homesOf(p) + Math.min(p.sectorsMost - p.sites.length, left / 3) * 3.5, left * W.pairs)
}

/** What one more food or water is worth, where there is `have` of it and `other` of the other. */
export function pairWorth(have: number, other: number, need: number): number {
  if (have >= need) return W.surplus
  return have <= other ? W.scarce : W.plenty
}

/** What a resident of a species is worth beside its quarter. */
export function residentWorth(p: Prospect, { rank }: Mind, species: number): number {
  const there = Math.min(p.people[species]!, rank[species]!.length - 1)
  return 2 + rank[species]![there]!
}

export function priceOf(p: Prospect, at: number): number {
  const { owner, ship } = p.hulls[at]!
  return owner === 'other' ? ship.cost + Math.max(0, ship.useFee - p.feeDiscount) : ship.cost
}

export const isAvailable = (p: Prospect, at: number): boolean =>
  p.hullState[at] === FREE && (p.token || p.hulls[at]!.owner !== 'neutral') && p.gem >= priceOf(p, at) - 1e-9

/** How many own ships of each type there are. */
export function fleetOf(p: Prospect): { [type: string]: number } {
  const fleet: { [type: string]: number } = {}
  for (let i = 0; i < p.hulls.length; i++) {
    const { owner, type } = p.hulls[i]!
    if (owner === 'own' && p.hullState[i] !== GONE) fleet[type] = (fleet[type] ?? 0) + 1
  }
  return fleet
}

/** How dear an own ship is: what it pays, and what it does. */
function keepWorth(p: Prospect, at: number, fleet: { [type: string]: number }, times: Times): number {
  const { type } = p.hulls[at]!
  const pays = p.counted.some(({ per }) => per === 'ships') ? W.gemHigh * times.incomes : 0
  const needed =
    type === 'dismantle' || type === 'construct' || type === 'transport' ? W.neededShip : W.usefulShip
  return pays + (fleet[type]! > 1 ? W.spareShip : needed) * times.left
}

/** What taking an own ship apart brings. */
export function wreckWorth(p: Prospect, at: number, fleet: { [type: string]: number }, times: Times): number {
  const room = Math.max(0, metalNeed(p, times) - p.metal)
  const gained = p.hulls[at]!.ship.metal ?? 0
  const worth = Math.min(gained, room) * W.metal + Math.max(0, gained - room) * W.surplus
  return worth - keepWorth(p, at, fleet, times)
}

export const buildPrice = (p: Prospect, site: Site, discount: number): number =>
  Math.max(0, site.sector.cost - discount - p.discount)

/** What a sector brings once it stands: points, homes, and the way to the next level. */
export function siteWorth(p: Prospect, { sector, quarters }: Site, times: Times): number {
  const { left } = times
  const room = Math.max(0, left - 1.5)
  const filling = Math.min(1, room / W.fillingTurns)
  let effects = 0
  for (let i = 0; i < quarters.length; i++)
    effects += worthIn(quarters[i]!, times) * (W.filled - W.filledLess * i)
  const wanted = Math.min(p.food, p.water) + left * W.comers - homesOf(p)
  const homes = left < 2 ? 0 : Math.max(0, Math.min(quarters.length, wanted)) * W.home
  const way = sector.level === 3 ? 0 : left > 5 ? W.way : 0
  return sector.points + effects * filling + homes + way
}

export const lobbyPrice = ({ c }: Appraisal, p: Prospect, track: number, discount: number): number =>
  Math.max(0, c.tracks[TRACK_IDS[track]!][p.levels[track]!]!.lobbyCost - discount - p.lobby)

/** How often a track pays in a turn of everybody. */
export const USES = [0.16, 0.24, 0.19, 0.14] as const

/** The highest level from which a player can take. [SSP-12.04, SSP-12.05] */
export const topOf = (p: Prospect, track: number, level = p.levels[track]!): number =>
  level > p.highest[track]! ? level : Math.max(0, level - 1)

/** What advancing on a track brings, its price taken off. */
export function trackWorth(mind: Mind, p: Prospect, track: number, discount: number, times: Times): number {
  const rewards = mind.appraisal.rewards[track]!
  const now = worthOf(rewards[topOf(p, track)]!)
  const then = worthOf(rewards[topOf(p, track, p.levels[track]! + 1)]!)
  const uses = USES[track]! * times.left * (1 + W.othersRewards * p.rivals)
  return (then - now) * uses - lobbyPrice(mind.appraisal, p, track, discount) * gemWorth(p, times)
}
