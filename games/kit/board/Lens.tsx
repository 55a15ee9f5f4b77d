import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import './lens.css'

/** What is read through the lens: a named thing, how it stands now, and why it cannot be used. */
export interface Reading {
  title: string
  /** What kind of thing it is, when it is played. */
  kind?: string | undefined
  text?: string | undefined
  /** How it stands now. */
  notes?: readonly string[]
  /** Why it cannot be used now. */
  why?: string | undefined
}

interface Aim {
  reading: Reading
  anchor: Element
}

type Show = (anchor: Element | null, reading?: Reading) => void

/** A mouse that passes over things does not ask for them. */
const HOVER = 400
/** Whoever holds a finger on a thing wants to read it, not to use it. */
const HOLD = 500

const Context = createContext<{ show: Show; id: string }>({ show: () => {}, id: '' })

/**
 * The text of whatever is hovered, focused or tapped, and why it cannot be used now. One floating panel for the whole
 * board, described by it for screen readers.
 */
export function LensProvider({ whyLabel, children }: { whyLabel: string; children: ReactNode }) {
  const id = useId()
  const [aim, setAim] = useState<Aim | null>(null)
  const context = useMemo(
    () => ({
      id,
      show: (anchor: Element | null, reading?: Reading) =>
        setAim(anchor && reading ? { anchor, reading } : null),
    }),
    [id],
  )
  // A tap anywhere else puts the lens away, also where a tap moves no focus.
  const { show } = context
  useEffect(() => {
    if (!aim) return
    const hide = () => show(null)
    document.addEventListener('pointerdown', hide)
    return () => document.removeEventListener('pointerdown', hide)
  }, [aim, show])
  return (
    <Context.Provider value={context}>
      {children}
      <Panel id={id} aim={aim} whyLabel={whyLabel} />
    </Context.Provider>
  )
}

/** Pixels between the lens and what it is about, and the edges of the field. */
const GAP = 8

/** The visible part of what scrolls around the board: the field of the table. */
function fieldOf(element: HTMLElement): DOMRect {
  let around = element.parentElement
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement
  const isPage = !around || around === document.documentElement || around === document.body
  const { top, left, right, bottom } = isPage ? new DOMRect() : around!.getBoundingClientRect()
  const [x, y] = [Math.max(0, left), Math.max(0, top)]
  const [w, h] = [window.innerWidth, window.innerHeight]
  return isPage ? new DOMRect(0, 0, w, h) : new DOMRect(x, y, Math.min(w, right) - x, Math.min(h, bottom) - y)
}

const between = (wanted: number, least: number, most: number) => Math.max(least, Math.min(wanted, most))

/** Where the lens lies: over the field, beside what it is about, never over what is asked and answered. */
function placed(lens: { width: number; height: number }, at: DOMRect, field: DOMRect) {
  const least = field.top + GAP
  const most = field.bottom - lens.height - GAP
  const above = at.top - lens.height - GAP
  const below = at.bottom + GAP
  const isBeside = at.left >= field.right || at.right <= field.left
  const top = isBeside ? at.top : above >= least || below > most ? above : below
  return {
    left: between(at.left + at.width / 2 - lens.width / 2, field.left + GAP, field.right - lens.width - GAP),
    top: between(top, least, Math.max(least, most)),
  }
}

function Panel({ id, aim, whyLabel }: { id: string; aim: Aim | null; whyLabel: string }) {
  const mark = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = panel.current
    if (!own || !aim || !mark.current) return
    const field = fieldOf(mark.current)
    own.style.maxHeight = `${field.height - 2 * GAP}px`
    const { left, top } = placed(own.getBoundingClientRect(), aim.anchor.getBoundingClientRect(), field)
    own.style.left = `${left}px`
    own.style.top = `${top}px`
  }, [aim])
  const reading = aim?.reading
  return (
    <>
      {/* What can be read names it while nothing is read, too. */}
      <span ref={mark} id={reading ? undefined : id} role="tooltip" hidden />
      {reading &&
        createPortal(
          <div ref={panel} id={id} className="sb-lens" role="tooltip">
            <p className="sb-lens-title">{reading.title}</p>
            {reading.kind && <p className="sb-lens-kind">{reading.kind}</p>}
            {reading.text && <p className="sb-lens-text">{reading.text}</p>}
            {reading.notes && reading.notes.length > 0 && (
              <ul className="sb-lens-notes">
                {reading.notes.map(note => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
            {reading.why && (
              <p className="sb-lens-why">
                <strong>{whyLabel}</strong> {reading.why}
              </p>
            )}
          </div>,
          document.body,
        )}
    </>
  )
}

/**
 * Handlers for a thing that is read through the lens: by hovering, by the keyboard's focus, by holding a finger on it.
 * `reading` is asked for only when it is looked at.
 */
export function useLens(reading: () => Reading) {
  const { show, id } = useContext(Context)
  const hover = useRef<number>(undefined)
  const isPointed = useRef(false)
  const isHeld = useRef(false)
  const isOpen = useRef(false)
  const open = (anchor: Element) => {
    const read = reading()
    if (!read.text && !read.why && !read.notes?.length) return
    isOpen.current = true
    show(anchor, read)
  }
  const close = () => {
    window.clearTimeout(hover.current)
    isOpen.current = false
    show(null)
  }
  const release = () => window.clearTimeout(hover.current)
  return {
    'aria-describedby': id,
    // Not when it enters: a new page or question may have come to lie under a mouse that rests.
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || isPointed.current) return
      const anchor = event.currentTarget
      isPointed.current = true
      hover.current = window.setTimeout(() => open(anchor), HOVER)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      isPointed.current = false
      close()
    },
    onPointerDown: (event: PointerEvent) => {
      close()
      isHeld.current = false
      if (event.pointerType === 'mouse') return
      const anchor = event.currentTarget
      hover.current = window.setTimeout(() => {
        isHeld.current = true
        open(anchor)
      }, HOLD)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture: (event: MouseEvent) => {
      if (!isHeld.current) return
      isHeld.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onContextMenu: (event: MouseEvent) => {
      if (isHeld.current) event.preventDefault()
    },
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) open(event.currentTarget)
    },
    // What another thing shows by now stays.
    onBlur: () => {
      if (isOpen.current) close()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    },
    /** Opens the lens on purpose: a tap on a thing that cannot be used. */
    look: open,
  }
}
