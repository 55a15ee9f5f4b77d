import type { LogEntry } from '../../../games/kit/index.ts'
import type { KeptLook, RoomStatus } from '../../protocol.ts'
import type { Now } from '../time/uptime.ts'
import { type AccountStore, accountsIn } from './accounts.ts'
import { type AgeStore, agesIn } from './ages.ts'
import { type BlockStore, blocksIn } from './blocks.ts'
import { type ClearedStore, clearedIn } from './cleared.ts'
import { type ClubLinkStore, clubLinksIn } from './club-links.ts'
import { type ClubTalkStore, clubTalkIn } from './club-talk.ts'
import { type ClubWebhookStore, clubWebhooksIn } from './club-webhooks.ts'
import { type ClubStore, clubsIn } from './clubs.ts'
import { Connection } from './connection.ts'
import { type FeedStore, feedsIn } from './feeds.ts'
import { type ForcedMoveStore, forcedMovesIn } from './forced-moves.ts'
import { type FriendStore, friendsIn } from './friends.ts'
import { type HandsStore, handsIn } from './hands.ts'
import { type HolidayStore, holidaysIn } from './holidays.ts'
import { isLively, type LeaverStore, leaversIn } from './leavers.ts'
import { type MailAskStore, mailAsksIn } from './mail-asks.ts'
import { MoveLog } from './moves.ts'
import { type NotificationStore, notificationsIn, type Rows } from './notifications.ts'
import { PeopleRows } from './people.ts'
import { type KeepStore, keepsIn } from './personal.ts'
import { type RatingStore, ratingsIn } from './ratings.ts'
import { type ResultStore, resultsIn } from './results.ts'
import { type ReviewStore, reviewsIn } from './reviews.ts'
import {
  inCircle,
  keptLike,
  type RoomRow,
  roomOf,
  type SaidRow,
  type SeatRow,
  saidOf,
  saidValues,
  seatColumn,
  textOf,
} from './rows.ts'
import { type SpectatorStore, spectatorsIn } from './spectators.ts'
import type {
  ChatRecord,
  MoveRecord,
  MoveWrite,
  RoomQuery,
  RoomRecord,
  Snapshot,
  Store,
  WhisperRecord,
} from './store.ts'
import { type UptimeStore, uptimeIn } from './uptime.ts'
import { type WeeklyStore, weeklyIn } from './weekly.ts'
import { WhisperRows } from './whispers.ts'

/** The embedded database: one file, write-ahead log. */
export class SqliteStore extends PeopleRows implements Store {
  private readonly played: MoveLog
  private readonly whisperings: WhisperRows
  readonly notifications: NotificationStore
  readonly uptime: UptimeStore
  readonly accounts: AccountStore
  readonly results: ResultStore
  readonly ratings: RatingStore
  readonly blocks: BlockStore
  readonly friends: FriendStore
  readonly clubs: ClubStore
  readonly clubLinks: ClubLinkStore
  readonly clubTalk: ClubTalkStore
  readonly clubWebhooks: ClubWebhookStore
  readonly weekly: WeeklyStore
  readonly leavers: LeaverStore
  readonly keeps: KeepStore
  readonly feeds: FeedStore
  readonly mailAsks: MailAskStore
  readonly ages: AgeStore
  readonly reviews: ReviewStore
  readonly forcedMoves: ForcedMoveStore
  readonly spectators: SpectatorStore
  readonly cleared: ClearedStore
  readonly holidays: HolidayStore
  readonly hands: HandsStore

  /** Opens or makes the database in `dataDir`. Throws where a newer server has written it. */
  constructor(dataDir: string) {
    super(new Connection(dataDir))
    this.played = new MoveLog(this.db)
    this.whisperings = new WhisperRows(this.db)
    const rows: Rows = {
      all: async (sql, ...values) => this.db.all(sql, ...values),
      run: async (sql, ...values) => this.db.run(sql, ...values),
    }
    this.notifications = notificationsIn(rows)
    this.uptime = uptimeIn(rows)
    this.accounts = accountsIn(rows)
    this.results = resultsIn(rows)
    this.ratings = ratingsIn(rows)
    this.blocks = blocksIn(rows)
    this.friends = friendsIn(rows)
    this.clubs = clubsIn(rows)
    this.clubLinks = clubLinksIn(rows)
    this.clubTalk = clubTalkIn(rows)
    this.clubWebhooks = clubWebhooksIn(rows)
    this.weekly = weeklyIn(rows)
    this.leavers = leaversIn(rows)
    this.keeps = keepsIn(rows)
    this.feeds = feedsIn(rows)
    this.mailAsks = mailAsksIn(rows)
    this.ages = agesIn(rows)
    this.reviews = reviewsIn(rows)
    this.forcedMoves = forcedMovesIn(rows)
    this.spectators = spectatorsIn(rows)
    this.cleared = clearedIn(rows)
    this.holidays = holidaysIn(rows)
    this.hands = handsIn(rows)
  }

