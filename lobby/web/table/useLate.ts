import { useEffect, useState } from 'react'

/** Whether something has lasted for so many milliseconds. */
export function useLate(lasts: boolean, milliseconds: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!lasts) return
    const timer = window.setTimeout(() => setLate(true), milliseconds)
    return () => {
      window.clearTimeout(timer)
      setLate(false)
    }
  }, [lasts, milliseconds])
  return lasts && isLate
}
