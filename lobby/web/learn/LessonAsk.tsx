import { useT } from '../app/i18n.ts'
import { Words } from '../table/Words.tsx'
import css from './LessonAsk.module.css'
import type { LessonHere } from './useLesson.ts'

/** What a lesson says: of the last answer, what to read or to do now, and a hint. */
export function LessonAsk({ here }: { here: LessonHere }) {
  const t = useT()
  const { moment, page, hinted, dared, comeBack, again } = here
  if (comeBack)
    return (
      <p className="sb-asked">
        <span className="sb-tag">{t('learn.astray')}</span>
        <span className="sb-sentence">{t(moment.g.outcome ? 'learn.astrayOver' : 'learn.astrayHelp')}</span>
      </p>
    )
  return (
    <>
      {moment.praise && (
        <p className={css.praise}>
          <Words line={moment.praise} />
        </p>
      )}
      <p className="sb-asked">
        <span className="sb-tag" data-kind={page.isTask && !again?.done ? 'lit' : undefined}>
          {tagOf(here, t)}
        </span>
        <span className="sb-sentence">{again?.done ? t('learn.againOver') : <Words line={page.says} />}</span>
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

function tagOf({ page, again }: LessonHere, t: ReturnType<typeof useT>): string {
  if (again?.done || (page.isOver && !again)) return t('learn.over')
  return again
    ? t('learn.againPage', { page: again.nth, of: again.of })
    : t('learn.page', { page: page.page, of: page.of })
}
