import { useEffect, useRef, useState } from 'react'
import type { LogEntry } from '../../../games/kit/log.ts'
import type { TextReader } from '../../../games/kit/text.ts'
import css from './Announcer.module.css'

interface AnnouncerProps {
  /** What the reader is asked now. */
  sentences: readonly string[]
  lines: readonly LogEntry[]
  reader: TextReader
}

/** Tells screen readers what is asked and what has happened, when it changes. */
export function Announcer({ sentences, lines, reader }: AnnouncerProps) {
  const last = lines.at(-1)?.n ?? 0
  const heard = useRef(last)
  const [news, setNews] = useState('')
  useEffect(() => {
    const fresh = lines.filter(({ n }) => n > heard.current)
    if (fresh.length === 0) return
    heard.current = fresh.at(-1)!.n
    setNews(fresh.flatMap(({ line }) => (line ? [reader.read(line)] : [])).join(' '))
  }, [lines, reader])
  return (
    <>
      <p className={css.hidden} aria-live="assertive">
        {sentences.join(' ')}
      </p>
      <p className={css.hidden} aria-live="polite">
        {news}
      </p>
    </>
  )
}
