import { isClock, LATE_WISHES, type LateWish } from '../../../pace.ts'
import { troubleOf } from '../../app/api.ts'
import { secondsInWords } from '../../app/hours.ts'
import { useT } from '../../app/i18n.ts'
import { nameList, seatName } from '../../app/names.ts'
import { useRoomAction } from '../../app/roomQueries.ts'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { Moment } from '../../design/Moment.tsx'
import { agree } from '../agree.ts'
import { useHere } from '../TableContext.ts'
import { useUntilNewer } from '../useUntilNewer.ts'

/** Until when the reader is to answer, at a table that plays by turns; with clocks, what is out of the ordinary. */
export function OwnTime() {
  const t = useT()
  const { room, seat } = useHere()
  const mine = room.seats.find(one => one.seat === seat)
  if (mine?.clock?.runs) {
    const { from } = mine.clock.runs
    if (mine.offered) return <p className="sb-hint">{t('time.clockOffered')}</p>
    return from === null && <p className="sb-hint">{t('time.clockAside')}</p>
  }
  if (!mine || mine.until === null) return null
  const key = mine.offered ? 'time.mineOffered' : mine.until > Date.now() ? 'time.mine' : 'time.mineLate'
  return (
    <p className="sb-hint">
      <Moment at={mine.until} as="minute" words={time => t(key, { time })} />
    </p>
  )
}

/** Until when somebody else is to answer. */
export function TheirTime({ seat }: { seat: string }) {
  const t = useT()
  const { room } = useHere()
  const until = room.seats.find(one => one.seat === seat)?.until ?? null
  if (until === null) return null
  const key = until > Date.now() ? 'time.theirs' : 'time.theirsLate'
  return (
    <span className="sb-hint">
      <Moment at={until} as="minute" words={time => t(key, { time })} />
    </span>
  )
}

/** What the table decides about those whose time is over. */
export function LateVote() {
  const t = useT()
  const { language } = useSettings()
  const { room, seat } = useHere()
  if (!room.vote) return null
  const { about, wishes } = room.vote
  const late = room.seats.filter(one => about.includes(one.seat)).map(one => seatName(one, t))
  const voters = room.seats.filter(
    one => one.person !== null && one.bot === null && !about.includes(one.seat),
  )
  const count = voters.filter(one => one.seat in wishes).length
  if (seat !== null && about.includes(seat)) return null
  return (
    <p className="sb-sentence">
      {t('time.vote', { names: nameList(late, language) })}{' '}
      {count > 0 && <span className="sb-hint">{t('time.wished', { count, of: voters.length })}</span>}
    </p>
  )
}

/** Decides about those whose time is over. */
export function LateActs({ disabled }: { disabled: boolean }) {
  const t = useT()
  const { room, seat } = useHere()
  const decide = useRoomAction((wish: LateWish) => agree.wishForLate(room.id, wish))
  const error = useUntilNewer(decide.error, room)
  const mine = room.seats.find(one => one.seat === seat)
  if (!room.vote || !mine || mine.bot !== null || room.vote.about.includes(mine.seat)) return null
  const wished = room.vote.wishes[mine.seat]
  return (
    <>
      {LATE_WISHES.map(wish => (
        <Button
          key={wish}
          aria-pressed={wished === wish}
          disabled={disabled || decide.isPending}
          onClick={() => decide.mutate([wish])}
        >
          {wish === 'wait' && isClock(room.pace)
            ? t('time.giveMore', { time: secondsInWords(room.pace.aside, t) })
            : t(`time.wishes.${wish}`)}
        </Button>
      ))}
      {error && <span role="alert">{t(`problem.${troubleOf(error)}`)}</span>}
    </>
  )
}
