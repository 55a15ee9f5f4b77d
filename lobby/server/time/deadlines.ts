/** Until when a table waits for whom. Nothing here looks at a clock: whoever asks says what time it is. */
import isEqual from 'lodash/isEqual.js'
import pick from 'lodash/pick.js'
import pickBy from 'lodash/pickBy.js'
import union from 'lodash/union.js'
import { type KitState, type SeatId, visibleAsks } from '../../../games/kit/index.ts'
import { isClock, type LateWish } from '../../pace.ts'
import type { RoomRecord } from '../storage/store.ts'
import {
  type Clocks,
  fillBank,
  moreFor,
  ranUntil,
  restUntil,
  type Standing,
  seatTime,
  type Ticking,
  tickAfter,
} from './clocks.ts'
import { timesFrom } from './pace.ts'
import { putOffFor, standsAt, stillFor } from './pauses.ts'
import { nextReminder } from './planned.ts'
import { putOff, type Span } from './spans.ts'
import { type Idle, type Made, type Waiting, waitingAfter } from './turns.ts'
import type { Now } from './uptime.ts'
import { type Used, usedAfter } from './used.ts'

/** What each seat is asked that the match waits for, as everybody may know. */
export interface Asked {
  [seat: SeatId]: Waiting | Idle | Ticking
}

/** What has become of time that was over. It ends for a seat by itself, when it is asked something else or nothing. */
export interface Late {
  /** Until when seats have time that were given more, by seat. */
  more: { [seat: SeatId]: number }
  /** Since when they were, at a table by turns. Left out in what was stored before this was kept. */
  since?: { [seat: SeatId]: number }
  /** For which questions they were. Left out in what was stored before this was kept: there it was for whatever came. */
  given?: { [seat: SeatId]: number[] }
  /** Seats where others, or time that was over, have put a bot for their player, or have sent them away. */
  aside?: SeatId[]
  /** Whoever has come back to such a seat had time anew: once in a match. */
  returned?: SeatId[]
  /** Who has left each seat since the match began: whoever sits down there again is nobody new. */
  been?: { [seat: SeatId]: string[] }
  /** The seats that the others decide about, with what they are asked, and what each wishes. */
  vote: { about: { [seat: SeatId]: number[] }; wishes: { [seat: SeatId]: LateWish } }
  /** Seats that anybody may take, with what they are asked. */
  offered: { [seat: SeatId]: number[] }
  /** At tables with clocks: when they stand. */
  live?: Standing
  /** At tables by turns: the pause on which all have agreed, and those that are over and still put something off. */
  pause?: Span
  pauses?: Span[]
}

export const nobodyLate = (): Late => ({ more: {}, vote: { about: {}, wishes: {} }, offered: {} })

type Timed = Readonly<
  Pick<RoomRecord, 'pace' | 'asked' | 'clocks' | 'late' | 'seats' | 'status' | 'plannedAt'>
>

/** What a move changes of the time of a table. */
export interface Times {
  asked: Asked
  clocks: Clocks | null
  used: Used | null
  dueAt: number | null
}

/** As a room has them. */
export const timesOf = (room: Times): Times => pick(room, ['asked', 'clocks', 'used', 'dueAt'])

/** What becomes of the time of a table with a move that was made at a moment, or with the start. */
export function timesAfter(
  room: Timed & Pick<RoomRecord, 'dueAt' | 'used'>,
  g: KitState,
  turn: SeatId | null,
  now: Now,
  made?: Made,
): Times {
  const { pace } = room
  const still = (seat: SeatId) => stillFor(room, seat)
  const { asked, clocks } = isClock(pace)
    ? tickAfter({ ...room, pace }, g, turn, now.ran, made)
    : { asked: pace ? waitingAfter(pace, turnsOf(room), g, now.at, made, still) : {}, clocks: null }
  const dueAt = g.outcome ? null : dueAfter({ ...room, asked, clocks }, now)
  const waiting = visibleAsks(g.asks, null).flatMap(({ required, seat }) => (required ? [seat] : []))
  return { asked, clocks, used: usedAfter(room, waiting, now), dueAt }
}

/** What seats are asked at a table by turns. */
const turnsOf = ({ asked }: Pick<Timed, 'asked'>): { [seat: SeatId]: Waiting | Idle } =>
  pickBy(asked, (one): one is Waiting | Idle => !('free' in one))

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
  return now ? Math.max(ownUntil(room, seat, now), moreUntil(room, seat)) : ranUntil(room, seat)
}

