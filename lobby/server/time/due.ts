/** Until when a table waits for whom. Nothing here looks at a clock: whoever asks says what time it is. */
import isEqual from 'lodash/isEqual.js'
import pick from 'lodash/pick.js'
import { type KitState, type SeatId, visibleAsks } from '../../../games/kit/index.ts'
import { isClock, type LateWish } from '../../pace.ts'
import type { RoomRecord } from '../storage/store.ts'
import {
  type Clocks,
  fillBank,
  giveReturned,
  giveTicking,
  type Made,
  ranUntil,
  restUntil,
  type Standing,
  type Ticking,
  tickAfter,
} from './clocks.ts'
import { timesFrom } from './pace.ts'
import { nextReminder } from './planned.ts'
import type { Now } from './uptime.ts'

/** What a seat is asked at a table by turns, and how long it has. */
interface Waiting {
  asks: number[]
  since: number
  remind: number
  until: number
}

/** What each seat is asked that the match waits for, as everybody may know. */
export interface Asked {
  [seat: SeatId]: Waiting | Ticking
}

/** What has become of time that was over. It ends for a seat by itself, when it is asked something else or nothing. */
export interface Late {
  /** Until when seats have time that were given more, by seat. */
  more: { [seat: SeatId]: number }
  /** The seats that the others decide about, with what they are asked, and what each wishes. */
  vote: { about: { [seat: SeatId]: number[] }; wishes: { [seat: SeatId]: LateWish } }
  /** Seats that anybody may take, with what they are asked. */
  offered: { [seat: SeatId]: number[] }
  /** At tables with clocks: when they stand. */
  live?: Standing
}

export const nobodyLate = (): Late => ({ more: {}, vote: { about: {}, wishes: {} }, offered: {} })

type Timed = Readonly<
  Pick<RoomRecord, 'pace' | 'asked' | 'clocks' | 'late' | 'seats' | 'status' | 'plannedAt'>
>

/** What a move changes of the time of a table. */
export interface Times {
  asked: Asked
  clocks: Clocks | null
  dueAt: number | null
}

/** As a room has them. */
export const timesOf = (room: Times): Times => pick(room, ['asked', 'clocks', 'dueAt'])

/**
 * What seats are asked after a move that was made at a moment, or at the start. At a table by turns whoever is asked
 * something new has the whole time for it: nobody is short of time because others ask much.
 */
export function timesAfter(
  room: Timed & Pick<RoomRecord, 'dueAt'>,
  g: KitState,
  turn: SeatId | null,
  now: Now,
  made?: Made,
): Times {
  const { pace } = room
  const { asked, clocks } = isClock(pace)
    ? tickAfter({ ...room, pace }, g, turn, now.ran, made)
    : { asked: waitingAfter(room, g, now.at), clocks: null }
  const dueAt = g.outcome ? null : dueAfter({ ...room, asked, clocks }, now)
  return { asked, clocks, dueAt }
}

function waitingAfter(
  { pace, asked: before }: Pick<Timed, 'pace' | 'asked'>,
  g: KitState,
  at: number,
): Asked {
  if (!pace || isClock(pace)) return {}
  const ids: { [seat: SeatId]: number[] } = {}
  for (const { id, seat, required } of visibleAsks(g.asks, null))
    if (required) {
      ids[seat] ??= []
      ids[seat].push(id)
    }
  const asked: Asked = {}
  for (const [seat, asks] of Object.entries(ids)) {
    const known = before[seat]
    asked[seat] = known && isEqual(known.asks, asks) ? known : { asks, since: at, ...timesFrom(pace, at) }
  }
  return asked
}

const waitingOf = ({ asked }: Pick<Timed, 'asked'>, seat: SeatId): Waiting | undefined => {
  const now = asked[seat]
  return now && 'until' in now ? now : undefined
}

/**
 * Until when a seat has time, as its table counts it: by the clock of the wall, or with a live clock by how long servers
 * have run. Null where it is asked nothing, or a bot answers for it.
 */
