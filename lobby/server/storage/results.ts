import type { Ending } from '../../../games/kit/index.ts'
import type { Known } from './friends.ts'
import type { Rows } from './notifications.ts'

/** How a match ended for one person. It is kept when the match is not any more. */
export interface ResultRecord {
  person: string
  room: string
  game: string
  players: number
  /** How many of them were people. */
  people: number
  won: boolean
  /** Everybody could find the table. */
  listed: boolean
  /** It was played in one go, without a pace. */
  live: boolean
  beganAt: number
  endedAt: number
  /** What the game counted of their seat; null where that was not kept. */
  figures: { [figure: string]: number } | null
  /** At the table of which club it was; null where it was at none, or the club is gone. */
  club: string | null
}

/** How a match at a table of a club ended for one person. */
export interface ClubResultRecord
  extends Pick<ResultRecord, 'person' | 'room' | 'game' | 'players' | 'won' | 'endedAt'> {
  name: string
  /** Where they came in; null where that was not kept. */
  place: number | null
}

/** What a member has played of a game at tables of their club. */
export interface ClubSum extends Known, Pick<ResultSum, 'game' | 'played' | 'won'> {}

/** What somebody has played of a game, with so many players. */
export interface ResultSum {
  game: string
  players: number
  played: number
  won: number
  /** At live tables, in milliseconds. */
  time: number
  lastAt: number
}

/** What people have played to the end. */
export interface ResultStore {
  /** Puts down how matches ended that were over after `since`: of one person, at tables of one club, or of everybody. */
  collect(since: number, of?: { person: string } | { club: string }): Promise<void>
  /** The newest first; only those of tables that everybody could find, where it says so. */
  of(person: string, limit: number, listedOnly: boolean): Promise<ResultRecord[]>
  /** What was played most comes first. */
  sums(person: string, listedOnly: boolean): Promise<ResultSum[]>
  /** Of so many matches at tables of a club, the newest first; of each whoever has won before the others. */
  ofClub(club: string, limit: number): Promise<ClubResultRecord[]>
  /** What members have played at tables of their club. Who has won most comes first. */
  sumsOfClub(club: string): Promise<ClubSum[]>
}

/** How matches ended that are over, and count. */
const COLLECT = `
  insert into results(person, room, game, players, people, won, listed, live, began_at, ended_at, seat, ending, club)
  select seats.person, rooms.id, rooms.game, (select count(*) from seats as chairs where chairs.room = rooms.id),
    (select count(*) from seats as chairs where chairs.room = rooms.id and chairs.person is not null),
    case when rooms.winners like '%"' || seats.seat || '"%' then 1 else 0 end,
    case when rooms.listed then 1 else 0 end, case when rooms.pace is null then 1 else 0 end,
    coalesce(rooms.started_at, rooms.created_at), rooms.updated_at, seat, ending,
    (select clubs.id from clubs where clubs.id = rooms.club)
  from rooms join seats on seats.room = rooms.id join people on people.id = seats.person
  where rooms.status = 'finished' and seats.bot is null and coalesce(rooms.agreed_end, '') <> 'void'`

interface ResultRow
  extends Omit<ResultRecord, 'won' | 'listed' | 'live' | 'beganAt' | 'endedAt' | 'figures'> {
  won: number
  listed: number
  live: number
  began_at: number
  ended_at: number
  seat: number | null
  ending: string | null
}

const resultOf = ({
  won,
  listed,
  live,
  began_at,
  ended_at,
  seat,
  ending,
  ...row
}: ResultRow): ResultRecord => ({
  ...row,
  won: won === 1,
  listed: listed === 1,
  live: live === 1,
  beganAt: began_at,
  endedAt: ended_at,
  figures: ending === null ? null : ((JSON.parse(ending) as Ending).figures[String(seat)] ?? null),
})

function placeOf(seat: number | null, ending: string | null): number | null {
  const { places } = ending === null ? { places: [] } : (JSON.parse(ending) as Ending)
  const place = places.findIndex(tied => tied.some(side => side.includes(String(seat))))
  return place < 0 ? null : place + 1
}

export function resultsIn(db: Rows): ResultStore {
  const whose = (listedOnly: boolean) => `person = ?${listedOnly ? ' and listed = 1' : ''}`
  return {
    async collect(since, of) {
      const [only, ...values] =
        of === undefined
          ? ['']
          : 'person' in of
            ? ['and seats.person = ?', of.person]
            : ['and rooms.club = ?', of.club]
      await db.run(`${COLLECT} and rooms.updated_at > ? ${only} on conflict do nothing`, since, ...values)
    },

    async of(person, limit, listedOnly) {
      const sql = `select * from results where ${whose(listedOnly)} order by ended_at desc, room limit ?`
      return (await db.all<ResultRow>(sql, person, limit)).map(resultOf)
    },

    async sums(person, listedOnly) {
      const sql = `select game, players, count(*) as played, sum(won) as won, max(ended_at) as last_at,
          sum(case when live = 1 then ended_at - began_at else 0 end) as time
        from results where ${whose(listedOnly)} group by game, players`
      type Row = Omit<ResultSum, 'lastAt'> & { last_at: number }
      const sums = (await db.all<Row>(sql, person)).map(({ last_at, ...row }) => ({
        game: row.game,
        players: row.players,
        played: Number(row.played),
        won: Number(row.won),
        time: Number(row.time),
        lastAt: Number(last_at),
      }))
      return sums.sort((a, b) => b.played - a.played || b.lastAt - a.lastAt)
    },

    async ofClub(club, limit) {
      const newest = 'select room, max(ended_at) as at from results where club = ? group by room'
      const sql = `select results.*, people.name from results join people on people.id = results.person
        where club = ? and room in (select room from (${newest} order by at desc, room limit ?) as shown)
        order by ended_at desc, room, won desc, seat, person`
      const rows = await db.all<ResultRow & { name: string }>(sql, club, club, limit)
      return rows.map(({ person, name, room, game, players, won, ended_at, seat, ending }) => ({
        ...{ person, name, room, game, players, won: won === 1, endedAt: ended_at },
        place: placeOf(seat, ending),
      }))
    },

    async sumsOfClub(club) {
      const sql = `select people.id, people.name, results.game, count(*) as played, sum(results.won) as won
        from results join members on members.club = results.club and members.person = results.person
        and members.role <> 'invited' join people on people.id = results.person
        where results.club = ? group by people.id, people.name, results.game`
      const rows = await db.all<ClubSum>(sql, club)
      const sums = rows.map(row => ({ ...row, played: Number(row.played), won: Number(row.won) }))
      return sums.sort((a, b) => b.won - a.won || a.played - b.played || (a.id < b.id ? -1 : 1))
    },
  }
}
