import { useEffect, useRef, useState } from 'react'
import type { Room } from '../../../protocol.ts'

/** So often clocks are looked at while one runs, in milliseconds. */
const LOOK = 200
/** News that are later than this were not on their way: time has stood still at the server. In milliseconds. */
const LATE = 1500

/** What is to be added to the count of this page. */
interface Ahead {
  room: Room
  by: number
}

/**
 * How long servers have run by now, as this page reckons it from what it was told last: by its own count, which no clock
 * that is set changes. Of what it was told the quickest news count, so that clocks do not jump.
 */
export function useRan(room: Room, isRunning: boolean): number {
  const ahead = useRef<Ahead>(undefined)
  const [, look] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => look(times => times + 1), LOOK)
    return () => clearInterval(timer)
  }, [isRunning])

  const here = performance.now()
  const told = room.ran ?? 0
  if (ahead.current?.room.ran !== room.ran) {
    const by = told - here
    const known = ahead.current?.by ?? Number.NEGATIVE_INFINITY
    ahead.current = { room, by: known > by && known - by < LATE ? known : by }
  }
  return here + ahead.current!.by
}
