/**
 * Whether time runs at a table by turns: for nobody in a pause on which all have agreed, and for none who has a holiday.
 * Moves store until when one is to answer as though time ran on; when it did not is stored with the room and the person: neither
 * needs to know of the other, whichever process writes which first. Nothing here looks at a clock.
 */
import type { SeatId } from '../../../games/kit/index.ts'
import { isClock, type Pace } from '../../pace.ts'
import type { RoomRecord } from '../storage/store.ts'
import { leftOf, runOut } from './pace.ts'
import { apart, putOff, type Span, spanAt } from './spans.ts'

const DAY = 24 * 3_600_000

type Paused = Readonly<Pick<RoomRecord, 'pace' | 'late' | 'seats'>>

const isByTurns = (pace: RoomRecord['pace']): pace is Pace => pace !== null && !isClock(pace)

/** The pause of a table at a moment. */
export const pauseAt = ({ late }: Pick<Paused, 'late'>, at: number): Span | undefined =>
  late.pause && spanAt([late.pause], at)

export const isPaused = (room: Pick<Paused, 'late'>, at: number): boolean => pauseAt(room, at) !== undefined

/** All have agreed on a pause of so many days. */
export function beginPause(draft: RoomRecord, days: number, at: number): void {
  draft.late.pause = { from: at, to: at + days * DAY }
}

/** The pause is over: from now on time runs, if it was not over before. */
export function endPause(draft: RoomRecord, at: number): void {
  const { pause, pauses = [] } = draft.late
  if (!pause) return
  const still = [...pauses, { from: pause.from, to: Math.min(pause.to, at) }]
  const oldest = Math.min(at, ...reckonedAt(draft))
  draft.late.pauses = still.filter(({ to }) => to > oldest)
  delete draft.late.pause
}

/** The moments since which something is reckoned: what was before them puts nothing off any more. */
const reckonedAt = ({ asked, used, late }: RoomRecord): number[] => [
  ...Object.values(asked).flatMap(one => ('since' in one ? one.since : [])),
  ...Object.values(used ?? {}).flatMap(({ since }) => since ?? []),
  ...Object.values(late.since ?? {}),
]

/** When no time runs for a seat: in order, and apart. */
export function stillFor({ pace, late, seats }: Paused, seat: SeatId): Span[] {
  if (!isByTurns(pace)) return []
  const holidays = seats[Number(seat)]?.holidays ?? []
  return apart([...(late.pauses ?? []), ...(late.pause ? [late.pause] : []), ...holidays])
}

/** The time around a moment in which none runs for a seat; undefined where it runs. */
export const standsAt = (room: Paused, seat: SeatId, at: number): Span | undefined =>
  spanAt(stillFor(room, seat), at)

/** Until when a seat has time that was reckoned at one moment to be over at another. */
export function putOffFor(room: Paused, seat: SeatId, since: number, until: number): number {
  const { pace } = room
  if (!isByTurns(pace)) return until
  return putOff(stillFor(room, seat), since, until, (from, to, moment) =>
    runOut(pace, to, leftOf(pace, from, moment)),
  )
}

/** How much of the time in which time runs is left of that, at a moment. */
export function leftAt(pace: Pace, spans: readonly Span[], since: number, until: number, at: number): number {
  const before = spans.filter(({ from }) => from <= at)
  const put = putOff(before, since, until, (from, to, moment) => runOut(pace, to, leftOf(pace, from, moment)))
  return leftOf(pace, spanAt(before, at)?.to ?? at, put)
}
