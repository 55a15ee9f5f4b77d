/** Numbers with their symbols and words. */
import type { ReactNode } from 'react'
import { useLens } from '../../kit/board/Lens.tsx'

interface StatProps {
  label: string
  word?: string
  /** What it is called where it is spoken of. */
  at?: string
  children: ReactNode
}

/** A number with its symbol; the word beside it goes where there is no room, but never for people who listen. */
export function Stat({ label, word, at, children }: StatProps) {
  return (
    <span className="rg-stat" title={label} data-at={at}>
      <span className="rg-unseen">{label} </span>
      {children}
      {word && <Word>{word}</Word>}
    </span>
  )
}

export const Word = ({ children }: { children: string }) => (
  <span className="rg-stat-word" aria-hidden="true">
    {children}
  </span>
)

interface OpenProps {
  title: string
  notes: readonly string[]
  className: string
  /** What it is called where it is spoken of. */
  at?: string
  children: ReactNode
}

/** A number that opens into its parts; who listens hears the parts at once. */
export function Open({ title, notes, className, at, children }: OpenProps) {
  const { look, ...lens } = useLens(() => ({ title, notes }))
  return (
    <button
      {...lens}
      type="button"
      className={className}
      data-at={at}
      onClick={event => look(event.currentTarget)}
    >
      <span className="rg-unseen">{[`${title}:`, ...notes].join(' ')}</span>
      <span className="rg-open" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
