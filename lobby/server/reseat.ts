import { Refused } from './problem.ts'
import { seatFor } from './room.ts'
import type { Table } from './table.ts'
import { mustWatch } from './watching.ts'

/**
 * Seats of a table changed: whoever lost one does not watch from it any longer, whoever got one sees more. With `all`
 * everybody is shown the table.
 */
export async function reseat(table: Table, all = false): Promise<void> {
  const { audience, presence } = table
  for (const watcher of [...audience.watchers]) {
    try {
      const seat = seatFor(table.record, watcher)
      if (seat === watcher.seat && !all) continue
      if (seat === null && watcher.seat !== null) throw new Refused('notYourSeat')
      mustWatch(table.record, seat)
      audience.remove(watcher)
      watcher.seat = seat
      audience.watchers.add(watcher)
      await table.show(watcher)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      presence.leave(watcher)
      audience.deny(watcher, error.problem)
    }
  }
}
