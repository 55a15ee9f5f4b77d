import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { Region, Regions } from '../board.ts'

interface Parts {
  regions: Regions | undefined
  className: string | undefined
}

const Context = createContext<Parts>({ regions: undefined, className: undefined })

interface PartsProviderProps {
  /** What the board got as `regions`. */
  regions: Regions | undefined
  /** Class of every part, wherever it is drawn: the style sheet gives it the board's own properties and faces. */
  className: string
  children: ReactNode
}

/** Stands around all of a board: tells its parts where the host wants them. */
export function PartsProvider({ regions, className, children }: PartsProviderProps) {
  const parts = useMemo(() => ({ regions, className }), [regions, className])
  return <Context.Provider value={parts}>{children}</Context.Provider>
}

/**
 * A part of a board that belongs to a region of the table: drawn there, or where it stands if the host has no such place.
 * Either way it stays in the board's own tree: contexts, drafts and events go on as they are.
 */
export function Part({ of, children }: { of: Region; children: ReactNode }) {
  const { regions, className } = useContext(Context)
  const place = regions?.[of]
  const part = (
    <div className={className} data-part={of} data-apart={place ? '' : undefined}>
      {children}
    </div>
  )
  return place ? createPortal(part, place) : part
}

/** The parts of the desk, in the order of reading. */
const DESK = ['choices', 'hand', 'status', 'acts'] as const

/** Everything of a board that lies in the desk of the table. */
export function DeskParts(parts: { [part in (typeof DESK)[number]]: ReactNode }) {
  return DESK.map(of => (
    <Part key={of} of={of}>
      {parts[of]}
    </Part>
  ))
}
