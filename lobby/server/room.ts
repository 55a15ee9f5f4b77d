import type { SeatId } from '../../games/kit/index.ts'
import type { SeatAway } from '../holidays.ts'
import { isClock } from '../pace.ts'
import type { Former, Room } from '../protocol.ts'
import type { Watcher } from './audience.ts'
import { commitmentTo, newId, newKey, sameSecret } from './credentials.ts'
import { END } from './end-wish.ts'
import { PAUSE } from './pause-wish.ts'
import { Refused } from './problem.ts'
import { emptySeat, seatId, seatOf } from './seating.ts'
import type { RoomRecord, Store } from './storage/store.ts'
import { BACK } from './take-back-wish.ts'
import { clockOf, restOf } from './time/clocks.ts'
import { isOffered, nobodyLate, untilOf, votedOn } from './time/deadlines.ts'
import { pauseAt, standsAt } from './time/pauses.ts'
import type { Now } from './time/uptime.ts'
import { useOf } from './time/used.ts'
import { toldOf } from './wish.ts'

/** A room as everybody may see it: an explicit list, without keys, password and claims. */
export function roomView(
  room: RoomRecord,
  online: (seat: number) => boolean | null,
  spectators: number,
  { at, ran }: Now,
): Room {
  const isLive = isClock(room.pace)
  const isTurns = room.status === 'playing' && !isLive
  const until = (seat: SeatId) => (!isTurns || standsAt(room, seat, at) ? null : untilOf(room, seat))
  return {
    id: room.id,
    game: room.game,
    title: room.title,
    status: room.status,
    host: room.host,
    options: room.options,
    seats: room.seats.map(({ person, name, bot, ready, kept, data }, seat) => ({
      seat: seatId(seat),
      person,
      name,
      bot,
      ready,
      online: online(seat),
      until: until(seatId(seat)),
      clock: clockOf(room, seatId(seat)),
      used: useOf(room, seatId(seat), at),
      offered: isOffered(room, seatId(seat)),
      ...(kept && { kept: true }),
      ...(data !== undefined && { data }),
    })),
    listed: room.listed,
    locked: room.password !== null,
    club: room.club,
    friendsOf: room.friendsOf,
    startsByItself: room.startsByItself,
    privateTalk: room.privateTalk,
    watching: room.watching,
    rated: room.rated,
    takeBacks: room.takeBacks,
    takeBack: takeBackIn(room),
    endWish: endWishIn(room),
    agreedEnd: room.agreedEnd,
    pauseWish: pauseWishIn(room),
    pause: room.status === 'playing' ? (pauseAt(room, at) ?? null) : null,
    spectators,
    createdAt: room.createdAt,
    plannedAt: room.plannedAt,
    startedAt: room.startedAt,
    updatedAt: room.updatedAt,
    steps: room.steps,
    waitingFor: room.waitingFor,
    winners: room.winners,
    rematch: room.rematch,
    formers: room.formers,
    from: room.from,
    commitment: commitmentOf(room),
    pace: room.pace,
    ran: isLive ? ran : null,
    rest: restOf(room),
    vote: voteIn(room),
  }
}

/** What the others decide about those whose time is over. */
function voteIn(room: RoomRecord): Room['vote'] {
  const about = votedOn(room)
  return about.length === 0 ? null : { about, wishes: room.late.vote.wishes }
}

/** Who at a table by turns has a holiday now, or will: for those alone who sit there. */
export const awayIn = ({ status, pace, seats }: Readonly<RoomRecord>, at: number): SeatAway[] =>
  status === 'playing' && pace && !isClock(pace)
    ? seats.flatMap(({ holidays = [] }, seat) =>
        holidays.filter(({ to }) => to > at).map(span => ({ seat: seatId(seat), ...span })),
      )
    : []

/** What somebody has asked the others. */
function takeBackIn(room: RoomRecord): Room['takeBack'] {
  const wish = BACK.now(room)
  return wish && { ...toldOf(room, wish), step: wish.told, count: wish.count }
}

/** Which end somebody has proposed to the others. */
function endWishIn(room: RoomRecord): Room['endWish'] {
  const wish = END.now(room)
  return wish && { ...toldOf(room, wish), end: wish.end, until: wish.until }
}

/** How long a pause somebody has proposed to the others. */
function pauseWishIn(room: RoomRecord): Room['pauseWish'] {
  const wish = PAUSE.now(room)
  return wish && { ...toldOf(room, wish), days: wish.days, until: wish.until }
}

/** What binds the server to the chance of a match; null where nothing does. */
export const commitmentOf = ({ id, seed }: Pick<RoomRecord, 'id' | 'seed'>): string | null =>
  seed === null ? null : commitmentTo(id, seed)

/** An open room without people. */
export function newRoom(game: string, seats: number, seed: string): RoomRecord {
  const now = Date.now()
  return {
    id: newId(),
    game,
    title: '',
    status: 'open',
    host: '',
    options: {},
    listed: true,
    password: null,
    club: null,
    friendsOf: null,
    privateTalk: false,
    watching: 'after',
    rated: false,
    takeBacks: false,
    takeBack: null,
    startsByItself: false,
    rematch: null,
    from: null,
    seed,
    createdAt: now,
    plannedAt: null,
    startedAt: null,
    updatedAt: now,
    version: 0,
    rulesVersion: null,
    seats: Array.from({ length: seats }, emptySeat),
    claims: {},
    formers: [],
    entrants: [],
    pace: null,
    late: nobodyLate(),
    dueAt: null,
    steps: 0,
    waitingFor: [],
    asked: {},
    clocks: null,
    used: null,
    winners: [],
    ending: null,
    agreedEnd: null,
    endWish: null,
    pauseWish: null,
  }
}

/** Refuses a key that is not the one of this seat. */
export function checkKey(record: Readonly<RoomRecord>, seat: number, key: string): void {
  const own = record.seats[seat]?.key ?? newKey()
  if (!sameSecret(own, key)) throw new Refused('wrongKey')
}

/** Refuses a room of another game. */
export function mustBeOf({ record }: { record: Readonly<RoomRecord> }, game: string): void {
  if (record.game !== game) throw new Refused('notFound')
}

/** The seat from which somebody watches: the one whose key they hold, or the one of their session. */
export function seatFor(
  room: Readonly<RoomRecord>,
  { key, person }: Pick<Watcher, 'key' | 'person'>,
): SeatId | null {
  const seat =
    key === null ? seatOf(room, person) : room.seats.findIndex(({ key: own }) => sameSecret(own, key))
  if (seat === undefined) return null
  if (seat < 0) throw new Refused('wrongKey')
  return seatId(seat)
}

/**
 * Who leaves a seat of a running match with a change: the log goes on to call them by their names. Where nothing was said since
 * somebody else left it, none of the log is theirs.
 */
export async function formersIn(
  room: Readonly<RoomRecord>,
  changed: RoomRecord,
  store: Store,
): Promise<Former[]> {
  const left = room.seats.flatMap(({ person, name }, seat) =>
    changed.seats[seat]?.person === person ? [] : [{ seat: seatId(seat), name }],
  )
  if (left.length === 0) return []
  const [newest] = await store.lines(room.id, Number.MAX_SAFE_INTEGER, 1)
  const line = newest?.n ?? 0
  const isNamed = (seat: SeatId) => room.formers.some(one => one.seat === seat && one.line === line)
  return left.flatMap(one => (isNamed(one.seat) ? [] : [{ ...one, line }]))
}
