/**
 * Live clocks: what each seat has in its bank, and until when it has time. Nothing here looks at a clock: whoever asks says
 * what time it is.
 *
 * Each seat has a time of its own: how long servers have run, less all the while its clock has stood, because a bot played
 * for it, or the table had a break. Moves store what is spent, and changes of the room store when clocks stand: neither needs to know of the other,
 * whichever process writes which first.
 */
import { type KitState, type SeatId, visibleAsks } from '../../../games/kit/index.ts'
import { type Clock, isClock, MOST_REST } from '../../pace.ts'
import type { Room, SeatClock } from '../../protocol.ts'
import type { RoomRecord } from '../storage/store.ts'
import type { Made } from './turns.ts'

const SECOND = 1000

/** What a seat is asked at a table with clocks, since a moment of its own time. */
export interface Ticking {
  asks: number[]
  since: number
  /** How long this costs nothing, in milliseconds. */
  free: number
  /** Whether it goes on with the bank then, or is over. */
  drains: boolean
}

/** What moves have left of the time of each seat. It is stored with them. */
export interface Clocks {
  [seat: SeatId]: {
    /** Of the bank, in milliseconds. */
    spent: number
    /** The last question that it was asked: one that is asked again has no delay. */
    last: number
    /** So many questions come without a delay, because it has taken back as many moves. */
    owes: number
  }
}

/** When clocks stand and what they were given: stored with the room. */
export interface Standing {
  /** How long clocks have stood, and since when they do now. */
  stood: { [seat: SeatId]: { sum: number; from: number | null } }
  /** Put into banks, in milliseconds, for people who came later. */
  added: { [seat: SeatId]: number }
  /** Whether the table has a break, and who wants that to change. Left out where nobody has ever wanted one. */
  rest?: { isOn: boolean; wishes: SeatId[] }
}

export const allRun = (): Standing => ({ stood: {}, added: {} })

/** The break of a table, as everybody may see it; null where there are no clocks. */
export const restOf = ({ pace, late, status }: Pick<Timed, 'pace' | 'late' | 'status'>): Room['rest'] =>
  isClock(pace) && status === 'playing'
    ? { ...(late.live?.rest ?? { isOn: false, wishes: [] }), until: restUntil({ late }) }
    : null

/**
 * When a break is over, whoever is back, by how long servers have run; null where there is none. It has begun when the last
 * of the clocks came to stand: while it lasts none goes on, so that none comes to stand again.
 */
export function restUntil({ late: { live } }: Pick<Timed, 'late'>): number | null {
  if (!live?.rest?.isOn) return null
  return Math.max(...Object.values(live.stood).map(({ from }) => from ?? 0)) + MOST_REST * SECOND
}

/** A player wants a break, or that it ends, or no longer so: `standOrRun` sees to what all want. */
export function wishToRest(draft: RoomRecord, seat: SeatId, wants: boolean): void {
  draft.late.live ??= allRun()
  const { isOn, wishes } = draft.late.live.rest ?? { isOn: false, wishes: [] }
  const others = wishes.filter(one => one !== seat)
  draft.late.live.rest = { isOn, wishes: wants === isOn ? others : [...others, seat] }
}

/** What everybody who plays wants happens, and no break lasts for ever. Bots want nothing, and nobody waits for them. */
function restTogether({ seats, late }: RoomRecord, live: Standing, ran: number): boolean {
  const people = seats.flatMap(({ person, bot }, seat) =>
    person !== null && bot === null ? [String(seat)] : [],
  )
  const { isOn, wishes } = live.rest ?? { isOn: false, wishes: [] }
  const still = wishes.filter(seat => people.includes(seat))
  const doAll = people.length > 0 && people.every(seat => still.includes(seat))
  const isOver = ran >= (restUntil({ late }) ?? Number.POSITIVE_INFINITY)
  if (live.rest) live.rest = doAll || isOver ? { isOn: !isOn, wishes: [] } : { isOn, wishes: still }
  return live.rest?.isOn ?? false
}

type Timed = Readonly<Pick<RoomRecord, 'pace' | 'asked' | 'clocks' | 'late' | 'seats' | 'status'>>

const NEW = { spent: 0, last: 0, owes: 0 }

const standingOf = ({ late }: Pick<Timed, 'late'>) => late.live ?? allRun()

const stands = (room: Pick<Timed, 'late'>, seat: SeatId): boolean =>
  (standingOf(room).stood[seat]?.from ?? null) !== null

/** How long the clock of a seat has stood, and since when it does now. */
export const standsOf = (room: Pick<Timed, 'late'>, seat: SeatId) =>
  standingOf(room).stood[seat] ?? { sum: 0, from: null }

/** The time of a seat. */
export function seatTime(room: Pick<Timed, 'late'>, seat: SeatId, ran: number): number {
  const { sum, from } = standsOf(room, seat)
  return (from ?? ran) - sum
}

const tickingOf = ({ asked }: Pick<Timed, 'asked'>, seat: SeatId): Ticking | undefined => {
  const now = asked[seat]
  return now && 'free' in now ? now : undefined
}

/** What was in the bank when the seat was asked last. */
const saved = ({ pace, clocks, late }: Pick<Timed, 'pace' | 'clocks' | 'late'>, seat: SeatId): number =>
  isClock(pace) ? pace.bank * SECOND + (late.live?.added[seat] ?? 0) - (clocks?.[seat]?.spent ?? 0) : 0

/** What the question that a seat is asked has cost by a moment of its time. */
const cost = (room: Timed, seat: SeatId, time: number): number => {
  const now = tickingOf(room, seat)
  if (!now?.drains) return 0
  return Math.min(saved(room, seat), Math.max(0, time - now.since - now.free))
}

