import type { Room } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import { ownZone } from '../app/moments.ts'
import { useMe } from '../app/queries.ts'
import { Button } from '../design/Button.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { peopleApi } from '../people/api.ts'
import { useClub } from '../people/useClub.ts'
import { usePeopleAction } from '../people/usePeople.ts'
import css from '../room/OpenRoom.module.css'

/** Whether a planned table of a club comes again every week: read by its members, begun by its host. */
export default function EveryWeek({ room, club }: { room: Room; club: string }) {
  const t = useT()
  const { data: me } = useMe()
  const { data } = useClub(club, true)
  const begin = usePeopleAction(() => peopleApi.repeat(room.id, ownZone()))
  const stop = usePeopleAction((id: string) => peopleApi.stopWeekly(club, id))
  // Whoever has left the club keeps the seat, and is told nothing of it.
  if (!data || !me) return null
  const weekly = data.weekly.find(one => one.room === room.id)
  const isHost = room.host === me.id
  const mayStop = weekly && (weekly.by?.id === me.id || data.club.role === 'host')
  if (!weekly && !isHost) return null
  return (
    <div className={css.stack}>
      <p role="status" className={css.help}>
        {t(weekly ? 'club.weeklyOn' : 'club.weeklyHelp')} {mayStop && t('club.weeklyStopHelp')}
      </p>
      {(mayStop || !weekly) && (
        <div className={css.buttons}>
          {weekly ? (
            <Button
              loading={stop.isPending}
              aria-label={t('club.weeklyStopLabel', { table: room.title })}
              onClick={() => stop.mutate([weekly.id])}
            >
              {t('club.weeklyStop')}
            </Button>
          ) : (
            <Button loading={begin.isPending} onClick={() => begin.mutate([])}>
              {t('club.weeklyStart')}
            </Button>
          )}
        </div>
      )}
      <Trouble of={begin.error ?? stop.error} />
    </div>
  )
}
