import type { Database } from '../storage/postgres/database.ts'
import type { Ears, RoomNews } from './peers.ts'

const CHANNEL = 'starboard'
/** A notification holds less than 8000 bytes. */
const BYTES = 7500

/** Of a room, of a person by their id, or of a club by its own behind `CLUB`. */
type Item = RoomNews | string

/** No id of a person has such a sign. Servers of an earlier version look for such a person, find nobody, and go on. */
const CLUB = 'club/'

/**
 * News through LISTEN and NOTIFY. They are sent when what they tell of is committed: transactions with NOTIFY in them
 * commit one after the other in the whole database. What comes while one is under way goes out together.
 */
export class Notices {
  private readonly db: Database
  private readonly me: string
  private readonly failed: (error: unknown) => void
  private rooms = new Map<string, RoomNews>()
  /** And clubs. */
  private people = new Set<string>()
  private sending: Promise<void> | undefined

  constructor(db: Database, me: string, failed: (error: unknown) => void) {
    this.db = db
    this.me = me
    this.failed = failed
  }

  tell(news: RoomNews): void {
    const before = this.rooms.get(news.room)
    this.rooms.set(news.room, before ? merged(before, news) : news)
    this.sending ??= this.send()
  }

  tellOfPerson(id: string): void {
    this.people.add(id)
    this.sending ??= this.send()
  }

  tellOfClub(id: string): void {
    this.tellOfPerson(`${CLUB}${id}`)
  }

  private async send(): Promise<void> {
    // What is told in the same moment goes out together.
    await Promise.resolve()
    while (this.rooms.size + this.people.size > 0) {
      const items: Item[] = [...this.rooms.values(), ...this.people]
      this.rooms = new Map()
      this.people = new Set()
      for (const text of bundles(items)) {
        // The others hear of it when they look for what they missed.
        await this.db.notify(CHANNEL, `${this.me} ${text}`).catch(this.failed)
      }
    }
    this.sending = undefined
  }

  /** `again` is called whenever it begins to listen, also after the database was away. */
  async listen(
    { room, person, club }: Pick<Ears, 'room' | 'person' | 'club'>,
    again: () => Promise<void>,
  ): Promise<void> {
    const hear = (payload: string) => {
      const space = payload.indexOf(' ')
      if (payload.slice(0, space) === this.me) return
      for (const item of JSON.parse(payload.slice(space + 1)) as Item[]) {
        if (typeof item !== 'string') room(item)
        else if (item.startsWith(CLUB)) club(item.slice(CLUB.length))
        else person(item)
      }
    }
    await this.db.listen(CHANNEL, hear, () => void again())
  }

  /** Waits until all is sent. */
  async stop(): Promise<void> {
    await this.sending
  }
}

function merged(a: RoomNews, b: RoomNews): RoomNews {
  const kept = [...new Set([...(a.kept ?? []), ...(b.kept ?? [])])]
  return {
    ...a,
    ...b,
    step: Math.max(a.step, b.step),
    version: Math.max(a.version, b.version),
    chat: Math.max(a.chat, b.chat),
    spectatorChat: Math.max(a.spectatorChat ?? 0, b.spectatorChat ?? 0),
    ...(kept.length > 0 && { kept }),
  }
}

/** As JSON, each short enough for one notification. */
export function bundles(items: readonly Item[]): string[] {
  const texts: string[] = []
  let bundle: string[] = []
  let length = 0
  for (const item of items.map(one => JSON.stringify(one))) {
    if (length + item.length > BYTES && bundle.length > 0) {
      texts.push(`[${bundle.join()}]`)
      bundle = []
      length = 0
    }
    bundle.push(item)
    length += item.length + 1
  }
  return bundle.length > 0 ? [...texts, `[${bundle.join()}]`] : texts
}
