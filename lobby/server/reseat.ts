import { Refused } from './problem.ts'
import { seatFor } from './room.ts'
import type { Table } from './table.ts'
import { mayOpen, mustWatch } from './watching.ts'

/**
 * Seats of a table changed, or hands are closed: whoever lost a seat does not watch from it any longer, whoever got one sees
 * more, and whoever watches sees no hand any more. With `all` everybody is shown the table.
 */
export async function reseat(table: Table, all = false): Promise<void> {
  const { audience, presence } = table
  for (const watcher of [...audience.watchers]) {
    try {
      const seat = seatFor(table.record, watcher)
      const isClosed =
        watcher.side !== null &&
        !mayOpen(table.record, {
          kind: watcher.kind,
          person: watcher.person,
          key: watcher.key,
          seat,
        })
      if (seat === watcher.seat && !isClosed && !all) continue
      if (seat === null && watcher.seat !== null) throw new Refused('notYourSeat')
      mustWatch(table.record, seat)
      audience.remove(watcher)
      watcher.seat = seat
      if (isClosed) watcher.side = null
      audience.watchers.add(watcher)
      await table.show(watcher)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      presence.leave(watcher)
      audience.deny(watcher, error.problem)
    }
  }
}
