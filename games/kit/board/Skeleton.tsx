import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { Region } from '../board.ts'
import type { Places } from './useRegions.ts'
import './pieces.css'
import './rivals.css'
import './skeleton.css'
import './small.css'
import './columns.css'

/** Where the host shows what a board has for a region. */
export function Slot({ of, places }: { of: Region; places: Places | undefined }) {
  const place = places?.[of]
  const put = useCallback((slot: HTMLElement | null) => void (place && slot?.append(place)), [place])
  return <div ref={put} className="sb-slot" />
}

interface DeskProps {
  /** Its name for listeners. */
  label: string
  /** The reader must do something: the edge of the desk is lit. */
  isLit: boolean
  /** Out of the ordinary: no connection, looking back, or the end of the game. */
  state?: 'lost' | 'past' | 'over' | undefined
  /** What is asked: one sentence for each question. */
  ask: ReactNode
  /** What the host itself has to answer it with, before what the board has: a list of moves, say. */
  children?: ReactNode
  /** The host's list is open: it takes the place of the board's choices. */
  hidesChoices?: boolean
  /** What the host says in the line of the status, instead of the board. */
  status?: ReactNode
  /** The host's own buttons; the board's come after them, the lamp last. */
  acts?: ReactNode
  /** Buttons of the host that come last. */
  lamp?: ReactNode
  places: Places | undefined
}

/** Browsers leave what is partly in sight where it is: whoever goes by keyboard sees all of what has the focus. */
function showWhole({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Boards in columns begin what they show below the desk where it ends: see `columns.css`. */
function useKnownHeight(desk: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = desk.current
    const table = own?.closest<HTMLElement>('.sb-table')
    if (!own || !table) return
    const measure = () => table.style.setProperty('--sb-desk-height', `${own.offsetHeight}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(own)
    return () => observer.disconnect()
  }, [desk])
}

/** The one place that says what to do: what it is about, what it is answered with, the answer. */
export function Desk(props: DeskProps) {
  const { label, isLit, state, ask, children, hidesChoices, status, acts, lamp, places } = props
  const desk = useRef<HTMLElement>(null)
  useEffect(() => {
    const own = desk.current
    // What boards put here lies elsewhere in React's own tree.
    own?.addEventListener('focusin', showWhole)
    return () => own?.removeEventListener('focusin', showWhole)
  }, [])
  useKnownHeight(desk)
  return (
    <section
      ref={desk}
      id="desk"
      className="sb-desk"
      aria-label={label}
      tabIndex={-1}
      data-lit={isLit || undefined}
      data-state={state}
    >
      <div className="sb-ask">{ask}</div>
      <div className="sb-body">
        {children}
        <div className="sb-choices" hidden={hidesChoices}>
          <Slot of="choices" places={places} />
        </div>
        <Slot of="hand" places={places} />
      </div>
      <div className="sb-acts">
        <div className="sb-status" role="status">
          {status}
          {!status && <Slot of="status" places={places} />}
        </div>
        <div className="sb-buttons">
          {acts}
          <Slot of="acts" places={places} />
          {lamp}
        </div>
      </div>
    </section>
  )
}
