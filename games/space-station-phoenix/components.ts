/**
 * What the components of the game are made of. The rules read everything from a set of components, so that other
 * hubs, sectors or ships can be swapped in without a change of code.
 */
export const COLORS = ['teal', 'pink', 'brown'] as const
export type Color = (typeof COLORS)[number]

/** Aliens of four species, and Humans. */
export const ALIENS = [...COLORS, 'gold'] as const
export const SPECIES = [...ALIENS, 'human'] as const
export type Species = (typeof SPECIES)[number]

export const RESOURCES = ['food', 'water', 'metal'] as const
export type Resource = (typeof RESOURCES)[number]

/** An amount of several things; `vp` are points on the score track. */
export type Bag = { readonly [K in 'gem' | Resource | 'vp']?: number }

export type Level = 1 | 2 | 3
export const LEVELS = [1, 2, 3] as const

export const TRACK_IDS = ['dismantle', 'construct', 'transport', 'expedition'] as const
export type Track = (typeof TRACK_IDS)[number]

/** What a ship, or a power of the same kind, lets its user do. */
export type Action =
  | { type: 'dismantle'; bonusMetal: number }
  | { type: 'construct'; discount: number }
  | { type: 'transport'; transactions: number }
  | { type: 'expedition'; dice: number; cargo: number }
  | { type: 'diplomacy'; advances: number; lobbyDiscount: number }
  | { type: 'farm'; food: number }
  | { type: 'ice'; water: number }
export type ActionType = Action['type']

export interface Ship {
  id: string
  /** 0: a neutral ship. */
  level: 0 | Level
  /** GEM laid on the ship by its user. */
  cost: number
  /** GEM paid to the owner by another player. */
  useFee: number
  /** Metal when dismantled; null: it cannot be. */
  metal: number | null
  /** 4: one for each player; 1: a single card. */
  copies: 1 | 4
  action: Action
}

/** What a station can be asked to count; always about its owner. */
export const COUNTERS = [
  'ships',
  'shipsDismantled',
  'sectors',
  'sectorsL1',
  'sectorsL2',
  'sectorsL3',
  'fullSectors',
  'completeWings',
  'residents',
  'aliens',
  'humans',
  'tealAliens',
  'pinkAliens',
  'brownAliens',
  'goldAliens',
  'species',
  'speciesSets',
  'diplomacyLevels',
  'tracksLed',
  'tracksAtLeast3',
  'gems',
  'resources',
  'metal',
] as const
export type Counter = (typeof COUNTERS)[number]

/** Optional, once per income action. [SSP-14.09] */
export type Power =
  | { kind: 'power'; power: 'convert'; pay: Bag; gain: Bag }
  | { kind: 'power'; power: 'recruitHuman'; pay: Bag }
  | { kind: 'power'; power: 'transport'; transactions: number }
  | { kind: 'power'; power: 'expedition'; dice: number; cargo: number }
  | { kind: 'power'; power: 'dismantle'; bonusMetal: number }
  | { kind: 'power'; power: 'construct'; discount: number }
  | { kind: 'power'; power: 'diplomacy'; advances: number; lobbyDiscount: number }

/** A permanent bonus. [SSP-13.09, SSP-13.10] */
export type Passive =
  | { kind: 'passive'; on: 'dismantle'; gain: Bag }
  | { kind: 'passive'; on: 'opponentUsesYourShip'; gain: Bag }
  | { kind: 'passive'; on: 'construct'; discount: number }
  | { kind: 'passive'; on: 'transport'; extraTransactions: number }
  | { kind: 'passive'; on: 'expedition'; extraDice?: number; extraCargo?: number }
  | { kind: 'passive'; on: 'diplomacy'; lobbyDiscount: number }
  | { kind: 'passive'; on: 'youUseOpponentShip'; feeDiscount: number }
  | { kind: 'passive'; on: 'recruitGold'; gemDiscount: number }

export type Income = { kind: 'income'; gain: Bag; per?: Counter; every?: number; max?: number }
export type Endgame = { kind: 'endgame'; vp: number; per: Counter; every?: number; max?: number }
export type Effect = { kind: 'none' } | Income | Power | Passive | Endgame

export interface Sector {
  /** Level, colour and serial number, as three digits. [SSP-1.13] */
  id: string
  level: Level
  color: Color
  /** Metal. */
  cost: number
  /** At the end of the game. */
  points: number
  firstGame: boolean
  quarters: readonly Effect[]
}

export type Penalty =
  | { kind: 'removeShip'; ship: ActionType }
  | { kind: 'startUsed'; ships: readonly ActionType[] }

export interface Hub {
  id: string
  tier: 'basic' | 'advanced'
  start: { gem: number; food: number; water: number; metal: number }
  startDiplomacy: { readonly [T in Track]?: number }
  penalties: readonly Penalty[]
  effects: readonly Effect[]
}

export interface DiplomacyTrack {
  track: Track
  /** From level 1 upwards. */
  levels: readonly { lobbyCost: number; reward: Bag | 'x2' }[]
}

export const OFFER_IDS = ['alien', 'goldAlien', 'swap', 'buy'] as const
export type OfferId = (typeof OFFER_IDS)[number]

export const DIE_FACES = [...RESOURCES, 'human'] as const
export type DieFace = (typeof DIE_FACES)[number]

export interface Constants {
  players: { readonly [count: number]: { humans: number; aliens: number } }
  alienBag: { readonly [S in Exclude<Species, 'human'>]: number }
  dieFaces: readonly DieFace[]
  observe: Bag
  recruit: Bag
  offers: {
    alien: { pay: Bag }
    goldAlien: { pay: Bag }
    /** How many resources of any kind are paid. */
    swap: { payAny: number }
    buy: { pay: Bag }
  }
  mostGemForIncome: number
  /** GEM for each relocated resident. */
  relocation: number
  end: { score: number; sectors: number; aliensLeft: number; incomesInARow: number }
  quarters: { readonly [L in Level]: number }
  scoring: {
    resident: number
    first: number
    second: number
    gemsPerPoint: number
    resourcesPerPoint: number
  }
  draft: { hand: number; keep: number }
  firstGameSets: readonly { hub: string; ships: readonly string[] }[]
}

/** A set of components, as lists. */
export interface ComponentLists {
  sectors: readonly Sector[]
  hubs: readonly Hub[]
  ships: readonly Ship[]
  tracks: readonly DiplomacyTrack[]
  constants: Constants
}

/** A set of components, by id. */
export interface Components {
  sectors: { readonly [id: string]: Sector }
  hubs: { readonly [id: string]: Hub }
  ships: { readonly [id: string]: Ship }
  tracks: { readonly [T in Track]: DiplomacyTrack['levels'] }
  constants: Constants
}

/** Makes a set of components readable by id. See `problemsOf` for what makes a set usable. */
export function componentsOf({ sectors, hubs, ships, tracks, constants }: ComponentLists): Components {
  const byId = <T extends { id: string }>(list: readonly T[]) =>
    Object.fromEntries(list.map(item => [item.id, item]))
  return {
    sectors: byId(sectors),
    hubs: byId(hubs),
    ships: byId(ships),
    tracks: Object.fromEntries(tracks.map(({ track, levels }) => [track, levels])) as Components['tracks'],
    constants,
  }
}
