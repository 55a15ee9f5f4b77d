import { useEffect, useRef } from 'react'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import type { BookEntry } from './bookOf.ts'
import css from './Lookup.module.css'
import { Parts } from './Words.tsx'

interface LookupProps {
  entry: BookEntry
  onClose(): void
  /** Shows the entry among all the others. */
  onBook(): void
}

/** The text of one card, place or word, beside whatever one is doing. Closes with Escape. */
export function Lookup({ entry, onClose, onBook }: LookupProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves whenever another entry is opened
  useEffect(() => {
    if (!box.current?.contains(document.activeElement)) before.current = document.activeElement
    box.current?.focus({ preventScroll: true })
  }, [entry.ref])

  const close = () => {
    onClose()
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={entry.name}
      tabIndex={-1}
      className={`sb-over ${css.lookup}`}
      onKeyDown={event => {
        if (event.key === 'Escape') close()
      }}
    >
      <p className={css.name}>{entry.name}</p>
      {entry.paragraphs.map((parts, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of an entry never change places
        <p key={i}>
          <Parts parts={parts} />
        </p>
      ))}
      <div className={css.ways}>
        <Button variant="filled" onClick={close}>
          {t('close')}
        </Button>
        <Button variant="subtle" className={css.all} onClick={onBook}>
          {t('table.bookAll')}
        </Button>
      </div>
    </div>
  )
}
