import type { Logger } from 'pino'
import type { AgeStore } from '../storage/ages.ts'

const DAY = 24 * 3600 * 1000
/** Where nothing has happened for so long the date is rather wrong than true: longer than anybody has for an answer. */
const LONG = 15 * DAY

/** Whether nobody has played for weeks, by the clock of this machine; where nobody ever has, whether nobody has come. */
export async function isLongAgo(ages: AgeStore, now: number): Promise<boolean> {
  const newest = (await ages.played()) ?? (await ages.touched())
  return newest !== null && newest < now - LONG
}

/**
 * Whether the date is to be believed. A copy of a database, or a machine whose clock is wrong, would take everything for old: it
 * would delete what nobody can bring back, and play for everybody whose time is over. So where nothing was touched for weeks
 * when the server started, that waits until somebody plays: then there is somebody who would have noticed.
 */
export class Dates {
  private readonly ages: AgeStore
  private readonly log: Logger
  private isDoubted = false

  constructor(ages: AgeStore, log: Logger) {
    this.ages = ages
    this.log = log
  }

  /** At the start of the server. */
  async begin(): Promise<void> {
    const now = Date.now()
    const newest = await this.ages.touched()
    this.isDoubted = newest !== null && newest < now - LONG
    if (this.isDoubted)
      this.log.warn(
        { newest: new Date(newest!).toISOString(), now: new Date(now).toISOString() },
        'nothing has happened here for weeks: if the date of this machine is wrong, stop the server; nothing is deleted, and nobody is late, before somebody plays',
      )
  }

  /** Whether nobody has played yet since the server started after weeks. */
  async areDoubtful(): Promise<boolean> {
    if (!this.isDoubted) return false
    const played = await this.ages.played()
    this.isDoubted = played === null || played < Date.now() - LONG
    if (!this.isDoubted) this.log.info('somebody plays: from now on the date is believed')
    return this.isDoubted
  }
}
