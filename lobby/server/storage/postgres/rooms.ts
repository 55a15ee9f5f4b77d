import type { RoomStatus } from '../../../protocol.ts'
import { isLively } from '../leavers.ts'
import {
  inCircle,
  keptLike,
  peopleOf,
  type RoomRow,
  roomOf,
  type SeatRow,
  seatColumn,
  textOf,
} from '../rows.ts'
import type { RoomQuery, RoomRecord, RoomStore } from '../store.ts'
import type { Database, Statements } from './database.ts'

type WholeRow = RoomRow & { seat_rows: SeatRow[]; claim_rows: { person: string; seat: number }[] }

/** A room with its seats, the names of their people, and its claims: one round trip, however many rooms. */
const ROOMS = `
  select rooms.*,
    (select coalesce(json_agg(json_build_object('person', person, 'name', people.name, 'bot', bot,
       'ready', ready, 'key', key, 'holidays', (select json_agg(json_build_object('from', from_at, 'to', until_at)
         order by from_at) from holidays where holidays.person = seats.person)) order by seat), '[]')
     from seats left join people on people.id = person where room = rooms.id) as seat_rows,
    (select coalesce(json_agg(json_build_object('person', person, 'seat', seat)), '[]')
     from claims where room = rooms.id) as claim_rows
  from rooms`

const SEAT_LISTS = '$1::int[], $2::text[], $3::text[], $4::boolean[], $5::text[]'
const CLAIM_LISTS = '$6::text[], $7::int[]'

/** Writes the seats and claims of the room that `stored` names, if it names one. Values $1 to $7 are `sitting`. */
const SEATS = `
  seated as (
    insert into seats(room, seat, person, bot, ready, key)
    select stored.id, given.* from stored, unnest(${SEAT_LISTS}) as given
    on conflict (room, seat) do update
    set person = excluded.person, bot = excluded.bot, ready = excluded.ready, key = excluded.key
  ), removed as (
    delete from seats using stored where room = stored.id and seat <> all($1::int[])
  ), claimed as (
    insert into claims(room, person, seat) select stored.id, given.* from stored, unnest(${CLAIM_LISTS}) as given
    on conflict (room, person) do update set seat = excluded.seat
  ), unclaimed as (
    delete from claims using stored where room = stored.id and person <> all($6::text[])
  )`

function sitting({ seats, claims }: RoomRecord): unknown[] {
  return [
    seats.map((_, seat) => seat),
    seats.map(({ person }) => person),
    seats.map(({ bot }) => bot),
    seats.map(({ ready }) => ready),
    seats.map(({ key }) => key),
    Object.keys(claims),
    Object.values(claims),
  ]
}

/** Everything but the columns of the match, in one statement. False if somebody else was faster. */
export async function writeRoom(db: Statements, room: RoomRecord): Promise<boolean> {
  const sql = `
    with stored as (
      update rooms set title = $8, status = $9, host = $10, options = $11, listed = $12, password = $13, rematch = $14,
        started_at = $15, updated_at = $16, rules_version = $17, formers = $18, version = version + 1,
        pace = $23, late = $24, due_at = least(due_at, $25::bigint), private_talk = $26, rated = $27, entrants = $28,
        club = $29, take_backs = $30, take_back = $31, planned_at = $32, end_wish = $33, watching = $34, kept = $35,
        player_data = $36, pause_wish = $37, hands_wish = $38, open_hands = $39::int
      where id = $19 and version = $20 returning id
    ), ${SEATS}, sat as (
      insert into played select people.id, $21::text, null from people, stored where people.id = any($22::text[])
      on conflict do nothing
    )
    select id from stored`
  const written = await db.all(
    sql,
    ...sitting(room),
    room.title,
    room.status,
    room.host,
    JSON.stringify(room.options),
    room.listed,
    room.password,
    room.rematch,
    room.startedAt,
    room.updatedAt,
    room.rulesVersion,
    JSON.stringify(room.formers),
    room.id,
    room.version,
    room.game,
    room.status === 'open' ? [] : peopleOf(room),
    textOf(room.pace),
    room.pace && JSON.stringify(room.late),
    room.dueAt,
    room.privateTalk,
    room.rated,
    JSON.stringify(room.entrants),
    room.club,
    room.takeBacks,
    textOf(room.takeBack),
    room.plannedAt,
    textOf(room.endWish),
    room.watching,
    seatColumn(room, 'kept'),
    seatColumn(room, 'data'),
    textOf(room.pauseWish),
    textOf(room.handsWish),
    Number(room.openHands),
  )
  return written.length === 1
}

