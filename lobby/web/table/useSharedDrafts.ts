import { useCallback, useEffect, useRef } from 'react'
import { type Drafts, useDrafts } from '../../../games/kit/board/useDrafts.ts'
import type { Play } from '../../../games/kit/moves.ts'
import type { TableState } from '../../protocol.ts'
import type { TableLink } from './useTable.ts'

/** Whoever chooses quickly is not told of on the way, in milliseconds. */
const CALM = 200

/** Drafts that are there after a reload, and follow the person to their other devices. */
export function useSharedDrafts(
  { keepDraft, drafted }: Pick<TableLink, 'keepDraft' | 'drafted'>,
  { drafts: stored, seat }: Pick<TableState, 'drafts' | 'seat'>,
): Drafts {
  const { draft, setDraft } = useDrafts(stored)
  /** What the server has, as it was written out. */
  const known = useRef(new Map(Object.entries(stored).map(([ask, play]) => [Number(ask), written(play)])))
  const waiting = useRef(new Map<number, number>())
  const current = useRef(draft)
  current.current = draft

  const take = useCallback(
    (ask: number, play: Play | undefined) => {
      known.current.set(ask, written(play))
      setDraft(ask, play)
    },
    [setDraft],
  )
  // What the server has kept stands where nothing was chosen since; what was chosen while the line was down stays.
  useEffect(() => {
    for (const [ask, play] of Object.entries(stored))
      if (!current.current(Number(ask))) take(Number(ask), play)
  }, [stored, take])
  useEffect(() => {
    if (drafted) take(drafted.ask, drafted.play)
  }, [drafted, take])
  useEffect(() => {
    const timers = waiting.current
    return () => {
      for (const timer of timers.values()) window.clearTimeout(timer)
    }
  }, [])

  const choose = useCallback(
    (ask: number, play: Play | undefined) => {
      setDraft(ask, play)
      if (seat === null) return
      window.clearTimeout(waiting.current.get(ask))
      const keep = () => {
        if (known.current.get(ask) === written(play)) return
        known.current.set(ask, written(play))
        keepDraft(ask, play)
      }
      waiting.current.set(ask, window.setTimeout(keep, CALM))
    },
    [setDraft, keepDraft, seat],
  )
  return { draft, setDraft: choose }
}

const written = (play: Play | undefined) => JSON.stringify(play) ?? ''
