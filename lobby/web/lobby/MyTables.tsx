import type { Room } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import { Sheet } from '../design/Sheet.tsx'
import css from './MyTables.module.css'
import { type Reader, waitsFor } from './rows.ts'
import { TableRow, TableRows } from './TableRow.tsx'

/** So many are shown before the games: the first ones need their reader most. */
const MOST = 2

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
  const more = rooms.slice(MOST)
  const waiting = more.filter(room => waitsFor(room, reader)).length
  return (
    <Sheet title={t('lobby.mine')} lit={urgent}>
      <Rows of={rooms.slice(0, MOST)} reader={reader} />
      {more.length > 0 && (
        <details className={css.more}>
          <summary>
            {t('lobby.mineMore', { count: more.length })}
            {waiting > 0 && ` ${t('lobby.mineWaiting', { count: waiting })}`}
          </summary>
          <Rows of={more} reader={reader} />
        </details>
      )}
    </Sheet>
  )
}

const Rows = ({ of, reader }: { of: readonly Room[]; reader: Reader }) => (
  <TableRows>
    {of.map(room => (
      <TableRow key={room.id} room={room} reader={reader} />
    ))}
  </TableRows>
)
