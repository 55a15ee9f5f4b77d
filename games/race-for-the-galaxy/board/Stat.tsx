/** Numbers with their symbols and words. */
import type { ReactNode } from 'react'
import { useLens } from '../../kit/board/Lens.tsx'

/** A number with its symbol; the word beside it goes where there is no room, but never for people who listen. */
export function Stat({ label, word, children }: { label: string; word?: string; children: ReactNode }) {
  return (
    <span className="rg-stat" title={label}>
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
  children: ReactNode
}

/** A number that opens into its parts; who listens hears the parts at once. */
export function Open({ title, notes, className, children }: OpenProps) {
  const { look, ...lens } = useLens(() => ({ title, notes }))
  return (
    <button {...lens} type="button" className={className} onClick={event => look(event.currentTarget)}>
      <span className="rg-unseen">{[`${title}:`, ...notes].join(' ')}</span>
      <span className="rg-open" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
