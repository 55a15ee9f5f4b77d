import { NativeSelect } from '@mantine/core'
import type { SeatId } from '../../../../games/kit/seats.ts'
import { useT } from '../../app/i18n.ts'
import { seatName } from '../../app/names.ts'
import { agree } from '../agree.ts'
import { useHere } from '../TableContext.ts'
import { useWish } from '../useWish.ts'
import { WishActs, WishSays } from './Wish.tsx'

/** That those who watch see all hands, or that somebody would like them to. */
export function HandsSays() {
  const t = useT()
  const { room, seat } = useHere()
  const wish = useWish(room, room.handsWish)
  return (
    <>
      {room.openHands && (
        <p className="sb-hint">{t(seat === null ? 'watching.hands.watch' : 'watching.hands.open')}</p>
      )}
      {wish && (
        <WishSays
          of="watching.hands"
          wish={wish}
          says={(name, isOwn) => t(isOwn ? 'watching.hands.asked' : 'watching.hands.asks', { name })}
          means={t('watching.hands.means')}
        />
      )}
    </>
  )
}

/** Agrees to show hands, or would rather not; takes the own proposal back. */
export function HandsActs({ disabled }: { disabled: boolean }) {
  const { room } = useHere()
  return (
    <WishActs
      of="watching.hands"
      wish={useWish(room, room.handsWish)}
      disabled={disabled}
      answer={agrees => agree.answerHands(room.id, agrees)}
      drop={() => agree.closeHands(room.id)}
    />
  )
}

export interface HandPicker {
  /** Whose hand is seen; null where it is nobody’s. */
  side: SeatId | null
  choose(side: SeatId | null): void
}

/** Whose hand one sees who watches with open hands. */
export function PickHand({ side, choose, disabled }: HandPicker & { disabled: boolean }) {
  const t = useT()
  const { room } = useHere()
  return (
    <NativeSelect
      label={t('watching.hands.whose')}
      disabled={disabled}
      value={side ?? ''}
      data={[
        { value: '', label: t('watching.hands.nobody') },
        ...room.seats.map(seat => ({ value: seat.seat, label: seatName(seat, t) })),
      ]}
      onChange={event => choose(event.currentTarget.value || null)}
    />
  )
}
