import type { Rows } from './notifications.ts'

/** Who has watched matches with open hands. */
export interface HandsStore {
  see(room: string, person: string): Promise<void>
  hasSeen(room: string, person: string): Promise<boolean>
  /** The matches that somebody has watched so. */
  of(person: string): Promise<string[]>
}

export const handsIn = (db: Rows): HandsStore => ({
  async see(room, person) {
    await db.run('insert into saw_hands(room, person) values (?, ?) on conflict do nothing', room, person)
  },

  async hasSeen(room, person) {
    const sql = 'select room from saw_hands where room = ? and person = ?'
    return (await db.all(sql, room, person)).length > 0
  },

  async of(person) {
    const rows = await db.all<{ room: string }>(
      'select room from saw_hands where person = ? order by room',
      person,
    )
    return rows.map(({ room }) => room)
  },
})
