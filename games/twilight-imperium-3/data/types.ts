/** What the printed components say, as rows. Texts are in `text/`, what a row cannot say in `rules/`. */
import type { Modifier } from './modifiers.ts'

/** Rows of the expansion are in play only with the options that bring them. */
export type Box = 'base' | 'expansion'

export const SHIP_KINDS = ['warSun', 'dreadnought', 'carrier', 'cruiser', 'destroyer', 'fighter'] as const
export type ShipKind = (typeof SHIP_KINDS)[number]

export const GROUND_KINDS = ['groundForce', 'shockTroop', 'pds', 'spaceDock'] as const
/** Units that stand on planets. */
export type GroundKind = (typeof GROUND_KINDS)[number]

/** What a ship can have aboard; fighters fly beside it. [TI-9.13, TI-9.14] */
export const CARGO_KINDS = ['groundForce', 'shockTroop', 'pds'] as const
export type CargoKind = (typeof CARGO_KINDS)[number]

export const UNIT_KINDS = [...SHIP_KINDS, ...GROUND_KINDS] as const
export type UnitKind = ShipKind | GroundKind

export interface Unit {
  id: UnitKind
  /** Units bought for `cost` resources; absent: it cannot be built. [TI-20.04] */
  cost?: number
  perCost?: number
  /** A die hits that shows this or more. [TI-1.09] */
  combat?: number
  dice: number
  /** 0: cannot move by itself. */
  movement: number
  /** Units that it carries. [TI-9.10] */
  capacity: number
  /** Fighters that it supports in its system. [TI-9.11] */
  supports?: number
  /** Plastic pieces of a player. [TI-2.01] */
  pieces: number
  /** Counters stand for more; each group needs a piece. [TI-2.03, TI-2.04] */
  hasCounters?: boolean
  perPlanet?: number
  sustainsDamage?: boolean
  /** Dice against ground forces before an invasion. [TI-19.03] */
  bombards?: boolean
  needsTechnology?: string
}

/** How long something holds. [TI-10.02] */
export type Lasts =
  | 'combatRound'
  | 'battle'
  | 'agenda'
  | 'whileControlled'
  | 'endOfAction'
  | 'endOfActionPhase'
  | 'endOfRound'
  | 'endOfNextRound'

/** `ring-index`, clockwise from the north: `2-05`. */
export type Cell = string
export type TileId = string
export type PlanetId = string
export type RaceId = string
export type TechnologyId = string
export type ObjectiveId = string
export type StrategyCardId = string

export type Wormhole = 'alpha' | 'beta' | 'gamma'
export type Anomaly = 'asteroidField' | 'nebula' | 'supernova' | 'ionStorm'

export interface Tile {
  id: TileId
  /** Of a catalogue of our own: 1 to 43 base game, 44 to 71 expansion. */
  number: number
  set: Box
  back: 'home' | 'mecatol' | 'regular' | 'empty' | 'special' | 'nexus'
  planets: readonly PlanetId[]
  wormholes?: readonly Wormhole[]
  anomaly?: Anomaly
  homeOf?: RaceId
}

export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const
/** Colours of technologies, and of the specialties of planets. [TI-23.01] */
export type Colour = (typeof COLOURS)[number]

export interface Planet {
  id: PlanetId
  tile: TileId
  resources: number
  influence: number
  specialty?: Colour
  /** What it gives instead of its values. [TI-29.10] */
  refresh?: { tradeGoods: number } | { units: UnitKind; count: number }
  kind?: 'tradeStation'
  homeOf?: RaceId
}

export type LeaderKind = 'admiral' | 'agent' | 'diplomat' | 'general' | 'scientist'

export interface Race {
  id: RaceId
  set: Box
  home: TileId
  units: { readonly [K in UnitKind]?: number }
  technologies: readonly TechnologyId[]
  counters: { readonly strategy: number; readonly command: number; readonly fleet: number }
  /** Values of the two Trade cards. [TI-28.01] */
  contracts: readonly [number, number]
  leaders: readonly LeaderKind[]
  /** Abilities in the order of the sheet, with the numbers that they change: the rest is in `rules/`. */
  abilities: { readonly [ability: string]: readonly Modifier[] }
}

export interface Technology {
  id: TechnologyId
  set: Box
  /** Racial technologies have none. [TI-36.03] */
  colour?: Colour
  /** The only race that can have it, and what it costs besides. [TI-36.01, TI-36.02] */
  race?: RaceId
  price?: number
  /** [TI-23.02] */
  needs: { readonly all: readonly TechnologyId[] } | { readonly any: readonly TechnologyId[] }
  /** Prerequisites of the first printing, where they were others. */
  needsInBase?: { readonly all: readonly TechnologyId[] }
  modifiers?: readonly Modifier[]
}