export function untilOf(room: Timed, seat: SeatId): number | null {
  if (!room.asked[seat] || room.seats[Number(seat)]?.bot !== null) return null
  const now = waitingOf(room, seat)
  return now ? Math.max(now.until, room.late.more[seat] ?? 0) : ranUntil(room, seat)
}

/** When a seat is to be reminded, at a table by turns; null where it has been given more time. */
export function remindOf(room: Timed, seat: SeatId): number | null {
  const now = waitingOf(room, seat)
  return now && untilOf(room, seat) === now.until ? now.remind : null
}

/** Whoever has not answered after so long is told that they are asked, in milliseconds. */
const TELL_AFTER = 60_000

/** When a seat is to be told that it is asked, at a table by turns: at a live one all are there. */
export function tellOf(room: Timed, seat: SeatId): number | null {
  const now = waitingOf(room, seat)
  return now && untilOf(room, seat) !== null ? now.since + TELL_AFTER : null
}

const isStill = ({ asked, seats }: Timed, about: { [seat: SeatId]: number[] }, seat: SeatId): boolean =>
  seat in about && isEqual(about[seat], asked[seat]?.asks) && seats[Number(seat)]?.bot === null

/** Whether anybody may take a seat whose player has let time run out. */
export const isOffered = (room: Timed, seat: SeatId): boolean =>
  room.status === 'playing' && isStill(room, room.late.offered, seat)

/** The seats that the others decide about now. */
export const votedOn = (room: Timed): SeatId[] =>
  room.status === 'playing'
    ? Object.keys(room.late.vote.about).filter(seat => isStill(room, room.late.vote.about, seat))
    : []

/** The time that counts at a table; before the start that of calendars. */
const timeAt = ({ pace, status }: Pick<Timed, 'pace' | 'status'>, now: Now): number =>
  isClock(pace) && status !== 'open' ? now.ran : now.at

/** The seats whose time is over, and about which nothing has been done yet. */
export function newlyLate(room: Timed, now: Now): SeatId[] {
  const voted = votedOn(room)
  return Object.keys(room.asked).filter(seat => {
    const until = untilOf(room, seat)
    return until !== null && until <= timeAt(room, now) && !voted.includes(seat) && !isOffered(room, seat)
  })
}

/** When something is to be done next, after a moment; null where nothing is. */
export function nextWake(room: Timed, after: Now): number | null {
  if (room.status === 'open') return nextReminder(room, after.at)
  if (room.status !== 'playing' || !room.pace) return null
  const moments = Object.keys(room.asked).flatMap(seat => [
    tellOf(room, seat),
    remindOf(room, seat),
    untilOf(room, seat),
  ])
  moments.push(restUntil(room))
  const time = timeAt(room, after)
  const next = Math.min(...moments.filter(moment => moment !== null && moment > time).map(Number))
  return Number.isFinite(next) ? next : null
}

/** The same for a room that was due at some time: what is due already stays so until it is done. */
export const dueAfter = (room: Timed & Pick<RoomRecord, 'dueAt'>, now: Now): number | null =>
  room.dueAt !== null && room.dueAt <= timeAt(room, now) && room.status !== 'finished'
    ? room.dueAt
    : nextWake(room, now)

/** Why somebody has time anew: they have come back, have just sat down, or the others have said so. */
type Why = 'back' | 'new' | 'given'

/** The time of a seat begins now. */
export function giveTime(room: RoomRecord, seat: SeatId, now: Now, why: Why): void {
  const { pace, status, late } = room
  if (!pace || status !== 'playing') return
  if (!isClock(pace)) late.more[seat] = timesFrom(pace, now.at).until
  else {
    const live = { ...room, pace }
    if (why === 'back') giveReturned(live, seat, now.ran)
    else giveTicking(live, seat, now.ran)
    if (why === 'new') fillBank(live, seat, now.ran)
  }
  delete late.vote.about[seat]
  delete late.offered[seat]
}
