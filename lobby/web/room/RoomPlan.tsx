import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { Room } from '../../protocol.ts'
import { api } from '../app/api.ts'
import { useT, withWords } from '../app/i18n.ts'
import { useRoomAction } from '../app/roomQueries.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { eventPath } from '../plan/api.ts'
import { PlanFields } from '../plan/PlanFields.tsx'
import css from './OpenRoom.module.css'

const EveryWeek = lazy(withWords('club', () => import('../plan/EveryWeek.tsx')))

/** When a table is to start: read by everybody, moved by its host. */
export function RoomPlan({ room, isHost }: { room: Room; isHost: boolean }) {
  const t = useT()
  if (room.startsByItself || (room.plannedAt === null && !isHost)) return null
  return (
    <Sheet title={t('plan.title')}>
      <div className={css.stack}>
        {room.plannedAt !== null && (
          <p className={css.lead}>
            <a href={eventPath(room.id)} download>
              {t('plan.event')}
            </a>
            <Link href="/told">{t('told.link')}</Link>
          </p>
        )}
        {/* What somebody else has chosen meanwhile takes the place of what is half typed. */}
        {isHost && <Move key={room.plannedAt} room={room} />}
        {room.plannedAt !== null && room.club !== null && (
          <Suspense>
            <EveryWeek room={room} club={room.club} />
          </Suspense>
        )}
      </div>
    </Sheet>
  )
}

/** Each change is told to all who sit here: it is made with a press, and not while one types. */
function Move({ room }: { room: Room }) {
  const t = useT()
  const [at, setAt] = useState(room.plannedAt)
  const edit = useRoomAction((plannedAt: number | null) => api.edit(room.id, { plannedAt }))
  return (
    <form
      className={css.stack}
      onSubmit={event => {
        event.preventDefault()
        edit.mutate([at])
      }}
    >
      <PlanFields at={at} onChange={setAt} />
      {at !== room.plannedAt && (
        <div className={css.buttons}>
          <Button type="submit" loading={edit.isPending}>
            {t('plan.move')}
          </Button>
        </div>
      )}
      <Trouble of={edit.error} />
    </form>
  )
}
