import { useQuery } from '@tanstack/react-query'
import { loadBoard } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { NoAnswerPage } from '../app/NoAnswer.tsx'
import { NotFoundPage } from '../app/pages.tsx'
import { ButtonLink } from '../design/Button.tsx'
import { LessonTable } from './LessonTable.tsx'
import { hasPuzzles, puzzlePath, solvedAs } from './paths.ts'
import { usePuzzles } from './usePuzzles.ts'

/** One puzzle, played in the page as lessons are. */
export default function PuzzlePage({ game, puzzle }: { game: string; puzzle: string }) {
  const t = useT()
  const { asked, learned, nextAfter } = usePuzzles(game)
  const board = useQuery({
    queryKey: ['board', game],
    queryFn: async () => (await loadBoard(game)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!hasPuzzles(game)) return <NotFoundPage />
  if (!asked.data || board.data === undefined) return <NoAnswerPage to={[asked, board]} />
  const book = asked.data
  const one = book.puzzles.find(({ id }) => id === puzzle)
  if (!one) return <NotFoundPage />
  const next = nextAfter(puzzle)
  const home = puzzlePath(game)
  return (
    <LessonTable
      key={puzzle}
      book={book}
      board={board.data ?? undefined}
      home={home}
      learned={learned}
      title={t('puzzle.number', { number: one.number })}
      begins={() => book.begin(puzzle)}
      onDone={() => learned.learn(game, solvedAs(puzzle))}
      after={
        <>
          {next && <ButtonLink href={home}>{t('puzzle.all')}</ButtonLink>}
          <ButtonLink href={next ? puzzlePath(game, next.id) : home} variant="filled">
            {next ? t('puzzle.next', { number: next.number }) : t('puzzle.all')}
          </ButtonLink>
        </>
      }
    />
  )
}
