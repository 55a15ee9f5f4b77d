import type { Chapter, KitState, Line, Masked, SeatId, SeenAsks, Sum } from '../kit/index.ts'
import type { Good } from './cards.ts'
import type { ActionId } from './data/actions.ts'
import type { RaceOptions } from './options.ts'
import type { Laid, Point } from './orb/types.ts'
import type { RaceAsk } from './rules/asks.ts'
import type { RaceStep } from './rules/steps.ts'

/**
 * The start, then the rounds: choice of actions, orb step, the five printed phases, discard to the hand limit.
 * [RFTG-5.01, RFTG-15.01]
 */
export const PHASES = [
  'start',
  'orbSetup',
  'actions',
  'orb',
  'explore',
  'develop',
  'settle',
  'consume',
  'produce',
  'discard',
] as const
export type PhaseId = (typeof PHASES)[number]

/**
 * A single card: its design and which copy of it, `public-works#2`. Artifact tokens are named alike: `A4#1`. Orb cards
 * exist once: `A07`. Of hidden orb cards and tokens a view has the back, `A` or `B`. [RFTG-20.12 to RFTG-20.15]
 */
export type Uid = string

/** A power of a card in a tableau: `old-earth#1/1` is the second power of Old Earth. */
export type PowerRef = string

/** Temporary Military, until the end of the phase. [RFTG-4.20] */
export interface Boost {
  /** The power or the token that gave it. */
  by: PowerRef | Uid
  amount: number
  /** Counts against worlds of this kind alone. */
  goodKind?: Good
}

/** What tokens take off prices in this phase. [RFTG-19.09, RFTG-19.10] */
export interface TokenDiscount {
  token: Uid
  amount: number
  goodKind?: Good
  /** Placements for which it still counts. */
  left: number
}

/** How a card came into play. Only `conquered` is a conquest. [RFTG-8.21] */
export type How = 'paid' | 'conquered' | 'revealed'

/** A card that lies in the tableau, but is not yet paid for or conquered. Public. */
export interface Placing {
  card: Uid
  /** Which rule places it: the choice of the phase, or a further placement. [RFTG-8.25, RFTG-8.27] */
  by: 'choice' | 'project' | 'convoy'
  /** How it will be placed, as soon as something was used that decides it. */
  as: 'paid' | 'conquered' | null
  /** Colony Ship or Terraforming Project: it costs nothing. [RFTG-8.07, RFTG-8.25] */
  free: boolean
}

/** A card that was placed in this phase. Public. */
export interface Placed {
  card: Uid
  by: Placing['by'] | 'reveal'
  how: How
  /** How many of the boosts of the phase were there. [RFTG-8.28] */
  boosts: number
}

/** What a player has done in the phase that is being played. Public; new in every phase. */
export interface Turn {
  /** Cards of the tableau whose powers do not work yet: they came in this phase. [RFTG-4.13] */
  fresh: Uid[]
  /** Cards that have left the tableau in this phase; their permanent powers still work. [RFTG-4.13] */
  gone: Uid[]
  /** Powers that were used up, and `bonus` for the one of an action card. [RFTG-4.16] */
  used: (PowerRef | 'bonus')[]
  boosts: Boost[]
  discounts: TokenDiscount[]
  placing: Placing | null
  placed: Placed[]
  /** Worlds that have produced. [RFTG-10.08, RFTG-10.09] */
  produced: Uid[]
}

/** An artifact token that a player took; face up once it is used. [RFTG-19.01, RFTG-19.02] */
export interface TakenToken {
  id: Uid
  used: boolean
}

/** One player's things. Of hidden cards a view has nulls. */
export interface Player<C = Uid, A = ActionId> {
  hand: C[]
  /** The start worlds to choose from. [RFTG-3.06] */
  startWorlds: C[]
  /** Cards drawn in the Explore phase, until some are kept. */
  drawn: C[]
  /** Action cards chosen this round; hidden until all have chosen. [RFTG-20.06] */
  actions: A[]
  /**
   * What is chosen and not yet revealed: a start world, a card of the hand, `reveal` (Wormhole Prospectors) or
   * `nothing`. [RFTG-20.05, RFTG-20.07]
   */
  choice: Uid | 'reveal' | 'nothing' | null
  /** Cards of the hand with which the chosen card is to be paid, where they were named at once. As secret as it. */
  payment: C[] | null
  /** Cards in play in the order in which they came; the first one is the start world. */
  tableau: Uid[]
  /** The cards that lie face down on worlds as goods. [RFTG-4.09] */
  goods: { [world: Uid]: C[] }
  /** VP in chips. */
  vp: number
  artifacts: TakenToken[]
  orbHand: Uid[]
  turn: Turn
}

