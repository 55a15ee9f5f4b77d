import { useQuery } from '@tanstack/react-query'
import { readerOf } from '../../../games/kit/text.ts'
import { loadBoard } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { Notice } from '../app/Notice.tsx'
import { NotFoundPage } from '../app/pages.tsx'
import { Shell } from '../app/Shell.tsx'
import { useSettings } from '../app/settings.ts'
import { ButtonLink } from '../design/Button.tsx'
import { LessonTable } from './LessonTable.tsx'
import { hasLessons, learnPath } from './paths.ts'
import { useLearned } from './useLearned.ts'
import { useLessons } from './useLessons.ts'

interface LessonPageProps {
  game: string
  lesson: string
  /** Where to go back to; without it the list of lessons. */
  home?: string
}

/** One lesson, played in the page. */
export default function LessonPage({ game, lesson, home = learnPath(game) }: LessonPageProps) {
  const t = useT()
  const { language } = useSettings()
  const book = useLessons(game)
  const { learn } = useLearned()
  const board = useQuery({
    queryKey: ['board', game],
    queryFn: async () => (await loadBoard(game)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!hasLessons(game)) return <NotFoundPage />
  if (!book || board.isPending) {
    return (
      <Shell>
        <Notice title={t('loading')} />
      </Shell>
    )
  }
  const at = book.lessons.findIndex(({ id }) => id === lesson)
  if (at < 0) return <NotFoundPage />
  const next = book.lessons[at + 1]
  const words = readerOf(book.module.text, language, seat => seat)
  const isList = home === learnPath(game)
  return (
    <LessonTable
      key={lesson}
      book={book}
      lesson={lesson}
      board={board.data ?? undefined}
      home={home}
      onDone={() => learn(game, lesson)}
      after={
        <>
          {isList && next && <ButtonLink href={home}>{t('learn.all')}</ButtonLink>}
          {isList && next ? (
            <ButtonLink href={learnPath(game, next.id)} variant="filled">
              {t('learn.nextLesson', { title: words.read(next.title) })}
            </ButtonLink>
          ) : (
            <ButtonLink href={home} variant="filled">
              {t(isList ? 'learn.all' : 'learn.toTable')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
