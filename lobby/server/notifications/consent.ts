import type { SeatId } from '../../../games/kit/index.ts'
import { pendingEnd } from '../end-wish.ts'
import type { Table } from '../table.ts'
import { pendingIn, waitsOf } from '../take-back-wish.ts'

/** Notes down for whom somebody waits who wants to take a move back. */
export const noteTakeBack = (table: Table, at: number): Promise<void> =>
  note(table, 'takeBack', pendingIn(table.record), at)

/** The same for whoever wants to end the match. */
export const noteEnd = (table: Table, at: number): Promise<void> =>
  note(table, 'end', pendingEnd(table.record), at)

/** Of those who are asked, for all who do not have the table in sight. */
async function note(
  { record, presence, services }: Table,
  kind: 'takeBack' | 'end',
  wish: { by: SeatId; agreed: SeatId[]; told: number } | null,
  at: number,
): Promise<void> {
  const { notifications } = services.store
  for (const seat of wish ? waitsOf(record, wish) : []) {
    const { person } = record.seats[Number(seat)]!
    if (person === null || presence.online(record, Number(seat)) === true) continue
    if ((await notifications.tellable([person])).length === 0) continue
    await notifications.addNotice({ person, room: record.id, seat, kind, ask: wish!.told, at })
  }
}
