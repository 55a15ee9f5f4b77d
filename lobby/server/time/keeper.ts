import { isClock } from '../../pace.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import type { Tables } from '../tables.ts'
import { note } from '../telling/notes.ts'
import { noteReminder } from '../telling/planned.ts'
import { restIsOver, timeIsOver } from './late.ts'
import type { Now } from './uptime.ts'

/** So many tables are looked at in one go. */
const AT_ONCE = 100
/** So often it is counted for how long servers have run, while a clock does, in milliseconds. */
const BEAT = 1000

/**
 * Looks after the tables where time matters: what is due is in the database, so that it outlives any process. For those by
 * turns it does so once in a while, and for those with clocks at the very moment.
 */
export function startTimekeeper(services: Services, tables: Tables): { stop(): void } {
  const { store, peers, log, config, uptime } = services
  let isBusy = false
  let next: NodeJS.Timeout | undefined

  /** What is due is done by one process; one that dies over it leaves it due. */
  async function look(): Promise<void> {
    for (const id of await store.roomsDue(uptime.now(), AT_ONCE)) {
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
    const now = await table.now()
    if (table.record.status === 'open') await noteReminder(table, now.at)
    else await keepTime(table, now)
    await table.settle(now)
  }

  async function keepTime(table: Table, now: Now): Promise<void> {
    // Whoever is late is told so, whatever becomes of it.
    if (!isClock(table.record.pace)) await note(table, now.at)
    await restIsOver(table, now)
    await timeIsOver(table, now)
    if (!isClock(table.record.pace)) await note(table, now.at)
  }

  const lookInTurn = () => peers.unlessBusy('time', look)
  const attempt = () =>
    alone(async () => {
      await lookInTurn()
      await arm()
    })

  /** Counts on where clocks run, and sees to what they do before the next beat. */
  const beat = () =>
    alone(async () => {
      const due = await store.nextOfClocks()
      if (due === null) return
      await uptime.beat()
      if (due <= uptime.now().ran) await lookInTurn()
      await arm()
    })

  /** Waits for the very moment at which time is over next. What another process is about is looked at again at the next beat. */
  async function arm(): Promise<void> {
    const due = await store.nextOfClocks()
    const wait = due === null ? BEAT : due - uptime.now().ran
    clearTimeout(next)
    if (wait > 0 && wait < BEAT) next = setTimeout(attempt, wait).unref()
  }

  async function alone(work: () => Promise<void>): Promise<void> {
    if (isBusy) return
    isBusy = true
    try {
      await work()
    } catch (error) {
      log.error({ err: error }, 'time could not be kept')
    } finally {
      isBusy = false
    }
  }

  const timers = [
    setInterval(attempt, config.timeEvery).unref(),
    setInterval(beat, Math.min(BEAT, config.timeEvery)).unref(),
  ]
  return {
    stop() {
      clearTimeout(next)
      for (const timer of timers) clearInterval(timer)
    },
  }
}
