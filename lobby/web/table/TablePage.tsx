import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useSearch } from 'wouter'
import type { Room } from '../../protocol.ts'
import type { Trouble } from '../app/api.ts'
import { loadBoard } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { NoAnswerPage } from '../app/NoAnswer.tsx'
import { Notice } from '../app/Notice.tsx'
import { NotFoundPage } from '../app/pages.tsx'
import { Shell } from '../app/Shell.tsx'
import { useModule } from '../app/useModule.ts'
import { ButtonLink } from '../design/Button.tsx'
import { hasLessons, lessonIn } from '../learn/paths.ts'
import { NoSpectatorsPage } from './NoSpectators.tsx'
import { RunningTable } from './RunningTable.tsx'
import { useTable } from './useTable.ts'

const LessonPage = lazy(() => import('../learn/LessonPage.tsx'))

interface TablePageProps {
  room: Room
  claimTrouble?: Trouble
}

/** The table once the match has begun: waits for rules, board and state, then shows it. */
export default function TablePage({ room, claimTrouble }: TablePageProps) {
  const t = useT()
  const lesson = lessonIn(useSearch())
  const link = useTable(room.id, room.game)
  const module = useModule(room.game)
  const board = useQuery({
    queryKey: ['board', room.game],
    queryFn: async () => (await loadBoard(room.game)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (link.denied === 'notFound') return <NotFoundPage />
  if (link.denied === 'noSpectators') return <NoSpectatorsPage room={room} onOpen={link.retry} />
  if (link.denied && !link.state) {
    return (
      <Shell>
        <Notice
          title={t(link.denied === 'rulesChanged' ? 'rules.title' : 'table.refused')}
          lead={link.denied === 'rulesChanged' ? t('rules.lead') : t(`problem.${link.denied}`)}
        >
          <ButtonLink href="/" variant="filled">
            {t('notFound.home')}
          </ButtonLink>
        </Notice>
      </Shell>
    )
  }
  // Where its board does not come, a table is played by the list of moves.
  if (!module || !link.state || board.isPending) return <NoAnswerPage to={[]} />
  // The table stays connected meanwhile, and nobody at it sees the reader go.
  if (lesson !== null && hasLessons(room.game))
    return <LessonPage game={room.game} lesson={lesson} home={`/table/${room.id}`} />
  return (
    <RunningTable
      link={link}
      state={link.state}
      module={module}
      board={board.data ?? undefined}
      isBoardLost={board.isError}
      claimTrouble={claimTrouble}
    />
  )
}
