import { useT } from '../app/i18n.ts'
import { untilInWords } from '../app/moments.ts'
import { useSettings } from '../app/settings.ts'
import { Moment } from '../design/Moment.tsx'
import css from './plan.module.css'
import { useNow } from './useNow.ts'

/** When a planned table starts, with date and weekday, and how long it is until then. */
export function When({ at }: { at: number }) {
  const t = useT()
  const { language } = useSettings()
  const now = useNow(at)
  const isOver = at <= now
  return (
    <p className={css.when}>
      <Moment
        at={at}
        as="plan"
        className={css.time}
        words={time => t(isOver ? 'plan.was' : 'plan.at', { time })}
      />
      {!isOver && (
        <span role="timer" className={css.countdown}>
          {untilInWords(at - now, language)}
        </span>
      )}
    </p>
  )
}
