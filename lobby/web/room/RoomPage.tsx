import { lazy, Suspense } from 'react'
import type { Room } from '../../protocol.ts'
import { useT, withWords } from '../app/i18n.ts'
import { useLiveRoom } from '../app/liveRoom.ts'
import { isMissing, NoAnswerPage } from '../app/NoAnswer.tsx'
import { Notice } from '../app/Notice.tsx'
import { ClearedPage, NotFoundPage } from '../app/pages.tsx'
import { useMe } from '../app/queries.ts'
import { useRoom } from '../app/roomQueries.ts'
import { Fields } from '../design/Fields.tsx'
import { InvitationOver } from '../people/InvitationOver.tsx'
import { useInvitation } from '../people/invitation.ts'
import { OpenRoom } from './OpenRoom.tsx'
import { useClaim } from './useClaim.ts'

const TablePage = lazy(withWords('turns', () => import('../table/TablePage.tsx')))
const InvitedPage = lazy(() => import('../people/InvitedPage.tsx'))

/** A table, or for whoever has come by an invitation into its club the way there. */
export default function RoomPage({ id }: { id: string }) {
  const t = useT()
  const { token, isOver, end } = useInvitation()
  if (token === undefined) return <Table id={id} isInvitationOver={isOver} />
  return (
    <Suspense fallback={<Notice title={t('loading')} />}>
      <InvitedPage token={token} onEnd={end} />
    </Suspense>
  )
}

/** Of an open table that is gone it is known why. One that not everybody may know of may also be there for others. */
const isCleared = ({ status, club, friendsOf }: Room) =>
  status === 'open' && club === null && friendsOf === null

/** One address for a table: its room before the start, the game while it runs, the result after it. */
function Table({ id, isInvitationOver }: { id: string; isInvitationOver: boolean }) {
  const t = useT()
  const me = useMe()
  const claim = useClaim(id, me.data !== undefined)
  const room = useRoom(id, me.data !== undefined && !claim.pending)
  const { gone } = useLiveRoom(id)

  if (isInvitationOver && isMissing(room)) return <InvitationOver />
  if (gone && room.data?.status !== 'finished')
    return room.data && isCleared(room.data) ? <ClearedPage game={room.data.game} /> : <NotFoundPage />
  if (!me.data || !room.data || isMissing(room)) return <NoAnswerPage to={[me, room]} />
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