/** Rooms and seats in PostgreSQL. */
export function roomsIn(db: Database): RoomStore {
  const complete = async (where: string, ...values: unknown[]): Promise<RoomRecord[]> => {
    const rows = await db.all<WholeRow>(`${ROOMS} ${where}`, ...values)
    return rows.map(({ seat_rows, claim_rows, ...row }) => roomOf(row, seat_rows, claim_rows))
  }

  return {
    room: async id => (await complete('where id = $1', id))[0],

    rooms: query => {
      const { where, values } = conditionsOf(query)
      const by = query.planned === 'only' ? 'planned_at, id' : 'created_at desc, id desc'
      const order = `order by ${by} limit $${values.length + 1}`
      return complete(`where ${where} ${order}`, ...values, query.limit)
    },

    async openRooms(host, planned) {
      const sql = `select count(*) as count from rooms where host = $1 and status = 'open'
        and (planned_at is not null) = $2`
      return (await db.one<{ count: number }>(sql, host, planned))!.count
    },

    async keptFor(person) {
      const sql = 'select id from rooms where kept is not null and kept like $1'
      return (await db.all<{ id: string }>(sql, keptLike(person))).map(({ id }) => id)
    },

    /** Not those where a bot of another process thinks. */
    async roomsWaitingForBots(untouchedSince) {
      const rows = await db.all<{ id: string }>(
        `select distinct rooms.id from seats join rooms on rooms.id = seats.room
         where bot is not null and status = 'playing' and updated_at <= $1 and waiting_for::jsonb ? seat::text
         and not exists (select 1 from thinking where thinking.seat = rooms.id || '/' || seats.seat and until > now())`,
        untouchedSince,
      )
      return rows.map(({ id }) => id)
    },

    async addRoom(room) {
      await db.run(
        `with stored as (
           insert into rooms(id, game, title, status, host, options, listed, password, starts_by_itself, rematch,
             from_room, from_step, seed, created_at, updated_at, version, formers, pace, private_talk, rated, club,
             take_backs, planned_at, due_at, friends_of, watching)
           values ($8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28,
             $29, $30, $31, $32, $33)
           returning id
         ), ${SEATS} select id from stored`,
        ...sitting(room),
        room.id,
        room.game,
        room.title,
        room.status,
        room.host,
        JSON.stringify(room.options),
        room.listed,
        room.password,
        room.startsByItself,
        room.rematch,
        room.from?.room ?? null,
        room.from?.step ?? null,
        room.seed,
        room.createdAt,
        room.updatedAt,
        room.version,
        JSON.stringify(room.formers),
        textOf(room.pace),
        room.privateTalk,
        room.rated,
        room.club,
        room.takeBacks,
        room.plannedAt,
        room.dueAt,
        room.friendsOf,
        room.watching,
      )
    },

    saveRoom: room => writeRoom(db, room),

    dropRoom: async (id, version) =>
      (await db.run('delete from rooms where id = $1 and version = $2', id, version)) === 1,

    async roomsDue({ at, ran }, limit) {
      const due = (which: string, by: number) =>
        db.all<{ id: string }>(
          `select id from rooms where due_at <= $1 and clocks is ${which} order by due_at limit $2`,
          by,
          limit,
        )
      return [...(await due('not null', ran)), ...(await due('null', at))].map(({ id }) => id)
    },

    async nextOfClocks() {
      const sql = 'select min(due_at) as next from rooms where due_at is not null and clocks is not null'
      return (await db.one<{ next: number | null }>(sql))!.next
    },

    async setDue(id, at, as) {
      const sql = `update rooms set due_at = $2
        where id = $1 and ($3::int is null or version = $3) and ($4::int is null or steps = $4)`
      await db.run(sql, id, at, as?.version ?? null, as?.steps ?? null)
    },

    /** No index has `updated_at`, which every move changes: what is untouched since then is also older than then. */
    async expired(untouchedSince, limit) {
      const found: string[] = []
      for (const [status, time] of Object.entries(untouchedSince) as [RoomStatus, number][]) {
        const sql = `select id from rooms where status = $1 and created_at < $2 and updated_at < $2
          and coalesce(planned_at, 0) < $2 order by created_at limit $3`
        found.push(...(await db.all<{ id: string }>(sql, status, time, limit)).map(({ id }) => id))
      }
      return found
    },
  }
}

function conditionsOf(query: RoomQuery) {
  const {
    person,
    club,
    circle,
    game,
    status,
    planned,
    plannedSince,
    before,
    updatedBefore,
    updatedAfter,
    ids,
    lively,
  } = query
  const values: unknown[] = []
  const where: string[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  if (ids) where.push(`id = any(${given(ids)}::text[])`)
  else if (club !== undefined) where.push(`club = ${given(club)}`)
  else if (circle !== undefined) where.push(inCircle(given(circle)))
  else if (person === undefined) where.push('listed')
  else {
    const one = given(person)
    where.push(`id in (select room from seats where person = ${one}
      union select room from claims where person = ${one})`)
  }
  if (game !== undefined) where.push(`game = ${given(game)}`)
  if (status) where.push(`status = any(${given(status)}::text[])`)
  if (planned === 'only') where.push('planned_at is not null')
  else if (planned === 'none') where.push("(planned_at is null or status <> 'open')")
  if (plannedSince !== undefined) where.push(`planned_at >= ${given(plannedSince)}`)
  if (before) {
    const [sides, beyond] = planned === 'only' ? ['planned_at, id', '>'] : ['created_at, id', '<']
    where.push(`(${sides}) ${beyond} (${given(before.at)}, ${given(before.id)})`)
  }
  if (updatedBefore !== undefined) where.push(`updated_at < ${given(updatedBefore)}`)
  if (updatedAfter !== undefined) where.push(`updated_at > ${given(updatedAfter)}`)
  if (lively) {
    const since = given(lively.since)
    const isLooked = `(id = any(${given(lively.looked)}::text[]) or exists (select 1 from here where here.room = rooms.id))`
    where.push(isLively(`${since}::bigint`, isLooked))
  }
  return { where: where.join(' and '), values }
}
