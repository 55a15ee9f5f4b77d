import type { ReactNode } from 'react'
import { Heard } from '../../../kit/board/Heard.tsx'
import { type Reading, useLens } from '../../../kit/board/Lens.tsx'
import { useTable } from '../table.ts'

interface ChoiceProps {
  /** What it is, in words. */
  title: string
  /** What it costs and brings, in symbols. */
  children?: ReactNode
  /** Words of the symbols, for screen readers. */
  detail?: string | undefined
  icon?: ReactNode
  onChoose: (() => void) | undefined
  /** Why it cannot be chosen. Asked for only when somebody wants to know. */
  why?: () => string | undefined
  notes?: readonly string[]
  pressed?: boolean
  /** What it is called where it is spoken of. */
  at?: string
  /** The symbols say enough: the title is for screen readers and the lens. */
  brief?: boolean
}

/** One thing that can be done now; or that cannot, and then it says why. */
export function Choice(props: ChoiceProps) {
  const { title, children, detail, icon, onChoose, why, notes, pressed, at, brief } = props
  const {
    draft,
    props: { sending },
  } = useTable()
  const can = onChoose !== undefined && !draft.isSending && !sending
  const reading = (): Reading => ({
    title,
    text: detail,
    ...(notes && { notes }),
    why: can ? undefined : why?.(),
  })
  const { look, ...lens } = useLens(reading)
  return (
    <button
      type="button"
      className="sp-choice"
      data-can={can ? '' : undefined}
      data-at={at}
      aria-disabled={can ? undefined : true}
      aria-pressed={pressed}
      {...lens}
      onClick={event => (can ? onChoose() : look(event.currentTarget))}
    >
      {icon}
      <span className="sp-choice-words">
        {brief ? <Heard>{title}</Heard> : <span className="sp-choice-title">{title}</span>}
        {children && <span className="sp-choice-detail">{children}</span>}
        {detail && <Heard>{detail}</Heard>}
      </span>
    </button>
  )
}

/** Choices of one kind under a heading. */
export function Choices({
  label,
  even = false,
  children,
}: {
  label?: string
  /** All of the same width, in as few rows as there can be; the heading is for screen readers alone. */
  even?: boolean
  children: ReactNode
}) {
  return (
    <fieldset className="sp-choices" data-even={even || undefined} aria-label={label}>
      {label && !even && (
        <span className="sp-choices-label" aria-hidden="true">
          {label}
        </span>
      )}
      {children}
    </fieldset>
  )
}
