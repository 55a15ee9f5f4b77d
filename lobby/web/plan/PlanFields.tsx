import { Switch, TextInput } from '@mantine/core'
import { FARTHEST_DAYS } from '../../calendar.ts'
import { useT } from '../app/i18n.ts'
import { ownZone, planOf } from '../app/moments.ts'
import { useSettings } from '../app/settings.ts'
import css from '../lobby/fields.module.css'
import own from './plan.module.css'

/** What people most often mean. */
const EVENING = 20

const two = (number: number) => String(number).padStart(2, '0')
/** As fields of days and times have them, in the reader's time zone. */
const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
const timeOf = (at: Date) => `${two(at.getHours())}:${two(at.getMinutes())}`

function daysAhead(days: number, hour = 0): Date {
  const day = new Date()
  day.setDate(day.getDate() + days)
  day.setHours(hour, 0, 0, 0)
  return day
}

interface PlanFieldsProps {
  at: number | null
  onChange(at: number | null): void
}

/**
 * Whether a table is planned for later, and for when: a day and a time as the reader's clocks show them. The fields are the
 * browser's own, which may write days in the order of another language than the page's; so it is said in words, too.
 */
export function PlanFields({ at, onChange }: PlanFieldsProps) {
  const t = useT()
  const { language } = useSettings()
  const then = at === null ? undefined : new Date(at)
  const set = (day: string, time: string) => {
    const wanted = new Date(`${day}T${time}`).getTime()
    // A field that is being typed into may hold no time.
    if (!Number.isNaN(wanted)) onChange(wanted)
  }
  return (
    <div className={css.fields}>
      <Switch
        label={t('plan.later')}
        description={t('plan.laterHelp')}
        checked={at !== null}
        onChange={event => onChange(event.currentTarget.checked ? daysAhead(1, EVENING).getTime() : null)}
      />
      {then && (
        <>
          <div className={css.pair}>
            <TextInput
              type="date"
              label={t('plan.date')}
              required
              withAsterisk={false}
              min={dayOf(new Date())}
              max={dayOf(daysAhead(FARTHEST_DAYS - 1))}
              defaultValue={dayOf(then)}
              onChange={event => set(event.currentTarget.value, timeOf(then))}
            />
            <TextInput
              type="time"
              label={t('plan.time')}
              required
              withAsterisk={false}
              defaultValue={timeOf(then)}
              onChange={event => set(dayOf(then), event.currentTarget.value)}
            />
          </div>
          <output className={own.chosen}>
            {t('plan.chosen', {
              time: planOf(then.getTime(), language),
              zone: ownZone().replaceAll('_', ' '),
            })}
          </output>
        </>
      )}
    </div>
  )
}
