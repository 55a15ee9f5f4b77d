import { api } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import { isFree, seatName } from '../app/names.ts'
import { useMe } from '../app/queries.ts'
import { useRoomAction } from '../app/roomQueries.ts'
import { Button } from '../design/Button.tsx'
import { CopyField } from '../design/CopyField.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { useHere } from './TableContext.ts'
import css from './TableSettings.module.css'
import { useUntilNewer } from './useUntilNewer.ts'

/** For the host of a running match: seats that bots play, each of which somebody may have instead. */
export function BotSeats() {
  const t = useT()
  const { room } = useHere()
  const { data: me } = useMe()
  const free = useRoomAction((seat: string) => api.unbot(room.id, seat))
  const trouble = useUntilNewer(free.error, room)
  const bots = room.seats.filter(({ person, bot }) => person === null && bot !== null)
  const isFreed = room.seats.some(isFree)
  if (room.host !== me?.id || room.status !== 'playing' || (bots.length === 0 && !isFreed)) return null
  return (
    <section className={css.seat} aria-label={t('settings.botSeats')}>
      <h2>{t('settings.botSeats')}</h2>
      <p className={css.help}>{t('settings.botSeatsHelp')}</p>
      {isFreed && (
        <CopyField
          value={`${location.origin}/table/${room.id}`}
          label={t('room.link')}
          button={t('room.copy')}
        />
      )}
      {bots.map(one => (
        <Button key={one.seat} loading={free.isPending} onClick={() => free.mutate([one.seat])}>
          {t('settings.freeSeat', { name: seatName(one, t) })}
        </Button>
      ))}
      <Trouble of={trouble} />
    </section>
  )
}
