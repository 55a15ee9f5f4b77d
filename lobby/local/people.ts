import { asksOf, type KitState, type SeatId } from '../../games/kit/index.ts'
import type { LocalTable } from './local-table.ts'

/** The seats that people at this device play, in order. */
export const peopleIn = ({ record: { seats } }: Pick<LocalTable, 'record'>): SeatId[] =>
  seats.flatMap((bot, seat) => (bot === null ? [String(seat)] : []))

/**
 * Whoever at this device is asked something that must be answered, the `first` one first; undefined while bots play, and
 * once the game is over. Where people hand a device round, it is to go to them.
 */
export function dueIn<V>(table: LocalTable<V>, first?: SeatId): SeatId | undefined {
  const isDue = (seat: SeatId) =>
    asksOf(table.state(seat).view as Pick<KitState, 'asks'>, seat).some(({ required }) => required)
  return first !== undefined && isDue(first) ? first : peopleIn(table).find(isDue)
}
