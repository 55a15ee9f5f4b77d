import { useEffect } from 'react'
import type { Room } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import { Sheet } from '../design/Sheet.tsx'
import { byUrgency, type Reader, seatOf, waitsFor } from './rows.ts'
import { TableRow, TableRows } from './TableRow.tsx'

const FINISHED_SHOWN = 2

interface MyTablesProps {
  reader: Reader
  /** My tables, as the server listed them. */
  rooms: readonly Room[] | undefined
  /** What the server has told of rooms since the page is open. */
  news: ReadonlyMap<string, Room>
}

/** Tables where I sit; those that wait for me come first. Nothing at all for a newcomer. */
export function MyTables({ reader, rooms, news }: MyTablesProps) {
  const t = useT()
  const known = new Map(rooms?.map(room => [room.id, news.get(room.id) ?? room]))
  for (const room of news.values()) {
    if (seatOf(room, reader)) known.set(room.id, room)
    else known.delete(room.id)
  }
  const mine = byUrgency([...known.values()], reader)
  const finished = mine.filter(({ status }) => status === 'finished').slice(0, FINISHED_SHOWN)
  const shown = [...mine.filter(({ status }) => status !== 'finished'), ...finished]
  const urgent = shown.some(room => waitsFor(room, reader))
  useEffect(() => {
    document.title = urgent ? `● ${t('lobby.row.yourTurn')} · ${t('brand')}` : t('brand')
  }, [urgent, t])
  if (shown.length === 0) return null
  return (
    <Sheet title={t('lobby.mine')} lit={urgent}>
      <TableRows>
        {shown.map(room => (
          <TableRow key={room.id} room={room} reader={reader} />
        ))}
      </TableRows>
    </Sheet>
  )
}
