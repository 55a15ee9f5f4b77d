/** Who sits where, and who may change it: everything that happens to a room apart from the moves of its match. */
import {
  type GameModule,
  isRelevant,
  readerOf,
  readSetup,
  refuseSetup,
  type SeatId,
  type SetupValues,
} from '../../games/kit/index.ts'
import { newKey } from './credentials.ts'
import { areAlike } from './names.ts'
import { Refused } from './problem.ts'
import type { KeptFor, Person, RoomRecord, SeatRecord } from './storage/store.ts'
import { giveTime, hasBeenAt, isOffered, noteLeft, setAside } from './time/deadlines.ts'
import { standsAt } from './time/pauses.ts'
import type { Now } from './time/uptime.ts'

export const emptySeat = (): SeatRecord => ({
  person: null,
  name: '',
  bot: null,
  ready: false,
  key: newKey(),
})

/** Neither a person nor a bot has the seat. */
export const isFree = ({ person, bot }: SeatRecord) => person === null && bot === null

/** Whether somebody may not sit down there: it is kept for somebody else. */
export const isKeptFrom = ({ kept }: SeatRecord, person: string | null) =>
  kept !== undefined && (person === null || kept.person !== person)

/** Whether somebody who is not expected may sit down there. */
export const isOpenToAll = (seat: SeatRecord) => isFree(seat) && !isKeptFrom(seat, null)

/** The seat of a person: their own, or one that a personal link gave them. */
export function seatOf(room: RoomRecord, person: string | null): number | undefined {
  if (person === null) return undefined
  const own = room.seats.findIndex(seat => seat.person === person)
  return own >= 0 ? own : room.claims[person]
}

/** Who plays from where. */
export const sittingIn = ({ seats }: Readonly<RoomRecord>) =>
  seats.map(({ person, bot }) => ({ person, bot }))

/** The seat of a person in each of their rooms. */
export function seatsOf(person: string, rooms: readonly RoomRecord[]): { [room: string]: SeatId } {
  const seats: { [room: string]: SeatId } = {}
  for (const room of rooms) {
    const seat = seatOf(room, person)
    if (seat !== undefined) seats[room.id] = seatId(seat)
  }
  return seats
}

/** The seat of that number. */
export function seatAt(room: Readonly<RoomRecord>, seat: number): SeatRecord {
  const found = room.seats[seat]
  if (!found) throw new Refused('notFound', `There is no seat ${seat}.`)
  return found
}

export function mustBeHost(room: RoomRecord, person: string): void {
  if (room.host !== person) throw new Refused('notHost')
}

/**
 * During play somebody must be able to look after seats of people who are away: the host does, from any device, and
 * every player while the host is away too.
 */
function mustPreside(room: RoomRecord, person: string, isHere: (seat: number) => boolean): void {
  const seat = seatOf(room, person)
  const host = room.seats.findIndex(one => one.person === room.host)
  if (seat === undefined || (seat !== host && isHere(host))) throw new Refused('notHost')
}

export function mustBeOpen(room: RoomRecord): void {
  if (room.status !== 'open') throw new Refused('notOpen')
}

/** Refuses a number of seats or options with which the game cannot be played. */
export function checkGame(game: GameModule, seats: number, options: SetupValues): void {
  if (seats < game.meta.minPlayers || seats > game.meta.maxPlayers) throw new Refused('badSeats')
  const refusal = refuseSetup(game.options, options, seats)
  if (refusal) throw new Refused('badOptions', readerOf(game.text, 'en', seat => seat).read(refusal.text))
}

/** Refuses somebody whose name could be taken for that of another player. */
export function mustBeKnownApart(room: RoomRecord, { id, name }: Person): void {
  const others = room.seats.filter(seat => seat.person !== null && seat.person !== id)
  if (others.some(other => areAlike(other.name, name))) throw new Refused('nameTaken')
}

/**
 * A person sits down on a seat that is free, or offered because its player has let time run out; before the start, somebody
 * who already sits moves. Who comes during play has time from `now` on.
 */
