import { Link } from 'wouter'
import { isClock, type Timing } from '../../pace.ts'
import type { Room } from '../../protocol.ts'
import { api } from '../app/api.ts'
import { gameOf } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { useRoomAction } from '../app/roomQueries.ts'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { PaceFields } from '../lobby/PaceFields.tsx'

/** How a room deals with time: set by the host until the start, read by everybody. */
export function RoomPace({ room, isHost }: { room: Room; isHost: boolean }) {
  const t = useT()
  const edit = useRoomAction((pace: Timing | null) => api.edit(room.id, { pace }))
  const minutes = gameOf(room.game)?.meta.minutes ?? [60, 60]
  return (
    <Sheet title={t('time.title')}>
      <PaceFields
        pace={room.pace}
        game={{ minutes, seats: room.seats.length }}
        onChange={isHost ? pace => edit.mutate([pace]) : undefined}
      />
      {room.pace && !isClock(room.pace) && <Link href="/told">{t('told.link')}</Link>}
      <Trouble of={edit.error} />
    </Sheet>
  )
}
