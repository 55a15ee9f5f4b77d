import type { Rows } from './notifications.ts'

/** A link by which people come into a club. Of what it carries a hash is kept. */
export interface ClubLinkRecord {
  hash: string
  club: string
  /** The table of the club that it leads to; null: to the club. */
  room: string | null
  /** Who has made it: it counts for as long as they are a member. */
  by: string
  since: number
}

/** Links into clubs: one of the club itself, and for each of its tables one of each member who has made one. */
export interface ClubLinkStore {
  /** In place of the one before, by which nobody comes any more. */
  save(link: ClubLinkRecord): Promise<void>
  withHash(hash: string): Promise<ClubLinkRecord | undefined>
  of(club: string): Promise<ClubLinkRecord[]>
  madeBy(person: string): Promise<ClubLinkRecord[]>
  /** Nobody comes into the club by a link any more. */
  drop(club: string): Promise<void>
}

const COLUMNS = 'links.hash, links.club, links.room, links.by_person as "by", links.since'
const COUNTS = `from club_links as links join members on members.club = links.club
  and members.person = links.by_person and members.role <> 'invited'`

export const clubLinksIn = (db: Rows): ClubLinkStore => ({
  async save({ hash, club, room, by, since }) {
    if (room === null) await db.run('delete from club_links where club = ? and room is null', club)
    else await db.run('delete from club_links where club = ? and room = ? and by_person = ?', club, room, by)
    const sql = 'insert into club_links(hash, club, room, by_person, since) values (?, ?, ?, ?, ?)'
    await db.run(sql, hash, club, room, by, since)
  },

  withHash: async hash =>
    (await db.all<ClubLinkRecord>(`select ${COLUMNS} ${COUNTS} where links.hash = ?`, hash))[0],

  of: club =>
    db.all<ClubLinkRecord>(
      `select ${COLUMNS} ${COUNTS} where links.club = ? order by links.since, links.hash`,
      club,
    ),

  madeBy: person =>
    db.all<ClubLinkRecord>(
      `select ${COLUMNS} ${COUNTS} where links.by_person = ? order by links.since, links.hash`,
      person,
    ),

  async drop(club) {
    await db.run('delete from club_links where club = ?', club)
  },
})
