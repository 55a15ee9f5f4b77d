import { tableContext } from '../../kit/board/tableContext.ts'
import type { BoardProps } from '../../kit/board.ts'
import type { Ask, LegalMove, SeatId } from '../../kit/index.ts'
import type { RaceView } from '../state.ts'
import type { Given } from './drafts.ts'
import type { Words } from './words.ts'

/** What every part of the board works with. */
export interface TableContext {
  props: BoardProps<RaceView>
  view: RaceView
  words: Words
  /** The reader's seat, if the view is the one of that seat. */
  seat: SeatId | null
  /** The question that is answered now: of several open ones the oldest. */
  ask: Ask | undefined
  /** Another open question that is answered beside it: one with cards of the hand beside one with cards that lie apart. */
  beside: Ask | undefined
  /** How many questions of the reader are open, those that are answered beside each other as one. */
  open: number
  /** Something is half chosen that nobody proposed. */
  isChoosing: boolean
  /** What is chosen for a question and not yet confirmed. */
  chosenFor(ask: Ask): readonly string[]
  choose(ask: Ask, chosen: readonly string[]): void
  /** What was answered secretly and can still be changed. */
  given: Given
  /** The legal moves that answer a question. */
  movesOf(ask: Ask, name?: string): LegalMove[]
  send(move: string, ...args: readonly unknown[]): void
  /** A move is on its way. */
  isBusy: boolean
  /** Why a move cannot be made now, in words; undefined if it can. */
  whyNot(ask: Ask, move: string, ...args: readonly unknown[]): string | undefined
}

export const [TableProvider, useTable] = tableContext<TableContext>()
