import { TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FARTHEST_DAYS } from '../../calendar.ts'
import { type Holidays, MOST_HOLIDAYS } from '../../holidays.ts'
import { useT } from '../app/i18n.ts'
import { minuteOf, ownZone } from '../app/moments.ts'
import { NoAnswer } from '../app/NoAnswer.tsx'
import { useSettings } from '../app/settings.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { holidaysApi } from './holidays.ts'

const HOLIDAYS = ['holidays'] as const

const two = (number: number) => String(number).padStart(2, '0')

/** So many days ahead, as fields of days have it, where the reader is. */
function dayAhead(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** Holidays for oneself, at all tables by turns: those that there are, and another one. */
export default function OwnHolidays() {
  const t = useT()
  const { language } = useSettings()
  const client = useQueryClient()
  const asked = useQuery({ queryKey: HOLIDAYS, queryFn: holidaysApi.holidays })
  const onSuccess = (now: Holidays) => client.setQueryData(HOLIDAYS, now)
  const add = useMutation({ mutationFn: holidaysApi.addHoliday, onSuccess })
  const end = useMutation({ mutationFn: holidaysApi.endHoliday, onSuccess })
  const [first, setFirst] = useState(dayAhead(1))
  const [last, setLast] = useState(dayAhead(7))
  const own = asked.data
  return (
    <Sheet title={t('turns.holiday.title')}>
      <div className={css.fields}>
        <p>{t('turns.holiday.lead', { days: MOST_HOLIDAYS })}</p>
        {!own && <NoAnswer to={[asked]} />}
        {own && own.holidays.length > 0 && (
          <ul className={css.fields}>
            {own.holidays.map(({ from, to }) => {
              const isOn = from <= Date.now()
              const [begins, ends] = [minuteOf(from, language), minuteOf(to, language)]
              const says = t(isOn ? 'turns.holiday.lasts' : 'turns.holiday.planned', {
                from: begins,
                to: ends,
              })
              const act = t(isOn ? 'turns.holiday.end' : 'turns.holiday.cancel')
              return (
                <li key={from}>
                  <p>{says}</p>
                  <Button
                    loading={end.isPending}
                    aria-label={`${act}: ${says}`}
                    onClick={() => end.mutate(from)}
                  >
                    {act}
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
        <div className={css.pair}>
          <TextInput
            type="date"
            label={t('turns.holiday.first')}
            min={dayAhead(0)}
            max={dayAhead(FARTHEST_DAYS - 1)}
            value={first}
            onChange={event => setFirst(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t('turns.holiday.last')}
            min={first}
            max={dayAhead(FARTHEST_DAYS - 1)}
            value={last}
            onChange={event => setLast(event.currentTarget.value)}
          />
        </div>
        <p className={css.note}>
          {own?.left.map(({ year, days }) => t('turns.holiday.left', { year, count: days })).join(' ')}{' '}
          {ownZone().replaceAll('_', ' ')}
        </p>
        <Button
          disabled={!first || !last || last < first}
          loading={add.isPending}
          onClick={() => add.mutate({ first, last, zone: ownZone() })}
        >
          {t('turns.holiday.set')}
        </Button>
        <Trouble of={add.error ?? end.error} />
      </div>
    </Sheet>
  )
}
