import isEqual from 'lodash/isEqual.js'
import { useState } from 'react'
import type { BoardProps } from '../../kit/board.ts'
import type { Play } from '../../kit/index.ts'

interface Past {
  ask: number | undefined
  now: Play | undefined
  /** What was chosen before, the latest last. */
  before: readonly (Play | undefined)[]
}

export interface Undo {
  /** Goes back to what was chosen before; undefined where there is nothing. */
  undo: (() => void) | undefined
  /** What a question begins with: nobody wants to go back behind it. */
  propose(play: Play): void
}

/** Step by step back, whether a step was made on the board, in the list of all ways or in another window. */
export function useUndo(
  { draft, setDraft }: Pick<BoardProps, 'draft' | 'setDraft'>,
  ask: number | undefined,
): Undo {
  const chosen = ask === undefined ? undefined : draft(ask)
  const [past, setPast] = useState<Past>({ ask, now: chosen, before: [] })
  if (past.ask !== ask) setPast({ ask, now: chosen, before: [] })
  else if (!isEqual(past.now, chosen)) setPast({ ask, now: chosen, before: [...past.before, past.now] })
  const choose = (now: Play | undefined, before: Past['before']) => {
    if (ask === undefined) return
    setPast({ ask, now, before })
    setDraft(ask, now)
  }
  const { before } = past
  return {
    undo:
      before.length === 0 || past.ask !== ask ? undefined : () => choose(before.at(-1), before.slice(0, -1)),
    propose: play => choose(play, []),
  }
}
