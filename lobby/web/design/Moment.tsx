import { dueOf, momentOf } from '../app/moments.ts'
import { useSettings } from '../app/settings.ts'

/** When something was, in words that say how: `words('14:05')`. */
export function Moment({ at, words }: { at: number; words(moment: string): string }) {
  const { language } = useSettings()
  return <time dateTime={new Date(at).toISOString()}>{words(momentOf(at, language))}</time>
}

/** Until when there is time, in the same way. */
export function Due({ at, words }: { at: number; words(moment: string): string }) {
  const { language } = useSettings()
  return <time dateTime={new Date(at).toISOString()}>{words(dueOf(at, language))}</time>
}
