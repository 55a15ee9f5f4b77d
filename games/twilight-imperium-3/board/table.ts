import { tableContext } from '../../kit/board/tableContext.ts'
import type { Stage } from '../../kit/board/useStage.ts'
import type { BoardProps } from '../../kit/board.ts'
import type { Ask, LegalMove, Play, SeatId } from '../../kit/index.ts'
import type { Cell } from '../data/index.ts'
import type { TiView } from '../state.ts'
import type { Marks } from './map/marks.ts'
import type { TiHappening } from './telling/happenings.ts'
import type { Words } from './words.ts'

/** What is shown beside the map; on a small screen the map is one of them. */
export const PAGES = ['galaxy', 'battle', 'system', 'objectives', 'sheets', 'politics', 'cards'] as const
export type Page = (typeof PAGES)[number]

/** What every part of the board works with. */
export interface TableContext {
  props: BoardProps<TiView>
  /** What is drawn: the view, or a picture on the way to it. */
  view: TiView
  /** What is being told, if anything is. */
  stage: Stage<TiView, TiHappening>
  /** Systems in which others have done something since the reader did. */
  news: ReadonlySet<Cell>
  words: Words
  /** The reader's seat, if the view is the one of that seat. */
  seat: SeatId | null
  /** The question that is answered now: of several open ones the oldest. */
  ask: Ask | undefined
  /** Everything that answers it. */
  legal: readonly LegalMove[]
  /** What is half chosen for it. */
  draft: Play | undefined
  setDraft(play: Play | undefined): void
  /** Goes back to what was chosen before; undefined where there is nothing. */
  undo: (() => void) | undefined
  send(play: Play): void
  /** A move is on its way. */
  isBusy: boolean
  /** Why a move cannot be made, in words; undefined if it can. */
  whyNot(play: Play): string | undefined
  /** What the map has to show of the draft, and what can be pressed there. */
  marks: Marks
  /** A system of the map was pressed. Where it would be activated the first press looks at it, and the second one begins. */
  press(cell: Cell): void
  /** Begins to plan what happens in a system. */
  activate(cell: Cell): void
  page: Page
  show(page: Page): void
  /** The system that is looked at. */
  cell: Cell | null
  look(cell: Cell | null): void
  /** Whose sheet is looked at. */
  sheet: SeatId
  openSheet(seat: SeatId): void
}

export const [TableProvider, useTable] = tableContext<TableContext>()
