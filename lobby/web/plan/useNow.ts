import { useEffect, useState } from 'react'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** So near to a moment its seconds matter. */
const NEAR = 2 * MINUTE

/** What time it is, looked at again as often as words about that moment change. */
export function useNow(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const left = moment - now
    if (left <= 0) return
    const pause = left <= NEAR ? SECOND : Math.min(MINUTE, left - NEAR)
    const timer = setTimeout(() => setNow(Date.now()), Math.max(SECOND, pause))
    return () => clearTimeout(timer)
  }, [moment, now])
  return now
}
