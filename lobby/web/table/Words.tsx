import type { Line } from '../../../games/kit/line.ts'
import type { LinePart } from '../../../games/kit/text.ts'
import { useT } from '../app/i18n.ts'
import { SeatMark } from '../design/SeatMark.tsx'
import { useHere } from './TableContext.ts'
import css from './Words.module.css'

interface WordsProps {
  line: Line
  /** Inside a button or label: references are marked, but cannot be opened. */
  flat?: boolean
  /** The number of a line of the log: it has the names of those who sat there then. */
  of?: number
}

/** A line in words. People carry the mark of their seat; things that have a text can be opened. */
export function Words({ line, flat = false, of }: WordsProps) {
  const { reader, readerAt } = useHere()
  return <Parts parts={(of === undefined ? reader : readerAt(of)).parts(line)} flat={flat} />
}

/** The same for a part of a line. */
export function Parts({ parts, flat = false }: { parts: readonly LinePart[]; flat?: boolean }) {
  return parts.map((part, i) => {
    const before = parts[i - 1]
    const next = parts[i + 1]
    if (typeof part === 'string') {
      const start = i > 0 && typeof before !== 'string' ? glued(part) : 0
      const end = part.length - (typeof next === 'object' ? opened(part) : 0)
      return part.slice(start, Math.max(start, end))
    }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line never change places
      <span key={i} className={css.glued}>
        {typeof before === 'string' && before.slice(before.length - opened(before))}
        <Reference to={part.ref} text={part.text} flat={flat} />
        {typeof next === 'string' && next.slice(0, glued(next))}
      </span>
    )
  })
}

/** How many signs stay on the line of the name before them: browsers may break a line at the edge of any button. */
const glued = (text: string): number => /^[\p{Po}\p{Pe}\p{Pf}]*/u.exec(text)![0].length

/** And how many before it: no line ends with an opening bracket or quote. */
const opened = (text: string): number => /[\p{Ps}\p{Pi}]*$/u.exec(text)![0].length

/** The name of a person or thing, decorated. */
export function Reference({ to, text, flat = false }: { to: string; text: string; flat?: boolean }) {
  const t = useT()
  const { inspect, explains } = useHere()
  if (to.startsWith('seat:')) {
    return (
      <span className={css.person}>
        <span className={css.mark}>
          <SeatMark seat={to.slice(5)} size={12} />
          {'\u00a0'}
        </span>
        {text}
      </span>
    )
  }
  if (flat || !explains(to)) return <span className={css.thing}>{text}</span>
  return (
    <button
      type="button"
      className={css.open}
      aria-haspopup="dialog"
      title={t('table.bookShow', { name: text })}
      onClick={() => inspect(to)}
    >
      {text}
    </button>
  )
}
