import { Link } from 'wouter'
import { useT } from '../app/i18n.ts'
import { LanguageSwitch, ThemeSwitch } from '../app/Shell.tsx'
import { BrandMark } from '../design/Brand.tsx'
import { Moment } from '../design/Moment.tsx'
import css from './TableBar.module.css'
import { useHere } from './TableContext.ts'

/** The top of the table: the way back, what is played, where the game stands. */
export function TableBar({ game }: { game: string }) {
  const t = useT()
  const { room, view, reader } = useHere()
  const phase = reader.find(`phase.${view.phase}`) ?? reader.find(`phase.${view.phase}.name`)
  return (
    <header className={css.bar}>
      <Link href="/" className={css.back} aria-label={t('table.backLabel')}>
        <BrandMark size={26} />
      </Link>
      <div className={css.what}>
        <h1>{room.title || game}</h1>
        <p className={css.where}>
          {room.title && room.title !== game && <span className={css.game}>{game}</span>}
          {view.round ? <span>{t('table.round', { round: view.round })}</span> : null}
          {phase && !view.outcome && <span>{phase}</span>}
          {room.startedAt !== null && !view.outcome && (
            <span className={css.since}>
              <Moment at={room.startedAt} words={time => t('table.since', { time })} />
            </span>
          )}
          {room.spectators > 0 && <span>{t('table.spectators', { count: room.spectators })}</span>}
        </p>
      </div>
      <div className={css.tools}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  )
}
