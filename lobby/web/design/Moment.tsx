import { minuteOf, momentOf, planOf } from '../app/moments.ts'
import { useSettings } from '../app/settings.ts'

const WRITTEN = { short: momentOf, minute: minuteOf, plan: planOf }

interface MomentProps {
  at: number
  /** The time of today or another day, with `minute` both, with `plan` always both. */
  as?: keyof typeof WRITTEN
  /** The words around it: `words('14:05')`. */
  words?(moment: string): string
  className?: string | undefined
}

/** A moment of time in the one form that pages have for it. */
export function Moment({ at, as = 'short', words = moment => moment, className }: MomentProps) {
  const { language } = useSettings()
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {words(WRITTEN[as](at, language))}
    </time>
  )
}
