import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Regions } from '../board.ts'

const LEAST = 6

/** Where a piece lay, from the corner of what it lay in: that may have been scrolled or moved since. */
interface Spot {
  around: Element
  x: number
  y: number
}

/**
 * Cards travel to where they go: whatever carries `data-fly` and lies elsewhere in the next picture moves there from
 * where it lay before, also between the field and the `regions` of the table.
 */
export function useTravel(
  root: RefObject<HTMLElement | null>,
  picture: unknown,
  duration: number,
  regions?: Regions,
): void {
  const before = useRef<{ picture: unknown; spots: Map<string, Spot> }>({ picture, spots: new Map() })
  useLayoutEffect(() => {
    const spots = new Map<string, Spot>()
    const isNew = before.current.picture !== picture
    const parts = Object.values(regions ?? {}).flatMap(region => region.firstElementChild ?? [])
    for (const around of [...(root.current ? [root.current] : []), ...parts]) {
      const corner = around.getBoundingClientRect()
      for (const piece of around.querySelectorAll<HTMLElement>('[data-fly]')) {
        const id = piece.dataset.fly ?? ''
        const { left, top } = piece.getBoundingClientRect()
        spots.set(id, { around, x: left - corner.left, y: top - corner.top })
        const last = before.current.spots.get(id)
        if (!isNew || !last || duration === 0) continue
        const from = last.around.getBoundingClientRect()
        const x = from.left + last.x - left
        const y = from.top + last.y - top
        if (Math.abs(x) + Math.abs(y) < LEAST) continue
        piece.animate(
          [
            { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
            { transform: 'none', zIndex: 5 },
          ],
          { duration, easing: 'cubic-bezier(0.22, 0.8, 0.26, 1)' },
        )
      }
    }
    before.current = { picture, spots }
  })
}
