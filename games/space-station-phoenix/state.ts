import type { KitState, Masked, SeatId, SeenAsks, Sum } from '../kit/index.ts'
import type { Action, DieFace, Species, Track } from './components.ts'
import type { PhoenixOptions } from './options.ts'
import type { PhoenixAsk, PhoenixStep } from './rules/steps.ts'

export const PHASES = ['draftL3', 'draftL2', 'hub', 'play'] as const
export type PhaseId = (typeof PHASES)[number]

/** Somebody who lives in a quarter, and the turn on which they were placed there. [SSP-13.06] */
export interface Resident {
  species: Species
  since: number
}

/** One player's things. Of hidden cards a view has nulls. */
export interface Player<C = string> {
  gem: number
  food: number
  water: number
  metal: number
  /** Position of the marker on the score track. */
  score: number
  /** The hub of the station, once chosen and revealed. */
  hub: string | null
  /** The hubs dealt, until one is chosen. */
  hubs: C[]
  /** The hub chosen, until all have chosen. */
  chosenHub: C | null
  /** Ships to choose from in the draft. */
  hand: C[]
  /** Ships kept in this draft round, not yet in the fleet. */
  kept: C[]
  /** GEM lying on each ship of the fleet; 0: unused. [SSP-5.06] */
  fleet: { [shipId: string]: number }
  /** Own ships removed by dismantle actions. */
  dismantled: number
  levels: { [T in Track]: number }
  /** The ship used last. [SSP-5.10] */
  marker: ShipRef | null
  /** The neutral ship on which the neutral-ship token lies. [SSP-5.09] */
  token: string | null
  /** Sectors built and who lives in them, from left to right. */
  station: { [sectorId: string]: Resident[] }
  /** Income actions taken in a row. [SSP-15.07] */
  incomesInARow: number
}

/** A ship on the table: `0/L1-DIP` lies in the fleet of seat 0, `neutral/N-DIP` in nobody's. */
export type ShipRef = `${SeatId | 'neutral'}/${string}`

/** The action that is being carried out. Public. */
export interface Current {
  action: Action
  /** The ship used, or the power: `111/1` is the first quarter of sector 111, `hub/0` the first effect of the hub. */
  source: string
  byShip: boolean
  /** Parts done: transactions, dice, advances. */
  done: number
  /** Dice not yet collected. */
  dice: DieFace[]
  /** Tracks advanced. */
  advanced: Track[]
}

/** The income action that is being carried out, from step 2b on. Public. */
export interface IncomeTurn {
  /** Powers used, by source. */
  used: string[]
  /** Step 3 has begun: no power any more. [SSP-14.19] */
  relocating: boolean
}

/** What everybody would have scored if the game had ended with a turn; written down at the end of each round. */
export interface Standing {
  turn: number
  scores: { [seat: SeatId]: number }
}

export interface PhoenixState<C = string> extends KitState<PhoenixStep, PhoenixAsk> {
  phase: PhaseId
  options: PhoenixOptions
  /** Order of play, beginning with the first player. [SSP-3.01] */
  order: SeatId[]
  players: { [seat: SeatId]: Player<C> }
  /** GEM lying on the neutral ships. */
  neutral: { [shipId: string]: number }
  /** Sectors that can be built. */
  market: string[]
  supply: { [S in Species]: number }
  /** Turns taken by anybody, this one included. */
  turn: number
  active: SeatId | null
  current: Current | null
  income: IncomeTurn | null
  /** Who triggered the end. [SSP-15.01] */
  endedBy: SeatId | null
  /** How the game went. */
  chronicle: Standing[]
  /** How the game was scored, once it is over. */
  final: { [seat: SeatId]: Sum } | null
}

/** What a seat may see: the state with nulls for hidden cards, without the work still to do. */
export interface PhoenixView extends Omit<PhoenixState<Masked<string>>, 'steps' | 'lastAsk' | 'asks'> {
  asks: SeenAsks<PhoenixState>
}
