import { GAMES } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { useLiveRooms } from '../app/lobbySocket.ts'
import { useMe } from '../app/queries.ts'
import { Shell } from '../app/Shell.tsx'
import { StarChart } from '../design/StarChart.tsx'
import { GameCard } from './GameCard.tsx'
import { LiveTables } from './LiveTables.tsx'
import css from './LobbyPage.module.css'
import { MyTables } from './MyTables.tsx'

/** The first page: what one can play, one's own tables, and what goes on at others. */
export function LobbyPage() {
  const t = useT()
  const { data: me } = useMe()
  const { listed, news } = useLiveRooms()
  return (
    <Shell>
      <StarChart className={css.sky} />
      <div className={css.hero}>
        <h1>{t('lobby.title')}</h1>
        <p>{t('lobby.lead')}</p>
      </div>
      <div className={css.sections}>
        {me && <MyTables me={me.id} news={news} />}
        <section aria-label={t('lobby.games')} className={css.games}>
          {GAMES.map(({ meta }) => (
            <GameCard key={meta.id} meta={meta} />
          ))}
        </section>
        <LiveTables rooms={listed} me={me?.id} />
      </div>
    </Shell>
  )
}
