import { useState } from 'react'
import { MOST_REST } from '../../../pace.ts'
import type { Room } from '../../../protocol.ts'
import { troubleOf } from '../../app/api.ts'
import { secondsInWords } from '../../app/hours.ts'
import { useT } from '../../app/i18n.ts'
import { nameList, seatName } from '../../app/names.ts'
import { useRoomAction } from '../../app/roomQueries.ts'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { agree } from '../agree.ts'
import { digits } from '../clock/reading.ts'
import { useLastSeconds } from '../clock/useLastSeconds.ts'
import { useRan } from '../clock/useRan.ts'
import { useHere } from '../TableContext.ts'
import { useUntilNewer } from '../useUntilNewer.ts'

/** That the table has a break, or has had one, or that somebody would like one. */
export function RestSays() {
  const t = useT()
  const { language } = useSettings()
  const { room } = useHere()
  const hasEnded = useEnded(room)
  if (!room.rest) return null
  const { isOn, wishes } = room.rest
  const names = nameList(
    room.seats.filter(({ seat }) => wishes.includes(seat)).map(seat => seatName(seat, t)),
    language,
  )
  return (
    <>
      {isOn && (
        <p className="sb-sentence">
          {t('time.rest.on')} <RestLeft />
        </p>
      )}
      <p className={hasEnded ? 'sb-sentence' : 'sb-heard'} aria-live="polite">
        {hasEnded && t('time.rest.over')}
      </p>
      {wishes.length > 0 && (
        <p className="sb-hint">{t(isOn ? 'time.rest.backs' : 'time.rest.asked', { names })}</p>
      )}
    </>
  )
}

/** How long the break lasts at most, and to whoever listens when that is nearly over. */
function RestLeft() {
  const t = useT()
  const { room } = useHere()
  const ran = useRan(room, true)
  const until = room.rest?.until ?? null
  const left = until === null ? null : Math.max(0, Math.ceil((until - ran) / 1000))
  const last = useLastSeconds(left)
  if (left === null) return null
  return (
    <>
      <span role="timer">{t('time.rest.left', { time: digits(left) })}</span>
      <span className="sb-heard" aria-live="assertive">
        {last === 'minute' && t('time.rest.minute')}
      </span>
    </>
  )
}

/** Whether a break has ended since the last move. */
function useEnded({ rest, steps }: Room): boolean {
  const isOn = rest?.isOn ?? false
  const [{ was, at }, look] = useState<{ was: boolean; at: number | null }>({ was: isOn, at: null })
  if (was !== isOn) look({ was: isOn, at: was ? steps : null })
  return at === steps && !isOn
}

/** What the reader wants, who plays here; undefined for everybody else. */
function useRest() {
  const { room, seat } = useHere()
  const wish = useRoomAction((wants: boolean) => agree.rest(room.id, wants))
  const plays = room.seats.some(one => one.seat === seat && one.bot === null)
  if (!room.rest || seat === null || !plays) return undefined
  const hasSaid = room.rest.wishes.includes(seat)
  return { ...room.rest, wants: room.rest.isOn !== hasSaid, hasSaid, wish }
}

/** Agrees to a break that somebody else would like, or is back from it. */
export function RestActs({ disabled }: { disabled: boolean }) {
  const t = useT()
  const rest = useRest()
  const { room } = useHere()
  const error = useUntilNewer(rest?.wish.error, room)
  if (!rest || (!rest.isOn && rest.wishes.length === 0)) return null
  const { isOn, hasSaid, wants, wish } = rest
  return (
    <>
      <Button
        aria-pressed={hasSaid}
        disabled={disabled || wish.isPending}
        onClick={() => wish.mutate([!wants])}
      >
        {t(isOn ? 'time.rest.back' : 'time.rest.agree')}
      </Button>
      {error && <span role="alert">{t(`problem.${troubleOf(error)}`)}</span>}
    </>
  )
}

/** Would like a break. */
export function WishToRest() {
  const t = useT()
  const rest = useRest()
  if (!rest || rest.isOn) return null
  const { wants, wish } = rest
  return (
    <div>
      <p className="sb-hint">{t('time.rest.wantHelp', { time: secondsInWords(MOST_REST, t) })}</p>
      <Button aria-pressed={wants} disabled={wish.isPending} onClick={() => wish.mutate([!wants])}>
        {t('time.rest.want')}
      </Button>
    </div>
  )
}
