import type { RoomSeat } from '../../protocol.ts'
import type { T } from './i18n.ts'

/** One for each seat of the largest game, and none that a game has among its own names. */
const STARS = ['mizar', 'regulus', 'sirius', 'deneb', 'castor', 'spica', 'capella', 'polaris'] as const

/** Names as a list in words: “Ada, Bea and Cy”. */
export const nameList = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)

export const isFree = ({ person, bot }: RoomSeat): boolean => person === null && bot === null

/** Whoever comes may sit down there. */
export const isOpenToAll = (seat: RoomSeat): boolean => isFree(seat) && !seat.kept

/** Scripts that run from right to left, and signs that make others do so. */
const TURNING =
  /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Samr}\p{sc=Mand}\p{sc=Adlm}\p{sc=Rohg}\u200f\u202a-\u202e\u2066-\u2069]/u

/** What people have written, so that it does not turn the words around it, wherever they stand. */
export const isolated = (text: string): string => (TURNING.test(text) ? `\u2068${text}\u2069` : text)

/** Who plays a seat: the person, or else a star, by the number of the seat. */
export const playerName = (
  { seat, person, name }: Pick<RoomSeat, 'seat' | 'person' | 'name'>,
  t: T,
): string =>
  person !== null && name !== '' ? isolated(name) : t(`bot.names.${STARS[Number(seat) % STARS.length]!}`)

/** Who sits on a seat: the person, a bot by the name of its star, or nobody. */
export const seatName = (seat: RoomSeat, t: T): string =>
  isFree(seat) ? t('room.free') : playerName(seat, t)
