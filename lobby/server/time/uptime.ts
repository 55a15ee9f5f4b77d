import type { UptimeStore } from '../storage/uptime.ts'

/** A moment, by the clock of the wall and by how long servers have run until then, in milliseconds. */
export interface Now {
  at: number
  ran: number
}

/** Whoever has not been heard of for so long did not run meanwhile, in milliseconds. */
export const SILENCE = 3000

/**
 * How long servers have run on this database: the time by which live clocks go. It stands still while none runs, and
 * while a machine sleeps, and knows nothing of clocks that are set. It is counted on at every beat, which is needed only
 * while a clock runs; between beats each process goes by its own count.
 */
export class Uptime {
  private readonly store: UptimeStore
  private counted = 0
  private beaten = performance.now()

  constructor(store: UptimeStore) {
    this.store = store
  }

  now(): Now {
    return { at: Date.now(), ran: Math.round(this.counted + this.sinceBeat()) }
  }

  /** The same, also where nobody has counted for a while: no clock ran, or the machine slept. */
  async fresh(): Promise<Now> {
    if (performance.now() - this.beaten > SILENCE) await this.beat()
    return this.now()
  }

  private sinceBeat(): number {
    const gone = performance.now() - this.beaten
    return gone <= SILENCE ? gone : 0
  }

  /** Counts on what has run since the last beat, together with all processes on the database. */
  async beat(): Promise<void> {
    this.counted = await this.store.runOn(this.sinceBeat(), SILENCE)
    this.beaten = performance.now()
  }
}
