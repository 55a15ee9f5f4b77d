/** What players say of an action: what moves, lands, is built and paid. */
import type { SeatId } from '../kit/index.ts'
import type { CargoKind, Cell, FacilityId, LeaderId, PlanetId, ShipKind, UnitKind } from './data/index.ts'
import type { Counts } from './state.ts'
import type { CardPlay } from './state-cards.ts'

export interface Payment {
  /** Planets to exhaust, for all of their resources or all of their influence. */
  planets: PlanetId[]
  tradeGoods: number
}

/** Units picked up on the way: fighters in space, the others from a planet. [TI-15.10] */
export interface Load {
  at: Cell
  planet?: PlanetId | undefined
  units: Counts<CargoKind | 'fighter'>
}

export type MoverKind = ShipKind | 'spaceDock'

/** Ships of one kind from one system. One that loads goes by itself. [TI-15.15] */
export interface ShipMove<Kind extends MoverKind = MoverKind> {
  from: Cell
  ship: Kind
  count: number
  /** How many of them are damaged. */
  damaged?: number | undefined
  /** The place of a laden ship in the list of its fleet. */
  laden?: number | undefined
  /** Systems passed through; without them the rules find a way. */
  via?: Cell[] | undefined
  load?: Load[] | undefined
  /** Leaders who are aboard, or come aboard. [TI-52.02] */
  leaders?: LeaderId[] | undefined
}

/** Units set down, by planet, and fighters that join an invasion. [TI-18.01, TI-32.44] */
export type Landings = { [planet in PlanetId]?: Counts<CargoKind | 'fighter'> }

/** Leaders who are set down, each on a planet. [TI-52.02] */
export type LeaderLandings = { [leader in LeaderId]?: PlanetId }

/** Ships that bombard, by planet. [TI-19.05] */
export type Bombardment = { [planet in PlanetId]?: Counts<ShipKind> }

/** Units of a dock that appear elsewhere: ships in a system, others on a planet. [TI-32.47] */
export interface Elsewhere {
  dock: PlanetId | Cell
  units: Counts<UnitKind>
  cell?: Cell | undefined
  planet?: PlanetId | undefined
}

/** What is built: at each Space Dock, by planet or, in space, by system, and new docks. [TI-20.02, TI-20.09] */
export interface Production {
  docks: { [place: PlanetId | Cell]: Counts<UnitKind> }
  elsewhere?: Elsewhere[] | undefined
  newDocks: PlanetId[]
  /** Where a space mine is laid. [TI-39.01] */
  mine?: Cell | undefined
  /** What is built on planets besides. [TI-41.02] */
  facilities?: { [planet in PlanetId]?: FacilityId } | undefined
  payment: Payment
}

/** What is not said is asked when its time comes. */
export interface Plan {
  /** Cards for the system that is activated. [W07] */
  cards?: CardPlay[] | undefined
  moves: ShipMove[]
  landings?: Landings | undefined
  leaders?: LeaderLandings | undefined
  bombard?: Bombardment | undefined
  produce?: Production | undefined
}

/** A ship that the Warfare card moves. [TI-13.36] */
export interface WarfareMove {
  from: Cell
  ship: ShipKind
  /** The place of a laden ship in the list of its fleet. */
  laden?: number | undefined
  /** Carried along. [TI-34.43] */
  fighters?: number | undefined
  to: Cell
}

/** A Space Dock in space. [TI-30.11] */
export interface FloatingDock {
  by: SeatId
  /** The round in which it came; 0: before the first one. [TI-20.03] */
  since: number
  /** It moved in this action, and builds nothing in it. */
  moved?: true
}

/** What planets can be exhausted for. [TI-7.06] */
export type Value = 'resources' | 'influence'
