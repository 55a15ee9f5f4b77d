import type { Game } from 'boardgame.io'
import type { AheadRow } from './ahead.ts'
import type { Ask } from './asks.ts'
import type { GameBook } from './book.ts'
import type { Characters } from './characters.ts'
import type { Composed } from './compose.ts'
import type { Line } from './line.ts'
import type { LegalMove, Play } from './moves.ts'
import type { OnlyWay } from './only-ways.ts'
import type { SetupField, SetupValues } from './options.ts'
import type { Draw } from './picture.ts'
import type { Pieces } from './pieces.ts'
import type { Preset } from './presets.ts'
import type { Refusal } from './refusal.ts'
import type { Json, SeatId } from './seats.ts'
import type { StandingInWords } from './standing.ts'
import type { KitState } from './state.ts'
import type { GameText, Language } from './text.ts'
import type { Reviewer } from './think/review.ts'

/** What a list of games shows of one. */
export interface GameMeta {
  id: string
  /** The published name, and the one used in Japanese. */
  name: Record<Language, string>
  /** One sentence about the game, in our own words. */
  pitch: Record<Language, string>
  minPlayers: number
  maxPlayers: number
  recommendedPlayers: readonly number[]
  /** How long a game takes, from and to. */
  minutes: readonly [number, number]
  /**
   * Grows whenever the state has another shape, or a running match would go on differently. `migrate` then says how
   * matches of the version before go on.
   */
  rulesVersion: number
  /** All rules of the catalogue are there: `npm run rules` then insists on a test for each. */
  complete: boolean
  /** Names of the bots, weakest first; empty where nobody plays for an absent friend. */
  bots: readonly string[]
  /** The rules want all to hear what is said: tables have no private talk. */
  openTalk?: true
  /** Who plays where nobody has chosen; where it is not said, the strongest. */
  usualBot?: string
  /** What players of this game compare after many matches, beside points: `GameModule.figures` counts it. */
  figures?: { readonly [figure: string]: Record<Language, string> }
  /** Finished games are reviewed: `GameModule.review` does it, which pages have no part of. */
  reviewed?: true
  /** What somebody plays who has never played it, where the game is gentler that way. */
  firstGame?: FirstGame
}

/** The bot that plays where nobody has chosen one; undefined where the game has none. */
export const usualBot = ({
  usualBot: usual,
  bots,
}: Pick<GameMeta, 'usualBot' | 'bots'>): string | undefined => usual ?? bots.at(-1)

/** A table at which somebody new in seat 0 learns the game, and may win. */
export interface FirstGame {
  seats: number
  options: SetupValues
  /** The bots in the other seats, in order. */
  bots: readonly string[]
  /** How long it takes somebody who reads everything. */
  minutes: number
  /** What is special about it, where it is not only gentle: one sentence. */
  about?: Record<Language, string>
}

/**
 * A bot decides from the view of its seat, so it knows what a player would; `random` gives numbers in [0, 1). Declared
 * as a method, so that whoever has bots of several games may keep them together.
 */
export type Bot<V> = {
  decide(view: V, seat: SeatId, random: () => number): { move: string; args: unknown[] } | undefined
}['decide']

