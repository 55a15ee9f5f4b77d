import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import type { Tables } from '../tables.ts'
import { note } from '../telling/notes.ts'
import { timeIsOver } from './late.ts'

/** So many tables are looked at in one go. */
const AT_ONCE = 100

/** Looks after the tables where time matters: what is due is in the database, so that it outlives any process. */
export function startTimekeeper(services: Services, tables: Tables): { stop(): void } {
  const { store, peers, log, config } = services
  let isBusy = false

  /** What is due is done by one process; one that dies over it leaves it due. */
  async function look(): Promise<void> {
    for (const id of await store.roomsDue(Date.now(), AT_ONCE)) {
      try {
        await tables.fresh(id, lookAt)
      } catch (error) {
        // A game that is not played here any more, or under rules that cannot go on.
        if (!(error instanceof Refused)) throw error
        await store.setDue(id, null)
      }
    }
  }

  async function lookAt(table: Table): Promise<void> {
    const now = Date.now()
    // Whoever is late is told so, whatever becomes of it.
    await note(table, now)
    await timeIsOver(table, now)
    await note(table, now)
    await table.settle(now)
  }

  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    peers
      .unlessBusy('time', look)
      .catch(error => log.error({ err: error }, 'time could not be kept'))
      .finally(() => {
        isBusy = false
      })
  }, config.timeEvery).unref()
  return { stop: () => clearInterval(timer) }
}
