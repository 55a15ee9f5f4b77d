import type { Connection } from './connection.ts'
import { type SaidRow, saidOf, saidValues } from './rows.ts'
import type { WhisperRecord } from './store.ts'

/** A row of the table `whispers`. */
export interface WhisperRow extends SaidRow {
  from_person: string
  to_person: string
  sender: string
  name: string
  to_name: string
  text: string
  at: number
}

/** In SQL: the columns of a `WhisperRow`. */
export const WHISPER = 'id, from_person, to_person, sender, name, to_name, text, at, phrase, answers'

export const whisperOf = ({ from_person, to_person, to_name, ...row }: WhisperRow): WhisperRecord => ({
  ...saidOf(row),
  people: [from_person, to_person],
  toName: to_name,
})

/** Private talk in the embedded database. */
export class WhisperRows {
  private readonly db: Connection

  constructor(db: Connection) {
    this.db = db
  }

  add(room: string, message: Omit<WhisperRecord, 'id'>): WhisperRecord {
    const { people, sender, name, toName, text, at } = message
    const sql = `insert into whispers(room, from_person, to_person, sender, name, to_name, text, at, phrase, answers)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
    const values = [room, ...people, sender, name, toName, text, at, ...saidValues(message)]
    return { id: String(this.db.insert(sql, ...values)), ...message }
  }

  of(room: string, person: string, limit: number): WhisperRecord[] {
    const sql = `select ${WHISPER} from whispers where room = ? and (from_person = ? or to_person = ?)
      order by id desc limit ?`
    return this.db.all<WhisperRow>(sql, room, person, person, limit).reverse().map(whisperOf)
  }
}