  async room(id: string): Promise<RoomRecord | undefined> {
    const row = this.db.one<RoomRow>('select * from rooms where id = ?', id)
    return row && this.complete(row)
  }

  private complete(row: RoomRow): RoomRecord {
    const seats = this.db.all<SeatRow>(
      `select seats.*, people.name,
         (select json_group_array(json_object('from', from_at, 'to', until_at) order by from_at)
          from holidays where holidays.person = seats.person having count(*) > 0) as holidays
       from seats left join people on people.id = seats.person
       where room = ? order by seat`,
      row.id,
    )
    const claims = this.db.all<{ person: string; seat: number }>(
      'select person, seat from claims where room = ?',
      row.id,
    )
    return roomOf(row, seats, claims)
  }

  async rooms(query: RoomQuery): Promise<RoomRecord[]> {
    const where: string[] = []
    const values: unknown[] = []
    const only = (condition: string, ...given: unknown[]) => {
      where.push(condition)
      values.push(...given)
    }
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
    const isByPlan = planned === 'only'
    if (ids) only(`id in (${ids.map(() => '?').join(', ')})`, ...ids)
    else if (club !== undefined) only('club = ?', club)
    else if (circle !== undefined) only(inCircle('?'), circle, circle)
    else if (person === undefined) only('listed = 1')
    else
      only(
        'id in (select room from seats where person = ? union select room from claims where person = ?)',
        person,
        person,
      )
    if (game !== undefined) only('game = ?', game)
    if (status) only(`status in (${status.map(() => '?').join(', ')})`, ...status)
    if (isByPlan) only('planned_at is not null')
    else if (planned === 'none') only("(planned_at is null or status <> 'open')")
    if (plannedSince !== undefined) only('planned_at >= ?', plannedSince)
    if (before)
      only(isByPlan ? '(planned_at, id) > (?, ?)' : '(created_at, id) < (?, ?)', before.at, before.id)
    if (updatedBefore !== undefined) only('updated_at < ?', updatedBefore)
    if (updatedAfter !== undefined) only('updated_at > ?', updatedAfter)
    if (lively)
      only(
        isLively('?', 'id in (select value from json_each(?))'),
        lively.since,
        JSON.stringify(lively.looked),
      )
    const order = isByPlan ? 'planned_at, id' : 'created_at desc, id desc'
    const sql = `select * from rooms where ${where.join(' and ')} order by ${order} limit ?`
    return this.db.all<RoomRow>(sql, ...values, query.limit).map(row => this.complete(row))
  }

  async openRooms(host: string, planned: boolean): Promise<number> {
    const sql = `select count(*) as count from rooms where host = ? and status = 'open'
      and (planned_at is not null) = ?`
    return this.db.one<{ count: number }>(sql, host, Number(planned))!.count
  }

  async keptFor(person: string): Promise<string[]> {
    const sql = 'select id from rooms where kept is not null and kept like ?'
    return this.db.all<{ id: string }>(sql, keptLike(person)).map(({ id }) => id)
  }

  async roomsWaitingForBots(untouchedSince: number): Promise<string[]> {
    const rows = this.db.all<{ id: string }>(
      `select distinct id from rooms join seats on seats.room = rooms.id
       where status = 'playing' and bot is not null and updated_at <= ?
       and exists (select 1 from json_each(waiting_for) where value = cast(seat as text))`,
      untouchedSince,
    )
    return rows.map(({ id }) => id)
  }

