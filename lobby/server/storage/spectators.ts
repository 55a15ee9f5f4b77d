import type { SpectatorMessage } from '../../protocol.ts'
import type { Rows } from './notifications.ts'
import { type SaidRow, saidOf, saidValues } from './rows.ts'

/** What those who watch matches say among themselves. */
export interface SpectatorStore {
  say(room: string, message: Omit<SpectatorMessage, 'id'>): Promise<SpectatorMessage>
  /** The newest messages, oldest first. */
  chat(room: string, limit: number): Promise<SpectatorMessage[]>
}

type Row = SaidRow & { person: string; name: string; text: string; at: number }

export const spectatorsIn = (db: Rows): SpectatorStore => ({
  /** Numbered by room: nobody reads a number before those below it. Where somebody else has just taken one, the next is tried. */
  async say(room, message) {
    const { person, name, text, at } = message
    const sql = `insert into spectator_chat(room, id, person, name, text, phrase, answers, at)
      select cast(? as text), coalesce((select max(id) from spectator_chat where room = ?), 0) + 1, cast(? as text),
        cast(? as text), cast(? as text), cast(? as text), cast(? as integer), cast(? as bigint)
      where true on conflict do nothing returning id`
    const values = [room, room, person, name, text, ...saidValues(message), at]
    for (;;) {
      const [row] = await db.all<{ id: number }>(sql, ...values)
      if (row) return { id: String(row.id), ...message }
    }
  },

  async chat(room, limit) {
    const sql = `select id, person, name, text, phrase, answers, at from spectator_chat where room = ?
      order by id desc limit ?`
    return (await db.all<Row>(sql, room, limit)).reverse().map(saidOf)
  },
})
