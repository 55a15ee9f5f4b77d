import { useQuery } from '@tanstack/react-query'
import { api } from '../../app/api.ts'
import { useT } from '../../app/i18n.ts'
import { seatName } from '../../app/names.ts'
import { SeatMark } from '../../design/SeatMark.tsx'
import { useHere } from '../TableContext.ts'
import css from './TimeUsed.module.css'
import { usedBy, usedInWords } from './used.ts'

/** So often it is looked at while it is in sight, in milliseconds: moves do not tell of it where a table has no clocks. */
const LOOK = 5000

/** How long the match has waited for each seat so far. */
export function TimeUsed() {
  const t = useT()
  const { room: known } = useHere()
  const { data: room = known, dataUpdatedAt } = useQuery({
    queryKey: ['used', known.id],
    queryFn: () => api.room(known.id),
    refetchInterval: LOOK,
  })
  const seats = room.seats.flatMap(seat => (seat.used ? [{ seat, used: seat.used }] : []))
  if (seats.length === 0) return null
  return (
    <section className={css.used} aria-label={t('time.used')}>
      <h3>{t('time.used')}</h3>
      <p className={css.help}>{t('time.usedHelp')}</p>
      <ul>
        {seats.map(({ seat, used }) => (
          <li key={seat.seat}>
            <SeatMark seat={seat.seat} size={14} />
            <span className={css.name}>{seatName(seat, t)}</span>
            <span>{usedInWords(usedBy(room, used, dataUpdatedAt || Date.now()), t)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
