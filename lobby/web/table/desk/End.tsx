import type { Room } from '../../../protocol.ts'
import { api, troubleOf } from '../../app/api.ts'
import { useT } from '../../app/i18n.ts'
import { nameList, seatName } from '../../app/names.ts'
import { useRoomAction } from '../../app/roomQueries.ts'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { useHere } from '../TableContext.ts'
import { useEndWish } from '../useEndWish.ts'
import { useUntilNewer } from '../useUntilNewer.ts'

/** That somebody proposes to end the match together and what that would come to, or what became of it. */
export function EndSays() {
  const t = useT()
  const { language } = useSettings()
  const { room, seat } = useHere()
  const wish = useEndWish(room)
  if (!wish) return null
  const { by, end, waits, refused } = wish
  const nameOf = (at: string) => seatName(room.seats[Number(at)]!, t)
  if (refused !== null)
    return (
      <p className="sb-sentence" role="status">
        {t(refused === seat ? 'together.refusedByYou' : 'together.refused', { name: nameOf(refused) })}
      </p>
    )
  const says = by === seat ? (`together.asked.${end}` as const) : (`together.asks.${end}` as const)
  const isMine = seat !== null && waits.includes(seat)
  return (
    <div role="status">
      <p className="sb-sentence">{t(says, { name: nameOf(by) })}</p>
      {isMine ? (
        <p className="sb-hint">
          <EndMeans end={end} />
        </p>
      ) : (
        <p className="sb-hint">{t('together.waits', { names: nameList(waits.map(nameOf), language) })}</p>
      )}
    </div>
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
  const t = useT()
  const { room, seat } = useHere()
  const wish = useEndWish(room)
  const act = useRoomAction((what: () => Promise<Room>) => what())
  const error = useUntilNewer(act.error, room)
  if (seat === null || !wish || wish.refused !== null) return null
  const off = disabled || act.isPending
  return (
    <>
      {wish.by === seat && (
        <Button disabled={off} onClick={() => act.mutate([() => api.dropEnd(room.id)])}>
          {t('together.drop')}
        </Button>
      )}
      {wish.waits.includes(seat) && (
        <>
          <Button disabled={off} onClick={() => act.mutate([() => api.answerEnd(room.id, true)])}>
            {t('together.agree')}
          </Button>
          <Button disabled={off} onClick={() => act.mutate([() => api.answerEnd(room.id, false)])}>
            {t('together.refuse')}
          </Button>
        </>
      )}
      {error && <span role="alert">{t(`problem.${troubleOf(error)}`)}</span>}
    </>
  )
}
