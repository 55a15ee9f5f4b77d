import { tableContext } from '../../kit/board/tableContext.ts'
import type { BoardProps } from '../../kit/board.ts'
import type { LegalMove, SeatId } from '../../kit/index.ts'
import type { Components } from '../components.ts'
import type { PhoenixView } from '../state.ts'
import type { Acts, Focus } from './acts.ts'
import type { Draft } from './useDraft.ts'
import type { Words } from './words.ts'

/** The parts of the field. One of them is in sight at a time, unless there is room for all. */
export const AREAS = ['station', 'ships', 'market', 'diplomacy', 'players'] as const
export type Area = (typeof AREAS)[number]

/** What every part of the board works with. */
export interface TableContext {
  props: BoardProps<PhoenixView>
  c: Components
  /** What is drawn: the table as it will be after what is planned. */
  view: PhoenixView
  draft: Draft
  acts: Acts
  words: Words
  seat: SeatId | null
  focus: Focus | null
  setFocus(focus: Focus | null): void
  /** Whose station is in sight. */
  shown: SeatId
  show(seat: SeatId): void
  area: Area
  go(area: Area): void
  /** The id of the element of a part, for controls that lead there. */
  idOf(area: Area): string
  /** Options picked for a question that is answered by picking. */
  picked: readonly string[]
  pick(option: string): void
  /** Plans a move. */
  plan(legal: LegalMove): void
  /** Plans a move and sends everything. */
  finish(legal: LegalMove): void
  /** Why a move cannot be made now, in words; undefined if it can. */
  whyNot(move: string, ...args: unknown[]): string | undefined
}

export const [TableProvider, useTable] = tableContext<TableContext>()
