import { useCallback, useEffect, useRef, useState } from 'react'
import type { TableState } from '../../protocol.ts'

/** More than this is never shown one by one. */
const QUEUE_AT_MOST = 40

export interface Paced {
  shown: TableState | undefined
  /** Older states are still being shown. */
  behind: boolean
  /** Shows the present at once. */
  skip(): void
}

/**
 * Shows states one after the other, each for at least `pace` milliseconds, so that what several players did within a
 * moment can be followed. A state that comes alone is shown at once. Long queues are shown faster.
 */
export function usePaced(newest: TableState | undefined, pace: number): Paced {
  const [shown, setShown] = useState<TableState>()
  const [queued, setQueued] = useState(0)
  const queue = useRef<TableState[]>([])
  const current = useRef<TableState>(undefined)
  const shownAt = useRef(0)
  const timer = useRef<number>(undefined)

  const show = useCallback((state: TableState) => {
    current.current = state
    shownAt.current = performance.now()
    setShown(state)
  }, [])

  const advance = useCallback(() => {
    const next = queue.current.shift()
    setQueued(queue.current.length)
    if (next) show(next)
    if (queue.current.length > 0) timer.current = window.setTimeout(advance, wait(pace, queue.current.length))
  }, [pace, show])

  const skip = useCallback(() => {
    window.clearTimeout(timer.current)
    const last = queue.current.at(-1)
    queue.current = []
    setQueued(0)
    if (last) show(last)
  }, [show])

  useEffect(() => {
    if (!newest) return
    const last = queue.current.at(-1) ?? current.current
    const moved =
      last !== undefined &&
      newest.step > last.step &&
      newest.seat === last.seat &&
      newest.room.id === last.room.id
    const tooMany = queue.current.length >= QUEUE_AT_MOST
    if (!moved || pace === 0 || document.hidden || tooMany) {
      if (queue.current.length > 0 && newest.step === last?.step) {
        queue.current[queue.current.length - 1] = newest
        return
      }
      window.clearTimeout(timer.current)
      queue.current = []
      setQueued(0)
      show(newest)
      return
    }
    const due = wait(pace, 1) - (performance.now() - shownAt.current)
    if (queue.current.length === 0 && due <= 0) {
      show(newest)
      return
    }
    queue.current.push(newest)
    setQueued(queue.current.length)
    if (queue.current.length === 1) timer.current = window.setTimeout(advance, due)
  }, [newest, pace, advance, show])

  useEffect(() => {
    const onHide = () => document.hidden && skip()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.clearTimeout(timer.current)
    }
  }, [skip])

  // Whoever sits down elsewhere never sees the new seat with what the old one knew.
  const isOwn = shown?.seat === newest?.seat && shown?.room.id === newest?.room.id
  return { shown: isOwn ? (shown ?? newest) : newest, behind: isOwn && queued > 0, skip }
}

const wait = (pace: number, length: number) => pace / Math.max(1, length / 3)