  async addRoom(room: RoomRecord): Promise<void> {
    this.db.atOnce(() => {
      this.db.run(
        `insert into rooms(id, game, title, status, host, options, listed, password, starts_by_itself, rematch,
           from_room, from_step, seed, created_at, updated_at, version, formers, pace, private_talk, rated, club,
           take_backs, planned_at, due_at, friends_of, watching)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        room.id,
        room.game,
        room.title,
        room.status,
        room.host,
        JSON.stringify(room.options),
        Number(room.listed),
        room.password,
        Number(room.startsByItself),
        room.rematch,
        room.from?.room ?? null,
        room.from?.step ?? null,
        room.seed,
        room.createdAt,
        room.updatedAt,
        room.version,
        JSON.stringify(room.formers),
        textOf(room.pace),
        Number(room.privateTalk),
        Number(room.rated),
        room.club,
        Number(room.takeBacks),
        room.plannedAt,
        room.dueAt,
        room.friendsOf,
        room.watching,
      )
      this.writeSeats(room)
    })
  }

  async saveRoom(room: RoomRecord): Promise<boolean> {
    return this.db.atOnce(() => this.write(room))
  }

  /** Inside a transaction. */
  private write(room: RoomRecord): boolean {
    const changes = this.db.run(
      `update rooms set title = ?, status = ?, host = ?, options = ?, listed = ?, password = ?, rematch = ?,
         started_at = ?, updated_at = ?, rules_version = ?, formers = ?, pace = ?, late = ?,
         due_at = ?, private_talk = ?, rated = ?, entrants = ?, club = ?, take_backs = ?, take_back = ?,
         planned_at = ?, end_wish = ?, watching = ?, kept = ?, player_data = ?, pause_wish = ?, hands_wish = ?,
         open_hands = ?,
         version = version + 1
       where id = ? and version = ?`,
      room.title,
      room.status,
      room.host,
      JSON.stringify(room.options),
      Number(room.listed),
      room.password,
      room.rematch,
      room.startedAt,
      room.updatedAt,
      room.rulesVersion,
      JSON.stringify(room.formers),
      textOf(room.pace),
      room.pace && JSON.stringify(room.late),
      room.dueAt,
      Number(room.privateTalk),
      Number(room.rated),
      JSON.stringify(room.entrants),
      room.club,
      Number(room.takeBacks),
      textOf(room.takeBack),
      room.plannedAt,
      textOf(room.endWish),
      room.watching,
      seatColumn(room, 'kept'),
      seatColumn(room, 'data'),
      textOf(room.pauseWish),
      textOf(room.handsWish),
      Number(room.openHands),
      room.id,
      room.version,
    )
    if (changes !== 1) return false
    this.db.run('delete from seats where room = ?', room.id)
    this.db.run('delete from claims where room = ?', room.id)
    this.writeSeats(room)
    this.experiences.sat(room)
    return true
  }

  private writeSeats(room: RoomRecord): void {
    room.seats.forEach(({ person, bot, ready, key }, seat) => {
      this.db.run(
        'insert into seats(room, seat, person, bot, ready, key) values (?, ?, ?, ?, ?, ?)',
        room.id,
        seat,
        person,
        bot,
        Number(ready),
        key,
      )
    })
    for (const [person, seat] of Object.entries(room.claims))
      this.db.run('insert into claims(room, person, seat) values (?, ?, ?)', room.id, person, seat)
  }

  async dropRoom(id: string, version: number): Promise<boolean> {
    return this.db.run('delete from rooms where id = ? and version = ?', id, version) === 1
  }

  async roomsDue({ at, ran }: Now, limit: number): Promise<string[]> {
    const due = (which: string, by: number) =>
      this.db.all<{ id: string }>(
        `select id from rooms where due_at <= ? and clocks is ${which} order by due_at limit ?`,
        by,
        limit,
      )
    return [...due('not null', ran), ...due('null', at)].map(({ id }) => id)
  }

  async nextOfClocks(): Promise<number | null> {
    const sql = 'select min(due_at) as next from rooms where due_at is not null and clocks is not null'
    return this.db.one<{ next: number | null }>(sql)!.next
  }

  async setDue(id: string, at: number | null, as?: Pick<RoomRecord, 'version' | 'steps'>): Promise<void> {
    if (as)
      this.db.run(
        'update rooms set due_at = ? where id = ? and version = ? and steps = ?',
        at,
        id,
        as.version,
        as.steps,
      )
    else this.db.run('update rooms set due_at = ? where id = ?', at, id)
  }

  async expired(untouchedSince: Record<RoomStatus, number>, limit: number): Promise<string[]> {
    const found: string[] = []
    for (const [status, time] of Object.entries(untouchedSince)) {
      const sql = `select id from rooms where status = ? and updated_at < ? and coalesce(planned_at, 0) < ?
        limit ?`
      found.push(...this.db.all<{ id: string }>(sql, status, time, time, limit).map(({ id }) => id))
    }
    return found
  }

  async startMatch(room: RoomRecord, state: string, lines: LogEntry[]): Promise<boolean> {
    return this.db.atOnce(() => {
      if (!this.write(room)) return false
      this.experiences.setUp(room)
      const waiting = JSON.stringify(room.waitingFor)
      const asked = JSON.stringify(room.asked)
      const clocks = textOf(room.clocks)
      const change = 'update rooms set waiting_for = ?, asked = ?, clocks = ?, used = ? where id = ?'
      this.db.run(change, waiting, asked, clocks, textOf(room.used), room.id)
      this.db.run('insert into snapshots(room, step, kept, state) values (?, 0, 1, ?)', room.id, state)
      this.played.writeLog(room.id, lines)
      return true
    })
  }

  async goOnFrom(room: RoomRecord, { step, state }: Snapshot, log: LogEntry[]): Promise<boolean> {
    return this.db.atOnce(() => {
      if (!this.write(room)) return false
      const waiting = JSON.stringify(room.waitingFor)
      const asked = JSON.stringify(room.asked)
      const clocks = textOf(room.clocks)
      const change =
        'update rooms set steps = ?, waiting_for = ?, asked = ?, clocks = ?, used = ? where id = ?'
      this.db.run(change, room.steps, waiting, asked, clocks, textOf(room.used), room.id)
      this.db.run('delete from snapshots where room = ? and (step >= ? or kept = 0)', room.id, step)
      this.db.run('insert into snapshots(room, step, kept, state) values (?, ?, 1, ?)', room.id, step, state)
      this.played.goOnFrom(room.id, step, log)
      return true
    })
  }

  append(write: MoveWrite): Promise<boolean> {
    return this.played.append(write)
  }

  async moves(room: string, after: number, upTo: number): Promise<MoveRecord[]> {
    return this.played.moves(room, after, upTo)
  }

  async stepTold(room: string, told: number): Promise<number> {
    return this.played.stepTold(room, told)
  }

  async lines(room: string, before: number, limit: number): Promise<LogEntry[]> {
    return this.played.lines(room, before, limit)
  }

  async snapshot(room: string, step: number): Promise<Snapshot | undefined> {
    const sql = 'select step, state from snapshots where room = ? and step <= ? order by step desc limit 1'
    return this.db.one<Snapshot>(sql, room, step)
  }

  async addSnapshot(room: string, { step, state }: Snapshot, kept: boolean): Promise<void> {
    this.db.atOnce(() => {
      this.db.run('delete from snapshots where room = ? and kept = 0', room)
      this.db.run(
        'insert or ignore into snapshots(room, step, kept, state) values (?, ?, ?, ?)',
        room,
        step,
        Number(kept),
        state,
      )
    })
  }

  async drafts(room: string, seat: string, key: string): Promise<string | undefined> {
    const sql = 'select plays from drafts where room = ? and seat = ? and key = ?'
    return this.db.one<{ plays: string }>(sql, room, seat, key)?.plays
  }

  async saveDrafts(room: string, seat: string, key: string, plays: string): Promise<void> {
    const sql = 'insert or replace into drafts(room, seat, key, plays) values (?, ?, ?, ?)'
    this.db.run(sql, room, seat, key, plays)
  }

  async look(room: string, seat: string, key: string): Promise<KeptLook | undefined> {
    const sql = 'select line, step, at from looks where room = ? and seat = ? and key = ?'
    return this.db.one<KeptLook>(sql, room, seat, key)
  }

  async saveLook(room: string, seat: string, key: string, { line, step, at }: KeptLook): Promise<void> {
    const sql = 'insert or replace into looks(room, seat, key, line, step, at) values (?, ?, ?, ?, ?, ?)'
    this.db.run(sql, room, seat, key, line, step, at)
  }

  async say(room: string, message: Omit<ChatRecord, 'id'>): Promise<ChatRecord> {
    const { person, sender, name, text, at } = message
    const sql = `insert into chat(room, person, sender, name, text, at, phrase, answers)
      values (?, ?, ?, ?, ?, ?, ?, ?)`
    const values = [room, person, sender, name, text, at, ...saidValues(message)]
    return { id: String(this.db.insert(sql, ...values)), ...message }
  }

  async chat(room: string, limit: number): Promise<ChatRecord[]> {
    const sql = `select id, person, sender, name, text, at, phrase, answers from chat where room = ?
      order by id desc limit ?`
    type Row = Omit<ChatRecord, keyof SaidRow> & SaidRow
    return this.db.all<Row>(sql, room, limit).reverse().map(saidOf)
  }

  async whisper(room: string, message: Omit<WhisperRecord, 'id'>): Promise<WhisperRecord> {
    return this.whisperings.add(room, message)
  }

  async whispers(room: string, person: string, limit: number): Promise<WhisperRecord[]> {
    return this.whisperings.of(room, person, limit)
  }

  async trouble(): Promise<string | undefined> {
    return this.db.trouble()
  }

  async close(): Promise<void> {
    this.played.commit()
    this.db.close()
  }
}
