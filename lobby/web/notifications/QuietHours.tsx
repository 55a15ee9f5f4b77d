import { NativeSelect, Switch } from '@mantine/core'
import type { Quiet } from '../../notifications.ts'
import { useT } from '../app/i18n.ts'
import { hourName, ownZone } from '../app/moments.ts'
import { useSettings } from '../app/settings.ts'
import css from '../lobby/fields.module.css'

const night = (): Quiet => ({ from: 22, to: 8, zone: ownZone() })

/** The hours in which one wants to hear nothing, by the clocks of where one is. */
export function QuietHours({
  quiet,
  onChange,
}: {
  quiet: Quiet | null
  onChange(quiet: Quiet | null): void
}) {
  const t = useT()
  const { language } = useSettings()
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: hourName(hour, language),
  }))
  const select = (which: 'from' | 'to') =>
    quiet && (
      <NativeSelect
        label={t(`told.${which}`)}
        value={String(quiet[which])}
        data={hours}
        onChange={event => onChange({ ...night(), ...quiet, [which]: Number(event.currentTarget.value) })}
      />
    )
  return (
    <div className={css.fields}>
      <Switch
        label={t('told.quietOn')}
        description={t('told.quietHelp')}
        checked={quiet !== null}
        onChange={event => onChange(event.currentTarget.checked ? night() : null)}
      />
      {quiet && (
        <>
          <div className={css.pair}>
            {select('from')}
            {select('to')}
          </div>
          <p className={css.note}>{quiet.zone.replaceAll('_', ' ')}</p>
        </>
      )}
    </div>
  )
}