export function sit(room: RoomRecord, seat: number, person: Person, now?: Now): void {
  if (room.status === 'finished') throw new Refused('notOpen')
  const from = seatOf(room, person.id)
  if (from === seat) return
  if (from !== undefined && room.status !== 'open') throw new Refused('alreadySeated')
  const isLeft = isOffered(room, seatId(seat))
  if (!isFree(seatAt(room, seat)) && !isLeft) throw new Refused('seatTaken')
  if (isKeptFrom(seatAt(room, seat), person.id)) throw new Refused('seatKept')
  if (isLeft) vacate(room, seat)
  mustBeKnownApart(room, person)
  if (from !== undefined) room.seats[from] = emptySeat()
  delete room.claims[person.id]
  // Wherever they sit, no other seat waits for them.
  letGoFor(room, person.id)
  room.seats[seat] = { ...emptySeat(), person: person.id, name: person.name }
  if (now) giveTime(room, seatId(seat), now, hasBeenAt(room, seatId(seat), person.id) ? 'back' : 'new')
  if (room.host === '') room.host = person.id
}

/** The host keeps a free seat for somebody, before the start. */
export function keep(room: RoomRecord, seat: number, by: string, kept: KeptFor): void {
  mustBeHost(room, by)
  mustBeOpen(room)
  if (!isFree(seatAt(room, seat))) throw new Refused('seatTaken')
  seatAt(room, seat).kept = kept
}

/** A seat is kept no more: the host, or whoever it was kept for, says so. */
export function letGo(room: RoomRecord, seat: number, by: string): void {
  if (seatAt(room, seat).kept?.person !== by) mustBeHost(room, by)
  delete seatAt(room, seat).kept
}

/** No seat is kept for somebody any more. */
export function letGoFor(room: RoomRecord, person: string): void {
  for (const one of room.seats) if (one.kept?.person === person) delete one.kept
}

/**
 * Empties a seat: its own person always may, the host before the start and, of players who have been away long enough,
 * during play: connections break, and who comes back wants to play on. The key of the seat is void from now on.
 */
export function empty(room: RoomRecord, seat: number, by: string, { here, expected }: Absence): void {
  if (room.status === 'finished') throw new Refused('notPlaying')
  const { person } = seatAt(room, seat)
  if (person !== by) {
    mustBeHost(room, by)
    if (room.status === 'playing' && here) throw new Refused('stillHere')
    if (room.status === 'playing' && expected) throw new Refused('mayComeBack')
    mustHaveTime(room, seat)
    setAside(room, seatId(seat))
  }
  vacate(room, seat)
}

/** Refuses to act in the place of somebody who need not be there: no time runs for them. */
function mustHaveTime(room: RoomRecord, seat: number): void {
  if (room.status === 'playing' && standsAt(room, seatId(seat), Date.now())) throw new Refused('timeStands')
}

/** What is known of whether the player of a seat is there. */
export interface Absence {
  /** They may be, as far as anybody knows. */
  here: boolean
  /** They are not, but may still come back. */
  expected: boolean
}

/** Nobody has the seat any longer because of a personal link. */
function endClaims(room: RoomRecord, seat: number): void {
  for (const [person, claimed] of Object.entries(room.claims))
    if (claimed === seat) delete room.claims[person]
}

/** A new key for the seat of a person, for themselves only: a personal link gives no right to it. */
export function renewKey(room: RoomRecord, person: string): void {
  const seat = room.seats.findIndex(one => one.person === person)
  if (seat < 0) throw new Refused('notYourSeat')
  seatAt(room, seat).key = newKey()
  endClaims(room, seat)
}

/** Makes a seat free, whoever sat there. A bot that plays for an absent person goes with them. */
export function vacate(room: RoomRecord, seat: number): void {
  const { person } = seatAt(room, seat)
  const linked = Object.keys(room.claims).filter(one => room.claims[one] === seat)
  noteLeft(room, seatId(seat), person === null ? linked : [person, ...linked])
  room.seats[seat] = emptySeat()
  endClaims(room, seat)
  if (!room.seats.some(({ person }) => person === room.host)) {
    room.host = room.seats.find(({ person }) => person !== null)?.person ?? ''
  }
}

/** Whether nobody is left who could go on with the room. */
export const isDeserted = (room: RoomRecord): boolean => room.seats.every(({ person }) => person === null)

/** A running match that everybody has left. */
export const isForsaken = (room: RoomRecord): boolean => room.status === 'playing' && isDeserted(room)

/** Whoever comes back to such a match has their seat again, also from a bot. */
export function haveBack(room: RoomRecord, seat: number): void {
  if (isForsaken(room)) seatAt(room, seat).bot = null
}

