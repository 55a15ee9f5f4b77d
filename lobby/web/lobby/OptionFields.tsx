import { NativeSelect, Switch } from '@mantine/core'
import groupBy from 'lodash/groupBy.js'
import { minutesOf } from '../../../games/kit/length.ts'
import type { GameModule } from '../../../games/kit/module.ts'
import {
  hasMeaning,
  isFixed,
  isRelevant,
  maxOf,
  type SetupField,
  type SetupValues,
  unmet,
  valuesFor,
  withUsual,
} from '../../../games/kit/options.ts'
import { fitting, presetOf } from '../../../games/kit/presets.ts'
import type { TextReader } from '../../../games/kit/text.ts'
import { minutesInWords } from '../app/hours.ts'
import { type T, useT } from '../app/i18n.ts'
import { nameList } from '../app/names.ts'
import { useSettings } from '../app/settings.ts'
import css from './fields.module.css'
import { needInWords, needsInWords } from './needs.ts'
import { PresetField } from './PresetField.tsx'

/** An option that makes a match longer or shorter by fewer minutes does not say so. */
const WORTH_SAYING = 10
/** Options without a group: always in sight. */
const ALWAYS = ''

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

/**
 * The options of a game, from its declared fields and its own words. Options that mean nothing now are left away; what
 * needs others is off until they are chosen. Groups are folded, and say what in them is not as usual.
 */
export function OptionFields({ module, reader, seats, values, onChange, seatName }: OptionFieldsProps) {
  const t = useT()
  const { language } = useSettings()
  const { options: fields, presets = [] } = module
  const all = withUsual(fields, fitting(fields, values, seats), seats)
  const nameOf = ({ id }: SetupField) => reader.find(`option.${id}.name`) ?? id
  const helpOf = ({ id }: SetupField) => reader.find(`option.${id}.help`)
  const word = (field: SetupField, value: SetupValues[string]) =>
    wordOf(reader, field, value, t, seatName ?? (seat => t('room.seat', { number: Number(seat) + 1 })))

  /** What of a group is not as usual, in words. */
  const said = (field: SetupField): readonly string[] => {
    const value = all[field.id]!
    if (field.type === 'flag') return value === true ? [nameOf(field)] : []
    return value === field.default ? [] : [`${nameOf(field)}: ${word(field, value)}`]
  }

  if (!onChange) {
    const preset = presetOf(fields, presets, values, seats)
    return (
      <dl className={css.facts}>
        {preset !== undefined && (
          <div>
            <dt>{t('option.preset')}</dt>
            <dd>{reader.find(`preset.${preset}.name`) ?? preset}</dd>
          </div>
        )}
        {fields
          .filter(field => isFixed(field, seats) || isRelevant(field, all, seats))
          .filter(field => field.group === undefined || said(field).length > 0)
          .map(field => {
            const help = helpOf(field)
            return (
              <div key={field.id}>
                <dt>{nameOf(field)}</dt>
                <dd>{word(field, all[field.id]!)}</dd>
                {help && <dd className={css.help}>{help}</dd>}
              </div>
            )
          })}
      </dl>
    )
  }

  const set = (id: string, value: SetupValues[string]) => onChange({ ...values, [id]: value })
  const longer = (field: SetupField, value: SetupValues[string]) => {
    const minutes = Math.round(minutesOf(field, value, seats))
    return Math.abs(minutes) < WORTH_SAYING
      ? []
      : t(minutes > 0 ? 'option.longer' : 'option.shorter', { time: minutesInWords(Math.abs(minutes), t) })
  }
  const shown = fields.filter(field => hasMeaning(field, all, seats))
  const fieldOf = (field: SetupField) => {
    const value = all[field.id]!
    const shared = {
      label: nameOf(field),
      description: [
        helpOf(field) ?? [],
        longer(field, field.type === 'flag' ? true : value),
        ...needsInWords(fields, field, reader, t),
      ]
        .flat()
        .join(' '),
      disabled: isFixed(field, seats) || unmet(field.needs, all).length > 0,
    }
    if (field.type === 'flag') {
      return (
        <Switch
          key={field.id}
          {...shared}
          checked={value === true}
          onChange={event => set(field.id, event.currentTarget.checked)}
        />
      )
    }
    return (
      <NativeSelect
        key={field.id}
        {...shared}
        value={String(value)}
        data={
          field.type === 'choice'
            ? valuesFor(field, seats).map(choice => {
                const lacks = unmet(field.valueNeeds?.[choice], all)
                const why = lacks.map(need => needInWords(need, reader, t))
                return {
                  value: choice,
                  label: [word(field, choice), ...why].join(' · '),
                  disabled: why.length > 0,
                }
              })
            : rangeOf(field.min, maxOf(field, seats)).map(number => ({
                value: String(number),
                label: word(field, number),
              }))
        }
        onChange={event => {
          const chosen = event.currentTarget.value
          set(field.id, field.type === 'number' ? Number(chosen) : chosen)
        }}
      />
    )
  }
  const groups = groupBy(shown, ({ group }) => group ?? ALWAYS)
  const { [ALWAYS]: always = [], ...folded } = groups
  return (
    <div className={css.fields}>
      <PresetField module={module} reader={reader} seats={seats} values={values} onChange={onChange} />
      {always.map(fieldOf)}
      {Object.entries(folded).map(([group, of]) => (
        <details key={group} className={css.group}>
          <summary>
            <b>{reader.find(`optionGroup.${group}`) ?? group}</b>
            <span className={css.said}>{nameList(of.flatMap(said), language) || t('option.asUsual')}</span>
          </summary>
          <div className={css.fields}>{of.map(fieldOf)}</div>
        </details>
      ))}
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
