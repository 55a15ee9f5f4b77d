import type { SeatId } from '../../../games/kit/index.ts'
import type { Me, Room, RoomPage } from '../../protocol.ts'
import { isOpenToAll } from '../app/names.ts'

/** Who reads the list. */
export interface Reader {
  me: Me | undefined
  /** Rooms where the reader plays a seat through a personal link, and which. */
  linked: { readonly [room: string]: SeatId }
  /** How many steps of a match the reader has seen. */
  seen: { readonly [room: string]: number }
  /** How much was said at each table since the reader has read. */
  unheard: { readonly [room: string]: number }
}

/** Who reads, as far as their tables have been told. */
export const readerOf = (me: Me | undefined, mine: RoomPage | undefined): Reader => ({
  me,
  linked: mine?.seats ?? {},
  seen: mine?.seen ?? {},
  unheard: mine?.unheard ?? {},
})

/** The seat of the reader in a room, if there is one. */
export const seatOf = (room: Room, { me, linked }: Pick<Reader, 'me' | 'linked'>) =>
  room.seats.find(({ person, seat }) => (me && person === me.id) || seat === linked[room.id])

/** Whether the match waits for the reader. A seat that a bot plays now does not, nor does anybody in a pause. */
export function waitsFor(room: Room, reader: Reader): boolean {
  const mine = seatOf(room, reader)
  return (
    room.status === 'playing' &&
    !room.pause &&
    !!mine &&
    mine.bot === null &&
    room.waitingFor.includes(mine.seat)
  )
}

/** How many moves of a match the reader has not seen; none where they have never looked at it. */
export function newMoves({ id, status, steps }: Room, { seen }: Reader): number {
  const known = seen[id]
  return status === 'open' || known === undefined ? 0 : Math.max(0, steps - known)
}

/** Whether the host of a room looks at it, or may be on the way back. */
export const isHostHere = (room: Room): boolean =>
  room.seats.some(({ person, online }) => person === room.host && online !== false)

const FINISHED_SHOWN = 2

/**
 * The tables where the reader sits, those that wait for them first, and only the newest of the finished ones.
 * `rooms`: as the server listed them; `news`: what it has told of any room since.
 */
export function myTables(
  rooms: readonly Room[] | undefined,
  news: ReadonlyMap<string, Room>,
  reader: Reader,
): Room[] {
  const known = new Map(rooms?.map(room => [room.id, news.get(room.id) ?? room]))
  for (const room of news.values()) {
    if (seatOf(room, reader)) known.set(room.id, room)
    else known.delete(room.id)
  }
  const mine = byUrgency([...known.values()], reader)
  const finished = mine.filter(({ status }) => status === 'finished').slice(0, FINISHED_SHOWN)
  return [...mine.filter(({ status }) => status !== 'finished'), ...finished]
}

/** The table that waits for the reader beside one: where time is over first, then where it has waited longest. */
export const nextTable = (rooms: readonly Room[], beside: string, reader: Reader): Room | undefined =>
  rooms
    .filter(room => room.id !== beside && waitsFor(room, reader))
    .sort((a, b) => sooner(a, b, reader) || a.updatedAt - b.updatedAt)[0]

/** At which of two tables the reader's time is over first. Where none runs it never is. */
function sooner(a: Room, b: Room, reader: Reader): number {
  const until = (room: Room) => seatOf(room, reader)?.until ?? Number.MAX_SAFE_INTEGER
  return until(a) - until(b)
}

/** Whether somebody's seat may be taken because they have let time run out. */
export const isOffering = (room: Room): boolean => room.seats.some(({ offered }) => offered)

/** Whether the reader can only wait for the end of a match: nobody watches it, and no seat is offered. */
export const isClosed = (room: Room, reader: Reader): boolean =>
  room.status === 'playing' && room.watching === 'none' && !seatOf(room, reader) && !isOffering(room)

/** Whether a room is yet to start at some time. */
export const isPlanned = ({ status, plannedAt }: Room): boolean => status === 'open' && plannedAt !== null

export const freeSeats = (room: Room) => room.seats.filter(isOpenToAll)

/** Whether somebody can still sit down at a table that others have opened, now or for when it is planned. */
export const isOpenTo = (room: Room, me: Me | undefined): boolean =>
  room.status === 'open' && freeSeats(room).length > 0 && !seatOf(room, { me, linked: {} })

/** Tables with a free seat whose host is there come first, full ones and running games last. */
const joinable = (room: Room) =>
  room.status !== 'open' || freeSeats(room).length === 0 ? 0 : isHostHere(room) ? 2 : 1

/** Those that can be joined first; otherwise in their order. */
export const joinableFirst = (rooms: readonly Room[]): Room[] =>
  [...rooms].sort((a, b) => joinable(b) - joinable(a))

export const soonestFirst = (rooms: readonly Room[]): Room[] =>
  [...rooms].sort((a, b) => a.plannedAt! - b.plannedAt!)

/** The share of a short list that planned tables have where there are enough of all. */
const PLANNED_SHARE = 1 / 3

/** So many tables of others, for a short list: those to join, a few that are planned, and in the room that is left those to watch. */
export function fewTables(rooms: readonly Room[], reader: Reader, most: number): Room[] {
  const others = joinableFirst(rooms.filter(room => !seatOf(room, reader) && !isClosed(room, reader)))
  const planned = soonestFirst(others.filter(room => isPlanned(room) && freeSeats(room).length > 0))
  const now = others.filter(room => !isPlanned(room))
  const toJoin = now.filter(room => joinable(room) > 0)
  const soon = planned.slice(0, Math.max(Math.floor(most * PLANNED_SHARE), most - toJoin.length))
  return [...toJoin.slice(0, most - soon.length), ...soon, ...now.slice(toJoin.length)].slice(0, most)
}

/** Own tables by how much they need you: my turn, where time is over first, then open rooms, the planned ones after the others by their time, running games, finished ones; newest first. */
export function byUrgency(rooms: readonly Room[], reader: Reader): Room[] {
  const rank = (room: Room) => {
    if (waitsFor(room, reader)) return 0
    return { open: 1, playing: 2, finished: 3 }[room.status]
  }
  const planned = (room: Room) => (isPlanned(room) ? room.plannedAt! : 0)
  const hurry = (a: Room, b: Room) => (rank(a) === 0 ? sooner(a, b, reader) : planned(a) - planned(b))
  return [...rooms].sort((a, b) => rank(a) - rank(b) || hurry(a, b) || b.updatedAt - a.updatedAt)
}
