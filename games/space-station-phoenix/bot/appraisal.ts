/** What components are worth to a bot before it looks at the position. One point of the final score is 1. */
import {
  type Bag,
  type Components,
  type Counter,
  DIE_FACES,
  type Effect,
  type Level,
  type Passive,
  type Power,
  type Sector,
  type Ship,
  TRACK_IDS,
} from '../components.ts'
import { GAINS } from '../rules/bags.ts'

/** What one of each is worth in the middle of a game. */
export const PRICE = { gem: 0.3, food: 1.1, water: 1.1, metal: 0.9, vp: 1 } as const

/** What a resident brings when it has a home, beside the effect of the quarter. */
export const RESIDENT = 3.2

export function worthOf(bag: Bag): number {
  return (
    (bag.gem ?? 0) * PRICE.gem +
    (bag.food ?? 0) * PRICE.food +
    (bag.water ?? 0) * PRICE.water +
    (bag.metal ?? 0) * PRICE.metal +
    (bag.vp ?? 0) * PRICE.vp
  )
}

/** How often a player does something, in a turn. */
export const RATE = {
  income: 0.22,
  dismantle: 0.16,
  construct: 0.24,
  transport: 0.19,
  expedition: 0.14,
  diplomacy: 0.05,
} as const

/** What stations usually have at the end of a game. */
const USUAL: { readonly [C in Counter]: number } = {
  ships: 4,
  shipsDismantled: 5,
  sectors: 8,
  sectorsL1: 3,
  sectorsL2: 3,
  sectorsL3: 2,
  fullSectors: 3,
  completeWings: 2,
  residents: 20,
  aliens: 16,
  humans: 4,
  tealAliens: 5,
  pinkAliens: 5,
  brownAliens: 5,
  goldAliens: 4,
  species: 5,
  speciesSets: 2,
  diplomacyLevels: 4,
  tracksLed: 1,
  tracksAtLeast3: 0.3,
  gems: 8,
  resources: 5,
  metal: 3,
}

/** What an effect is worth for every income action and every turn to come, and at the end of the game. */
export interface Worth {
  income: number
  turn: number
  end: number
}

function powerWorth(power: Power): number {
  switch (power.power) {
    case 'convert':
      return Math.max(0, worthOf(power.gain) - worthOf(power.pay))
    case 'recruitHuman':
      return Math.max(0, RESIDENT + 0.8 - worthOf(power.pay))
    case 'transport':
      return 1.2 * power.transactions
    case 'expedition':
      return 0.9 * power.cargo
    case 'dismantle':
      return 2 + power.bonusMetal * PRICE.metal
    case 'construct':
      return 2.5 + power.discount * PRICE.metal
    case 'diplomacy':
      return 0.8 + power.lobbyDiscount * PRICE.gem
  }
}

function passiveWorth(passive: Passive): number {
  switch (passive.on) {
    case 'dismantle':
      return RATE.dismantle * worthOf(passive.gain)
    case 'opponentUsesYourShip':
      return 0.12 * worthOf(passive.gain)
    case 'construct':
      return RATE.construct * passive.discount * PRICE.metal
    case 'transport':
      return RATE.transport * passive.extraTransactions * 1.2
    case 'expedition':
      return RATE.expedition * ((passive.extraCargo ?? 0) * 0.9 + (passive.extraDice ?? 0) * 0.3)
    case 'diplomacy':
      return RATE.diplomacy * passive.lobbyDiscount * PRICE.gem
    case 'youUseOpponentShip':
      return 0.15 * passive.feeDiscount * PRICE.gem
    case 'recruitGold':
      return 0.15 * passive.gemDiscount * PRICE.gem
  }
}

function effectWorth(effect: Effect): Worth {
  const worth = { income: 0, turn: 0, end: 0 }
  const usually = (per: Counter, every = 1) => USUAL[per] / every
  switch (effect.kind) {
    case 'none':
      break
    case 'income':
      worth.income = worthOf(effect.gain) * (effect.per ? usually(effect.per, effect.every) : 1)
      break
    case 'power':
      worth.income = powerWorth(effect)
      break
    case 'passive':
      worth.turn = passiveWorth(effect)
      break
    case 'endgame':
      worth.end = Math.min(effect.max ?? Infinity, effect.vp * usually(effect.per, effect.every))
  }
  return worth
}

/** How much a ship does, to compare it with others of its type. */
export function strengthOf({ action }: Ship): number {
  switch (action.type) {
    case 'dismantle':
      return action.bonusMetal
    case 'construct':
      return action.discount
    case 'transport':
      return action.transactions
    case 'expedition':
      return action.cargo + action.dice / 4
    case 'diplomacy':
      return action.advances * 2 + action.lobbyDiscount
    case 'farm':
      return action.food
    case 'ice':
      return action.water
  }
}

/** The best that can be taken from a track up to a level: index 0 is nothing. [SSP-12.04 to SSP-12.08] */
function rewardsOf(levels: Components['tracks'][keyof Components['tracks']]): Bag[] {
  const best: Bag[] = [{}]
  for (let top = 1; top <= levels.length; top++) {
    const within = levels.slice(0, top).map(({ reward }) => reward)
    const bags = within.filter(reward => reward !== 'x2').sort((a, b) => worthOf(b) - worthOf(a))
    const isOther = (bag: Bag) => GAINS.every(kind => !bag[kind] || !bags[0]?.[kind])
    const second = within.includes('x2') ? bags.slice(1).find(isOther) : undefined
    const taken = [...bags.slice(0, 1), ...(second ? [second] : [])]
    best.push({
      gem: taken.reduce((sum, bag) => sum + (bag.gem ?? 0), 0),
      food: taken.reduce((sum, bag) => sum + (bag.food ?? 0), 0),
      water: taken.reduce((sum, bag) => sum + (bag.water ?? 0), 0),
      metal: taken.reduce((sum, bag) => sum + (bag.metal ?? 0), 0),
      vp: taken.reduce((sum, bag) => sum + (bag.vp ?? 0), 0),
    })
  }
  return best
}

/** A sector with what its quarters are worth, from left to right. */
export interface Site {
  sector: Sector
  quarters: readonly Worth[]
  /** Which bit it is among the nine kinds of sector. */
  bit: number
  /** The bit of the level below in the same wing; 0: none is needed. */
  needs: number
}

/** A set of components as bots know it by heart. */
export interface Appraisal {
  c: Components
  sites: { readonly [sectorId: string]: Site }
  /** By track, then by the highest level that can be taken. */
  rewards: readonly (readonly Bag[])[]
  /** The faces of an expedition die, as places among all faces. */
  faces: readonly number[]
}

const WING = { teal: 0, pink: 1, brown: 2 } as const
const bitOf = (color: Sector['color'], level: Level) => 1 << (WING[color] * 3 + level - 1)

export function appraisalOf(c: Components): Appraisal {
  const siteOf = (sector: Sector): Site => ({
    sector,
    quarters: sector.quarters.map(effectWorth),
    bit: bitOf(sector.color, sector.level),
    needs: sector.level === 1 ? 0 : bitOf(sector.color, (sector.level - 1) as Level),
  })
  return {
    c,
    sites: Object.fromEntries(Object.values(c.sectors).map(sector => [sector.id, siteOf(sector)])),
    rewards: TRACK_IDS.map(track => rewardsOf(c.tracks[track])),
    faces: c.constants.dieFaces.map(face => DIE_FACES.indexOf(face)),
  }
}
