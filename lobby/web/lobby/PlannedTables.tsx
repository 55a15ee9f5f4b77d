import { useState } from 'react'
import type { Room } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { type Reader, seatOf, soonestFirst } from './rows.ts'
import { TableRow, TableRows } from './TableRow.tsx'

/** More tables than these are shown on demand. */
const AT_FIRST = 5

/** Other people's tables that are to start at some time, the soonest first. Nothing at all where there are none. */
export function PlannedTables({ rooms, reader }: { rooms: readonly Room[]; reader: Reader }) {
  const t = useT()
  const [all, setAll] = useState(false)
  const others = soonestFirst(rooms.filter(room => !seatOf(room, reader)))
  if (others.length === 0) return null
  const shown = all ? others : others.slice(0, AT_FIRST)
  return (
    <Sheet title={t('plan.lobby')} aside={t('plan.lobbyLead')}>
      <TableRows>
        {shown.map(room => (
          <TableRow key={room.id} room={room} reader={reader} />
        ))}
      </TableRows>
      {shown.length < others.length && (
        <Button variant="subtle" fullWidth onClick={() => setAll(true)}>
          {t('lobby.all', { count: others.length })}
        </Button>
      )}
    </Sheet>
  )
}
