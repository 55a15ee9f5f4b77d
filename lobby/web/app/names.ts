import type { RoomSeat } from '../../protocol.ts'
import type { T } from './i18n.ts'

const STARS = ['vega', 'altair', 'rigel', 'deneb', 'mira', 'spica', 'capella'] as const

/** Names as a list in words: “Ada, Bea and Cy”. */
export const nameList = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)

export const isFree = ({ person, bot }: RoomSeat): boolean => person === null && bot === null

/** What somebody at the table is called. Bots without a person are named after stars, by their seats. */
export function seatName({ seat, person, name, bot }: RoomSeat, t: T): string {
  if (person !== null && name !== '') return name
  if (bot === null) return t('room.free')
  return t(`bot.names.${STARS[Number(seat) % STARS.length]!}`)
}
