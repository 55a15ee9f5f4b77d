import { useT } from '../app/i18n.ts'
import { planOf, untilInWords } from '../app/moments.ts'
import { useSettings } from '../app/settings.ts'
import css from './plan.module.css'
import { useNow } from './useNow.ts'

/** When a planned table starts, with date and weekday, and how long it is until then. */
export function When({ at }: { at: number }) {
  const t = useT()
  const { language } = useSettings()
  const now = useNow(at)
  const isOver = at <= now
  const time = planOf(at, language)
  return (
    <p className={css.when}>
      <time dateTime={new Date(at).toISOString()} className={css.time}>
        {t(isOver ? 'plan.was' : 'plan.at', { time })}
      </time>
      {!isOver && (
        <span role="timer" className={css.countdown}>
          {untilInWords(at - now, language)}
        </span>
      )}
    </p>
  )
}
