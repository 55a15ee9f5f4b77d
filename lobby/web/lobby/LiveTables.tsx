import { useState } from 'react'
import { useT } from '../app/i18n.ts'
import type { LiveRooms } from '../app/liveRooms.ts'
import { useOnline } from '../app/lobbySocket.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { isAlone, NoTables } from './NoTables.tsx'
import { isPlanned, joinableFirst, type Reader, seatOf } from './rows.ts'
import { TableRow, TableRows } from './TableRow.tsx'
import { useOlderRooms } from './useOlderRooms.ts'

/** More tables than these are shown on demand. */
const AT_FIRST = 8

/** Other people's open and running tables, live; older ones page by page, looked at again once in a while. */
export function LiveTables({ rooms, reader }: { rooms: LiveRooms; reader: Reader }) {
  const t = useT()
  const online = useOnline()
  const older = useOlderRooms(rooms)
  const others = older.rooms?.filter(room => !seatOf(room, reader) && !isPlanned(room))
  const sorted = others && joinableFirst(others)
  const [all, setAll] = useState(false)
  const shown = all ? sorted : sorted?.slice(0, AT_FIRST)
  return (
    <Sheet title={t('lobby.live')} aside={t('lobby.liveLead')}>
      {!sorted && <p>{t(online ? 'loading' : 'away.tables')}</p>}
      {sorted?.length === 0 && !older.hasMore && <NoTables isAlone={isAlone(older.rooms, reader)} />}
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
