import type { Room } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import { Sheet } from '../design/Sheet.tsx'
import type { Reader } from './rows.ts'
import { TableRow, TableRows } from './TableRow.tsx'

interface MyTablesProps {
  reader: Reader
  rooms: readonly Room[]
  /** One of them waits for me. */
  urgent: boolean
}

/** Tables where I sit. Nothing at all for a newcomer. */
export function MyTables({ reader, rooms, urgent }: MyTablesProps) {
  const t = useT()
  if (rooms.length === 0) return null
  return (
    <Sheet title={t('lobby.mine')} lit={urgent}>
      <TableRows>
        {rooms.map(room => (
          <TableRow key={room.id} room={room} reader={reader} />
        ))}
      </TableRows>
    </Sheet>
  )
}
