import { useState } from 'react'
import type { Room } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import { type LiveRooms, useOnline } from '../app/lobbySocket.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import css from './LiveTables.module.css'
import { freeSeats, isHostHere, isPlanned, type Reader, seatOf } from './rows.ts'
import { TableRow, TableRows } from './TableRow.tsx'
import { useOlderRooms } from './useOlderRooms.ts'

/** More tables than these are shown on demand. */
const AT_FIRST = 8

/** Tables with a free seat whose host is there come first, full ones and running games last; otherwise the newest first. */
const joinable = (room: Room) =>
  room.status !== 'open' || freeSeats(room).length === 0 ? 0 : isHostHere(room) ? 2 : 1

/** Other people's open and running tables, live; older ones page by page, looked at again once in a while. */
export function LiveTables({ rooms, reader }: { rooms: LiveRooms; reader: Reader }) {
  const t = useT()
  const online = useOnline()
  const older = useOlderRooms(rooms)
  const others = older.rooms?.filter(room => !seatOf(room, reader) && !isPlanned(room))
  // Others may be there all the same: at planned tables, and at the reader's own.
  const isAlone = !older.rooms?.some(({ seats }) =>
    seats.some(({ person }) => person !== null && person !== reader.me?.id),
  )
  const sorted = others && [...others].sort((a, b) => joinable(b) - joinable(a))
  const [all, setAll] = useState(false)
  const shown = all ? sorted : sorted?.slice(0, AT_FIRST)
  return (
    <Sheet title={t('lobby.live')} aside={t('lobby.liveLead')}>
      {!sorted && <p>{t(online ? 'loading' : 'away.tables')}</p>}
      {sorted?.length === 0 && !older.hasMore && (
        <div className={css.empty}>
          <p className={css.emptyTitle}>{t(isAlone ? 'lobby.emptyTitle' : 'lobby.emptyNow')}</p>
          <ol>
            <li>{t('lobby.emptyOne')}</li>
            <li>{t('lobby.emptyTwo')}</li>
            <li>{t('lobby.emptyThree')}</li>
          </ol>
        </div>
      )}
      {shown && shown.length > 0 && (
        <TableRows>
          {shown.map(room => (
            <TableRow key={room.id} room={room} reader={reader} />
          ))}
        </TableRows>
      )}
      {sorted && shown && shown.length < sorted.length && (
        <Button variant="subtle" fullWidth onClick={() => setAll(true)}>
          {older.hasMore ? t('lobby.newest') : t('lobby.all', { count: sorted.length })}
        </Button>
      )}
      {sorted && shown?.length === sorted.length && older.hasMore && (
        <Button variant="subtle" fullWidth loading={older.isReading} onClick={older.more}>
          {t('lobby.more')}
        </Button>
      )}
    </Sheet>
  )
}
