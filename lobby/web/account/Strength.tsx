import type { Rating } from '../../account.ts'
import { useT } from '../app/i18n.ts'
import { useSettings } from '../app/settings.ts'

/** How good somebody is taken to be, never without how far off that may be. */
export function Strength({ of: { value, within } }: { of: Pick<Rating, 'value' | 'within'> }) {
  const t = useT()
  const { language } = useSettings()
  const number = new Intl.NumberFormat(language)
  return <>{t('rating.value', { value: number.format(value), within: number.format(within) })}</>
}
