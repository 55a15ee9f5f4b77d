import { NativeSelect } from '@mantine/core'
import type { GameModule } from '../../../games/kit/module.ts'
import type { SetupValues } from '../../../games/kit/options.ts'
import { presetOf } from '../../../games/kit/presets.ts'
import type { TextReader } from '../../../games/kit/text.ts'
import { useT } from '../app/i18n.ts'

interface PresetFieldProps {
  module: Pick<GameModule, 'options' | 'presets'>
  reader: TextReader
  seats: number
  values: SetupValues
  onChange(values: SetupValues): void
}

/** No preset is called so. */
const OWN = ''

/** What is chosen at once: a preset of the game, or what somebody has made of it. */
export function PresetField({ module, reader, seats, values, onChange }: PresetFieldProps) {
  const t = useT()
  const { options, presets = [] } = module
  if (presets.length === 0) return null
  const chosen = presetOf(options, presets, values, seats) ?? OWN
  const nameOf = (id: string) => reader.find(`preset.${id}.name`) ?? id
  return (
    <NativeSelect
      label={t('option.preset')}
      description={chosen === OWN ? t('option.ownHelp') : reader.find(`preset.${chosen}.help`)}
      value={chosen}
      data={[
        ...presets.map(({ id }) => ({ value: id, label: nameOf(id) })),
        // What one comes to by changing something below.
        { value: OWN, label: t('option.own'), disabled: chosen !== OWN },
      ]}
      onChange={event => {
        const preset = presets.find(({ id }) => id === event.currentTarget.value)
        if (preset) onChange({ ...preset.options })
      }}
    />
  )
}
