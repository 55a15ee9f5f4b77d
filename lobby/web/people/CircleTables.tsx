import { useT } from '../app/i18n.ts'
import { Sheet } from '../design/Sheet.tsx'
import { type Reader, seatOf } from '../lobby/rows.ts'
import { TableRow, TableRows } from '../lobby/TableRow.tsx'
import { useCircle, useInvitations } from './usePeople.ts'

/**
 * Tables of one's clubs and for friends where one may sit down, planned ones too: no list of all shows them. Nothing at all where
 * there are none; those to which one is invited stand further up.
 */
export default function CircleTables({ reader }: { reader: Reader }) {
  const t = useT()
  const { data } = useCircle()
  const invited = useInvitations().data?.tables ?? []
  const isNew = (id: string) => invited.every(({ room }) => room.id !== id)
  const rooms = data?.rooms.filter(room => !seatOf(room, reader) && isNew(room.id)) ?? []
  if (rooms.length === 0) return null
  return (
    <Sheet title={t('people.circle')}>
      <TableRows>
        {rooms.map(room => (
          <TableRow key={room.id} room={room} reader={reader} />
        ))}
      </TableRows>
    </Sheet>
  )
}