/** What a seat is asked after a move, as everybody may know. */
interface Open {
  ids: number[]
  isSecret: boolean
}

/**
 * What seats are asked after a move, or at the start, and what the move has cost those who were asked. Whose `turn` it is
 * answers from the bank, and so do all where nobody has one.
 */
export function tickAfter(
  room: Timed & { pace: Clock },
  g: KitState,
  turn: SeatId | null,
  ran: number,
  made?: Made,
): { asked: { [seat: SeatId]: Ticking }; clocks: Clocks } {
  const open = openIn(g)
  const clocks: Clocks = { ...room.clocks }
  const asked: { [seat: SeatId]: Ticking } = {}
  for (const seat of new Set([...Object.keys(room.asked), ...Object.keys(open)])) {
    const before = tickingOf(room, seat)
    const { ids, isSecret } = open[seat] ?? { ids: [], isSecret: false }
    // Of several questions one is answered: time runs on for the others.
    if (before && ids.length > 0 && ids.every(id => before.asks.includes(id))) {
      asked[seat] = { ...before, asks: ids }
      continue
    }
    const time = seatTime(room, seat, ran)
    const known = clocks[seat] ?? NEW
    const spent = known.spent + cost(room, seat, time)
    clocks[seat] = { ...known, spent }
    if (ids.length === 0) continue
    const isBack = made?.isTakeBack === true
    // What one is asked again was taken back by oneself, unless others have done so.
    const isNew = ids.some(id => id > known.last) || (isBack && made?.seat !== seat)
    const isAside = isSecret || (isNew && turn !== null && turn !== seat)
    const owes = isNew && !isAside && known.owes > 0
    const free = isAside ? room.pace.aside : isNew && !owes ? room.pace.delay : 0
    asked[seat] = { asks: ids, since: time, free: free * SECOND, drains: !isAside }
    clocks[seat] = { spent, last: Math.max(known.last, ...ids), owes: known.owes - Number(owes) }
  }
  if (made?.isTakeBack) {
    const known = clocks[made.seat] ?? NEW
    clocks[made.seat] = { ...known, owes: known.owes + 1 }
  }
  return { asked, clocks }
}

function openIn(g: KitState): { [seat: SeatId]: Open } {
  const open: { [seat: SeatId]: Open } = {}
  for (const { id, seat, required, blind } of visibleAsks(g.asks, null)) {
    if (!required) continue
    const { ids, isSecret } = open[seat] ?? { ids: [], isSecret: false }
    open[seat] = { ids: [...ids, id], isSecret: isSecret || blind === 'secret' }
  }
  return open
}

/** Until when a seat has time that it was given for what it is asked now, as its table counts it; that ends with the answer. */
export function moreFor(
  { asked, late: { more, given } }: Pick<Timed, 'asked' | 'late'>,
  seat: SeatId,
): number {
  const asks = asked[seat]?.asks ?? []
  const isStill = given === undefined || (asks.length > 0 && asks.every(id => given[seat]?.includes(id)))
  return isStill ? (more[seat] ?? 0) : 0
}

/** Until when a seat has time, in its own time; null where it is asked nothing. */
function tickingUntil(room: Timed, seat: SeatId): number | null {
  const now = tickingOf(room, seat)
  if (!now) return null
  const end = now.since + now.free + (now.drains ? saved(room, seat) : 0)
  return Math.max(end, moreFor(room, seat))
}

/** The same by how long servers have run; null also where its clock stands. */
export function ranUntil(room: Timed, seat: SeatId): number | null {
  const until = tickingUntil(room, seat)
  return until === null || stands(room, seat) ? null : until + (standingOf(room).stood[seat]?.sum ?? 0)
}

/**
 * Lets clocks stand or go on, as who plays has changed, or what they want: in a break nobody has a clock, nor has a bot. But
 * whoever lets a bot play for them goes on to have theirs: it would stand as long as they think, were they quick to come back.
 */
export function standOrRun(draft: RoomRecord, ran: number): void {
  if (!isClock(draft.pace)) return
  draft.late.live ??= allRun()
  const { stood } = draft.late.live
  const isResting = restTogether(draft, draft.late.live, ran)
  draft.seats.forEach(({ person, bot }, number) => {
    const seat = String(number)
    const known = stood[seat] ?? { sum: 0, from: null }
    const isOwn = person !== null && !draft.late.aside?.includes(seat)
    const isStill = (bot !== null && !isOwn) || isResting
    if (isStill && known.from === null) stood[seat] = { ...known, from: ran }
    if (!isStill && known.from !== null) stood[seat] = { sum: known.sum + ran - known.from, from: null }
  })
}

/** Somebody new has a seat: its bank is half full at least, once in a match. */
export function fillBank(draft: RoomRecord & { pace: Clock }, seat: SeatId, ran: number): void {
  draft.late.live ??= allRun()
  const { added } = draft.late.live
  const half = (draft.pace.bank * SECOND) / 2
  const left = saved(draft, seat) - cost(draft, seat, seatTime(draft, seat, ran))
  if (added[seat] === undefined && left < half) added[seat] = half - left
}

/** What everybody may see of the clock of a seat. It is the same for all who choose in secret, whoever has chosen. */
export function clockOf(room: Timed, seat: SeatId): SeatClock | null {
  if (!isClock(room.pace) || room.status !== 'playing' || room.seats[Number(seat)]?.bot !== null) return null
  const bank = saved(room, seat)
  const now = tickingOf(room, seat)
  const until = ranUntil(room, seat)
  if (!now || until === null) return { bank: bank - cost(room, seat, seatTime(room, seat, 0)), runs: null }
  const sum = standingOf(room).stood[seat]?.sum ?? 0
  return { bank, runs: { from: now.drains ? now.since + now.free + sum : null, until } }
}
