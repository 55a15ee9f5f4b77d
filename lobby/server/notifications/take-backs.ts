import type { Table } from '../table.ts'
import { pendingIn, waitsOf } from '../take-back-wish.ts'

/** Notes down for whom somebody waits who wants to take a move back, of those who do not have the table in sight. */
export async function noteTakeBack({ record, presence, services }: Table, at: number): Promise<void> {
  const { notifications } = services.store
  const wish = pendingIn(record)
  for (const seat of wish ? waitsOf(record, wish) : []) {
    const { person } = record.seats[Number(seat)]!
    if (person === null || presence.online(record, Number(seat)) === true) continue
    if ((await notifications.tellable([person])).length === 0) continue
    await notifications.addNotice({ person, room: record.id, seat, kind: 'takeBack', ask: wish!.told, at })
  }
}
