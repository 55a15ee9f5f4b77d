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

/** The visible part of what scrolls around the board. */
function frameOf(element: HTMLElement): { top: number; left: number; right: number } {
  let around = element.parentElement
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement
  if (!around || around === document.documentElement || around === document.body)
    return { top: 0, left: 0, right: window.innerWidth }
  const { top, left, right } = around.getBoundingClientRect()
  return { top: Math.max(0, top), left: Math.max(0, left), right: Math.min(window.innerWidth, right) }
}

function Panel({ id, aim, whyLabel }: { id: string; aim: Aim | null; whyLabel: string }) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = panel.current
    const frame = own?.offsetParent?.getBoundingClientRect()
    if (!own || !aim || !frame) return
    const at = aim.anchor.getBoundingClientRect()
    const gap = 8
    const seen = frameOf(own)
    const edge = seen.top + gap
    const left = Math.min(at.left + at.width / 2 - own.offsetWidth / 2, seen.right - own.offsetWidth - gap)
    const above = at.top - own.offsetHeight - gap
    const below = at.bottom + gap
    const fitsBelow = below + own.offsetHeight < window.innerHeight
    const top = above > edge || !fitsBelow ? Math.max(above, edge) : below
    own.style.left = `${Math.max(left, seen.left + gap) - frame.left}px`
    own.style.top = `${top - frame.top}px`
  }, [aim])
  const reading = aim?.reading
  return (
    <div ref={panel} id={id} className="sb-lens" role="tooltip" hidden={!reading}>
      {reading && (
        <>
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
        </>
      )}
    </div>
  )
}

/**
 * Handlers for a thing that is read through the lens: by hovering, by the keyboard's focus, by holding a finger on it.
 * `reading` is asked for only when it is looked at.
 */
export function useLens(reading: () => Reading) {
  const { show, id } = useContext(Context)
  const hover = useRef<number>(undefined)
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
    onPointerEnter: (event: PointerEvent) => {
      const anchor = event.currentTarget
      if (event.pointerType === 'mouse') hover.current = window.setTimeout(() => open(anchor), HOVER)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') close()
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
