import { useState, useSyncExternalStore } from 'react'
import type { Region } from '../board.ts'

const REGIONS: readonly Region[] = ['rivals', 'choices', 'hand', 'status', 'acts']

/** The elements in which a host keeps the parts of a board: they exist before the board is drawn, and never change. */
export type Places = { readonly [R in Region]: HTMLElement }

function made(): Places {
  const places = REGIONS.map(region => {
    const place = document.createElement('div')
    place.className = 'sb-region'
    place.dataset.region = region
    return [region, place] satisfies [Region, HTMLElement]
  })
  return Object.fromEntries(places) as unknown as Places
}

const never = () => () => {}

/** For hosts of boards: places for their parts, shown with `Slot`; undefined while there is no page to put them in. */
export function useRegions(): Places | undefined {
  const [own] = useState(() => (typeof document === 'undefined' ? undefined : made()))
  return useSyncExternalStore(
    never,
    () => own,
    () => undefined,
  )
}
