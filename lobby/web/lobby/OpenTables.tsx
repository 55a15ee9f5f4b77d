import { Link } from 'wouter'
import { useT } from '../app/i18n.ts'
import type { LiveRooms } from '../app/liveRooms.ts'
import { useOnline } from '../app/lobbySocket.ts'
import { Sheet } from '../design/Sheet.tsx'
import { isAlone, NoTables } from './NoTables.tsx'
import css from './OpenTables.module.css'
import { fewTables, isOpenTo, isPlanned, type Reader } from './rows.ts'
import { TableRow, TableRows } from './TableRow.tsx'

/** So many are in sight without scrolling, beside the games. */
const MOST = 4

interface OpenTablesProps {
  rooms: LiveRooms
  reader: Reader
}

/** The first few tables of others, live, and the way to all of them. */
export function OpenTables({ rooms: { listed, hasMore }, reader }: OpenTablesProps) {
  const t = useT()
  const online = useOnline()
  const shown = listed && fewTables(listed, reader, MOST)
  return (
    <Sheet title={t('lobby.open')} className={css.sheet}>
      {!shown && <p>{t(online ? 'loading' : 'away.tables')}</p>}
      {shown?.length === 0 && !hasMore && <NoTables isAlone={isAlone(listed, reader)} />}
      {shown && shown.length > 0 && (
        <TableRows>
          {shown.map(room => (
            <TableRow key={room.id} room={room} reader={reader} isBrief />
          ))}
        </TableRows>
      )}
      {shown && (shown.length > 0 || hasMore) && (
        <p className={css.all}>
          <Link href="/tables">{t('lobby.allTables')}</Link>
        </p>
      )}
    </Sheet>
  )
}

/** The same in a line, where the tables themselves are further down. */
export function OpenTablesLine({ rooms: { listed, hasMore }, reader }: OpenTablesProps) {
  const t = useT()
  const open = listed?.filter(room => isOpenTo(room, reader.me)) ?? []
  const planned = open.filter(isPlanned).length
  const now = open.length - planned
  const words = [
    now > 0 && t(hasMore ? 'lobby.openMore' : 'lobby.openNow', { count: now }),
    planned > 0 && t('lobby.plannedNow', { count: planned }),
  ].filter(Boolean)
  return (
    <Link href="/tables" className={css.line}>
      <span>
        {words.length > 0
          ? words.join(t('lobby.and'))
          : t(listed && !hasMore ? 'lobby.openNone' : 'lobby.open')}
      </span>
      <svg viewBox="0 0 20 20" width="1rem" height="1rem" aria-hidden="true" focusable="false">
        <path d="M7 4l6 6-6 6" />
      </svg>
    </Link>
  )
}
