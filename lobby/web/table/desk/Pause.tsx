import { useState } from 'react'
import { useT } from '../../app/i18n.ts'
import { minuteOf } from '../../app/moments.ts'
import { useRoomAction } from '../../app/roomQueries.ts'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { agree } from '../agree.ts'
import { useHere } from '../TableContext.ts'
import { useWish } from '../useWish.ts'
import { WishActs, WishSays } from './Wish.tsx'

/** That the table rests or has rested, or that somebody would like it to. */
export function PauseSays() {
  const t = useT()
  const { language } = useSettings()
  const { room } = useHere()
  const hasEnded = useEnded()
  const wish = useWish(room, room.pauseWish)
  const { pause } = room
  return (
    <>
      {pause && (
        <div role="status">
          <p className="sb-sentence">{t('turns.pause.on')}</p>
          <p className="sb-hint">
            {t('turns.pause.since', {
              from: minuteOf(pause.from, language),
              to: minuteOf(pause.to, language),
            })}
          </p>
        </div>
      )}
      <p className={hasEnded ? 'sb-sentence' : 'sb-heard'} aria-live="polite">
        {hasEnded && t('turns.pause.over')}
      </p>
      {wish && (
        <WishSays
          of="turns.pause"
          wish={wish}
          says={(name, isOwn) =>
            t(isOwn ? 'turns.pause.asked' : 'turns.pause.asks', { name, count: wish.days })
          }
          means={t('turns.pause.means')}
        />
      )}
    </>
  )
}

/** Whether a pause has ended since the last move. */
function useEnded(): boolean {
  const { room, step } = useHere()
  const isOn = room.pause !== null
  const [{ was, at }, look] = useState<{ was: boolean; at: number | null }>({ was: isOn, at: null })
  if (was !== isOn) look({ was: isOn, at: was ? step : null })
  return at === step && !isOn
}

/** Agrees to a pause that somebody proposes, or would rather play on; takes the own proposal back. */
export function PauseActs({ disabled }: { disabled: boolean }) {
  const { room } = useHere()
  return (
    <WishActs
      of="turns.pause"
      wish={useWish(room, room.pauseWish)}
      disabled={disabled}
      answer={agrees => agree.answerPause(room.id, agrees)}
      drop={() => agree.endPause(room.id)}
    />
  )
}

/** Ends the pause, for whoever plays. */
export function EndPause({ disabled }: { disabled: boolean }) {
  const t = useT()
  const { room, seat } = useHere()
  const end = useRoomAction(() => agree.endPause(room.id))
  const plays = room.seats.some(one => one.seat === seat && one.bot === null)
  if (!room.pause || !plays) return null
  return (
    <Button variant="filled" disabled={disabled || end.isPending} onClick={() => end.mutate([])}>
      {t('turns.pause.end')}
    </Button>
  )
}
