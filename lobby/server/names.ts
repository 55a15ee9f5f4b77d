/** What people write of themselves and to each other: what of it is kept, and which names are too much alike. */
import unhomoglyph from 'unhomoglyph'

/** An emoji as people see one: joined ones, flags and skin colours included. */
const EMOJI = '\\p{RGI_Emoji}'
/** Letters of these scripts look different where an invisible sign stands between them. */
const JOINED = [
  'Arab',
  'Syrc',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
]
const JOINER = `(?<=[${JOINED.map(script => `\\p{sc=${script}}`).join('')}]\\p{M}*)[\\u200c\\u200d](?=\\p{L})`
/** Some Japanese names are written with a variant of a character, which an invisible sign chooses. */
const VARIANT = '(?<=\\p{sc=Han})[\\u{e0100}-\\u{e01ef}]'
const INVISIBLE = '[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Cs}]'

const PARTS = new RegExp(`(${EMOJI}|${JOINER}|${VARIANT})|${INVISIBLE}`, 'gv')
const BLANKS = /[\p{Cc}\p{Z}\s\u2800]+/gu
const VISIBLE = new RegExp(`${EMOJI}|[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'v')
/** More signs on top of one letter than any language puts there. */
const TOWERS = /(\p{M}{4})\p{M}+/gu
/** Make text run from right to left, or the other way, whatever it is. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g

/** Text in one line: no line breaks, nothing invisible, nothing that changes what stands around it. */
export const oneLine = (text: string): string =>
  text.normalize('NFC').replace(PARTS, '$1').replace(TOWERS, '$1').replace(BLANKS, ' ').trim()

/** A chat message: the same, but people may write as they like as long as it stays where it is. */
export const message = (text: string): string =>
  text
    .normalize('NFC')
    .replace(DIRECTIONS, '')
    .replace(TOWERS, '$1')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

/** Whether there is anything to see. */
export const isVisible = (text: string): boolean => VISIBLE.test(oneLine(text))

/** Whether people could take one name for the other. */
export function areAlike(a: string, b: string): boolean {
  return skeleton(a) === skeleton(b) || lowSkeleton(a) === lowSkeleton(b)
}

/** What a name looks like, as Unicode's table of confusable characters has it. */
const skeleton = (name: string): string =>
  unhomoglyph(name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))

/** The same where big and small letters count as one. */
const lowSkeleton = (name: string): string => skeleton(name.toLowerCase()).toLowerCase()
