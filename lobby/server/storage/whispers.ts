import type { Connection } from './connection.ts'
import type { WhisperRecord } from './store.ts'

/** A row of the table `whispers`. */
export interface WhisperRow {
  id: number
  from_person: string
  to_person: string
  sender: string
  name: string
  to_name: string
  text: string
  at: number
}

export const whisperOf = ({ id, from_person, to_person, to_name, ...rest }: WhisperRow): WhisperRecord => ({
  id: String(id),
  people: [from_person, to_person],
  sender: rest.sender,
  name: rest.name,
  toName: to_name,
  text: rest.text,
  at: rest.at,
})

/** Private talk in the embedded database. */
export class WhisperRows {
  private readonly db: Connection

  constructor(db: Connection) {
    this.db = db
  }

  add(room: string, message: Omit<WhisperRecord, 'id'>): WhisperRecord {
    const { people, sender, name, toName, text, at } = message
    const sql = `insert into whispers(room, from_person, to_person, sender, name, to_name, text, at)
      values (?, ?, ?, ?, ?, ?, ?, ?)`
    return { id: String(this.db.insert(sql, room, ...people, sender, name, toName, text, at)), ...message }
  }

  of(room: string, person: string, limit: number): WhisperRecord[] {
    const sql =
      'select * from whispers where room = ? and (from_person = ? or to_person = ?) order by id desc limit ?'
    return this.db.all<WhisperRow>(sql, room, person, person, limit).reverse().map(whisperOf)
  }
}
