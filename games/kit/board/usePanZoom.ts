import { select } from 'd3-selection'
import { type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import clamp from 'lodash/clamp.js'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Frame } from '../picture.ts'

export type { Frame }

interface Size {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

/** How close a map can be looked at, and when only a part of it is shown at first. */
export interface Closeness {
  /** The smallest width in sight. */
  smallest: number
  /** Pixels to a unit: below this all of the map is hard to read and to hit, */
  cramped: number
  /** so that only a part is shown, as large as this at most. */
  handy: number
}

/** Pixels that a finger or mouse may wander during a click. */
const STILL = 6
/** So much wider than the whole map it may be looked at. */
const FARTHEST = 1.5
/** Doublings of the scale for one step of the wheel at most, and for what browsers count it in: pixels, lines, pages. */
const NOTCH = 0.2
const WHEEL = [0.01, 0.05, 1]
/** Whoever presses one of these does not move the map. */
const HELD = 'button, [data-held]'

/** The frame with room added around it until it has the shape of the element: nothing is left empty beside it. */
function filling({ x, y, width, height }: Frame, size: Size | null): Frame {
  if (!size) return { x, y, width, height }
  const wide = Math.max(width, (height * size.width) / size.height)
  const high = Math.max(height, (width * size.height) / size.width)
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high }
}

/** Where somebody looks: the middle of what is in sight, and units of the map to a pixel. */
interface Sight {
  x: number
  y: number
  unit: number
  /** The map went there by itself; nobody has moved it since. */
  went?: true
}

/** What the map is about just now: it goes there once, and stays, however the room for it changes. */
export interface Subject {
  /** The map goes somewhere else when it is another one. */
  key: string
  frame: Frame
  /** What of it must be in sight where there is no room for all. */
  spot: Point
  /** Where all of the map has so many pixels to a unit it is left as it is. */
  enough: number
  /** Pixels to a unit where it has not: at least and at most. */
  least: number
  most: number
}

/** What is in sight of an element of some size. The size of an element does not change how large things are in it. */
const frameOf = ({ x, y, unit }: Sight, { width, height }: Size): Frame => ({
  x: x - (width * unit) / 2,
  y: y - (height * unit) / 2,
  width: width * unit,
  height: height * unit,
})

/** Where one looks after `base` was moved and scaled, in an element of that size. */
function sightAfter({ x, y, k }: ZoomTransform, base: Frame, { width, height }: Size): Sight {
  const unit = base.width / width / k
  return { x: base.x + (width / 2 - x) * unit, y: base.y + (height / 2 - y) * unit, unit }
}

/** As much of a part of the map as there is room for, as large as it has to be; `spot` is in sight whatever else is. */
function sightOf(part: Frame, spot: Point, size: Size, { cramped, handy }: Closeness): Sight {
  const fitting = Math.min(size.width / part.width, size.height / part.height)
  const scale = clamp(fitting, cramped, handy)
  const along = (at: number, from: number, length: number, room: number) =>
    length <= room ? from + length / 2 : clamp(at, from + room / 2, from + length - room / 2)
  return {
    x: along(spot.x, part.x, part.width, size.width / scale),
    y: along(spot.y, part.y, part.height, size.height / scale),
    unit: 1 / scale,
  }
}

/** Whether there is more of the map than is in sight. */
const isPartOf = (frame: Frame, whole: Frame): boolean =>
  frame.width < whole.width - 1 || frame.height < whole.height - 1

const middleOf = ({ x, y, width, height }: Frame): Point => ({ x: x + width / 2, y: y + height / 2 })

/** How `base` has to be moved and scaled for `frame` to be in sight. */
function transformTo(frame: Frame, base: Frame, width: number): ZoomTransform {
  const k = base.width / frame.width
  const pixels = width / frame.width
  return zoomIdentity.translate((base.x - frame.x) * pixels, (base.y - frame.y) * pixels).scale(k)
}

/** Two fingers scale the map, wherever they lie. */
const isPinch = (event: Event): boolean => 'touches' in event && (event as TouchEvent).touches.length > 1

