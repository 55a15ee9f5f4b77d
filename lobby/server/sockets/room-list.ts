import type { Namespace } from 'socket.io'
import type { LobbyChanges, Room, RoomPage } from '../../protocol.ts'
import { Queue } from '../queue.ts'

/** A change is told so soon, and the next ones together so much later, in milliseconds. */
const SOON = 50
const CALM = 1000

/**
 * The first page of a list of rooms, as all who look at it have been told. What happens to rooms on it is told in bundles,
 * written out once; what happens to all others costs nothing.
 */
export class Shelf {
  readonly channel: string
  private readonly namespace: Namespace
  private readonly read: () => Promise<RoomPage>
  private readonly failed: (error: unknown) => void
  private readonly queue = new Queue()
  private told: RoomPage | undefined
  /** Each room as it was told. */
  private texts = new Map<string, string>()
  private due: NodeJS.Timeout | undefined
  private readAt = 0

  constructor(
    namespace: Namespace,
    channel: string,
    read: () => Promise<RoomPage>,
    failed: (error: unknown) => void,
  ) {
    this.namespace = namespace
    this.channel = channel
    this.read = read
    this.failed = failed
  }

  private get isWatched(): boolean {
    return this.namespace.adapter.rooms.has(this.channel)
  }

  /** Somebody is about to look: where nobody did, what was told is old. */
  freshen(): void {
    if (!this.isWatched) this.told = undefined
  }

  /** The page for somebody who has begun to hear of its changes. */
  async page(): Promise<RoomPage> {
    if (!this.told) await this.tell()
    return this.told!
  }

  shows(id: string): boolean {
    return this.texts.has(id)
  }

  /** Something changed that may concern the page. */
  stir(): void {
    if (this.due || !this.isWatched) return
    const pause = Math.max(SOON, this.readAt + CALM - Date.now())
    this.due = setTimeout(() => {
      this.due = undefined
      if (this.isWatched) this.tell().catch(this.failed)
    }, pause).unref()
  }

  /** Reads the page again, and tells those who look at it what is different. */
  private tell(): Promise<void> {
    return this.queue.add(() => this.tellNow())
  }

  private async tellNow(): Promise<void> {
    this.readAt = Date.now()
    const page = await this.read()
    const { texts: before, told } = this
    this.texts = new Map(page.rooms.map(room => [room.id, JSON.stringify(room)]))
    this.told = page
    const rooms = page.rooms.filter(({ id }) => before.get(id) !== this.texts.get(id))
    const gone = [...before.keys()].filter(id => !this.texts.has(id))
    const changes: LobbyChanges = { rooms, gone }
    if (!told || rooms.length + gone.length === 0) return
    // Packed once for each reader it would keep moves waiting: with 200 readers half a second instead of 40 ms.
    this.namespace.to(this.channel).compress(false).emit('changes', changes)
  }

  stop(): void {
    clearTimeout(this.due)
  }
}

/** Whether a room may be on a page of open and running ones. */
export const isListed = ({ listed, status }: Room): boolean => listed && status !== 'finished'
