import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Point } from '../../orb/index.ts'

/** What is in sight, in spaces of the orb. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

const SMALLEST = 5
/** How wide a chart a phone shows so that fingers can point at spaces. */
const NEAR = 10

const isNarrow = () => typeof window !== 'undefined' && window.matchMedia('(max-width: 47.99rem)').matches
const around = ({ x, y }: Point): Frame => ({ x: x - NEAR / 2, y: y - NEAR / 2, width: NEAR, height: NEAR })
/** Pixels that a finger or mouse may wander during a click. */
const STILL = 6

const zoomed = (
  { x, y, width, height }: Frame,
  by: number,
  most: number,
  at?: { x: number; y: number },
): Frame => {
  const next = Math.min(Math.max(width * by, SMALLEST), most)
  const factor = next / width
  const [fx, fy] = at ? [(at.x - x) / width, (at.y - y) / height] : [0.5, 0.5]
  return {
    x: x + width * (1 - factor) * fx,
    y: y + height * (1 - factor) * fy,
    width: next,
    height: height * factor,
  }
}

/** Moves and scales a map by dragging, pinching, with the wheel (and Ctrl), and by calls for keys and buttons. */
export function usePanZoom(
  svg: RefObject<SVGSVGElement | null>,
  whole: Frame,
  /** Where something is done: on a phone only its surroundings are in sight, and it never leaves the sight. */
  spot: Point | undefined,
) {
  const [moved, setMoved] = useState<Frame | null>(() =>
    spot && isNarrow() && whole.width > NEAR ? around(spot) : null,
  )
  const frame = moved ?? whole
  const most = Math.max(whole.width * 1.5, SMALLEST)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const wandered = useRef(0)

  const spotOf = (event: { clientX: number; clientY: number }) => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix) : { x: 0, y: 0 }
  }
  const latest = useRef({ frame, most, spotOf })
  latest.current = { frame, most, spotOf }

  useEffect(() => {
    const own = svg.current
    if (!own) return
    // Without Ctrl the wheel scrolls the page, as everywhere.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { frame, most, spotOf } = latest.current
      setMoved(zoomed(frame, event.deltaY > 0 ? 1.15 : 1 / 1.15, most, spotOf(event)))
    }
    own.addEventListener('wheel', onWheel, { passive: false })
    return () => own.removeEventListener('wheel', onWheel)
  }, [svg])

  // A card that goes to its next place takes the sight along.
  const isLost =
    moved !== null &&
    spot !== undefined &&
    (spot.x < moved.x ||
      spot.y < moved.y ||
      spot.x > moved.x + moved.width ||
      spot.y > moved.y + moved.height)
  const [x, y] = [spot?.x, spot?.y]
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the spot moves, not when the chart is dragged
  useEffect(() => {
    if (isLost && x !== undefined && y !== undefined) setMoved(around({ x, y }))
  }, [x, y])

  return {
    frame,
    spotOf,
    /** The last press moved the map, so that it is no click. */
    hasWandered: () => wandered.current > STILL,
    zoom: (by: number) => setMoved(zoomed(frame, by, most)),
    pan: (x: number, y: number) => setMoved({ ...frame, x: frame.x + x, y: frame.y + y }),
    fit: () => setMoved(null),
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (pointers.current.size === 0) wandered.current = 0
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove(event: PointerEvent) {
        const before = pointers.current.get(event.pointerId)
        const own = svg.current
        if (!before || !own) return
        const now = { x: event.clientX, y: event.clientY }
        wandered.current += Math.abs(now.x - before.x) + Math.abs(now.y - before.y)
        pointers.current.set(event.pointerId, now)
        if (wandered.current <= STILL) return
        const others = [...pointers.current].filter(([id]) => id !== event.pointerId)
        const [other] = others
        if (other) {
          const apart = (one: { x: number; y: number }) => Math.hypot(one.x - other[1].x, one.y - other[1].y)
          setMoved(zoomed(frame, apart(before) / Math.max(1, apart(now)), most))
          return
        }
        const scale = own.getScreenCTM()?.a ?? 1
        setMoved({
          ...frame,
          x: frame.x - (now.x - before.x) / scale,
          y: frame.y - (now.y - before.y) / scale,
        })
      },
      onPointerUp: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
      onPointerLeave: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    },
  }
}
