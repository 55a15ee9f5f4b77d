/** Where things lie in a system, so that nothing lies over a name. */
import { RADIUS } from '../../drawing/layout.ts'
import { spotsOf } from '../../drawing/spots.ts'

/** Half as wide as a system is so far above or below its middle. */
export const halfAt = (y: number) => RADIUS * 0.95 - Math.abs(y) / Math.sqrt(3)

/** How wide a letter is, of its size. */
const WIDE = 0.53

/** Letters of the alphabet are half as wide as others. */
export const letterWidth = (name: string) => (/\p{Script=Latin}/u.test(name) ? WIDE : 1)

/** Up to this size of letters there is room for names in two rows. */
const ROWS_UP_TO = 23

/** Where the plate of a planet lies below its middle, and where its name does. */
export const plateOf = (r: number, letter: number) => r - 1 + letter * 0.38
export const nameAt = (r: number, letter: number) => plateOf(r, letter) + letter * 1.1

/** So narrow letters can still be read. */
const NARROWEST = 0.8

/** A name where there is so much room: whole, with narrower letters, or shortened; and how wide it is. */
export function fitted(name: string, room: number, letter: number): { shown: string; width: number } {
  const wide = letter * letterWidth(name)
  const width = name.length * wide
  if (width * NARROWEST <= room) return { shown: name, width: Math.min(width, room) }
  const most = Math.max(3, Math.floor(room / wide))
  return { shown: `${name.slice(0, most - 1).trimEnd()}…`, width: most * wide }
}

/** Names of two planets that have no room beside each other stand below each other. */
export function needRows(names: readonly string[], letter: number): boolean {
  const { r, at } = spotsOf(2)
  const room = halfAt(at[0]!.y + nameAt(r, letter)) - 2
  return (
    names.length === 2 &&
    letter <= ROWS_UP_TO &&
    names.some(name => name.length * letter * letterWidth(name) > room)
  )
}
