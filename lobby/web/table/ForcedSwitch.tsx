import { Switch } from '@mantine/core'
import { useT } from '../app/i18n.ts'
import type { ForcedHere } from './useForcedMoves.ts'

/** Whether the reader is asked what has one answer. */
export function ForcedSwitch({ forced: { made, set } }: { forced: ForcedHere }) {
  const t = useT()
  if (made === undefined) return null
  return (
    <Switch
      label={t('forced.only')}
      description={t('forced.onlyHelp')}
      checked={made}
      onChange={event => set(event.currentTarget.checked)}
    />
  )
}
