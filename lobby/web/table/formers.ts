import type { SeatId } from '../../../games/kit/seats.ts'
import type { Former, Room } from '../../protocol.ts'

/** Who had a seat when a line of the log was written; undefined where it is whoever has it now. */
export const formerAt = (formers: readonly Former[], seat: SeatId, line: number): Former | undefined =>
  formers.find(one => one.seat === seat && line <= one.line)

/** The seats that were bots' alone when a line of the log was written. */
export const botsAt = ({ seats, formers }: Pick<Room, 'seats' | 'formers'>, line: number): SeatId[] =>
  seats.flatMap(({ seat, bot, person }) => {
    const former = formerAt(formers, seat, line)
    return (former ? former.name === '' : bot !== null && person === null) ? [seat] : []
  })