/** Who has no seat any more with a change of a room, and which they had, by whatever right. */
export const whoLeaves = (room: RoomRecord, changed: RoomRecord): { person: string; seat: SeatId }[] =>
  [...room.seats.map(({ person }) => person), ...Object.keys(room.claims)].flatMap(person =>
    person === null || seatOf(changed, person) !== undefined
      ? []
      : [{ person, seat: seatId(seatOf(room, person)!) }],
  )

/**
 * A bot plays a seat. Before the start the host puts it on a free seat. During play a player lets it play on for
 * them; who presides may do so for somebody who is not here, and on a free seat.
 */
export function putBot(
  room: RoomRecord,
  seat: number,
  bot: string,
  by: string,
  isHere: (seat: number) => boolean,
): void {
  if (room.status === 'finished') throw new Refused('notPlaying')
  const { person } = seatAt(room, seat)
  const own = seatOf(room, by) === seat
  if (room.status === 'open') {
    mustBeHost(room, by)
    if (person !== null) throw new Refused('seatTaken')
    if (isKeptFrom(seatAt(room, seat), null)) throw new Refused('seatKept')
  } else if (!own) {
    mustPreside(room, by, isHere)
    if (isHere(seat)) throw new Refused('stillHere')
    if (person !== null) mustHaveTime(room, seat)
    setAside(room, seatId(seat))
  }
  seatAt(room, seat).bot = bot
}

/** The bot of a seat stops: for the seat's own player, and for the host where the seat has no player. */
export function removeBot(room: RoomRecord, seat: number, by: string, now: Now): void {
  const { person } = seatAt(room, seat)
  if (seatOf(room, by) !== seat) {
    mustBeHost(room, by)
    if (person !== null) throw new Refused('notYourSeat')
  }
  seatAt(room, seat).bot = null
  giveTime(room, seatId(seat), now, 'back')
}

export function setReady(room: RoomRecord, person: string, ready: boolean): void {
  mustBeOpen(room)
  const seat = seatOf(room, person)
  if (seat === undefined) throw new Refused('notSeated')
  seatAt(room, seat).ready = ready
}

/** Changes the number of seats. People and bots keep their seats, and others are kept for somebody; only free ones go, from the end. */
export function resize(room: RoomRecord, seats: number): void {
  while (room.seats.length < seats) room.seats.push(emptySeat())
  while (room.seats.length > seats) {
    const free = room.seats.findLastIndex(isOpenToAll)
    if (free < 0) throw new Refused(room.seats.some(isFree) ? 'seatKept' : 'seatTaken')
    removeSeat(room, free)
  }
}

/** Everybody who sits below a removed seat moves up by one. */
function removeSeat(room: RoomRecord, gone: number): void {
  room.seats.splice(gone, 1)
  for (const [person, seat] of Object.entries(room.claims)) if (seat > gone) room.claims[person] = seat - 1
}

/** Something changed that everybody agreed to: they are asked again. */
export function askAgain(room: RoomRecord): void {
  for (const seat of room.seats) seat.ready = false
}

/** Whether everybody who must agree to begin has done so. The host agrees by starting. */
export const allReady = (room: RoomRecord): boolean =>
  room.seats.every(({ person, ready }) => person === null || person === room.host || ready)

/** Whether a room that starts by itself may do so now. */
export const isFull = (room: RoomRecord): boolean => !room.seats.some(isFree)

/**
 * Drops the free seats, so that seat numbers are those of the match. Options that name a seat go with the seat; one
 * that names a free seat is refused.
 */
export function closeRanks(room: RoomRecord, game: GameModule): void {
  const taken = room.seats.flatMap((seat, number) => (isFree(seat) ? [] : [number]))
  const values = readSetup(game.options, room.options, room.seats.length)
  for (const field of game.options) {
    if (field.type !== 'number' || field.max !== 'lastSeat' || !isRelevant(field, values, room.seats.length))
      continue
    const named = room.options[field.id]
    if (typeof named !== 'number' || named < 0 || named >= room.seats.length) continue
    const seat = taken.indexOf(named)
    if (seat < 0) throw new Refused('badOptions', `Nobody sits on the seat that "${field.id}" names.`)
    room.options[field.id] = seat
  }
  while (!isFull(room)) removeSeat(room, room.seats.findLastIndex(isFree))
}

/** The id of a seat, as games know it. */
export const seatId = (seat: number): SeatId => String(seat)
