import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Point } from '../../orb/index.ts'

/** What is in sight, in spaces of the orb. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

const SMALLEST = 4
/** Pixels to a space: below the first it is hard to read and to hit, so that only a part is shown, as large as this. */
const CRAMPED = 27
const HANDY = 38
/** Pixels that a finger or mouse may wander during a click. */
const STILL = 6

/** The frame with room added around it until it has the shape of the element: nothing is left empty beside it. */
function filling({ x, y, width, height }: Frame, size: Size | null): Frame {
  if (!size) return { x, y, width, height }
  const wide = Math.max(width, (height * size.width) / size.height)
  const high = Math.max(height, (width * size.height) / size.width)
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high }
}

const around = ({ x, y }: Point, { width, height }: Size): Frame => ({
  x: x - width / HANDY / 2,
  y: y - height / HANDY / 2,
  width: width / HANDY,
  height: height / HANDY,
})

function zoomed({ x, y, width, height }: Frame, by: number, most: number, at?: Point): Frame {
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

/** The size of an element in pixels; null until it is on the page. */
function useSize(element: RefObject<SVGSVGElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const own = element.current
    if (!own) return
    const measure = () => {
      const { width, height } = own.getBoundingClientRect()
      setSize(before =>
        width === 0 || (before?.width === width && before.height === height) ? before : { width, height },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(own)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** Moves and scales a map by dragging, pinching, with the wheel (and Ctrl), and by calls for keys and buttons. */
export function usePanZoom(
  svg: RefObject<SVGSVGElement | null>,
  whole: Frame,
  /** Where something is done: on a crowded chart only its surroundings are in sight, and it never leaves the sight. */
  spot: Point | undefined,
) {
  const size = useSize(svg)
  const [moved, setMoved] = useState<Frame | null>(null)
  const frame = filling(moved ?? whole, size)
  const most = Math.max(filling(whole, size).width * 1.5, SMALLEST)
  const pointers = useRef(new Map<number, Point>())
  const wandered = useRef(0)

  const spotOf = (event: { clientX: number; clientY: number }): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix) : { x: 0, y: 0 }
  }
  const latest = useRef({ frame, most, spotOf })
  latest.current = { frame, most, spotOf }

  // Where all of a grown orb would be too small to read, it begins with the surroundings of the spot.
  const isCramped = size !== null && size.width / filling(whole, size).width < CRAMPED
  const isSeen = useRef(false)
  useLayoutEffect(() => {
    if (!size || isSeen.current) return
    isSeen.current = true
    if (isCramped && spot) setMoved(around(spot, size))
  }, [size, isCramped, spot])

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

  // What goes elsewhere takes the sight along, as far as it must.
  const [x, y] = [spot?.x, spot?.y]
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the spot moves, not when the chart is dragged
  useEffect(() => {
    if (!moved || x === undefined || y === undefined) return
    const shift = (at: number, from: number, length: number) => {
      const edge = Math.min(2, length / 3)
      return at < from + edge ? at - from - edge : at > from + length - edge ? at - from - length + edge : 0
    }
    const right = shift(x, frame.x, frame.width)
    const down = shift(y, frame.y, frame.height)
    if (right !== 0 || down !== 0) setMoved({ ...frame, x: frame.x + right, y: frame.y + down })
  }, [x, y])

  return {
    frame,
    /** Pixels to a space; 0 while that is not known. */
    scale: size ? size.width / frame.width : 0,
    spotOf,
    /** The last press moved the map, so that it is no click. */
    hasWandered: () => wandered.current > STILL,
    zoom: (by: number) => setMoved(zoomed(frame, by, most)),
    fit: () => setMoved(null),
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (pointers.current.size === 0) wandered.current = 0
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove(event: PointerEvent) {
        const before = pointers.current.get(event.pointerId)
        if (!before || !svg.current) return
        const now = { x: event.clientX, y: event.clientY }
        wandered.current += Math.abs(now.x - before.x) + Math.abs(now.y - before.y)
        pointers.current.set(event.pointerId, now)
        if (wandered.current <= STILL) return
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
        // Several moves may come before the chart is drawn again.
        setMoved(sight => {
          const from = filling(sight ?? whole, size)
          if (other) {
            const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y)
            return zoomed(from, apart(before) / Math.max(1, apart(now)), most)
          }
          const scale = size ? size.width / from.width : 1
          return { ...from, x: from.x - (now.x - before.x) / scale, y: from.y - (now.y - before.y) / scale }
        })
      },
      onPointerUp: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
      onPointerLeave: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    },
  }
}
