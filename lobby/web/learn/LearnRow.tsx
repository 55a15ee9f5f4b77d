import { Link } from 'wouter'
import { useT } from '../app/i18n.ts'
import css from './LessonListPage.module.css'

interface LearnRowProps {
  number: number
  href: string
  title: string
  about: string
  /** How much of it there is. */
  size: string
  isDone: boolean
  isNext: boolean
}

/** A lesson or a puzzle in a list. */
export function LearnRow({ number, href, title, about, size, isDone, isNext }: LearnRowProps) {
  const t = useT()
  return (
    <Link href={href} className={css.row} data-next={isNext || undefined} data-done={isDone || undefined}>
      <span className={css.number} aria-hidden="true">
        {isDone ? '✓' : number}
      </span>
      <span className={css.words}>
        <strong>{title}</strong>
        <span>{about}</span>
      </span>
      <span className={css.facts}>
        {size}
        {isDone && <span className={css.done}>{t('learn.done')}</span>}
        {isNext && <span className={css.go}>{t('learn.start')}</span>}
      </span>
    </Link>
  )
}
