import { Heard } from '../../../../games/kit/board/Heard.tsx'
import { useT } from '../../app/i18n.ts'
import { seatName } from '../../app/names.ts'
import { SeatMark } from '../../design/SeatMark.tsx'
import { useHere } from '../TableContext.ts'
import css from './Clocks.module.css'
import { digits, type Reading, readingOf } from './reading.ts'
import { useLastSeconds } from './useLastSeconds.ts'
import { useRan } from './useRan.ts'

/** So little is little, in seconds. */
const LITTLE = 60

/** The clock of every seat in one line, where a table has clocks. */
export function Clocks() {
  const t = useT()
  const { room, seat: mine } = useHere()
  const clocks = room.seats.flatMap(seat => (seat.clock ? [{ seat, clock: seat.clock }] : []))
  const ran = useRan(
    room,
    clocks.some(({ clock }) => clock.runs !== null),
  )
  const read = clocks.map(({ seat, clock }) => ({ seat, ...readingOf(clock, ran) }))
  const last = useLastSeconds(read.find(({ seat }) => seat.seat === mine)?.left ?? null)
  if (read.length === 0) return null
  return (
    <>
      <ul className={css.clocks} aria-label={t('time.clocks')}>
        {read.map(({ seat, ...reading }) => (
          <li
            key={seat.seat}
            className={css.clock}
            data-runs={reading.left !== null || undefined}
            data-low={isLow(reading) || undefined}
            data-mine={seat.seat === mine || undefined}
          >
            <SeatMark seat={seat.seat} size={12} />
            <span className={css.name}>{seatName(seat, t)}</span>
            <span role="timer" className={css.bank}>
              {isLow(reading) && <span aria-hidden="true">⚠ </span>}
              {digits(reading.bank)}
            </span>
            {reading.free !== null && (
              <span className={css.free}>
                <span aria-hidden="true">+</span>
                <Heard>{t(reading.isAside ? 'time.asideLeft' : 'time.freeLeft')}</Heard>
                {digits(reading.free)}
              </span>
            )}
            {reading.left === 0 && <span className={css.over}>{t('time.over')}</span>}
          </li>
        ))}
      </ul>
      <p className="sb-heard" aria-live="assertive">
        {last && t(`time.last.${last}`)}
      </p>
    </>
  )
}

/** Somebody who is asked has little time left for it. */
const isLow = ({ left, isAside, bank }: Reading): boolean =>
  left !== null && (isAside ? left <= 10 : bank < LITTLE)
