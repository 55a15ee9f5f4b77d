import { z } from 'zod'
import type { ChatMessage } from '../../protocol.ts'
import { roomId } from '../shapes.ts'

/** Of so many tables it is known how far a client has been told what was said. */
const TABLES = 4

const marks = z
  .string()
  .max(TABLES * 50)
  .transform(text => text.split(' ').map(mark => mark.split(':')))
  .pipe(
    z
      .array(
        z.tuple([
          roomId,
          z
            .string()
            .regex(/^\d{1,15}$/)
            .transform(Number),
        ]),
      )
      .max(TABLES),
  )

/** What socket.io's client hands in when it connects. */
const handedIn = z.object({ offset: marks })

/**
 * How far a client of boardgame.io has been told what is said. It shows whatever it hears below all that it has heard, so
 * nothing may come twice, and it says nothing by which one that was cut off could be told from a new one. But socket.io's
 * client (since 4.6) keeps the last argument of what it hears, where that is a text, and hands it in when it connects
 * again, if it has been given a `pid`. So these marks are with the client, and outlive the connection and the server.
 */
export class Told {
  private readonly marks: Map<string, number>

  constructor(auth: unknown) {
    const { data } = handedIn.safeParse(auth)
    this.marks = new Map(data?.offset)
  }

  /**
   * A client looks at a table: what was said since it was told last. One that is new there is told what is said from now on,
   * as by boardgame.io's own server.
   */
  missed(table: string, said: readonly ChatMessage[]): ChatMessage[] {
    this.begin(table, numberOf(said.at(-1)))
    const mark = this.marks.get(table)!
    return said.filter(message => numberOf(message) > mark)
  }

  /** A client that was told nothing of a table yet is told what follows this number. */
  begin(table: string, number: number): void {
    if (!this.marks.has(table)) this.keep(table, number)
  }

  /** It is told this message, too; false where it was before. */
  tell(table: string, message: ChatMessage): boolean {
    const isNew = numberOf(message) > (this.marks.get(table) ?? 0)
    if (isNew) this.keep(table, numberOf(message))
    return isNew
  }

  private keep(table: string, number: number): void {
    this.marks.delete(table)
    this.marks.set(table, number)
    for (const oldest of [...this.marks.keys()].slice(0, -TABLES)) this.marks.delete(oldest)
  }

  /** The last argument of what a client is sent, for it to keep. */
  get offset(): string {
    return [...this.marks].map(([table, number]) => `${table}:${number}`).join(' ')
  }
}

const numberOf = (message: ChatMessage | undefined) => Number(message?.id ?? 0)
