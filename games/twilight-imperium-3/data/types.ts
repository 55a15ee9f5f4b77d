/** What the printed components say, as rows. Texts are in `text/`, what a row cannot say in `rules/`. */
import type { IdsOf } from './by-id.ts'
import type { Modifier } from './modifiers.ts'
import type { OBJECTIVE_ROWS } from './objectives.ts'
import type { PLANET_ROWS } from './planets.ts'
import type { RACE_ROWS, RaceAbility } from './races.ts'
import type { RACIAL_TECHNOLOGIES } from './racial-technologies.ts'
import type { STRATEGY_CARD_ROWS } from './strategy-cards.ts'
import type { TECHNOLOGY_ROWS } from './technologies.ts'
import type { TILE_ROWS } from './tiles.ts'

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
  needsTechnology?: TechnologyId
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

/** The ids that the rows have. */
export type RaceId = IdsOf<typeof RACE_ROWS>
export type TileId = IdsOf<typeof TILE_ROWS>
export type PlanetId = IdsOf<typeof PLANET_ROWS>
export type TechnologyId = IdsOf<typeof TECHNOLOGY_ROWS> | IdsOf<typeof RACIAL_TECHNOLOGIES>
export type ObjectiveId = IdsOf<typeof OBJECTIVE_ROWS>
export type StrategyCardId = IdsOf<typeof STRATEGY_CARD_ROWS>
/** Whose abilities are used: a card, or the technology that is bought besides a free one. [TI-34.45] */
export type AbilityCardId = StrategyCardId | 'technology-ii/second'

/** What rows name. Where they are written it is any string, as the ids come from them. */
export interface Loose {
  ability: string
  race: string
  tile: string
  planet: string
  technology: string
  objective: string
  strategyCard: string
}
export interface Known extends Loose {
  ability: RaceAbility
  race: RaceId
  tile: TileId
  planet: PlanetId
  technology: TechnologyId
  objective: ObjectiveId
  strategyCard: StrategyCardId
}

export type Wormhole = 'alpha' | 'beta' | 'gamma'
export type Anomaly = 'asteroidField' | 'nebula' | 'supernova' | 'ionStorm'

export interface Tile<Ids extends Loose = Known> {
  id: Ids['tile']
  /** Of a catalogue of our own: 1 to 43 base game, 44 to 71 expansion. */
  number: number
  set: Box
  back: 'home' | 'mecatol' | 'regular' | 'empty' | 'special' | 'nexus'
  planets: readonly Ids['planet'][]
  wormholes?: readonly Wormhole[]
  anomaly?: Anomaly
  homeOf?: Ids['race']
}

export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const
/** Colours of technologies, and of the specialties of planets. [TI-23.01] */
export type Colour = (typeof COLOURS)[number]

export interface Planet<Ids extends Loose = Known> {
  id: Ids['planet']
  tile: Ids['tile']
  resources: number
  influence: number
  specialty?: Colour
  /** What it gives instead of its values. [TI-29.10] */
  refresh?: { tradeGoods: number } | { units: UnitKind; count: number }
  kind?: 'tradeStation'
  homeOf?: Ids['race']
}

export type LeaderKind = 'admiral' | 'agent' | 'diplomat' | 'general' | 'scientist'

export interface Race<Ids extends Loose = Known> {
  id: Ids['race']
  set: Box
  home: Ids['tile']
  units: { readonly [K in UnitKind]?: number }
  technologies: readonly Ids['technology'][]
  counters: { readonly strategy: number; readonly command: number; readonly fleet: number }
  /** Values of the two Trade cards. [TI-28.01] */
  contracts: readonly [number, number]
  leaders: readonly LeaderKind[]
  /** Abilities in the order of the sheet, with the numbers that they change: the rest is in `rules/`. */
  abilities: { readonly [ability in Ids['ability']]?: readonly Modifier<Ids>[] }
}

export interface Technology<Ids extends Loose = Known> {
  id: Ids['technology']
  set: Box
  /** Racial technologies have none. [TI-36.03] */
  colour?: Colour
  /** The only race that can have it, and what it costs besides. [TI-36.01, TI-36.02] */
  race?: Ids['race']
  price?: number
  /** [TI-23.02] */
  needs: { readonly all: readonly Ids['technology'][] } | { readonly any: readonly Ids['technology'][] }
  /** Prerequisites of the first printing, where they were others. */
  needsInBase?: { readonly all: readonly Ids['technology'][] }
  modifiers?: readonly Modifier<Ids>[]
}

export interface StrategyCard<Ids extends Loose = Known> {
  id: Ids['strategyCard']
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
export type Condition<Ids extends Loose = Known> =
  | { kind: 'all' | 'any'; of: readonly Condition<Ids>[] }
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
  | { kind: 'controlsPlanet'; planet: Ids['planet'] }
  | {
      kind: 'controlsSystemsAdjacentTo'
      planet: Ids['planet']
      min: number | 'all'
      exceptAnomalies?: readonly Anomaly[]
    }
  | { kind: 'controlsHomeSystems'; of: 'otherPlayers'; min: number }
  | { kind: 'planetsInOthersHomeSystems'; min: number }
  | { kind: 'systemsAdjacentToOthersHome'; differentPlayers: number }
  | { kind: 'unitsOnBoard'; unit: UnitKind; min: number }
  | { kind: 'unitsAt'; planet: Ids['planet']; unit: UnitKind; min: number }
  | { kind: 'unitsAt'; system: Ids['tile']; unit: ShipKind | 'nonFighterShip'; min: number }
  | { kind: 'nonFighterShipInEveryWormholeSystem'; except: readonly Ids['tile'][] }
  | { kind: 'blockading'; unit: 'spaceDock'; min: number }
  | {
      kind: 'thisRound'
      event: Event
      min?: number
      differentPlayers?: number
      enemyShipsAtLeast?: number
      fightersCount?: true
      exceptFactions?: readonly Ids['race'][]
    }
  | { kind: 'controlsArtifact'; artifact: Colour }
  | { kind: 'voteWinner' | 'endsGame' }

export interface Objective<Ids extends Loose = Known> {
  id: Ids['objective']
  set: Box
  deck: 'stage1' | 'stage2' | 'secret' | 'special'
  points?: number
  winsGame?: boolean
  endsGame?: boolean
  condition: Condition<Ids>
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
