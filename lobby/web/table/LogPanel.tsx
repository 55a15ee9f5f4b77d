import { Fragment, useLayoutEffect, useRef } from 'react'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import css from './LogPanel.module.css'
import { Remark, useRemarks } from './Remarks.tsx'
import type { GameLog } from './useLog.ts'
import { Words } from './Words.tsx'

/** Lines with these keys open a part of the game. */
const HEADING = /(^|\.)(round|phase|turn)$/

/** Where the reader was last: after their own last move, or when they went away. */
export interface Mark {
  line: number
  isTurn: boolean
}

interface LogPanelProps {
  log: GameLog
  /** Lines after this one are new to the reader. */
  mark: Mark
  /** The line that is looked back at. */
  at?: number | undefined
}

/** What happened, in words; the newest line is last and in sight. */
export function LogPanel({ log, mark, at }: LogPanelProps) {
  const t = useT()
  const remarkOn = useRemarks()
  const box = useRef<HTMLElement>(null)
  const atEnd = useRef(true)
  const newest = log.lines.at(-1)?.n

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a line has come
  useLayoutEffect(() => {
    if (box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight
  }, [newest])

  // Lines that only others may read have no words here.
  const shownAt = at === undefined ? undefined : log.lines.findLast(({ n, line }) => n <= at && line)?.n
  const firstNew = mark.line > 0 ? log.lines.find(({ n }) => n > mark.line)?.n : undefined
  return (
    <section
      ref={box}
      className={css.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t('table.log')}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < 40
      }}
    >
      {log.more && (
        <Button variant="subtle" loading={log.loading} onClick={log.older} className={css.older}>
          {t('table.older')}
        </Button>
      )}
      {!log.more && !log.lines.some(({ line }) => line) && <p className={css.empty}>{t('table.logEmpty')}</p>}
      <ol>
        {log.lines.map(entry => {
          const { n, line } = entry
          const remark = remarkOn(entry)
          return (
            <Fragment key={n}>
              {n === firstNew && n !== log.lines[0]?.n && (
                <li className={css.mark}>{t(mark.isTurn ? 'table.newSince' : 'missed.newSince')}</li>
              )}
              {line && (
                <li
                  className={HEADING.test(line.key) ? css.heading : css.line}
                  data-new={n > mark.line || undefined}
                  aria-current={n === shownAt || undefined}
                >
                  <Words line={line} of={n} />
                  {remark && <Remark remark={remark} of={n} />}
                </li>
              )}
            </Fragment>
          )
        })}
      </ol>
    </section>
  )
}
