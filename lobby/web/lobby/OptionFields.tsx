import { NativeSelect, Switch } from '@mantine/core'
import type { GameModule } from '../../../games/kit/module.ts'
import { isRelevant, type SetupField, type SetupValues, valuesFor } from '../../../games/kit/options.ts'
import type { TextReader } from '../../../games/kit/text.ts'
import { type T, useT } from '../app/i18n.ts'
import css from './fields.module.css'

interface OptionFieldsProps {
  module: GameModule
  reader: TextReader
  seats: number
  values: SetupValues
  /** Missing: the options are only shown. */
  onChange?(values: SetupValues): void
  /** What a seat is called where an option names one. */
  seatName?(seat: string): string
}

/** The options with defaults filled in. */
export const withDefaults = (fields: readonly SetupField[], values: SetupValues): SetupValues => ({
  ...Object.fromEntries(fields.map(field => [field.id, field.default])),
  ...values,
})

const highest = (field: SetupField, seats: number) =>
  field.type === 'number' ? (field.max === 'lastSeat' ? seats - 1 : field.max) : 0

/** The options of a game, from its declared fields and its own words. Options that mean nothing now are left away. */
export function OptionFields({ module, reader, seats, values, onChange, seatName }: OptionFieldsProps) {
  const t = useT()
  const all = withDefaults(module.options, values)
  const relevant = module.options.filter(field => isRelevant(field, all, seats))
  const word = (field: SetupField, value: SetupValues[string]) =>
    wordOf(reader, field, value, t, seatName ?? (seat => t('room.seat', { number: Number(seat) + 1 })))

  if (!onChange) {
    return (
      <dl className={css.facts}>
        {relevant.map(field => {
          const help = reader.find(`option.${field.id}.help`)
          return (
            <div key={field.id}>
              <dt>{reader.find(`option.${field.id}.name`) ?? field.id}</dt>
              <dd>{word(field, all[field.id]!)}</dd>
              {help && <dd className={css.help}>{help}</dd>}
            </div>
          )
        })}
      </dl>
    )
  }

  const set = (id: string, value: SetupValues[string]) => onChange({ ...values, [id]: value })
  return (
    <div className={css.fields}>
      {relevant.map(field => {
        const label = reader.find(`option.${field.id}.name`) ?? field.id
        const help = reader.find(`option.${field.id}.help`)
        const value = all[field.id]!
        if (field.type === 'flag') {
          return (
            <Switch
              key={field.id}
              label={label}
              description={help}
              checked={value === true}
              onChange={event => set(field.id, event.currentTarget.checked)}
            />
          )
        }
        const choices =
          field.type === 'choice'
            ? valuesFor(field, seats, all)
            : rangeOf(field.min, highest(field, seats)).map(String)
        return (
          <NativeSelect
            key={field.id}
            label={label}
            description={help}
            value={String(value)}
            data={choices.map(choice => ({
              value: choice,
              label: word(field, field.type === 'number' ? Number(choice) : choice),
            }))}
            onChange={event => {
              const chosen = event.currentTarget.value
              set(field.id, field.type === 'number' ? Number(chosen) : chosen)
            }}
          />
        )
      })}
    </div>
  )
}

const rangeOf = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

function wordOf(
  reader: TextReader,
  field: SetupField,
  value: SetupValues[string],
  t: T,
  seatName: (seat: string) => string,
): string {
  if (field.type === 'flag') return t(value ? 'option.yes' : 'option.no')
  if (field.type === 'choice') return reader.find(`option.${field.id}.${value}`) ?? String(value)
  return field.max === 'lastSeat' ? seatName(String(value)) : String(value)
}

/** Values without those of options that mean nothing now, and within the ranges for this number of seats. */
export function cleaned(fields: readonly SetupField[], values: SetupValues, seats: number): SetupValues {
  const all = withDefaults(fields, values)
  return Object.fromEntries(
    fields
      .filter(field => field.id in values && isRelevant(field, all, seats))
      .filter(
        field => field.type !== 'choice' || valuesFor(field, seats, all).includes(String(values[field.id])),
      )
      .map(field => {
        const value = values[field.id]!
        return [field.id, typeof value === 'number' ? Math.min(value, highest(field, seats)) : value]
      }),
  )
}
