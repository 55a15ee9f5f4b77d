import { useT } from '../app/i18n.ts'
import { Words } from '../table/Words.tsx'
import css from './LessonAsk.module.css'
import type { LessonHere } from './useLesson.ts'

/** What a lesson says: of the last answer, what to read or to do now, and a hint. */
export function LessonAsk({ here: { moment, page, hinted, dared } }: { here: LessonHere }) {
  const t = useT()
  return (
    <>
      {moment.praise && (
        <p className={css.praise}>
          <Words line={moment.praise} />
        </p>
      )}
      <p className="sb-asked">
        <span className="sb-tag" data-kind={page.isTask ? 'lit' : undefined}>
          {page.isOver ? t('learn.over') : t('learn.page', { page: page.page, of: page.of })}
        </span>
        <span className="sb-sentence">
          <Words line={page.says} />
        </span>
      </p>
      {dared && (
        <p className={css.answer} role="status">
          <em>
            <Words line={dared.label} flat />
          </em>{' '}
          <strong>{t('table.refused')}:</strong> <Words line={dared.refusal.text} />{' '}
          {t('table.rule', { rule: dared.refusal.rule })}
        </p>
      )}
      {moment.answer && !dared && (
        <p className={css.answer}>
          <strong>{t('learn.notHere')}</strong> <Words line={moment.answer} />
        </p>
      )}
      {hinted && page.hint && (
        <p className={css.hint}>
          <strong>{t('learn.hintIs')}</strong> <Words line={page.hint} />
        </p>
      )}
    </>
  )
}
