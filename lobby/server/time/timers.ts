import { isClock } from '../../pace.ts'
import { note } from '../notifications/notices.ts'
import { noteReminder } from '../notifications/planned.ts'
import { pauseIsOver } from '../pause.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import type { Tables } from '../tables.ts'
import type { Dates } from './dates.ts'
import { restIsOver, timeIsOver } from './timeouts.ts'
import type { Now } from './uptime.ts'

/** So many tables are looked at in one go. */
const AT_ONCE = 100
/** So often it is counted for how long servers have run, while a clock does, in milliseconds. */
const BEAT = 1000
/** What is due and not done yet is looked at again so soon, in milliseconds. */
const AGAIN = 20

/**
 * Looks after the tables where time matters: what is due is in the database, so that it outlives any process. For those by
 * turns it does so once in a while, and for those with clocks at the very moment. `planAhead` is told what time it is.
 */
export function startTimekeeper(
  services: Services,
  tables: Tables,
  dates?: Dates,
  planAhead?: (at: number) => Promise<void>,
): { stop(): void } {
  const { store, peers, log, config, uptime } = services
  const wanted = new Set<() => Promise<void>>()
  let isBusy = false
  let next: NodeJS.Timeout | undefined

  /** What is due is done by one process; one that dies over it leaves it due. */
  async function look(): Promise<void> {
    const now = uptime.now()
    // What is due by a date that may be wrong waits: nobody can take back what bots have played.
    const at = (await dates?.areDoubtful()) ? Number.MIN_SAFE_INTEGER : now.at
    for (const id of await store.roomsDue({ ...now, at }, AT_ONCE)) {
      try {
        await tables.fresh(id, lookAt)
      } catch (error) {
        // A game that is not played here any more, or under rules that cannot go on.
        if (!(error instanceof Refused)) throw error
        await store.setDue(id, null)
      }
    }
    await planAhead?.(at)
  }

  async function lookAt(table: Table): Promise<void> {
    const now = await table.now()
    if (table.record.status === 'open') await noteReminder(table, now.at)
    else await keepTime(table, now)
    await table.settle(now)
    // For some time may stand from now on, or run again.
    if (table.record.status === 'playing') table.tell()
  }

  async function keepTime(table: Table, now: Now): Promise<void> {
    // Whoever is late is told so, whatever becomes of it.
    // Nobody is late who has a holiday that this process has not heard of.
    if (!isClock(table.record.pace)) await table.readHolidays()
    if (!isClock(table.record.pace)) await note(table, now.at)
    await restIsOver(table, now)
    await pauseIsOver(table, now)
    await timeIsOver(table, now)
    if (!isClock(table.record.pace)) await note(table, now.at)
  }

  const lookInTurn = () => peers.unlessBusy('time', look)

  async function lookAround(): Promise<void> {
    await lookInTurn()
    await arm()
  }

  /** Counts on where clocks run, and sees to what is due by them. */
  async function lookAtClocks(): Promise<void> {
    const due = await store.nextOfClocks()
    if (due === null) return
    await uptime.beat()
    if (due <= uptime.now().ran) await lookInTurn()
    await arm()
  }

  /** Waits for the very moment at which time is over next. What is due yet came meanwhile, or another process is about it. */
  async function arm(): Promise<void> {
    const due = await store.nextOfClocks()
    const wait = due === null ? BEAT : due - uptime.now().ran
    clearTimeout(next)
    if (wait < BEAT) next = setTimeout(inTurn, Math.max(wait, AGAIN), lookAtClocks).unref()
  }

  /** One after the other. What is wanted while something goes on is done after it, and once: a moment that is missed is late. */
  async function inTurn(work: () => Promise<void>): Promise<void> {
    wanted.add(work)
    if (isBusy) return
    isBusy = true
    for (const each of wanted) {
      wanted.delete(each)
      await each().catch(error => log.error({ err: error }, 'time could not be kept'))
    }
    isBusy = false
  }

  const timers = [
    setInterval(inTurn, config.timeEvery, lookAround).unref(),
    setInterval(inTurn, Math.min(BEAT, config.timeEvery), lookAtClocks).unref(),
  ]
  return {
    stop() {
      clearTimeout(next)
      for (const timer of timers) clearInterval(timer)
    },
  }
}
