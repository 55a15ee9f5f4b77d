import type { ReactNode } from 'react'
import css from './Sheet.module.css'

interface SheetProps {
  /** Heading of the sheet; a string of letters like the lettering on an instrument. */
  title?: ReactNode
  /** Names the region for those who do not see the heading. */
  label?: string
  /** At the right of the heading. */
  aside?: ReactNode
  /** The lamp is lit: here you should do something. */
  lit?: boolean
  level?: 2 | 3
  className?: string
  children: ReactNode
}

/** An instrument panel: hairline frame, registration marks at the corners, lettering on top. */
export function Sheet({ title, label, aside, lit, level = 2, className, children }: SheetProps) {
  const Heading = `h${level}` as const
  return (
    <section
      className={`${css.sheet} ${className ?? ''}`}
      data-lit={lit || undefined}
      aria-label={label ?? (typeof title === 'string' ? title : undefined)}
    >
      {(title || aside) && (
        <header className={css.head}>
          {title && <Heading className={css.title}>{title}</Heading>}
          {aside && <div className={css.aside}>{aside}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
