import { useState } from 'react'
import type { Room, RoomSeat } from '../../../protocol.ts'
import { troubleOf } from '../../app/api.ts'
import { useT } from '../../app/i18n.ts'
import { nameList, seatName } from '../../app/names.ts'
import { useRoomAction } from '../../app/roomQueries.ts'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { agree } from '../agree.ts'
import { useHere } from '../TableContext.ts'
import { useUntilNewer } from '../useUntilNewer.ts'

/** That somebody wants to take moves back, and what became of it. */
export function BackSays() {
  const t = useT()
  const { language } = useSettings()
  const { room, seat } = useHere()
  const takeBack = useWish()
  if (!takeBack) return null
  const { by, count, waits, refused } = takeBack
  const nameOf = (at: string) => seatName(seatAt(room.seats, at), t)
  const mine = by === seat
  return (
    <p className="sb-sentence" role="status">
      {refused === null
        ? t(mine ? 'back.asked' : 'back.asks', { count, name: nameOf(by) })
        : t(refused === seat ? 'back.refusedByYou' : 'back.refused', { name: nameOf(refused) })}{' '}
      {waits.length > 0 && !(seat !== null && waits.includes(seat)) && (
        <span className="sb-hint">{t('back.waits', { names: nameList(waits.map(nameOf), language) })}</span>
      )}
    </p>
  )
}

/** What somebody has asked, as long as nobody has moved on: of a move the page is not told anew what room it is in. */
function useWish(): Room['takeBack'] {
  const { room, step } = useHere()
  return room.takeBack?.step === step ? room.takeBack : null
}

const seatAt = (seats: readonly RoomSeat[], at: string): RoomSeat => seats[Number(at)]!

interface BackActsProps {
  disabled: boolean
  /** The own last move can be taken back without asking anybody. */
  byOneself: boolean
}

/** Asks to take moves back, agrees to it, or does not. */
export function BackActs({ disabled, byOneself }: BackActsProps) {
  const t = useT()
  const { room, seat, step } = useHere()
  const takeBack = useWish()
  const act = useRoomAction((what: () => Promise<Room>) => what())
  /** Why it was refused is of that moment alone. */
  const [at, setAt] = useState(0)
  const error = useUntilNewer(act.error, room)
  const mine = room.seats.find(one => one.seat === seat)
  if (!room.takeBacks || !mine || mine.bot !== null) return null
  const isPending = takeBack?.refused === null
  const isMine = takeBack?.by === mine.seat
  const off = disabled || act.isPending
  const does = (what: () => Promise<Room>) => () => {
    setAt(step)
    act.mutate([what])
  }
  return (
    <>
      {!takeBack && !byOneself && step > 0 && (
        <Button variant="subtle" disabled={off} onClick={does(() => agree.askToTakeBack(room.id))}>
          {t('back.ask')}
        </Button>
      )}
      {isPending && isMine && (
        <Button disabled={off} onClick={does(() => agree.dropTakeBack(room.id))}>
          {t('back.drop')}
        </Button>
      )}
      {isPending && takeBack.waits.includes(mine.seat) && (
        <>
          <Button disabled={off} onClick={does(() => agree.answerTakeBack(room.id, true))}>
            {t('back.agree')}
          </Button>
          <Button disabled={off} onClick={does(() => agree.answerTakeBack(room.id, false))}>
            {t('back.refuse')}
          </Button>
        </>
      )}
      {error && at === step && <span role="alert">{t(`problem.${troubleOf(error)}`)}</span>}
    </>
  )
}
