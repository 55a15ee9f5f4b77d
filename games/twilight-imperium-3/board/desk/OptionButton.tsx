import type { ReactNode } from 'react'
import { useTable } from '../table.ts'

interface OptionButtonProps {
  /** Undefined where a press does something else than to choose. */
  isChosen?: boolean
  onChoose(): void
  /** For listeners, where the words beside it say the rest to whoever sees them. */
  label?: string
  /** A card that is read in full. */
  isFace?: boolean
  children: ReactNode
}

/** One of the things that a question is answered with. */
export function OptionButton({ isChosen, onChoose, label, isFace, children }: OptionButtonProps) {
  const { isBusy } = useTable()
  return (
    <button
      type="button"
      className={isFace ? 'ti-face' : 'ti-option'}
      aria-label={label}
      aria-pressed={isChosen}
      disabled={isBusy}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}
