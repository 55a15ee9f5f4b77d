import chunk from 'lodash/chunk.js'
import { catchUp, heard } from './peers/follow.ts'
import { NOBODY, type RoomNews } from './peers/peers.ts'
import { Refused } from './problem.ts'
import type { Services } from './services.ts'
import { Table } from './table.ts'

/** A match in which nobody has moved for so long takes less memory, in milliseconds. */
const RESTS = 500
/** Of so many rooms it is asked at once how far they are. */
const AT_ONCE = 500

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

  /** The same, as things are at this moment: whoever asks may have heard of something at another process. */
  fresh<T>(id: string, work: (table: Table) => T | Promise<T>): Promise<T> {
    const { peers } = this.services
    if (!peers.shared) return this.use(id, work)
    return this.use(id, async table => {
      const [position] = await peers.positions([id])
      if (!position) {
        this.lose(table)
        throw new Refused('notFound')
      }
      await heard(table, position)
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
    const others = (await this.services.peers.elsewhere([id])).get(id)
    const table = new Table(this.services, engine, record)
    if (others) table.presence.see(others)
    this.live.set(id, table)
    return table
  }

  /** Deletes a room, for good. False if somebody has changed it just now. */
  async drop(table: Table): Promise<boolean> {
    const isGone = await table.drop()
    if (isGone) this.live.delete(table.id)
    return isGone
  }

  /** Another process has deleted the room. */
  private lose(table: Table): void {
    if (this.live.get(table.id) !== table) return
    this.live.delete(table.id)
    table.vanish()
  }

  /** Another process tells something of a room. */
  hear(news: RoomNews): void {
    if (this.stopped) return
    const loading = this.loading.get(news.room)
    if (loading) {
      loading.then(
        () => this.hear(news),
        () => {},
      )
      return
    }
    const table = this.live.get(news.room)
    if (!table) {
      this.services.lobby.heard(news)
      return
    }
    this.follow(table, async () => {
      if (news.gone) return this.lose(table)
      if (news.here) table.see((await this.services.peers.elsewhere([news.room])).get(news.room) ?? NOBODY)
      await heard(table, news)
    })
  }

  private follow(table: Table, job: () => Promise<void> | void): void {
    const { log } = this.services
    table.queue.add(job).catch(error => {
      if (error instanceof Refused && error.problem.error === 'notFound') this.lose(table)
      else if (!(error instanceof Refused))
        log.warn({ err: error, room: table.id }, 'news could not be followed')
    })
  }

  /** Asks how far all rooms in memory are: other processes may have told what was not heard. */
  async lookAround(): Promise<void> {
    const { peers } = this.services
    for (const tables of chunk([...this.live.values()], AT_ONCE)) {
      const ids = tables.map(({ id }) => id)
      const positions = new Map((await peers.positions(ids)).map(position => [position.room, position]))
      const others = await peers.elsewhere(ids)
      for (const table of tables) {
        const position = positions.get(table.id)
        table.see(others.get(table.id) ?? NOBODY)
        table.appear()
        this.follow(table, () => (position ? heard(table, position) : catchUp(table)))
      }
    }
  }

  /** What is put down of who looks here may be lost. */
  appearAgain(): void {
    for (const table of this.live.values()) table.appear(true)
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
