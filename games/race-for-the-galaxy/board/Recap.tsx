import { useMemo, useRef } from 'react'
import { linesOf } from '../../kit/index.ts'
import { useTable } from './table.ts'

/** So many lines are told at most. */
const MOST = 8

/**
 * What others did since the reader's last answer, all at once and the latest first, as much as fits into a line: nobody
 * waits for it, cards that came are marked besides, and the log has all of it.
 */
export function Recap() {
  const { view, seat, words: t, props } = useTable()
  const told = useRef({ step: props.step, from: view.log.last, to: view.log.last })
  // A move of the reader's begins a new tale.
  const isNew = props.step !== told.current.step
  const lines = useMemo(() => linesOf(view.log), [view.log])
  if (isNew) {
    const fresh = lines.filter(({ n }) => n > told.current.to)
    const own = fresh.findLast(({ line, full }) => (full ?? line)?.params?.seat === `seat:${seat}`)
    told.current = {
      step: props.step,
      from: seat === null ? told.current.to : (own?.n ?? told.current.from),
      to: view.log.last,
    }
  }
  const others = lines.filter(({ n, line }) => {
    const by = line?.params?.seat
    return n > told.current.from && typeof by === 'string' && by !== `seat:${seat}`
  })
  if (others.length === 0) return null
  return (
    <p className="rg-recap">
      {others
        .slice(-MOST)
        .reverse()
        .map(({ n, line }) => (
          <span key={n}>{t.read(line!)}</span>
        ))}
    </p>
  )
}