/** A survey team on the orb. */
export interface Team extends Point {
  seat: SeatId
}

/** What a player may do in an orb step. [RFTG-15.04] */
export type OrbAction = 'move' | 'play' | 'draw'

/** The orb actions of one player in one orb step. [RFTG-15.04, RFTG-15.13] */
export interface OrbTurn {
  seat: SeatId
  /** Orb actions that the player may take in all. [RFTG-15.05] */
  actions: 2 | 3
  /** Orb actions taken so far; Move is taken as soon as anything is done in it. */
  taken: OrbAction[]
  /** Of each own team: the steps left to it, and whether it has taken a token. [RFTG-16.02, RFTG-16.12] */
  teams: { [team: string]: { left: number; stopped: boolean } }
}

/** The orb. [sections 13 to 18] */
export interface Orb {
  /** Cards in the order in which they were laid: later ones hide earlier ones. [RFTG-13.08] */
  laid: Laid[]
  /** Tokens that lie on spaces `x,y`. Of hidden ones a view has the back. [RFTG-20.14] */
  tokens: { [space: string]: Uid }
  /** Tokens not yet laid, by back. */
  supply: { A: Uid[]; B: Uid[] }
  /** The last card is on top. */
  deck: Uid[]
  /** Cards out of the game; those shown to all are in `shown`. [RFTG-20.13] */
  removed: Uid[]
  shown: Uid[]
  /** Small airlock cards not yet laid. */
  smallAirlocks: Uid[]
  /** Teams by their id: `0a` is the first team of seat 0, `0b` its second one. */
  teams: { [team: string]: Team }
  /** Highest priority first. [RFTG-14.06] */
  priority: SeatId[]
  /** Who still acts in this orb step or in the set-up of the orb, in order. [RFTG-14.07, RFTG-15.03] */
  queue: SeatId[]
  turn: OrbTurn | null
  /** The card drawn for a breeding tube, its player, and the team that found it. [RFTG-16.14] */
  breeding: { seat: SeatId; team: string; card: Uid } | null
  /** Orb steps so far, with the one that goes on. */
  step: number
  /** What happened in this orb step and since the one before, for all to see. */
  news: OrbNews[]
}

/** Something that happened on the orb. */
export interface OrbNews {
  /** In which orb step, or after it. */
  step: number
  seat: SeatId
  /** What it was; null for the end of a turn. */
  line: Line | null
  /** Number of the card that was laid. */
  card?: number
  /** A team that moved, and from where. */
  way?: { team: string; from: Point }
}

export interface RaceState<C = Uid, A = ActionId> extends KitState<RaceStep, RaceAsk> {
  phase: PhaseId
  options: RaceOptions
  round: number
  /** Which time the phase takes place this round: 2 in the second half of a doubled phase. [RFTG-5.07] */
  time: 1 | 2
  /** Seats in the order of RFTG-5.05: from the one with the lowest start world; by number until that is known. */
  order: SeatId[]
  players: { [seat: SeatId]: Player<C, A> }
  /** The last card is on top. */
  deck: C[]
  discard: C[]
  /** VP left in the pool. [RFTG-1.08] */
  pool: number
  /** Only in the orb game. */
  orb: Orb | null
  /** How the game was scored, once it is over. */
  final: { [seat: SeatId]: Sum } | null
}

/** What a seat may see: the state with nulls (orb cards and tokens: backs) for what is hidden. */
export interface RaceView
  extends Omit<RaceState<Masked<Uid>, Masked<ActionId>>, 'steps' | 'lastAsk' | 'asks'> {
  asks: SeenAsks<RaceState>
}
/** A part of the rules: `game.ts` lists them. */
export type RaceChapter = Chapter<RaceState, RaceView>
/** One player's things, as somebody sees them. */
export type PlayerView = RaceView['players'][SeatId]