/**
 * Everything that a lobby, a test or another application needs of a game. No React, no server. `GameModule` alone is a
 * game of which no more is known: every game is one, so that `GameModule[]` takes them all. (Its state is `any`, as in
 * boardgame.io's `Game`, which fits no other state than its own.)
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
export interface GameModule<S extends KitState = any, V = unknown> {
  meta: GameMeta
  /** A fresh boardgame.io game; boardgame.io writes into the object that it is given. */
  createGame(): Game<S>
  /**
   * A state that these rules or older ones have stored, as these go on with it; undefined where they cannot. The given
   * state does not change.
   */
  migrate(stored: KitState): S | undefined
  options: readonly SetupField[]
  /** Options that go well together, in the order of the form, the usual ones first. */
  presets?: readonly Preset[]
  /** What a seat (null: a spectator) may see of a state. */
  view(g: S, seat: SeatId | null): V
  /**
   * A whole state that looks to `seat` exactly as `view` does, with a guess at everything that is hidden: as likely as
   * somebody thinks who has followed the log. For bots that try things out; not every game can do that.
   */
  determinize?(view: V, seat: SeatId, random: () => number): S
  /** Where a finished game turned for a seat, by what it could know: only games that bots can play on from such a guess have it. */
  review?: Reviewer<V>
  /** Seats that win and lose together, of a finished game; left out where everybody plays alone. */
  sides?(g: S): SeatId[][]
  /** Whose turn it is, in games with turns; null while nobody has one. All may know it. */
  turnOf?(g: S): SeatId | null
  /**
   * Ends a running game as its rules do at their end, with what everybody has now, for tables that agree on it; writes into the
   * state. Left out where nobody can be said to lead.
   */
  endNow?(g: S): void
  /** Several may win who do not play together, so that a table can also agree on a draw. */
  ties?: true
  /** What players of this game compare after many matches, by seat; `meta.figures` words each. */
  figures?(g: S): { [seat: SeatId]: { [figure: string]: number } }
  /** Every move that a seat can make now, from what it sees. */
  legalMoves(view: V, seat: SeatId): LegalMove[]
  /** One of them, each as likely as any other, much faster than by the list; undefined if there is none. */
  anyMove(view: V, seat: SeatId, random: () => number): Play | undefined
  /** The questions that a seat must answer and can answer in one way alone: hosts may do it for the seat. */
  onlyWays(view: V, seat: SeatId): OnlyWay[]
  /** What the seat has answered blindly, and may change with `reconsider` or another answer until all have. */
  given(view: V, seat: SeatId): LegalMove[]
  /** Moves that are put together step by step, beside the ready ones of the list. */
  composable: readonly string[]
  /** One of them, half put together, in words and with all that can be changed of it. */
  composed(view: V, seat: SeatId, play: Play): Composed | undefined
  /** Moves that can be made at any time: they answer no question, so that no id stands before their arguments. */
  anytime: readonly string[]
  /**
   * Fields of a state that hold what seats have said in advance, beside `standing`, and nothing else: they stay as they
   * are when moves are taken back.
   */
  said?: readonly string[]
  /** What can be answered in advance, with the move `setStanding`, where anything can. */
  standing?: {
    /** The kinds of question that a move answers in advance. */
    kinds(move: string): string[]
    /** The names of the facts on which answers may depend. */
    facts: readonly string[]
    /** A fact as a seat sees it now; undefined where there is no such thing. */
    fact(view: V, seat: SeatId, fact: string): Json | undefined
    /** What a seat has answered in advance. `dropStanding` with its id revokes one. */
    given(view: V, seat: SeatId): StandingInWords[]
  }
  /** All that a seat can say in advance, for hosts to show in one place. There while the match runs. */
  ahead?(view: V, seat: SeatId): AheadRow[]
  /** Why a move is refused, from what the seat sees; undefined if it is legal. Takes anything, never throws. */
  refusal(view: V, seat: SeatId, move: string, args: readonly unknown[]): Refusal | undefined
  /** What can lie where in a state, for tests. */
  pieces?: Pieces
  /**
   * The keys of log lines that are worth telling to somebody who was away, best first, without `log.`; hosts tell such a
   * person little else.
   */
  headlines?: readonly string[]
  /** What the coach says of a question, where it is more than the text of its kind: see `tips.ts`. */
  tip?(view: V, ask: Ask): Line
  /** What bots are like, and what they say, where they have characters. */
  characters?: Characters<V>
  /** Draws what everybody may see of a position. What draws comes with it, so that nobody waits for it at a table. */
  picture?(): Promise<Draw<V>>
  /** By the names in `meta.bots`. */
  bots: { [name: string]: Bot<V> }
  /**
   * What is looked up at a table: the rules in short, and everything that is played with. Its words in the language
   * come with it, so that nobody waits for them who reads nothing.
   */
  book?(language: Language): Promise<GameBook<V>>
  /**
   * All words of the game. Hosts look up, beside the lines that the game makes: `ask.<kind>` and `waiting.<kind>` (after
   * a name), `phase.<id>`, `option.<id>.name/help/<value>`, `preset.<id>.name/help`, `bot.<name>.name`, `temper.<id>.name/help` where bots have characters, and `coach.<kind>`
   * (what somebody new may think of at such a question, or another tip that `tip` names). Log lines whose key ends in `.round` begin a chapter.
   */
  text: Record<Language, GameText>
}
