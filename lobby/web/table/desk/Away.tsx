import { Link } from 'wouter'
import { useT } from '../../app/i18n.ts'
import { minuteOf } from '../../app/moments.ts'
import { seatName } from '../../app/names.ts'
import { useSettings } from '../../app/settings.ts'
import { useNow } from '../../plan/useNow.ts'
import { useHere } from '../TableContext.ts'

/** Who of those who sit here has a holiday, or will. Whoever has one is led to where it ends. */
export function AwaySays() {
  const t = useT()
  const { language } = useSettings()
  const { room, seat, away } = useHere()
  const now = Date.now()
  const next = away.map(({ from, to }) => (from > now ? from : to))
  // What it said last may be a minute old, and a holiday has just begun.
  useNow(next.length > 0 ? Math.min(...next) : 0)
  return away.map(({ seat: whose, from, to }) => {
    const isMine = whose === seat
    const key = from <= now ? (isMine ? 'mine' : 'on') : isMine ? 'mineSoon' : 'soon'
    const name = seatName(room.seats[Number(whose)]!, t)
    return (
      <p key={`${whose}/${from}`} className="sb-hint">
        {t(`turns.holiday.${key}`, { name, from: minuteOf(from, language), to: minuteOf(to, language) })}{' '}
        {isMine && <Link href="/told">{t('turns.holiday.link')}</Link>}
      </p>
    )
  })
}
