import { NativeSelect } from '@mantine/core'
import type { Clock } from '../../pace.ts'
import { secondsInWords } from '../app/hours.ts'
import { useT } from '../app/i18n.ts'
import { ASIDES, BANKS, DELAYS, PRESETS, type PresetName, presetIn, presetOf } from './clockPresets.ts'

interface ClockFieldsProps {
  clock: Clock
  /** What is played: presets suit it. */
  game: { minutes: readonly [number, number]; seats: number }
  set(change: Partial<Clock>): void
}

const OWN = 'own'

/** The clock of a live table: one that suits the game, or one's own. */
export function ClockFields({ clock, game, set }: ClockFieldsProps) {
  const t = useT()
  const preset = presetIn(clock, game)
  const seconds = (field: 'bank' | 'delay' | 'aside', usual: readonly number[]) => (
    <NativeSelect
      label={t(`time.${field}`)}
      description={t(`time.${field}Help`)}
      value={String(clock[field])}
      data={[...new Set([...usual, clock[field]])]
        .sort((a, b) => a - b)
        .map(one => ({ value: String(one), label: one === 0 ? t('time.noDelay') : secondsInWords(one, t) }))}
      onChange={event => set({ [field]: Number(event.currentTarget.value) })}
    />
  )
  return (
    <>
      <NativeSelect
        label={t('time.preset')}
        value={preset ?? OWN}
        data={[
          ...PRESETS.map(value => ({
            value: value as string,
            label: t(`time.presets.${value}`, { bank: secondsInWords(presetOf(value, game).bank, t) }),
          })),
          ...(preset ? [] : [{ value: OWN, label: t('option.own') }]),
        ]}
        onChange={event => set(presetOf(event.currentTarget.value as PresetName, game))}
      />
      {seconds('bank', BANKS)}
      {seconds('delay', DELAYS)}
      {seconds('aside', ASIDES)}
    </>
  )
}
