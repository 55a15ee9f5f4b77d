import { Link } from 'wouter'
import type { LessonInfo, LessonPart } from '../../../games/kit/lesson-book.ts'
import { readerOf, type TextReader } from '../../../games/kit/text.ts'
import { useT } from '../app/i18n.ts'
import { Notice } from '../app/Notice.tsx'
import { NotFoundPage } from '../app/pages.tsx'
import { Shell } from '../app/Shell.tsx'
import { useSettings } from '../app/settings.ts'
import { Emblem } from '../design/Emblem.tsx'
import { Sheet } from '../design/Sheet.tsx'
import css from './LessonListPage.module.css'
import { missedIn } from './missed.ts'
import { AGAIN, hasLessons, learnPath } from './paths.ts'
import { useLearned } from './useLearned.ts'
import { useLessons } from './useLessons.ts'

/** The lessons of a game, and which of them the reader has been through. */
export default function LessonListPage({ game }: { game: string }) {
  const t = useT()
  const { language } = useSettings()
  const book = useLessons(game)
  const { lessons: learned, missed } = useLearned()
  if (!hasLessons(game)) return <NotFoundPage />
  if (!book) {
    return (
      <Shell>
        <Notice title={t('loading')} />
      </Shell>
    )
  }
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
          <LessonRow
            lesson={one}
            number={i + 1}
            href={learnPath(game, one.id)}
            reader={reader}
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
      </div>
    </Shell>
  )
}

interface RowProps {
  lesson: LessonInfo
  number: number
  href: string
  reader: TextReader
  isDone: boolean
  isNext: boolean
}

function LessonRow({ lesson, number, href, reader, isDone, isNext }: RowProps) {
  const t = useT()
  return (
    <Link href={href} className={css.row} data-next={isNext || undefined} data-done={isDone || undefined}>
      <span className={css.number} aria-hidden="true">
        {isDone ? '✓' : number}
      </span>
      <span className={css.words}>
        <strong>{reader.read(lesson.title)}</strong>
        <span>{reader.read(lesson.learns)}</span>
      </span>
      <span className={css.facts}>
        {t('learn.minutes', { count: lesson.minutes })}
        {isDone && <span className={css.done}>{t('learn.done')}</span>}
        {isNext && <span className={css.go}>{t('learn.start')}</span>}
      </span>
    </Link>
  )
}
