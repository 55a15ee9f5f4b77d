import type { Room } from '../../../protocol.ts'
import { useT } from '../../app/i18n.ts'
import { agree } from '../agree.ts'
import { useHere } from '../TableContext.ts'
import { useWish } from '../useWish.ts'
import { WishActs, WishSays } from './Wish.tsx'

/** That somebody proposes to end the match together and what that would come to, or what became of it. */
export function EndSays() {
  const t = useT()
  const { room } = useHere()
  const wish = useWish(room, room.endWish)
  if (!wish) return null
  const { end } = wish
  return (
    <WishSays
      of="together"
      wish={wish}
      says={(name, isOwn) => t(isOwn ? `together.asked.${end}` : `together.asks.${end}`, { name })}
      means={<EndMeans end={end} />}
    />
  )
}

/** What an end means for the match, and for ratings. */
export function EndMeans({ end }: Pick<NonNullable<Room['endWish']>, 'end'>) {
  const t = useT()
  const { room } = useHere()
  const about = t(`together.about.${end}`)
  if (!room.rated) return about
  return `${about} ${t(`together.ratings.${end}`)}${end === 'void' ? '' : ` ${t('together.left')}`}`
}

/** Agrees to the end that somebody proposes, or would rather play on; takes the own proposal back. */
export function EndActs({ disabled }: { disabled: boolean }) {
  const { room } = useHere()
  return (
    <WishActs
      of="together"
      wish={useWish(room, room.endWish)}
      disabled={disabled}
      answer={agrees => agree.answerEnd(room.id, agrees)}
      drop={() => agree.dropEnd(room.id)}
    />
  )
}
