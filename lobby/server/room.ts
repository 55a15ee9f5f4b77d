import type { Room } from '../protocol.ts'
import { newId, newKey, sameSecret } from './keys.ts'
import { Refused } from './problem.ts'
import { emptySeat, seatId } from './seating.ts'
import type { RoomRecord } from './storage/store.ts'

/** A room as everybody may see it: an explicit list, without keys, password and claims. */
export function roomView(
  room: RoomRecord,
  online: (seat: number) => boolean | null,
  spectators: number,
): Room {
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
    startedAt: room.startedAt,
    updatedAt: room.updatedAt,
    steps: room.steps,
    waitingFor: room.waitingFor,
    winners: room.winners,
    rematch: room.rematch,
    formers: room.formers,
    from: room.from,
  }
}

/** An open room without people. */
export function newRoom(game: string, seats: number): RoomRecord {
  const now = Date.now()
  return {
    id: newId(),
    game,
    title: '',
    status: 'open',
    host: '',
    options: {},
    listed: true,
    password: null,
    startsByItself: false,
    rematch: null,
    from: null,
    createdAt: now,
    startedAt: null,
    updatedAt: now,
    version: 0,
    rulesVersion: null,
    seats: Array.from({ length: seats }, emptySeat),
    claims: {},
    formers: [],
    steps: 0,
    waitingFor: [],
    winners: [],
  }
}

/** Refuses a key that is not the one of this seat. */
export function checkKey(record: Readonly<RoomRecord>, seat: number, key: string): void {
  const own = record.seats[seat]?.key ?? newKey()
  if (!sameSecret(own, key)) throw new Refused('wrongKey')
}

/** Refuses a room of another game. */
export function mustBeOf({ record }: { record: Readonly<RoomRecord> }, game: string): void {
  if (record.game !== game) throw new Refused('notFound')
}
