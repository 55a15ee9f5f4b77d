import type { Need, SetupField } from '../../../games/kit/options.ts'
import type { TextReader } from '../../../games/kit/text.ts'
import type { T } from '../app/i18n.ts'

/** What an option needs and what it goes not together with, said by it or by the other one, each a sentence. */
export function needsInWords(
  fields: readonly SetupField[],
  field: SetupField,
  reader: TextReader,
  t: T,
): string[] {
  const excludedBy = fields
    .filter(
      ({ type, needs }) => type === 'flag' && needs?.some(need => need.field === field.id && isOff(need)),
    )
    .map(({ id }): Need => ({ field: id, not: true }))
  const own = field.type === 'flag' ? excludedBy : []
  return [...(field.needs ?? []), ...own].map(need => needInWords(need, reader, t))
}

/** A flag has to be off. */
const isOff = (need: Need): boolean => ('is' in need ? need.is === false : need.not === true)

/** One need as a sentence. */
export function needInWords(need: Need, reader: TextReader, t: T): string {
  const name = reader.find(`option.${need.field}.name`) ?? need.field
  const value = 'is' in need ? need.is : need.not
  const word = reader.find(`option.${need.field}.${value}`) ?? String(value)
  const other = typeof value === 'boolean' ? name : t('option.otherIs', { other: name, value: word })
  const isNeeded = 'is' in need ? need.is !== false : need.not === false
  return t(isNeeded ? 'option.needs' : 'option.excludes', { other })
}
