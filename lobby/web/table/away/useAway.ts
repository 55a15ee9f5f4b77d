import { useCallback, useEffect, useRef, useState } from 'react'
import type { KeptLook, Look, TableState } from '../../../protocol.ts'
import type { TableLink } from '../useTable.ts'
import type { ShellView } from '../view.ts'

/** Whoever was elsewhere for longer is told what happened meanwhile, in milliseconds. */
const AWAY = 30_000
/** What is in sight for so long has been seen, in milliseconds. */
const SEEN = 400

export interface Away {
  /** How far the reader had seen when they went, and whether the game was over when they came: until they are told. */
  since: (KeptLook & { afterEnd: boolean }) | undefined
  /** The last line that they had seen when they came; 0: nobody knows. */
  mark: number
  /** They know now, or do not want to. */
  dismiss(): void
}

/**
 * Whether the reader was away, and since when. How far they have seen is kept with their seat on the server, so that
 * all their devices agree. `own`: the last line with their last own move here.
 */
export function useAway(link: TableLink, state: TableState, own: number): Away {
  const { keepLook, looked, live } = link
  const { seat, step, look: told } = state
  const { log, outcome } = state.view as ShellView
  const line = log.last
  const isOver = outcome !== null
  const [seen, setSeen] = useState(() => told && { ...told, line: Math.max(told.line, own) })
  const isNews = (before: KeptLook | undefined): before is KeptLook =>
    before !== undefined && before.line < line && Date.now() - before.at > AWAY
  const [since, setSince] = useState(() => (isNews(seen) ? { ...seen, afterEnd: isOver } : undefined))
  const [mark, setMark] = useState(seen?.line ?? 0)
  const isHere = useShown() && live

  /** Since when the page is out of sight, or without a line. */
  const left = useRef<number>(undefined)
  /** The line was lost: how things stand is told anew, with how far the seat had seen by then. */
  const isLost = useRef(false)
  const arrival = useRef(told)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks only when the reader goes or comes
  useEffect(() => {
    if (!live) isLost.current = true
    if (!isHere) {
      left.current ??= Date.now()
      return
    }
    if (isLost.current && (!told || told === arrival.current)) return
    isLost.current = false
    arrival.current = told
    const gone = left.current
    left.current = undefined
    if (gone === undefined || since || !seen) return
    const before = { ...seen, line: Math.max(seen.line, told?.line ?? 0), at: gone }
    if (!isNews(before)) return
    setSince({ ...before, afterEnd: isOver })
    setMark(before.line)
  }, [isHere, live, told])

  // What is in sight is seen after a moment; not while there is something to be told.
  useEffect(() => {
    if (seat === null || !isHere || since) return
    const timer = window.setTimeout(() => {
      const now: Look = { line, step }
      setSeen({ ...now, at: Date.now() })
      keepLook(now)
    }, SEEN)
    return () => window.clearTimeout(timer)
  }, [seat, isHere, since, line, step, keepLook])

  // Whoever was told on another device is not told again.
  useEffect(() => {
    if (!looked) return
    setSeen(looked)
    setSince(before => (before && before.line < looked.line ? undefined : before))
  }, [looked])

  // It gives way to a result that comes meanwhile.
  const isLate = isOver && since?.afterEnd === false
  return { since: isLate ? undefined : since, mark, dismiss: useCallback(() => setSince(undefined), []) }
}

/** Whether the page is in sight. */
function useShown(): boolean {
  const [isShown, setShown] = useState(!document.hidden)
  useEffect(() => {
    const change = () => setShown(!document.hidden)
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [])
  return isShown
}
