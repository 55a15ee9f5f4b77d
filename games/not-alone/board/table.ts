import { tableContext } from '../../kit/board/tableContext.ts'
import type { Stage } from '../../kit/board/useStage.ts'
import type { BoardProps } from '../../kit/board.ts'
import type { NotAloneView } from '../state.ts'
import type { Draft } from './useDraft.ts'
import type { Words } from './words.ts'

/** What every part of the board works with. */
export interface TableContext {
  props: BoardProps<NotAloneView>
  /** What is drawn: the view, or a picture on the way to it. */
  view: NotAloneView
  stage: Stage<NotAloneView>
  draft: Draft
  words: Words
  /** The reader's side of the table. */
  side: 'creature' | 'hunted' | 'spectator'
  /** References that the happening being shown is about. */
  spot: ReadonlySet<string>
  /** Why a move is refused, in words; undefined if it is legal. */
  whyNot(move: string, ...args: unknown[]): string
}

export const [TableProvider, useTable] = tableContext<TableContext>()
