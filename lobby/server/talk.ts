import type { SeatId } from '../../games/kit/index.ts'
import type { Phrase } from '../phrases.ts'
import type { ChatMessage } from '../protocol.ts'
import { Refused } from './problem.ts'
import type { Table } from './table.ts'
import { hearsPlayers } from './watching.ts'

const SHOWN = 200

/** What somebody says, with the words of its phrase. */
export interface Said {
  text: string
  phrase?: Phrase | undefined
  answers?: string | undefined
}

/** What is said in one conversation of a table: its newest messages, once somebody has asked for them. */
export class Talk<M extends { id: string }> {
  private readonly read: (limit: number) => Promise<M[]>
  private messages: M[] | undefined
  /** The newest that whoever looks has been told; undefined before anybody was. */
  private told: number | undefined

  constructor(read: (limit: number) => Promise<M[]>) {
    this.read = read
  }

  /** The number of the newest message that is known here. */
  get newest(): number {
    return this.told ?? 0
  }

  async all(): Promise<M[]> {
    if (this.messages) return this.messages
    const stored = await this.read(SHOWN)
    const told = this.told ?? numberOf(stored.at(-1))
    this.told = told
    // What nobody here has been told yet, everybody is told at once.
    this.messages = stored.filter(message => numberOf(message) <= told)
    return this.messages
  }

  add(message: M): void {
    this.messages = this.messages && [...this.messages, message].slice(-SHOWN)
    this.told = numberOf(message)
  }

  /** The messages that other processes have stored since, which nobody here has been told. */
  async more(): Promise<M[]> {
    const { told } = this
    if (told === undefined) return []
    const stored = await this.read(SHOWN)
    this.messages = stored
    this.told = Math.max(told, numberOf(stored.at(-1)))
    return stored.filter(message => numberOf(message) > told)
  }

  /** Forgets what can be read again. */
  rest(): void {
    this.messages = undefined
  }
}

/** What is stored of something that is said. Refuses the answer to a message that is not there for whoever answers. */
export function wordsOf({ text, phrase, answers }: Said, among: readonly { id: string }[]) {
  if (answers !== undefined && !among.some(({ id }) => id === answers))
    throw new Refused('notFound', 'There is no such message.')
  return { text, ...(phrase && { phrase }), ...(answers !== undefined && { answers }) }
}

/** A message is stored: everybody hears of it. */
export async function tellSaid(table: Table, message: ChatMessage): Promise<void> {
  if (table.services.peers.shared) await hearTalk(table)
  else {
    table.talk.add(message)
    tell(table, message)
  }
  table.announce()
}

/** What was said at this and other processes, in one order for everybody. */
export async function hearTalk(table: Table): Promise<void> {
  for (const message of await table.talk.more()) tell(table, message)
}

function tell({ id, record, audience, services }: Table, message: ChatMessage): void {
  audience.said(message, seat => hearsPlayers(record, seat))
  if (hearsPlayers(record, null)) services.lobby.said(id, message)
}

/** How far the person of a seat has read what is said to all; nothing where the seat has none. */
export async function heardBy({ record, services }: Table, seat: SeatId): Promise<{ heard?: number }> {
  const person = record.seats[Number(seat)]?.person
  return person ? { heard: await services.store.keeps.heard(record.id, person) } : {}
}

/** Keeps how far the person of a seat has read, and tells its pages. */
export async function keepHeard(
  { id, record, services, talk, audience }: Table,
  seat: SeatId,
  chat: number,
): Promise<void> {
  const person = record.seats[Number(seat)]?.person
  if (!person) return
  const { keeps } = services.store
  await keeps.saveHeard(id, person, Math.min(chat, talk.newest))
  audience.share(null, seat, 'heard', await keeps.heard(id, person))
}

const numberOf = (message: { id: string } | undefined) => Number(message?.id ?? 0)
