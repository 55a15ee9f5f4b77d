import type { Line } from './line.ts'
import type { LogEntry } from './log.ts'
import type { LegalMove, Play } from './moves.ts'
import type { SetupValues } from './options.ts'
import type { Refusal } from './refusal.ts'
import type { SeatId } from './seats.ts'
import type { Language, TextReader } from './text.ts'

/**
 * Where parts of a board lie on the table: `rivals`, a line for everybody else; `choices`, what a question is answered
 * with and lies neither in the hand nor on the field; `hand`, the reader's own cards; `status`, one line on how far the
 * answer is or why something cannot be done; `acts`, the buttons, the lamp last.
 */
export type Region = 'rivals' | 'choices' | 'hand' | 'status' | 'acts'

/** The elements that the host keeps for the parts of a board. */
export type Regions = { readonly [R in Region]?: Element }

/** A step of what the board is showing. */
export interface Told {
  /** What happens, in lines of the log: several where they happen at once. */
  lines: readonly Line[]
  /** The first step is 1. */
  step: number
  of: number
  /** Ends it: the present is there at once. Not there where nothing is still to come. */
  skip?(): void
}

/**
 * What a board gets to draw a game and to play it. A board is a React component, but nothing here depends on React:
 * `type Board = (props: BoardProps<View>) => ReactNode`. Whoever hosts the board (the table page of the lobby, or
 * `boardFrom` for any boardgame.io app) supplies everything; the board keeps only drafts: what is picked up and not
 * yet confirmed.
 *
 * Around the board the host already shows: whose turn it is, the sentence of every open question (`ask.<kind>`), all
 * legal moves as buttons, why a move was refused, the log, the chat and the texts of all cards. The board is the
 * comfortable way to the same moves, never the only one, and says none of this again.
 *
 * The board is drawn in the field of the table, which scrolls in itself. What belongs elsewhere on the table it hands to
 * the host's `regions` with `Part` (`kit/board/Part.tsx`): rivals above the field; choices, hand, status and acts in the
 * desk below it, where the question stands.
 *
 * The entry file of a board, `games/<id>/board/index.tsx`, exports `Board` and, where the game has more to tell at its
 * end than its log, `Story`: both take these props. Lobbies find them there; nothing has to be registered.
 *
 * A board takes its colours, faces and distances from the custom properties `--sb-…` (see
 * `lobby/web/design/tokens.css`); it falls back to values of its own, so that it stands alone in another app.
 */
export interface BoardProps<V = unknown> {
  /** What the reader sees: the module's `view`. A past view while `past`. Never change it. */
  view: V
  /** The reader's seat; null for a spectator. */
  seat: SeatId | null
  /** The reader is asked something now. Never true for spectators, while `past`, or after the end. */
  isActive: boolean
  /** Everything that the reader can do now; empty unless `isActive`. Highlight from this. */
  legalMoves: readonly LegalMove[]
  /** Why the reader cannot do something now, or undefined if it is legal. Word it with `reader.read(refusal.text)`. */
  refusal(move: string, args: readonly unknown[]): Refusal | undefined
  /**
   * Makes a move; `args` begin with the id of the question it answers, as in `legalMoves`. Resolves when the move is
   * stored, or with the reason if it was refused. The host shows the reason too.
   */
  move(name: string, ...args: unknown[]): Promise<Refusal | undefined>
  /** A move is on its way: do not send a second one. */
  sending: boolean
  /** Renders lines, names references (`place:3`, `seat:1`) in the reader's language. */
  reader: TextReader
  /** Everybody at the table, in seat order. */
  players: readonly BoardPlayer[]
  settings: BoardSettings
  /** Moves made up to `view`. Grows by one or more with every new view; falls when the reader looks at the past. */
  step: number
  /** `view` is not the present: the reader looks back. Nothing can be done. */
  past: boolean
  /**
   * The board tells that it is still showing how it came to `view`, or that it has caught up. A board gets every view
   * as it comes and takes its own time; the host holds back what would tell the end before the board does.
   */
  showing?(busy: boolean): void
  /** The host's places for parts of the board. Where there is none, a part is drawn where it stands. */
  regions?: Regions
  /** What the reader has half chosen for a question, legal or not yet: the host's list of moves shows it too. */
  draft(ask: number): Play | undefined
  /** Keeps what is half chosen for a question, or lets go of it. The host does so in its list of moves too. */
  setDraft(ask: number, play: Play | undefined): void
  /** Tells what the board is showing just now, for the desk and for listeners; undefined when it has caught up. */
  caption?(told: Told | undefined): void
  /**
   * Tells which step of an answer is being planned, in place of the sentence of its question; undefined when the question
   * itself is the step. Where there is no such place the board says it.
   */
  headline?(ask: number, step: Line | undefined): void
  /**
   * Every move is sent as soon as it is chosen. The host answers each, and asks for what is best: so nothing is planned
   * ahead, and no plan is proposed.
   */
  atOnce?: boolean
  /**
   * Things that the host speaks of just now, as the board calls them: what it draws with one of these names as `data-at`
   * is ringed and in sight (`kit/board/useRings.ts`).
   */
  rings?: readonly string[]
  /** All lines of the log that the reader may know, from the first on: for the board's `Story`, where the host keeps them. */
  lines?: readonly LogEntry[]
  /** The game is over and the host shows the board's `Story` in its own place: leave it away on the board. */
  storyElsewhere?: boolean
  /** Shows the text of a card, place or other named thing beside the board, where the host can do that. */
  inspect?(ref: string): void
  /** Whether there is such a text. */
  explains?(ref: string): boolean
}

/** Somebody at the table. */
export interface BoardPlayer {
  seat: SeatId
  name: string
  /** Name of the bot that plays the seat now, or null. */
  bot: string | null
  /** Nobody sits there now: the seat was given up, and anybody may take it. */
  free: boolean
  /** Not known to be away. */
  online: boolean
}

/** What the reader has set. */
export interface BoardSettings {
  language: Language
  /**
   * How long animated steps take: milliseconds of an ordinary one (a card travels, a token lands). 0: show results
   * at once. Already 0 where `reducedMotion` asks for no movement.
   */
  pace: number
  /** The reader's system asks for less movement: fade or switch instead of travelling. */
  reducedMotion: boolean
}

/** What a picture of a match that is being set up is made of: `games/<id>/board/setup.tsx`, where a game has one. */
export interface SetupPictureProps {
  /** With a value for every option. */
  options: SetupValues
  numPlayers: number
}
