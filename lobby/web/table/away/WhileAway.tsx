import { useEffect, useId } from 'react'
import type { LogEntry } from '../../../../games/kit/log.ts'
import type { KeptLook } from '../../../protocol.ts'
import { useT } from '../../app/i18n.ts'
import { Button } from '../../design/Button.tsx'
import { Moment } from '../../design/Moment.tsx'
import { useHere } from '../TableContext.ts'
import { Words } from '../Words.tsx'
import { digestOf } from './digest.ts'
import { useSince } from './useSince.ts'
import css from './WhileAway.module.css'

interface WhileAwayProps {
  since: KeptLook
  /** The newest lines of the log. */
  tail: readonly LogEntry[]
  onShow(): void
  onLog(): void
  onClose(): void
}

/** What happened while the reader was away, in short. It lies over the field, and ends where the desk begins. */
export function WhileAway({ since, tail, onShow, onLog, onClose }: WhileAwayProps) {
  const t = useT()
  const title = useId()
  const { room, seat, module, reads } = useHere()
  const found = useSince(reads, room.id, seat, since.line, tail)
  const lines = found?.lines
  // What only others may read, or oneself has done, is no news.
  const hasNews = lines?.some(({ line }) => line && line.params?.seat !== `seat:${seat}`)
  useEffect(() => {
    if (hasNews === false) onClose()
  }, [hasNews, onClose])
  if (!found || !lines || !hasNews) return null
  const { groups, more, rounds } = digestOf(lines, module.headlines, seat)
  const untold = more + found.missing
  return (
    <div className={css.over}>
      <section
        className={css.away}
        aria-labelledby={title}
        data-away=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls in itself where it is long
        tabIndex={0}
        onKeyDown={event => {
          if (event.key === 'Escape') onClose()
        }}
      >
        <div className={css.head}>
          <h2 id={title}>{t('missed.title')}</h2>
          <Button variant="subtle" aria-label={t('close')} onClick={onClose}>
            ✕
          </Button>
        </div>
        <p className={css.when}>
          <Moment at={since.at} words={time => t('missed.since', { time })} />
          {rounds > 1 && found.missing === 0 && <span> · {t('missed.rounds', { count: rounds })}</span>}
        </p>
        {groups.map(group => (
          <div key={group.lines[0]!.n} className={css.group}>
            {group.title && (
              <h3>
                <Words line={group.title} flat />
              </h3>
            )}
            <ul>
              {group.lines.map(({ n, line }) => (
                <li key={n}>
                  <Words line={line!} of={n} flat />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={css.ways}>
          {untold > 0 && (
            <Button variant="subtle" onClick={onLog}>
              {t('missed.more', { count: untold })}
            </Button>
          )}
          <Button onClick={onShow}>{t('missed.show')}</Button>
        </div>
      </section>
    </div>
  )
}
