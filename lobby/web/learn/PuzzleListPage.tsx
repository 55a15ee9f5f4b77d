import { Link } from 'wouter'
import { readerOf } from '../../../games/kit/text.ts'
import { useT } from '../app/i18n.ts'
import { NoAnswerPage } from '../app/NoAnswer.tsx'
import { NotFoundPage } from '../app/pages.tsx'
import { Shell } from '../app/Shell.tsx'
import { useSettings } from '../app/settings.ts'
import { Emblem } from '../design/Emblem.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { LearnRow } from './LearnRow.tsx'
import css from './LessonListPage.module.css'
import { hasPuzzles, learnPath, puzzlePath } from './paths.ts'
import { usePuzzles } from './usePuzzles.ts'

/** The puzzles of a game, the easier ones first, and which of them the reader has solved. */
export default function PuzzleListPage({ game }: { game: string }) {
  const t = useT()
  const { language } = useSettings()
  const { asked, isSolved, nextAfter } = usePuzzles(game)
  if (!hasPuzzles(game)) return <NotFoundPage />
  if (!asked.data) return <NoAnswerPage to={[asked]} />
  const { module, puzzles } = asked.data
  const title = t('puzzle.title', { game: module.meta.name[language] })
  const reader = readerOf(module.text, language, seat => seat)
  const next = nextAfter()
  return (
    <Shell title={title}>
      <div className={css.page} data-game={game}>
        <header className={css.head}>
          <Emblem game={game} className={css.emblem} />
          <div>
            <h1>{title}</h1>
            <p>{t('puzzle.lead', { count: puzzles.length, solved: puzzles.filter(isSolved).length })}</p>
          </div>
        </header>
        <Sheet label={title}>
          <ol className={css.list}>
            {puzzles.map(one => (
              <li key={one.id}>
                <LearnRow
                  number={one.number}
                  href={puzzlePath(game, one.id)}
                  title={reader.read(one.title)}
                  about={[
                    t('puzzle.about', { number: one.number, players: one.players }),
                    ...(one.about ? [reader.read(one.about)] : []),
                  ].join('\n')}
                  size={t(`puzzle.level.${one.level}`)}
                  isDone={isSolved(one)}
                  isNext={one === next}
                />
              </li>
            ))}
          </ol>
        </Sheet>
        <Link href={learnPath(game)} className={css.again}>
          <strong>{t('learn.all')}</strong>
        </Link>
      </div>
    </Shell>
  )
}
