import { Link } from 'wouter'
import type { LessonInfo, LessonPart } from '../../../games/kit/learn/lesson-book.ts'
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
import { missedIn } from './missed.ts'
import { AGAIN, hasLessons, hasPuzzles, learnPath, puzzlePath } from './paths.ts'
import { useLearned } from './useLearned.ts'
import { useLessons } from './useLessons.ts'

/** The lessons of a game, and which of them the reader has been through. */
export default function LessonListPage({ game }: { game: string }) {
  const t = useT()
  const { language } = useSettings()
  const asked = useLessons(game)
  const { lessons: learned, missed } = useLearned()
  if (!hasLessons(game)) return <NotFoundPage />
  if (!asked.data) return <NoAnswerPage to={[asked]} />
  const book = asked.data
  const { module, lessons, parts } = book
  const [basic, ...further] = parts
  const name = module.meta.name[language]
  const reader = readerOf(module.text, language, seat => seat)
  const isDone = ({ id }: LessonInfo) => learned.includes(`${game}/${id}`)
  const next = lessons.find(one => !isDone(one))
  const again = missedIn(book, missed).length
  const minutesOf = ({ lessons }: LessonPart) => lessons.reduce((sum, one) => sum + one.minutes, 0)
  const rows = (part: LessonPart) => (
    <ol className={css.list}>
      {part.lessons.map((one, i) => (
        <li key={one.id}>
          <LearnRow
            number={i + 1}
            href={learnPath(game, one.id)}
            title={reader.read(one.title)}
            about={reader.read(one.learns)}
            size={t('learn.minutes', { count: one.minutes })}
            isDone={isDone(one)}
            isNext={one === next}
          />
        </li>
      ))}
    </ol>
  )
  return (
    <Shell title={t('learn.title', { game: name })}>
      <div className={css.page} data-game={game}>
        <header className={css.head}>
          <Emblem game={game} className={css.emblem} />
          <div>
            <h1>{t('learn.title', { game: name })}</h1>
            <p>{t('learn.lead', { count: basic!.lessons.length, minutes: minutesOf(basic!) })}</p>
          </div>
        </header>
        {again > 0 && (
          <Link href={learnPath(game, AGAIN)} className={css.again}>
            <strong>{t('learn.missed', { count: again })}</strong>
            <span>{t('learn.missedLead')}</span>
          </Link>
        )}
        <Sheet label={t('learn.list')}>{rows(basic!)}</Sheet>
        {further.map(part => {
          const title = reader.read(part.title!)
          return (
            <section key={title} className={css.part}>
              <h2>{title}</h2>
              <p>
                {reader.read(part.isFor!)}{' '}
                {t('learn.partLead', { count: part.lessons.length, minutes: minutesOf(part) })}
              </p>
              <Sheet label={title}>{rows(part)}</Sheet>
            </section>
          )
        })}
        {hasPuzzles(game) && (
          <Link href={puzzlePath(game)} className={css.again}>
            <strong>{t('puzzle.enter')}</strong>
            <span>{t('puzzle.enterHelp')}</span>
          </Link>
        )}
      </div>
    </Shell>
  )
}
