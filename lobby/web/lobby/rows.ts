import type { Room } from '../../protocol.ts'
import { isFree } from '../app/names.ts'

/** The seat of a person in a room, if there is one. */
export const seatOf = (room: Room, person: string | undefined) =>
  person === undefined ? undefined : room.seats.find(seat => seat.person === person)

/** Whether the match waits for this person. A seat that a bot plays now does not. */
export function waitsFor(room: Room, person: string): boolean {
  const mine = seatOf(room, person)
  return room.status === 'playing' && !!mine && mine.bot === null && room.waitingFor.includes(mine.seat)
}

/** Whether the host of a room looks at it. */
export const isHostHere = (room: Room): boolean =>
  room.seats.some(({ person, online }) => person === room.host && online)

export const freeSeats = (room: Room) => room.seats.filter(isFree)

/** Own tables by how much they need you: my turn, then open rooms, running games, finished ones; newest first. */
export function byUrgency(rooms: readonly Room[], me: string): Room[] {
  const rank = (room: Room) => {
    if (waitsFor(room, me)) return 0
    return { open: 1, playing: 2, finished: 3 }[room.status]
  }
  return [...rooms].sort((a, b) => rank(a) - rank(b) || b.updatedAt - a.updatedAt)
}
