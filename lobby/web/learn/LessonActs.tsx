import type { ReactNode } from 'react'
import type { Play } from '../../../games/kit/moves.ts'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import { useHere } from '../table/TableContext.ts'
import css from './LessonActs.module.css'
import type { LessonHere } from './useLesson.ts'

/** The buttons of a lesson that are not the next thing to do: back, again, help, and what the rules refuse. */
export function LessonActs({ here, solution }: { here: LessonHere; solution: Play | undefined }) {
  const t = useT()
  const { move } = useHere()
  const { page, back, restart, hint, hinted, dare, stray, comeBack } = here
  if (comeBack) return null
  return (
    <>
      <div className={css.ways}>
        <Button
          variant="subtle"
          className={css.small}
          disabled={!back}
          aria-label={t('learn.back')}
          onClick={back}
        >
          <Icon path="M12 4l-6 6 6 6" />
        </Button>
        <Button
          variant="subtle"
          className={css.small}
          disabled={!back}
          aria-label={t('learn.restart')}
          onClick={restart}
        >
          <Icon path="M5 6.500A6.500 6.500 0 1 1 3.500 11M5 2.500v4h4" />
        </Button>
        {page.hint && !hinted && (
          <Button variant="subtle" className={css.small} onClick={hint}>
            {t('learn.hint')}
          </Button>
        )}
        {dare && (
          <Button variant="subtle" className={css.small} onClick={dare}>
            {t('learn.dare')}
          </Button>
        )}
        {stray && (
          <Button variant="subtle" className={css.small} onClick={stray}>
            {t('learn.stray')}
          </Button>
        )}
      </div>
      {solution && (
        <Button onClick={() => void move(solution.move, ...solution.args)}>{t('learn.show')}</Button>
      )}
    </>
  )
}

/** Goes on after something to read. */
export function LessonLamp({ here: { page, next, comeBack } }: { here: LessonHere }) {
  const t = useT()
  if (comeBack)
    return (
      <Button variant="filled" onClick={comeBack}>
        {t('learn.comeBack')}
      </Button>
    )
  if (page.isTask) return null
  return (
    <Button variant="filled" onClick={next}>
      {t('learn.next')}
    </Button>
  )
}

/** What to do after a lesson: first what was answered otherwise, if there is any. */
export function LessonEnd({
  here: { missed, askAgain, again },
  children,
}: {
  here: LessonHere
  children: ReactNode
}) {
  const t = useT()
  return (
    <>
      {!again && missed > 0 && (
        <Button variant="filled" onClick={askAgain}>
          {t('learn.missed', { count: missed })}
        </Button>
      )}
      {children}
    </>
  )
}

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 20 20" width="1.125rem" height="1.125rem" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
)
