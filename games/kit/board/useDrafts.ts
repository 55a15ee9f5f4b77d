import { useCallback, useState } from 'react'
import type { Play } from '../moves.ts'

/** What is half chosen, by question: a board and the host's list of moves show and change the same. */
export interface Drafts {
  draft(ask: number): Play | undefined
  setDraft(ask: number, play: Play | undefined): void
}

type Kept = { readonly [ask: number]: Play }

/** The drafts after one of them was kept or let go. The same object where nothing has changed. */
export function withDraft(drafts: Kept, ask: number, play: Play | undefined): Kept {
  const before = drafts[ask]
  if (before === play || JSON.stringify(before) === JSON.stringify(play)) return drafts
  const { [ask]: _, ...others } = drafts
  return play ? { ...others, [ask]: play } : others
}

/**
 * For hosts of boards: keeps the drafts while the table is open, from `initial` on. A question that is asked anew has
 * another id.
 */
export function useDrafts(initial: Kept = {}): Drafts {
  const [drafts, setDrafts] = useState(initial)
  const setDraft = useCallback(
    (ask: number, play: Play | undefined) => setDrafts(before => withDraft(before, ask, play)),
    [],
  )
  return { draft: ask => drafts[ask], setDraft }
}

/** What a draft has chosen of the alternatives of a question with a `pick`. */
export function pickedIn<Id extends string = string>(draft: Play | undefined): readonly Id[] {
  const [, chosen] = draft?.move === 'answer' ? draft.args : []
  return Array.isArray(chosen) ? (chosen as Id[]) : []
}

/** The draft of an answer to a question with a `pick`. */
export const pickOf = (ask: number, chosen: readonly string[]): Play => ({
  move: 'answer',
  args: [ask, [...chosen]],
})
