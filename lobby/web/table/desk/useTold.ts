import { useCallback, useState } from 'react'
import type { Told } from '../../../../games/kit/board.ts'

/** What the board has shown so far of what it is showing, the latest last; empty when it has caught up. */
export function useTold(): [readonly Told[], (told: Told | undefined) => void] {
  const [shown, setShown] = useState<readonly Told[]>([])
  const caption = useCallback((told: Told | undefined) => {
    setShown(before => {
      if (!told) return before.length === 0 ? before : []
      return told.step <= (before.at(-1)?.step ?? 0) ? [told] : [...before, told]
    })
  }, [])
  return [shown, caption]
}