export interface StrategyCard {
  id: StrategyCardId
  number: number
  set: Box
  /** No strategic action is taken with it. [TI-13.10] */
  hasNoAction?: boolean
}

export type Event =
  | 'invasionWonAgainstPlayerGroundForces'
  | 'spaceBattleWon'
  | 'planetGained'
  | 'enemySpaceDockDestroyed'
  | 'lastEnemySpaceDockDestroyed'

/** What somebody who claims an objective must have done, be or pay. */
export type Condition =
  | { kind: 'all' | 'any'; of: readonly Condition[] }
  | { kind: 'spend'; resources?: number; influence?: number; tradeGoods?: number }
  | { kind: 'spend'; commandCounters: number; areas: readonly ('strategy' | 'command')[] }
  | { kind: 'planets' | 'systems'; min: number; outsideHome: true }
  | { kind: 'technologies'; sameColour: number }
  | { kind: 'technologies'; eachColourOf: readonly Colour[]; min: number }
  | { kind: 'technologies'; total: number }
  | { kind: 'specialties'; sameColour: number }
  | { kind: 'specialties'; eachColourOf: readonly Colour[]; min: number }
  | { kind: 'specialties'; total: number }
  | {
      kind: 'influenceGreaterThan'
      of: readonly ('leftNeighbour' | 'rightNeighbour')[]
      mode: 'each' | 'sum'
    }
  | { kind: 'controlsPlanet'; planet: PlanetId }
  | {
      kind: 'controlsSystemsAdjacentTo'
      planet: PlanetId
      min: number | 'all'
      exceptAnomalies?: readonly Anomaly[]
    }
  | { kind: 'controlsHomeSystems'; of: 'otherPlayers'; min: number }
  | { kind: 'planetsInOthersHomeSystems'; min: number }
  | { kind: 'systemsAdjacentToOthersHome'; differentPlayers: number }
  | { kind: 'unitsOnBoard'; unit: UnitKind; min: number }
  | { kind: 'unitsAt'; planet: PlanetId; unit: UnitKind; min: number }
  | { kind: 'unitsAt'; system: TileId; unit: ShipKind | 'nonFighterShip'; min: number }
  | { kind: 'nonFighterShipInEveryWormholeSystem'; except: readonly TileId[] }
  | { kind: 'blockading'; unit: 'spaceDock'; min: number }
  | {
      kind: 'thisRound'
      event: Event
      min?: number
      differentPlayers?: number
      enemyShipsAtLeast?: number
      fightersCount?: true
      exceptFactions?: readonly RaceId[]
    }
  | { kind: 'controlsArtifact'; artifact: Colour }
  | { kind: 'voteWinner' | 'endsGame' }

export interface Objective {
  id: ObjectiveId
  set: Box
  deck: 'stage1' | 'stage2' | 'secret' | 'special'
  points?: number
  winsGame?: boolean
  endsGame?: boolean
  condition: Condition
  /** Options without which it is left out. [TI-3.04] */
  requires?: readonly string[]
  /** Left out where wormholes never change. [TI-48.31] */
  aboutWormholes?: true
}

/** A galaxy that is laid out before anybody comes to the table. [TI-5.20, TI-48.01] */
export interface PresetMap {
  id: string
  players: number
  /** All but Mecatol Rex and the homes. */
  tiles: { readonly [cell: Cell]: TileId }
  /** Cells whose tile is part of the map also where the others come by chance. [TI-48.04] */
  named?: readonly Cell[]
  /** Wormhole tokens. [TI-48.04] */
  tokens?: { readonly [cell: Cell]: readonly Wormhole[] }
  /** Planets on which real artifacts lie; none are marked on maps of base tiles. [TI-48.20] */
  artifacts?: readonly PlanetId[]
  /** What makes up for the place of a home. [TI-48.07] */
  tradeGoods?: { readonly [home: Cell]: number }
}

export type BoardId = 'small' | 'standard' | 'large' | 'five' | 'multi'

export interface GalaxySetup {
  id: string
  players: number
  board: BoardId
  /** Clockwise. */
  seats: readonly { readonly home: Cell; readonly tradeGoods?: number }[]
  /** Tiles that are taken out unseen before dealing, by their backs. [TI-5.02, TI-5.03] */
  remove: { readonly [box in Box]?: Removed }
  /** Tiles dealt to each player. */
  hand: number
  /** Tiles beside Mecatol Rex that nobody sees while the galaxy is built. [TI-5.17] */
  faceDown: number
  /** In which order the rings are filled. */
  rings: readonly number[]
}

export interface Removed {
  readonly empty?: number
  readonly special?: number
  readonly regular?: number
  readonly asteroidField?: number
  /** Of any back. */
  readonly random?: number
}
