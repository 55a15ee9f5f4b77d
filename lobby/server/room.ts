import type { Room } from '../protocol.ts'
import { seatId } from './seating.ts'
import type { RoomRecord } from './storage/store.ts'

/** A room as everybody may see it: an explicit list, without keys, password and claims. */
export function roomView(room: RoomRecord, online: (seat: number) => boolean, spectators: number): Room {
  return {
    id: room.id,
    game: room.game,
    title: room.title,
    status: room.status,
    host: room.host,
    options: room.options,
    seats: room.seats.map(({ person, name, bot, ready }, seat) => ({
      seat: seatId(seat),
      person,
      name,
      bot,
      ready,
      online: online(seat),
    })),
    listed: room.listed,
    locked: room.password !== null,
    spectators,
    createdAt: room.createdAt,
    updatedAt: room.updatedAt,
    steps: room.steps,
    waitingFor: room.waitingFor,
    winners: room.winners,
    rematch: room.rematch,
  }
}