/** Until when the time lasts that a seat has had from the beginning for what it is asked. */
const ownUntil = (room: Timed, seat: SeatId, { since, until }: Waiting): number =>
  putOffFor(room, seat, since, until)

/** The same of what it was given later. */
const moreUntil = (room: Timed, seat: SeatId): number =>
  putOffFor(room, seat, room.late.since?.[seat] ?? 0, moreFor(room, seat))

/** When a seat is to be reminded, at a table by turns; null where it has been given more time. */
export function remindOf(room: Timed, seat: SeatId): number | null {
  const now = waitingOf(room, seat)
  return now && untilOf(room, seat) === ownUntil(room, seat, now)
    ? putOffFor(room, seat, now.since, now.remind)
    : null
}

/** Whoever has not answered after so long is told that they are asked, in milliseconds. */
const TELL_AFTER = 60_000

/** When a seat is to be told that it is asked, at a table by turns: at a live one all are there. */
export function tellOf(room: Timed, seat: SeatId): number | null {
  const now = waitingOf(room, seat)
  if (!now || untilOf(room, seat) === null) return null
  return putOff(stillFor(room, seat), now.since, now.since + TELL_AFTER, (from, to, at) => at + to - from)
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
    const until = standsAt(room, seat, now.at) ? null : untilOf(room, seat)
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
  moments.push(restUntil(room), ...turningPoints(room))
  const time = timeAt(room, after)
  const next = Math.min(...moments.filter(moment => moment !== null && moment > time).map(Number))
  return Number.isFinite(next) ? next : null
}

/** When time comes to stand for somebody, or runs again: those who look are told. */
const turningPoints = (room: Timed): number[] =>
  room.seats.flatMap((_, seat) => stillFor(room, String(seat)).flatMap(({ from, to }) => [from, to]))

/** The same for a room that was due at some time: what is due already stays so until it is done. */
export const dueAfter = (room: Timed & Pick<RoomRecord, 'dueAt'>, now: Now): number | null =>
  room.dueAt !== null && room.dueAt <= timeAt(room, now) && room.status !== 'finished'
    ? room.dueAt
    : nextWake(room, now)

/**
 * Why somebody may have time anew: they play themselves again, they have just sat down, or the others have said so. Whoever
 * has left the seat before comes back, too.
 */
type Why = 'back' | 'new' | 'given'

/**
 * The time of a seat begins now, for what it is asked. Nobody brings that about by what they do themselves: it does for whoever
 * comes back to a seat that others or time had given to a bot, once in a match; and for whoever is new there, once for each
 * question.
 */
export function giveTime(room: RoomRecord, seat: SeatId, now: Now, why: Why): void {
  const { pace, status, late } = room
  if (!pace || status !== 'playing') return
  const wasAside = late.aside?.includes(seat) === true
  if (why !== 'given' && wasAside) late.aside = late.aside!.filter(one => one !== seat)
  if (why === 'new' && isClock(pace)) fillBank({ ...room, pace }, seat, now.ran)
  const asks = room.asked[seat]?.asks ?? []
  if (why === 'new' && isEqual(late.given?.[seat], asks)) return
  if (why === 'back') {
    if (!wasAside || late.returned?.includes(seat)) return
    late.returned = [...(late.returned ?? []), seat]
  }
  late.more[seat] = isClock(pace)
    ? seatTime(room, seat, now.ran) + pace.aside * 1000
    : timesFrom(pace, now.at).until
  late.given = { ...late.given, [seat]: asks }
  if (!isClock(pace)) late.since = { ...late.since, [seat]: now.at }
  delete late.vote.about[seat]
  delete late.offered[seat]
}

/** Somebody else, or time, has put the player of a seat aside: whenever they come back, it is not by a trick of theirs. */
export function setAside({ pace, status, late }: RoomRecord, seat: SeatId): void {
  if (!pace || status !== 'playing') return
  late.aside = [...(late.aside ?? []).filter(one => one !== seat), seat]
}

/** Somebody leaves a seat of a running match. */
export function noteLeft({ pace, status, late }: RoomRecord, seat: SeatId, people: readonly string[]): void {
  if (!pace || status !== 'playing' || people.length === 0) return
  late.been = { ...late.been, [seat]: union(late.been?.[seat], people) }
}

/** Whether somebody has left this seat before. */
export const hasBeenAt = ({ late }: RoomRecord, seat: SeatId, person: string): boolean =>
  late.been?.[seat]?.includes(person) === true
