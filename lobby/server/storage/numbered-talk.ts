import type { SpectatorMessage } from '../../protocol.ts'
import type { Rows } from './notifications.ts'
import { type SaidRow, saidOf, saidValues } from './rows.ts'

/** Messages of people who sit nowhere, numbered apart in each place: nobody reads from a number what is said elsewhere. */
export interface NumberedTalk {
  say(place: string, message: Omit<SpectatorMessage, 'id'>): Promise<SpectatorMessage>
  /** The newest messages, oldest first. */
  chat(place: string, limit: number): Promise<SpectatorMessage[]>
}

type Row = SaidRow & { person: string; name: string; text: string; at: number }

/** What is said in a table of the database, by the column that says where. */
export const talkIn = (db: Rows, table: string, where: string): NumberedTalk => ({
  /** Nobody reads a number before those below it. Where somebody else has just taken one, the next is tried. */
  async say(place, message) {
    const { person, name, text, at } = message
    const sql = `insert into ${table}(${where}, id, person, name, text, phrase, answers, at)
      select cast(? as text), coalesce((select max(id) from ${table} where ${where} = ?), 0) + 1, cast(? as text),
        cast(? as text), cast(? as text), cast(? as text), cast(? as integer), cast(? as bigint)
      where true on conflict do nothing returning id`
    const values = [place, place, person, name, text, ...saidValues(message), at]
    for (;;) {
      const [row] = await db.all<{ id: number }>(sql, ...values)
      if (row) return { id: String(row.id), ...message }
    }
  },

  async chat(place, limit) {
    const sql = `select id, person, name, text, phrase, answers, at from ${table} where ${where} = ?
      order by id desc limit ?`
    return (await db.all<Row>(sql, place, limit)).reverse().map(saidOf)
  },
})
