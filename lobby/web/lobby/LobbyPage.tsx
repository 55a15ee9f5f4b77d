import { lazy, Suspense, useEffect } from 'react'
import { GAMES } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { useLiveRooms } from '../app/lobbySocket.ts'
import { NoAnswer } from '../app/NoAnswer.tsx'
import { useMe, useMyRooms } from '../app/queries.ts'
import { Shell } from '../app/Shell.tsx'
import { StarChart } from '../design/StarChart.tsx'
import { GameCard } from './GameCard.tsx'
import { LiveTables } from './LiveTables.tsx'
import css from './LobbyPage.module.css'
import { MyTables } from './MyTables.tsx'
import { PlannedTables } from './PlannedTables.tsx'
import { isPlanned, myTables, readerOf, waitsFor } from './rows.ts'

const Waiting = lazy(() => import('../people/Waiting.tsx'))

/** The first page: what one can play, one's own tables, and what goes on at others. */
export function LobbyPage() {
  const t = useT()
  const { data: me } = useMe()
  const asked = useMyRooms(me !== undefined)
  const { data: mine, refetch } = asked
  const live = useLiveRooms()
  useEffect(() => {
    const again = () => void refetch()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [refetch])
  const reader = readerOf(me, mine)
  const own = me ? myTables(mine?.rooms, live.news, reader) : []
  const urgent = own.some(room => waitsFor(room, reader))
  return (
    <Shell turn={urgent}>
      <StarChart className={css.sky} />
      <div className={css.hero}>
        <h1>{t('lobby.title')}</h1>
        <p>{t('lobby.lead')}</p>
      </div>
      <div className={css.sections}>
        {me && (
          <Suspense>
            <Waiting />
          </Suspense>
        )}
        {!mine && asked.error && <NoAnswer to={[asked]} />}
        <MyTables reader={reader} rooms={own} urgent={urgent} />
        <section aria-label={t('lobby.games')} className={css.games}>
          {GAMES.map(({ meta }) => (
            <GameCard key={meta.id} meta={meta} />
          ))}
        </section>
        <PlannedTables rooms={live.listed?.filter(isPlanned) ?? []} reader={reader} />
        <LiveTables rooms={live} reader={reader} />
      </div>
    </Shell>
  )
}
