import { saidValues } from '../rows.ts'
import type { WhisperStore } from '../store.ts'
import { WHISPER, type WhisperRow, whisperOf } from '../whispers.ts'
import type { Database } from './database.ts'

/** Private talk in PostgreSQL. */
export const whispersIn = (db: Database): WhisperStore => ({
  /** One message of a room after the other: none gets a number below one that others may have read. */
  async whisper(room, message) {
    const { people, sender, name, toName, text, at } = message
    const said = await db.one<{ id: number }>(
      `with turn as (select pg_advisory_xact_lock(hashtextextended($1, 0)))
       insert into whispers(room, from_person, to_person, sender, name, to_name, text, at, phrase, answers)
       select $1, $2, $3, $4, $5, $6, $7, $8::bigint, $9, $10::bigint from turn returning id`,
      room,
      ...people,
      sender,
      name,
      toName,
      text,
      at,
      ...saidValues(message),
    )
    return { id: String(said!.id), ...message }
  },

  async whispers(room, person, limit) {
    const sql = `select ${WHISPER} from whispers where room = $1 and (from_person = $2 or to_person = $2)
      order by id desc limit $3`
    return (await db.all<WhisperRow>(sql, room, person, limit)).reverse().map(whisperOf)
  },
})
