import { NativeSelect } from '@mantine/core'
import type { Watching } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'

const CHOICES: readonly Watching[] = ['after', 'never', 'none']

/** Who watches a match, and who reads what they say. */
export function WatchingField({ value, onChange }: { value: Watching; onChange(value: Watching): void }) {
  const t = useT()
  return (
    <NativeSelect
      label={t('watching.option')}
      description={t(`watching.help.${value}`)}
      value={value}
      data={CHOICES.map(choice => ({ value: choice, label: t(`watching.choice.${choice}`) }))}
      onChange={event => onChange(event.currentTarget.value as Watching)}
    />
  )
}
