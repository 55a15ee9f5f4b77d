import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LessonBook } from '../../../games/kit/learn/lesson-book.ts'
import { readerOf } from '../../../games/kit/text.ts'
import { type BoardModule, loadBoard } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { NoAnswerPage } from '../app/NoAnswer.tsx'
import { NotFoundPage } from '../app/pages.tsx'
import { useSettings } from '../app/settings.ts'
import { ButtonLink } from '../design/Button.tsx'
import { LessonTable } from './LessonTable.tsx'
import { missedIn } from './missed.ts'
import { AGAIN, hasLessons, learnPath } from './paths.ts'
import { type LearnedHere, useLearned } from './useLearned.ts'
import { useLessons } from './useLessons.ts'

interface LessonPageProps {
  game: string
  /** The lesson, or `AGAIN`: all tasks that were answered otherwise. */
  lesson: string
  /** Where to go back to; without it the list of lessons. */
  home?: string
}

/** One lesson, or what is to be asked once more, played in the page. */
export default function LessonPage({ game, lesson, home = learnPath(game) }: LessonPageProps) {
  const lessons = useLessons(game)
  const learned = useLearned()
  const board = useQuery({
    queryKey: ['board', game],
    queryFn: async () => (await loadBoard(game)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!hasLessons(game)) return <NotFoundPage />
  if (!lessons.data || board.data === undefined) return <NoAnswerPage to={[lessons, board]} />
  if (lesson === AGAIN && !learned.isKnown) return <NoAnswerPage to={learned.asked} />
  const book = lessons.data
  const props = { book, board: board.data ?? undefined, home, learned }
  if (lesson === AGAIN) return <Again {...props} />
  if (!book.lessons.some(({ id }) => id === lesson)) return <NotFoundPage />
  return <Lesson key={lesson} lesson={lesson} {...props} />
}

interface PartProps {
  book: LessonBook
  board: BoardModule | undefined
  home: string
  learned: LearnedHere
}

function Lesson({ lesson, ...props }: PartProps & { lesson: string }) {
  const t = useT()
  const { language } = useSettings()
  const { book, home, learned } = props
  const game = book.module.meta.id
  const at = book.lessons.findIndex(({ id }) => id === lesson)
  const one = book.lessons[at]!
  // What begins another part is chosen from the list.
  const next = book.lessons.slice(at + 1).find(({ part }) => part === one.part)
  const words = readerOf(book.module.text, language, seat => seat)
  const isList = home === learnPath(game)
  return (
    <LessonTable
      {...props}
      title={words.read(one.title)}
      begins={() => book.begin(lesson)}
      onDone={() => learned.learn(game, lesson)}
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

/** The tasks that were answered otherwise, one after the other. */
function Again(props: PartProps) {
  const t = useT()
  const { book, home, learned } = props
  // What is answered meanwhile goes from the list, but not from here.
  const [tasks] = useState(() => missedIn(book, learned.missed))
  if (tasks.length === 0) return <NotFoundPage />
  return (
    <LessonTable
      {...props}
      title={t('learn.againTitle')}
      begins={() => tasks}
      after={
        <ButtonLink href={home} variant="filled">
          {t('learn.all')}
        </ButtonLink>
      }
    />
  )
}
