import { useRef } from 'react'

/** What is told to whoever listens, in seconds before time is over. */
const TOLD = { minute: 60, seconds: 10 } as const
type Told = keyof typeof TOLD

/** Tells of the last minute and the last seconds of one's own time when they begin, and of nothing in between. */
export function useLastSeconds(left: number | null): Told | undefined {
  const was = useRef(left)
  const told = useRef<Told>(undefined)
  if (left === null || left > TOLD.minute) told.current = undefined
  else if (was.current !== null)
    for (const [name, seconds] of Object.entries(TOLD) as [Told, number][])
      if (was.current > seconds && left <= seconds) told.current = name
  was.current = left
  return told.current
}