/** The size of an element in pixels; null until it is on the page. */
function useSize(element: RefObject<HTMLElement | null>): Size | null {
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

/**
 * Moves and scales a map by dragging, pinching, with the wheel (and Ctrl: alone it scrolls the page, as everywhere), and
 * by calls for keys and buttons. `sheet` is the element that the map fills; what has to be dragged on it itself is
 * marked `data-held`. Where something is done, at `spot`, never leaves the sight.
 */
export function usePanZoom(
  sheet: RefObject<HTMLElement | null>,
  whole: Frame,
  spot: Point | undefined,
  closeness: Closeness,
  /** Where only a part is shown at first: as much of this as there is room for. */
  part: Frame = whole,
  /** Where all of the map is too small for what is to be done: what is in sight instead. */
  subject?: Subject,
) {
  const { smallest, cramped } = closeness
  const size = useSize(sheet)
  /** Where somebody moved the sight; null while all of the map is in sight, however it grows. */
  const [moved, setMoved] = useState<Sight | null>(null)
  const base = filling(whole, size)
  const frame = moved && size ? frameOf(moved, size) : base
  const latest = useRef({ base, size })
  latest.current = { base, size }

  const behaviour = useMemo(
    () =>
      zoom<HTMLElement, unknown>()
        .clickDistance(STILL)
        .wheelDelta(({ deltaY, deltaMode }) => -clamp(deltaY * WHEEL[deltaMode]!, -NOTCH, NOTCH))
        .filter((event: Event) =>
          event instanceof WheelEvent
            ? event.ctrlKey || event.metaKey
            : !(event as MouseEvent).button && (isPinch(event) || !(event.target as Element).closest(HELD)),
        )
        .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
          const { base, size } = latest.current
          if (size) setMoved(sightAfter(transform, base, size))
        }),
    [],
  )
  useEffect(() => {
    const own = sheet.current
    if (!own) return
    // A double click is two clicks.
    select(own).call(behaviour).on('dblclick.zoom', null)
    return () => void select(own).on('.zoom', null)
  }, [sheet, behaviour])

  // The next gesture begins with what is in sight, also where the map has grown or the window has changed.
  useLayoutEffect(() => {
    if (!sheet.current || !size) return
    behaviour.scaleExtent([1 / FARTHEST, Math.max(1, base.width / smallest)])
    Object.assign(sheet.current, { __zoom: transformTo(frame, base, size.width) })
  })

  // Where all of a map would be too small to read, it begins with the surroundings of the spot.
  const isCramped = size !== null && size.width / base.width < cramped
  const isSeen = useRef(false)
  useLayoutEffect(() => {
    if (!size || isSeen.current) return
    isSeen.current = true
    if (!isCramped || !spot) return
    setMoved(sightOf(part, spot, size, closeness))
  }, [size, isCramped, spot, part, closeness])

  // What it is about comes into sight once: what lies around the map may take its room meanwhile.
  const key = subject?.key
  const isOnPage = size !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is about something else
  useLayoutEffect(() => {
    const own = sheet.current
    if (!own || !isOnPage) return
    const { width, height } = own.getBoundingClientRect()
    if (width === 0 || height === 0) return
    if (!subject) {
      setMoved(now => (now?.went ? null : now))
      return
    }
    const { frame: about, spot: within, enough, least, most } = subject
    const all = Math.min(width / whole.width, height / whole.height)
    if (all >= enough)
      setMoved(now => (now && !now.went ? now : { ...middleOf(whole), unit: 1 / all, went: true }))
    else {
      const near = { cramped: least, handy: Math.max(least, most), smallest }
      setMoved({ ...sightOf(about, within, { width, height }, near), went: true })
    }
  }, [key, isOnPage])

  // What goes elsewhere takes the sight along, as far as it must.
  const [x, y] = [spot?.x, spot?.y]
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the spot moves, not when the map is dragged
  useEffect(() => {
    if (!size || x === undefined || y === undefined) return
    const shift = (at: number, from: number, length: number) => {
      const edge = Math.min(2, length / 3)
      return at < from + edge ? at - from - edge : at > from + length - edge ? at - from - length + edge : 0
    }
    setMoved(now => {
      if (!now) return now
      const seen = frameOf(now, size)
      const right = shift(x, seen.x, seen.width)
      const down = shift(y, seen.y, seen.height)
      return right === 0 && down === 0 ? now : { ...now, x: now.x + right, y: now.y + down }
    })
  }, [x, y])

  return {
    frame,
    /** Pixels to a unit; 0 while that is not known. */
    scale: size ? size.width / frame.width : 0,
    /** Looks closer, so many times. */
    closer: (times: number) => {
      if (sheet.current) behaviour.scaleBy(select(sheet.current), times)
    },
    /** Only a part of the map was brought into sight, as all of it would be too small. */
    isPart: moved?.went === true && size !== null && isPartOf(frame, whole),
    /** All of the map. */
    fit: () => setMoved(null),
  }
}
