import { useT } from '../app/i18n.ts'
import { useLiveRooms } from '../app/liveRooms.ts'
import { useMe, useMyRooms } from '../app/queries.ts'
import { Shell } from '../app/Shell.tsx'
import { LeftMatches } from './LeftMatches.tsx'
import { LiveTables } from './LiveTables.tsx'
import { PlannedTables } from './PlannedTables.tsx'
import { isPlanned, readerOf } from './rows.ts'
import css from './TablesPage.module.css'

/** All tables of others: to join, to come back for, to watch. */
export default function TablesPage() {
  const t = useT()
  const { data: me } = useMe()
  const { data: mine } = useMyRooms(me !== undefined)
  const live = useLiveRooms()
  const reader = readerOf(me, mine)
  return (
    <Shell title={t('top.tables')}>
      <div className={css.page}>
        <h1>{t('top.tables')}</h1>
        <LiveTables rooms={live} reader={reader} />
        <PlannedTables rooms={live.listed?.filter(isPlanned) ?? []} reader={reader} />
        {mine?.left && <LeftMatches left={mine.left} />}
      </div>
    </Shell>
  )
}
