import { type RefObject, useLayoutEffect, useRef } from 'react'

const LEAST = 6

/**
 * Cards travel to where they go: whatever carries `data-fly` and lies elsewhere in the next picture moves there from
 * where it lay before.
 */
export function useTravel(root: RefObject<HTMLElement | null>, picture: unknown, duration: number): void {
  const before = useRef<{ picture: unknown; spots: Map<string, DOMRect> }>({ picture, spots: new Map() })
  useLayoutEffect(() => {
    const own = root.current
    if (!own) return
    const frame = own.getBoundingClientRect()
    const spots = new Map<string, DOMRect>()
    const isNew = before.current.picture !== picture
    for (const piece of own.querySelectorAll<HTMLElement>('[data-fly]')) {
      const id = piece.dataset.fly ?? ''
      const { left, top, width, height } = piece.getBoundingClientRect()
      const spot = new DOMRect(left - frame.left, top - frame.top, width, height)
      spots.set(id, spot)
      const last = before.current.spots.get(id)
      if (!isNew || !last || duration === 0) continue
      const x = last.x - spot.x
      const y = last.y - spot.y
      if (Math.abs(x) + Math.abs(y) < LEAST) continue
      piece.animate(
        [
          { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
          { transform: 'none', zIndex: 5 },
        ],
        {
          duration,
          easing: 'cubic-bezier(0.22, 0.8, 0.26, 1)',
        },
      )
    }
    before.current = { picture, spots }
  })
}
