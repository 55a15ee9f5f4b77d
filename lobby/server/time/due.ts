/** Until when a table waits for whom. Nothing here looks at a clock: whoever asks says what time it is. */
import isEqual from 'lodash/isEqual.js'
import { type KitState, type SeatId, visibleAsks } from '../../../games/kit/index.ts'
import type { LateWish } from '../../pace.ts'
import type { RoomRecord } from '../storage/store.ts'
import { timesFrom } from './pace.ts'

/** What each seat is asked that the match waits for, as everybody may know, and how long it has. */
export interface Asked {
  [seat: SeatId]: { asks: number[]; since: number; remind: number; until: number }
}

/** What has become of time that was over. It ends for a seat by itself, when it is asked something else or nothing. */
export interface Late {
  /** Until when seats have time that were given more, by seat. */
  more: { [seat: SeatId]: number }
  /** The seats that the others decide about, with what they are asked, and what each wishes. */
  vote: { about: { [seat: SeatId]: number[] }; wishes: { [seat: SeatId]: LateWish } }
  /** Seats that anybody may take, with what they are asked. */
  offered: { [seat: SeatId]: number[] }
}

export const nobodyLate = (): Late => ({ more: {}, vote: { about: {}, wishes: {} }, offered: {} })

type Timed = Readonly<Pick<RoomRecord, 'pace' | 'asked' | 'late' | 'seats' | 'status'>>

/**
 * What seats are asked after a move that was made at a moment, or at the start. Whoever is asked something new has the
 * whole time for it: nobody is short of time because others ask much.
 */
export function askedAfter(
  { pace, asked: before }: Pick<Timed, 'pace' | 'asked'>,
  g: KitState,
  at: number,
): Asked {
  if (!pace) return {}
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

/** Until when a seat has time; null where it is asked nothing, or a bot answers for it. */
export function untilOf({ asked, late, seats }: Timed, seat: SeatId): number | null {
  const now = asked[seat]
  if (!now || seats[Number(seat)]?.bot !== null) return null
  return Math.max(now.until, late.more[seat] ?? 0)
}

/** When a seat is to be reminded; null where it has been given more time. */
export const remindOf = (room: Timed, seat: SeatId): number | null =>
  untilOf(room, seat) === room.asked[seat]?.until ? room.asked[seat].remind : null

/** Whoever has not answered after so long is told that they are asked, in milliseconds. */
const TELL_AFTER = 60_000

/** When a seat is to be told that it is asked. */
export const tellOf = (room: Timed, seat: SeatId): number | null =>
  untilOf(room, seat) === null ? null : room.asked[seat]!.since + TELL_AFTER

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

/** The seats whose time is over, and about which nothing has been done yet. */
export function newlyLate(room: Timed, now: number): SeatId[] {
  const voted = votedOn(room)
  return Object.keys(room.asked).filter(seat => {
    const until = untilOf(room, seat)
    return until !== null && until <= now && !voted.includes(seat) && !isOffered(room, seat)
  })
}

/** When something is to be done next, after a moment; null where nothing is. */
export function nextWake(room: Timed, after: number): number | null {
  if (room.status !== 'playing' || !room.pace) return null
  const moments = Object.keys(room.asked).flatMap(seat => [
    tellOf(room, seat),
    remindOf(room, seat),
    untilOf(room, seat),
  ])
  const next = Math.min(...moments.filter(moment => moment !== null && moment > after).map(Number))
  return Number.isFinite(next) ? next : null
}

/** The same for a room that was due at some time: what is due already stays so until it is done. */
export const dueAfter = (room: Timed & Pick<RoomRecord, 'dueAt'>, now: number): number | null =>
  room.dueAt !== null && room.dueAt <= now && room.status === 'playing' ? room.dueAt : nextWake(room, now)

/** Somebody has come, or come back, to a seat: their time begins now. */
export function giveTime(room: RoomRecord, seat: SeatId, now: number): void {
  if (!room.pace || room.status !== 'playing') return
  room.late.more[seat] = timesFrom(room.pace, now).until
  delete room.late.vote.about[seat]
  delete room.late.offered[seat]
}
