/** What is fought, as the state keeps it. Sections 16 to 19. */
import type { SeatId } from '../kit/index.ts'
import type { Cell, PlanetId, ShipKind, UnitKind } from './data/index.ts'
import type { RollFor } from './numbers/combat.ts'
import type { Run } from './rules/battle/dice.ts'
import type { Shot } from './rules/battle/steps.ts'
import type { Counts } from './state.ts'

/** Dice on the table, of one player against another. */
export interface Volley {
  seat: SeatId
  against: SeatId
  rollFor: RollFor | Run
  groups: VolleyGroup[]
}

/** The dice of all units of a kind. */
export interface VolleyGroup {
  unit: UnitKind
  /** What a die must show at least. */
  needed: number
  dice: number[]
  /** What dice showed that were rolled again. */
  before?: number[]
}

/** Units of one side of a fight, and which of its ships are damaged. */
export interface Force {
  units: Counts<UnitKind>
  damaged?: Counts<ShipKind>
}

/** Dice of a fight that count together: a round, or what is shot beside one. */
export interface Exchange {
  what: RollFor | Shot | Run
  /** 0: none of the rounds. */
  round: number
  /** What each side had when they were rolled. */
  forces: { [seat: SeatId]: Force }
  /** Empty as long as the dice lie on the table. */
  volleys: Volley[]
}

/** Something that is fought in an action: dice by dice, as everybody has seen it. [TI-57.11] */
export interface Fight {
  kind: 'space' | 'invasion' | 'pds' | 'bombardment'
  cell: Cell
  planet?: PlanetId
  /** Who shoots, where only one side does. */
  attacker: SeatId
  defender: SeatId
  /** What the attacker shoots with, where that is no fleet of the battle. */
  shooters?: Counts<UnitKind>
  exchanges: Exchange[]
  /** Who said to leave, in which round. */
  retreat?: { by: SeatId; to: Cell; round: number }
  /** What each side has left; missing as long as it goes on. */
  end?: { [seat: SeatId]: Force }
  /** Null: nobody has won. */
  winner?: SeatId | null
}

/** A space battle. [TI-17.01] */
export interface Battle {
  cell: Cell
  attacker: SeatId
  defender: SeatId
  /** Combat rounds begun; 0: before the first. */
  round: number
  /** Ships of each side at the start, and the Fighters among them. */
  ships: { [seat: SeatId]: number }
  fighters: { [seat: SeatId]: number }
  /** Who withdraws or retreats at the end of the round, and where to. [TI-17.10] */
  retreat: { by: SeatId; to: Cell } | null
  /** Rounds in a row in which nothing was destroyed. [TI-17.23] */
  quiet: number
  /** Who has paid for a bonus this round. [TI-31.03] */
  bonus: SeatId[]
  /** With racial technologies: ships destroyed in it. [TI-36.14] */
  wrecks?: { [seat: SeatId]: Counts<ShipKind> }
}

/** An invasion combat. [TI-19.01] */
export interface Invasion {
  cell: Cell
  planet: PlanetId
  attacker: SeatId
  defender: SeatId
  round: number
  /** Ground Forces that stood against the attacker. */
  defenders: number
  /** What Shock Troops capture. [TI-38.04] */
  captured?: string[]
  quiet: number
  bonus: SeatId[]
}
