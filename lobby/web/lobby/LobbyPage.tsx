import { lazy, Suspense, useEffect } from 'react'
import { GAMES } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { useLiveRooms } from '../app/liveRooms.ts'
import { NoAnswer } from '../app/NoAnswer.tsx'
import { HAS_SERVER } from '../app/place.ts'
import { useMe, useMyRooms } from '../app/queries.ts'
import { Shell } from '../app/Shell.tsx'
import { useHasPlayed } from '../app/useHasPlayed.ts'
import { StarChart } from '../design/StarChart.tsx'
import { mayHaveTables } from '../local/mark.ts'
import { Cleared } from './Cleared.tsx'
import { GameCard } from './GameCard.tsx'
import css from './LobbyPage.module.css'
import { MyTables } from './MyTables.tsx'
import { OpenTables, OpenTablesLine } from './OpenTables.tsx'
import { myTables, readerOf, waitsFor } from './rows.ts'

const Waiting = lazy(() => import('../people/Waiting.tsx'))
const LocalTables = lazy(() => import('../local/LocalTables.tsx'))
const CircleTables = lazy(() => import('../people/CircleTables.tsx'))

/** The first page: one's own tables, what one can play, and what goes on at others. All of it is in sight on a laptop. */
export function LobbyPage() {
  const t = useT()
  const { data: me } = useMe()
  const hasPlayed = useHasPlayed()
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
      <div className={css.page}>
        {/* Whoever plays here knows what this is. */}
        <div className={css.hero} data-brief={hasPlayed || undefined}>
          <h1>{t('lobby.title')}</h1>
          {!hasPlayed && <p>{t(HAS_SERVER ? 'lobby.lead' : 'device.lead')}</p>}
        </div>
        {me && (
          <Suspense>
            <Waiting />
          </Suspense>
        )}
        {HAS_SERVER && !mine && asked.error && <NoAnswer to={[asked]} />}
        {mine?.cleared && <Cleared tables={mine.cleared} />}
        <MyTables reader={reader} rooms={own} urgent={urgent} />
        {mayHaveTables() && (
          <Suspense>
            <LocalTables />
          </Suspense>
        )}
        {me && (
          <Suspense>
            <CircleTables reader={reader} />
          </Suspense>
        )}
        {HAS_SERVER && <OpenTablesLine rooms={live} reader={reader} />}
        <div className={css.columns} data-alone={HAS_SERVER ? undefined : ''}>
          <section aria-label={t('lobby.games')} className={css.games}>
            {GAMES.map(({ meta }) => (
              <GameCard key={meta.id} meta={meta} isBrief={hasPlayed} isLit={!urgent} />
            ))}
          </section>
          {HAS_SERVER && <OpenTables rooms={live} reader={reader} />}
        </div>
      </div>
    </Shell>
  )
}
