/** How long seats have at a table by turns. Nothing here looks at a clock: whoever asks says what time it is. */
import isEqual from 'lodash/isEqual.js'
import { type KitState, type SeatId, visibleAsks } from '../../../games/kit/index.ts'
import type { Pace } from '../../pace.ts'
import { timesFrom } from './pace.ts'
import { leftAt } from './pauses.ts'
import type { Span } from './spans.ts'

/** Of so many answers it is remembered how much time was left: more than can be taken back one after the other. */
const REMEMBERED = 16

/** What keeps somebody from gaining time by answering, and then going back to the question. In milliseconds of the pace. */
interface Remembered {
  /** How much was left when the seat answered. */
  answered?: { asks: number[]; left: number }[]
  /** How much was left of what the seat was asked when it took a move back: its next questions, the last first, have no more. */
  owed?: number[]
}

/** What a seat is asked at a table by turns, and how long it has. */
export interface Waiting extends Remembered {
  asks: number[]
  since: number
  remind: number
  until: number
}

/** A seat that is asked nothing, with what is remembered of it. */
export interface Idle extends Remembered {
  asks: []
}

/** How a move was made, as far as time depends on it. */
export interface Made {
  seat: SeatId
  isTakeBack: boolean
}

interface Seats {
  [seat: SeatId]: Waiting | Idle
}

/**
 * What seats are asked after a move that was made at a moment, or at the start; `still`: when no time runs for one. Whoever is asked something new has the whole
 * time for it: nobody is short of time because others ask much. Whoever is asked the same again by their own doing has what
 * was left of it; whoever is so because of somebody else has all of it.
 */
export function waitingAfter(
  pace: Pace,
  before: Seats,
  g: KitState,
  at: number,
  made?: Made,
  still: (seat: SeatId) => readonly Span[] = () => [],
): Seats {
  const open = openIn(g)
  const asked: Seats = {}
  for (const seat of new Set([...Object.keys(before), ...Object.keys(open)])) {
    const known = before[seat]
    const asks = open[seat]
    if (known && asks && isEqual(known.asks, asks)) asked[seat] = known
    else {
      const left = known && 'until' in known ? leftAt(pace, still(seat), known.since, known.until, at) : null
      const next = nextOf(pace, known, asks, at, left, made && { ...made, isOwn: made.seat === seat })
      if (next) asked[seat] = next
    }
  }
  return asked
}

function nextOf(
  pace: Pace,
  known: Waiting | Idle | undefined,
  asks: number[] | undefined,
  at: number,
  left: number | null,
  made: { isTakeBack: boolean; isOwn: boolean } | undefined,
): Waiting | Idle | undefined {
  const isSetBack = made?.isTakeBack === true && !made.isOwn
  const isBack = made?.isTakeBack === true && made.isOwn
  let answered = isSetBack ? [] : (known?.answered ?? [])
  const owed = isSetBack ? [] : [...(known?.owed ?? [])]
  if (left !== null && isBack) owed.push(left)
  else if (left !== null && !isSetBack)
    answered = [...answered.filter(one => !isEqual(one.asks, known!.asks)), { asks: known!.asks, left }]
  const again = asks && answered.find(one => isEqual(one.asks, asks))?.left
  const given = again ?? (asks && !isBack ? owed.pop() : undefined)
  const remembered: Remembered = {
    ...(answered.length > 0 && { answered: answered.slice(-REMEMBERED) }),
    ...(owed.length > 0 && { owed: owed.slice(-REMEMBERED) }),
  }
  if (asks) return { asks, since: at, ...timesFrom(pace, at, given), ...remembered }
  return remembered.answered || remembered.owed ? { asks: [], ...remembered } : undefined
}

/** What each seat is asked that the match waits for, as everybody may know. */
function openIn(g: KitState): { [seat: SeatId]: number[] } {
  const ids: { [seat: SeatId]: number[] } = {}
  for (const { id, seat, required } of visibleAsks(g.asks, null))
    if (required) {
      ids[seat] ??= []
      ids[seat].push(id)
    }
  return ids
}
