import { Link } from 'wouter'
import { useT } from '../app/i18n.ts'
import { BrandMark } from '../design/Brand.tsx'
import { Moment } from '../design/Moment.tsx'
import { Keys } from './Keys.tsx'
import type { Panel } from './Side.tsx'
import css from './TableBar.module.css'
import { useHere } from './TableContext.ts'

interface TableBarProps {
  game: string
  /** What is open beside the field. */
  panel: Panel | undefined
  onPanel(panel: Panel): void
  /** How many lines and messages the reader has not seen. */
  unread: { readonly [P in Panel]?: number }
  /** Of how many things the reader has said something in advance; undefined where nothing can be. */
  ahead: number | undefined
}

/** The top of the table: the way back, what is played, where the game stands, and what lies beside it. */
export function TableBar({ game, panel, onPanel, unread, ahead }: TableBarProps) {
  const t = useT()
  const { room, view, reader, lesson, device } = useHere()
  function isThere(name: Panel): boolean {
    if (lesson) return IN_LESSONS.has(name)
    if (name === 'chat') return device === undefined
    return name !== 'ahead' || ahead !== undefined
  }
  const phase = reader.find(`phase.${view.phase}`) ?? reader.find(`phase.${view.phase}.name`)
  return (
    <header className={css.bar}>
      <Link
        href={lesson?.home ?? '/'}
        className={css.back}
        aria-label={t(lesson ? 'learn.leave' : 'table.backLabel')}
      >
        <BrandMark size={26} />
      </Link>
      <div className={css.what}>
        <h1>{room.title || game}</h1>
        <p className={css.where}>
          {room.title && room.title !== game && <span className={css.game}>{game}</span>}
          {view.round ? <span>{t('table.round', { round: view.round })}</span> : null}
          {phase && !view.outcome && <span>{phase}</span>}
          {device && <span title={t('device.hereHelp')}>{t('device.here')}</span>}
          {room.startedAt !== null && !device && !view.outcome && (
            <span className={css.since}>
              <Moment at={room.startedAt} words={time => t('table.since', { time })} />
            </span>
          )}
          {room.from && (
            <Link href={`/table/${room.from.room}?step=${room.from.step}`}>
              {t('playOn.from', { step: room.from.step })}
            </Link>
          )}
          {room.spectators > 0 && <span>{t('table.spectators', { count: room.spectators })}</span>}
        </p>
      </div>
      {!lesson && <Keys className={css.tool} />}
      <nav className={css.tools} aria-label={t('table.panels')}>
        {PANELS.filter(isThere).map(name => (
          <button
            key={name}
            type="button"
            className={css.tool}
            data-tool={name}
            aria-pressed={panel === name}
            onClick={() => onPanel(name)}
          >
            <svg viewBox="0 0 20 20" width="1.25rem" height="1.25rem" aria-hidden="true" focusable="false">
              <path d={ICONS[name]} />
            </svg>
            <span className={css.label}>{t(LABELS[name])}</span>
            {unread[name] ? (
              <span className={css.badge}>
                {unread[name] > MOST ? `${MOST}+` : unread[name]}
                <span className={css.hidden}> {t('table.unread')}</span>
              </span>
            ) : null}
            {name === 'ahead' && ahead ? <span className={css.badge}>{ahead}</span> : null}
          </button>
        ))}
      </nav>
    </header>
  )
}

/** A longer number has no room. */
const MOST = 99

const PANELS = ['log', 'chat', 'ahead', 'book', 'settings'] as const
/** Nobody is there to talk to, and there is no seat to leave. */
const IN_LESSONS: ReadonlySet<Panel> = new Set<Panel>(['log', 'book'])

export const LABELS = {
  log: 'table.log',
  chat: 'table.chat',
  ahead: 'ahead.title',
  book: 'table.book',
  settings: 'table.more',
} as const

const ICONS: { readonly [P in Panel]: string } = {
  log: 'M4 3h12v14H4zM7 7h6M7 10h6M7 13h4',
  chat: 'M3 4h14v9.500H9L5.500 17v-3.500H3z',
  ahead: 'M3 10.500l3 3 6-7M9 13.500l1 .500 7-8',
  book: 'M10 5.500C8 3.800 5.500 3.500 3 3.800v11.700c2.500-.3 5 0 7 1.500 2-1.500 4.500-1.800 7-1.500V3.800c-2.500-.3-5 0-7 1.700zM10 5.500V17',
  settings: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 3.800v4.400M7 11.800v4.400',
}
