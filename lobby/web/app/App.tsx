import { lazy, Suspense, useEffect } from 'react'
import { type BaseLocationHook, Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { LobbyPage } from '../lobby/LobbyPage.tsx'
import { useT, withWords } from './i18n.ts'
import { openLobby } from './lobbySocket.ts'
import { Notice } from './Notice.tsx'
import { NotFoundPage } from './pages.tsx'
import { HAS_SERVER } from './place.ts'
import { useMe } from './queries.ts'
import { SessionEnded } from './SessionEnded.tsx'
import { useThemeAttribute } from './theme.ts'

const CreditsPage = lazy(() => import('./CreditsPage.tsx'))
const NamePage = lazy(() => import('../lobby/NamePage.tsx'))
const TablesPage = lazy(() => import('../lobby/TablesPage.tsx'))
const CreatePage = lazy(() => import('../lobby/CreatePage.tsx'))
const PracticePage = lazy(() => import('../file/PracticePage.tsx'))
const LearnPage = lazy(() => import('../learn/LearnPage.tsx'))
const LessonListPage = lazy(() => import('../learn/LessonListPage.tsx'))
const LessonPage = lazy(() => import('../learn/LessonPage.tsx'))
const PuzzleListPage = lazy(() => import('../learn/PuzzleListPage.tsx'))
const PuzzlePage = lazy(() => import('../learn/PuzzlePage.tsx'))
const AccountPage = lazy(() => import('../account/AccountPage.tsx'))
const ProfilePage = lazy(() => import('../account/ProfilePage.tsx'))
const NotificationsPage = lazy(() => import('../notifications/NotificationsPage.tsx'))
const FriendsPage = lazy(() => import('../people/FriendsPage.tsx'))
const ClubPage = lazy(withWords('club', () => import('../people/ClubPage.tsx')))
const RoomPage = lazy(() => import('../room/RoomPage.tsx'))
const LocalTablePage = lazy(() => import('../local/LocalTablePage.tsx'))

/** Which page is shown where. Everything beyond the lobby is loaded when it is needed. */
export function App() {
  return HAS_SERVER ? (
    <Pages />
  ) : (
    <Router hook={useHash}>
      <Pages />
    </Router>
  )
}

/** Static hosts know no addresses but that of the page itself: places stand behind its #. What is asked of one place goes with it. */
const useHash = Object.assign(
  ((options = {}) => {
    const [place, go] = useHashLocation(options)
    return [place, (to, how) => go(to.includes('?') ? to : `${to}?`, how)]
  }) as BaseLocationHook,
  { hrefs: (place: string) => `#${place}` },
)

function Pages() {
  const t = useT()
  useThemeAttribute()
  const { data: me } = useMe()
  const known = me !== undefined
  useEffect(() => {
    if (known) openLobby()
  }, [known])
  return (
    <>
      <SessionEnded />
      <Suspense fallback={<Notice title={t('loading')} />}>
        <Switch>
          <Route path="/" component={LobbyPage} />
          <Route path="/tables" component={TablesPage} />
          <Route path="/new/:game">{({ game }) => <CreatePage game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <RoomPage key={id} id={id} />}</Route>
          <Route path="/device/:id">{({ id }) => <LocalTablePage key={id} id={id} />}</Route>
          <Route path="/learn" component={LearnPage} />
          <Route path="/learn/:game">{({ game }) => <LessonListPage game={game} />}</Route>
          <Route path="/learn/:game/puzzles">{({ game }) => <PuzzleListPage game={game} />}</Route>
          <Route path="/learn/:game/puzzles/:puzzle">
            {({ game, puzzle }) => <PuzzlePage game={game} puzzle={puzzle} />}
          </Route>
          <Route path="/learn/:game/:lesson">
            {({ game, lesson }) => <LessonPage game={game} lesson={lesson} />}
          </Route>
          <Route path="/practice" component={PracticePage} />
          <Route path="/account" component={AccountPage} />
          <Route path="/person/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
          <Route path="/friends" component={FriendsPage} />
          <Route path="/club/:id">{({ id }) => <ClubPage key={id} id={id} />}</Route>
          <Route path="/told" component={NotificationsPage} />
          <Route path="/name" component={NamePage} />
          <Route path="/credits" component={CreditsPage} />
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </>
  )
}
