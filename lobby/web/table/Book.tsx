import { TextInput } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useT } from '../app/i18n.ts'
import { hasLessons, learnPath } from '../learn/paths.ts'
import css from './Book.module.css'
import { type Book as BookHere, bookOf, searched } from './bookOf.ts'
import { useHere } from './TableContext.ts'
import { Parts } from './Words.tsx'

interface BookProps {
  book: BookHere | undefined
  isLost: boolean
  /** The entry to show, and how often it was asked for. */
  at: { ref: string; times: number } | undefined
}

/** The rules in short and all that this table plays with, searchable. */
export function Book({ book, isLost, at }: BookProps) {
  const t = useT()
  const { room, lesson } = useHere()
  const [query, setQuery] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const groups = useMemo(() => (book ? bookOf(book) : []), [book])
  const found = useMemo(() => searched(groups, query), [groups, query])

  useEffect(() => {
    if (!at) return
    setQuery('')
    const frame = requestAnimationFrame(() => {
      const entry = box.current?.querySelector<HTMLElement>(`[data-ref="${CSS.escape(at.ref)}"]`)
      entry?.scrollIntoView({ block: 'center' })
      entry?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [at])

  return (
    <div className={css.book} ref={box}>
      <TextInput
        type="search"
        aria-label={t('table.bookSearch')}
        placeholder={t('table.bookSearch')}
        value={query}
        onChange={event => setQuery(event.currentTarget.value)}
      />
      <section
        className={css.entries}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('table.book')}
      >
        {!lesson && query === '' && hasLessons(room.game) && (
          <p className={css.lessons}>
            <Link href={learnPath(room.game)}>{t('learn.enter')}</Link>
          </p>
        )}
        {found.length === 0 && (book || isLost) && (
          <p className={css.none}>{t(isLost ? 'table.bookLost' : 'table.bookNone')}</p>
        )}
        {found.map(({ type, title, entries }) => (
          <section key={type} aria-label={title}>
            <h2>{title}</h2>
            <dl>
              {entries.map(({ ref, name, paragraphs }) => (
                <div
                  key={ref}
                  data-ref={ref}
                  tabIndex={-1}
                  className={css.entry}
                  data-here={at?.ref === ref || undefined}
                >
                  <dt>{name}</dt>
                  {paragraphs.map((parts, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of an entry never change places
                    <dd key={i}>
                      <Parts parts={parts} />
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </div>
  )
}
