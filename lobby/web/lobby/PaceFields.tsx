import { NativeSelect } from '@mantine/core'
import {
  type Clock,
  hoursOfDay,
  isClock,
  LATE_RULES,
  type LateRule,
  LEAST_HOURS,
  type Pace,
  type Timing,
} from '../../pace.ts'
import { secondsInWords, timeInWords } from '../app/hours.ts'
import { type T, useT } from '../app/i18n.ts'
import { hourName, ownZone, weekdays } from '../app/moments.ts'
import { useSettings } from '../app/settings.ts'
import { Button } from '../design/Button.tsx'
import { ClockFields } from './ClockFields.tsx'
import { presetOf } from './clockPresets.ts'
import css from './fields.module.css'
import { ZoneField } from './ZoneField.tsx'

const HOURS = [1, 2, 4, 8, 12, 24, 36, 48, 72, 96, 168, 336]
const DAY = 24

/** A pace that hurries nobody: a day for an answer, not at night. */
const usualPace = (): Pace => ({
  hours: DAY,
  from: 8,
  to: 22,
  off: [],
  zone: ownZone(),
  late: 'bot',
})

interface PaceFieldsProps {
  pace: Timing | null
  /** What is played: how long that takes, with how many players. */
  game: { minutes: readonly [number, number]; seats: number }
  /** Missing: it is only shown. */
  onChange?(pace: Timing | null): void
}

const WAYS = ['live', 'clock', 'turns'] as const
type Way = (typeof WAYS)[number]

const wayOf = (pace: Timing | null): Way => (pace === null ? 'live' : isClock(pace) ? 'clock' : 'turns')

/** Live, with clocks or without, or by turns; and what happens when time is over. */
export function PaceFields({ pace, game, onChange }: PaceFieldsProps) {
  const t = useT()
  if (!onChange) return <PaceFacts pace={pace} />
  const begin: Record<Way, () => Timing | null> = {
    live: () => null,
    clock: () => ({ ...presetOf('normal', game), late: pace?.late ?? 'bot' }),
    turns: () => ({ ...usualPace(), late: pace?.late ?? 'bot' }),
  }
  return (
    <div className={css.fields}>
      <NativeSelect
        label={t('time.how')}
        value={wayOf(pace)}
        data={WAYS.map(value => ({ value, label: t(`time.${value}`) }))}
        onChange={event => onChange(begin[event.currentTarget.value as Way]())}
      />
      {pace && (
        <>
          {isClock(pace) ? (
            <ClockFields clock={pace} game={game} set={change => onChange({ ...pace, ...change })} />
          ) : (
            <TurnFields pace={pace} set={change => onChange({ ...pace, ...change })} />
          )}
          <NativeSelect
            label={t('time.late')}
            description={t('time.lateHelp')}
            value={pace.late}
            data={LATE_RULES.map(value => ({ value, label: t(`time.lates.${value}`) }))}
            onChange={event => onChange({ ...pace, late: event.currentTarget.value as LateRule })}
          />
        </>
      )}
    </div>
  )
}

/** By turns: hours for an answer, hours of play and days off. */
function TurnFields({ pace, set }: Pick<HoursOfDayProps, 'pace' | 'set'>) {
  const t = useT()
  const { language } = useSettings()
  return (
    <>
      <NativeSelect
        label={t('time.hours')}
        description={t('time.hoursHelp')}
        value={String(pace.hours)}
        data={[...new Set([...HOURS, pace.hours])]
          .sort((a, b) => a - b)
          .map(hours => ({ value: String(hours), label: timeInWords(hours, t) }))}
        onChange={event => set({ hours: Number(event.currentTarget.value) })}
      />
      <HoursOfDay pace={pace} set={set} language={language} />
      <fieldset className={css.days}>
        <legend>{t('time.off')}</legend>
        <p className={css.note}>{t('time.offHelp')}</p>
        {weekdays(language).map(({ day, short }) => (
          <Button
            key={day}
            aria-pressed={pace.off.includes(day)}
            disabled={pace.off.length === 6 && !pace.off.includes(day)}
            onClick={() => set({ off: toggled(pace.off, day) })}
          >
            {short}
          </Button>
        ))}
      </fieldset>
    </>
  )
}

interface HoursOfDayProps {
  pace: Pace
  set(change: Partial<Pace>): void
  language: string
}

/** From when until when time runs, and by whose clocks. */
function HoursOfDay({ pace, set, language }: HoursOfDayProps) {
  const t = useT()
  const isAllDay = pace.from === 0 && pace.to === DAY
  const hours = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => ({
      value: String(from + i),
      label: hourName(from + i, language),
    }))
  return (
    <>
      <div className={css.pair}>
        <NativeSelect
          label={t('time.from')}
          value={String(pace.from)}
          data={hours(0, DAY - 1)}
          onChange={event => set(withHours(pace, { from: Number(event.currentTarget.value) }))}
        />
        <NativeSelect
          label={t('time.to')}
          value={String(pace.to)}
          data={hours(1, DAY)}
          onChange={event => set(withHours(pace, { to: Number(event.currentTarget.value) }))}
        />
      </div>
      {!isAllDay && (
        <Button variant="subtle" onClick={() => set({ from: 0, to: DAY })}>
          {t('time.allDay')}
        </Button>
      )}
      <ZoneField label={t('time.zone')} zone={pace.zone} onChange={zone => set({ zone })} />
    </>
  )
}

/** The least hours of play are kept by moving the other end. */
function withHours(pace: Pace, change: Partial<Pick<Pace, 'from' | 'to'>>): Partial<Pace> {
  const wanted = { ...pace, ...change }
  if (hoursOfDay(wanted) >= LEAST_HOURS) return change
  return change.from === undefined
    ? { ...change, from: (wanted.to - LEAST_HOURS + DAY) % DAY }
    : { ...change, to: ((wanted.from + LEAST_HOURS - 1) % DAY) + 1 }
}

const toggled = (days: readonly number[], day: number) =>
  days.includes(day) ? days.filter(one => one !== day) : [...days, day].sort()

function PaceFacts({ pace }: { pace: Timing | null }) {
  const t = useT()
  const { language } = useSettings()
  const facts: [string, string][] = [
    [t('time.how'), t(`time.${wayOf(pace)}`)],
    ...(pace && isClock(pace) ? clockFacts(pace, t) : pace ? turnFacts(pace, language, t) : []),
    ...(pace ? [[t('time.late'), t(`time.lates.${pace.late}`)] as [string, string]] : []),
  ]
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const clockFacts = ({ bank, delay, aside }: Clock, t: T): [string, string][] => [
  [t('time.bank'), secondsInWords(bank, t)],
  [t('time.delay'), delay === 0 ? t('time.noDelay') : secondsInWords(delay, t)],
  [t('time.aside'), secondsInWords(aside, t)],
]

function turnFacts({ hours, from, to, off, zone }: Pace, language: string, t: T): [string, string][] {
  const isAllDay = from === 0 && to === DAY
  const days = weekdays(language).filter(({ day }) => off.includes(day))
  return [
    [t('time.hours'), timeInWords(hours, t)],
    [
      t('time.runs'),
      isAllDay
        ? t('time.always')
        : t('time.between', { from: hourName(from, language), to: hourName(to, language) }),
    ],
    [t('time.zone'), zone.replaceAll('_', ' ')],
    [t('time.off'), days.map(({ long }) => long).join(', ') || t('time.noDaysOff')],
  ]
}
