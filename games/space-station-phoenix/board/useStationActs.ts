import { useSyncExternalStore } from 'react'
import type { Acts } from './acts.ts'
import { useTable } from './table.ts'

const PHONE = '(width < 48rem) or (height < 30rem)'

const NOTHING: Pick<Acts, 'powers' | 'movable' | 'homes'> = {
  powers: new Map(),
  movable: new Set(),
  homes: new Map(),
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * What is done by pointing at the own station. A phone has no room for all of it, and its quarters are too small for
 * fingers: there the station is read, and everything is done in the desk.
 */
export function useStationActs(): Pick<Acts, 'powers' | 'movable' | 'homes'> {
  const { acts } = useTable()
  const isPhone = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  )
  return isPhone ? NOTHING : acts
}
