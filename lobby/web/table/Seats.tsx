import { useT } from '../app/i18n.ts'
import { SeatMark } from '../design/SeatMark.tsx'
import css from './Seats.module.css'
import { useHere } from './TableContext.ts'

/** Who sits at the table, and whom the game waits for. */
export function Seats() {
  const t = useT()
  const { players, view, seat: mine } = useHere()
  const acting = new Set(Object.values(view.asks).flatMap(ask => (ask.required ? [ask.seat] : [])))
  const scores = view.outcome?.scores
  const winners = view.outcome?.winners
  return (
    <section
      aria-label={t('table.seats')}
      className={`sb-usual ${css.strip}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on a phone
      tabIndex={0}
    >
      <ul className={css.seats}>
        {players.map(({ seat, name, bot, free, online }) => (
          <li
            key={seat}
            className={css.seat}
            data-acting={acting.has(seat) || undefined}
            data-mine={seat === mine || undefined}
          >
            <SeatMark seat={seat} size={18} />
            <span className={css.words}>
              <span className={css.name}>{name}</span>
              <span className={css.note}>
                {free && <span>{t('room.free')}</span>}
                {seat === mine && <span>{t('table.you')}</span>}
                {bot !== null && <span>{t('table.bot')}</span>}
                {bot === null && !free && !online && !view.outcome && <span>{t('table.away')}</span>}
                {acting.has(seat) && <span className={css.acting}>{t('table.acting')}</span>}
                {winners?.includes(seat) && <span className={css.winner}>★ {t('result.winner')}</span>}
                {scores && seat in scores && <span>{scores[seat]}</span>}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
