import { lazy, Suspense } from 'react'
import { ApiError } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import { useLiveRoom } from '../app/liveRoom.ts'
import { Notice } from '../app/Notice.tsx'
import { NotFoundPage } from '../app/pages.tsx'
import { useMe } from '../app/queries.ts'
import { useRoom } from '../app/roomQueries.ts'
import { Shell } from '../app/Shell.tsx'
import { Fields } from '../design/Fields.tsx'
import { OpenRoom } from './OpenRoom.tsx'
import { useClaim } from './useClaim.ts'

const TablePage = lazy(() => import('../table/TablePage.tsx'))

/** One address for a table: its room before the start, the game while it runs, the result after it. */
export default function RoomPage({ id }: { id: string }) {
  const t = useT()
  const me = useMe()
  const claim = useClaim(id, me.data !== undefined)
  const room = useRoom(id, me.data !== undefined && !claim.pending)
  const { gone } = useLiveRoom(id)

  if (gone && room.data?.status !== 'finished') return <NotFoundPage />
  if (room.error instanceof ApiError && room.error.trouble === 'notFound') return <NotFoundPage />
  if (!room.data || !me.data) {
    const error = room.error ?? me.error
    return (
      <Shell>
        {error ? <Notice title={t('away.title')} lead={t('away.lead')} /> : <Notice title={t('loading')} />}
      </Shell>
    )
  }
  if (room.data.status === 'open') {
    return (
      <Fields>
        <OpenRoom room={room.data} me={me.data} claimTrouble={claim.trouble} />
      </Fields>
    )
  }
  return (
    <Suspense fallback={<Notice title={t('loading')} />}>
      <Fields>
        <TablePage room={room.data} claimTrouble={claim.trouble} />
      </Fields>
    </Suspense>
  )
}
