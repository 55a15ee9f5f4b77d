import { minutesInWords } from '../../app/hours.ts'
import { useT } from '../../app/i18n.ts'
import { Button } from '../../design/Button.tsx'
import { useHere } from '../TableContext.ts'
import { Reviewed } from './Reviewed.tsx'
import css from './review.module.css'
import { useReview } from './useReview.ts'

/** Where a game that is over turned: asked for, waited for, shown. */
export function Review() {
  const t = useT()
  const { room } = useHere()
  const { told, trouble, begin } = useReview(room.id)
  if (!told && !trouble) return null
  const { done = null, ahead = 0, left, found, review } = told ?? {}
  return (
    <section className={css.review} aria-label={t('review.title')}>
      <h3>{t('review.title')}</h3>
      {!review && <p className={css.help}>{t('review.lead')}</p>}
      {trouble && <p role="alert">{t(`problem.${trouble}`)}</p>}
      {done === null && (
        <div>
          <Button onClick={begin}>{t('review.begin')}</Button>
        </div>
      )}
      {done !== null && !review && (
        <label className={css.progress}>
          <span>
            {ahead > 0 ? t('review.ahead', { count: ahead }) : t('review.running')}
            {left !== undefined && ` ${t('review.left', { time: minutesInWords(left / 60, t) })}`}
          </span>
          <progress max={1} value={done} />
        </label>
      )}
      {review ? <Reviewed review={review} /> : found && <Reviewed review={found} />}
    </section>
  )
}
