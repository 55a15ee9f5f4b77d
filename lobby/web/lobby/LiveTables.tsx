import type { Room } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import { Sheet } from '../design/Sheet.tsx'
import css from './LiveTables.module.css'
import { seatOf } from './rows.ts'
import { TableRow, TableRows } from './TableRow.tsx'

/** Other people's open and running tables, live. */
export function LiveTables({ rooms, me }: { rooms: readonly Room[] | undefined; me: string | undefined }) {
  const t = useT()
  const others = rooms?.filter(room => !seatOf(room, me))
  const sorted =
    others && [...others].sort((a, b) => Number(b.status === 'open') - Number(a.status === 'open'))
  return (
    <Sheet title={t('lobby.live')} aside={t('lobby.liveLead')}>
      {!sorted && <p>{t('loading')}</p>}
      {sorted?.length === 0 && (
        <div className={css.empty}>
          <p className={css.emptyTitle}>{t('lobby.emptyTitle')}</p>
          <ol>
            <li>{t('lobby.emptyOne')}</li>
            <li>{t('lobby.emptyTwo')}</li>
            <li>{t('lobby.emptyThree')}</li>
          </ol>
        </div>
      )}
      {sorted && sorted.length > 0 && (
        <TableRows>
          {sorted.map(room => (
            <TableRow key={room.id} room={room} me={me} />
          ))}
        </TableRows>
      )}
    </Sheet>
  )
}
