import { Refused } from './problem.ts'
import type { Services } from './services.ts'
import { Table } from './table.ts'

/** A match in which nobody has moved for so long takes less memory, in milliseconds. */
const RESTS = 500

/** The rooms in memory. A room comes when somebody asks for it and goes when nobody has for a while. */
export class Tables {
  private readonly services: Services
  private readonly live = new Map<string, Table>()
  private readonly loading = new Map<string, Promise<Table>>()
  private readonly sweeper: NodeJS.Timeout
  private stopped = false

  constructor(services: Services) {
    this.services = services
    const { idle } = services.config
    this.sweeper = setInterval(
      () => void this.sweep(Date.now() - idle),
      Math.max(10, Math.min(idle / 2, RESTS)),
    )
    this.sweeper.unref()
  }

  get size(): number {
    return this.live.size
  }

  /** The table if it is in memory. */
  peek(id: string): Table | undefined {
    return this.live.get(id)
  }

  all(): Iterable<Table> {
    return this.live.values()
  }

  /** Does something with a room, when everything before is done. Refuses where there is no such room. */
  async use<T>(id: string, work: (table: Table) => T | Promise<T>): Promise<T> {
    if (this.stopped) throw new Refused('stopping')
    const table = this.live.get(id) ?? (await this.load(id))
    table.touched = Date.now()
    return table.queue.add(() => {
      if (this.live.get(id) !== table) throw new Refused('notFound')
      return work(table)
    })
  }

  private load(id: string): Promise<Table> {
    let loading = this.loading.get(id)
    if (!loading) {
      loading = this.fetch(id).finally(() => this.loading.delete(id))
      this.loading.set(id, loading)
    }
    return loading
  }

  private async fetch(id: string): Promise<Table> {
    const record = await this.services.store.room(id)
    const engine = record && this.services.engines.get(record.game)
    if (!record || !engine) throw new Refused('notFound')
    const table = new Table(this.services, engine, record)
    this.live.set(id, table)
    return table
  }

  /** Deletes a room, for good. */
  async drop(table: Table): Promise<void> {
    await table.drop()
    this.live.delete(table.id)
  }

  /** Lets go of tables that nobody has used since `before`. Their state is stored whole, to be back quickly. */
  private async sweep(before: number): Promise<void> {
    for (const table of this.live.values()) {
      if (table.touched < Date.now() - RESTS) table.rest()
      if (table.touched > before || !table.isIdle) continue
      this.live.delete(table.id)
      await table.save(false)
    }
  }

  /** Waits for everything that is under way and stores every state whole. */
  async stop(): Promise<void> {
    this.stopped = true
    clearInterval(this.sweeper)
    for (const table of this.live.values()) {
      await table.queue.add(() => table.save(false))
      table.close()
    }
  }
}
