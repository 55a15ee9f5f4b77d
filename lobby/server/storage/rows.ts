import type { RoomStatus } from '../../protocol.ts'
import type { RoomRecord } from './store.ts'

/** A row of the table `rooms`. */
export interface RoomRow {
  id: string
  game: string
  title: string
  status: RoomStatus
  host: string
  options: string
  listed: number
  password: string | null
  starts_by_itself: number
  rematch: string | null
  from_room: string | null
  from_step: number | null
  created_at: number
  started_at: number | null
  updated_at: number
  version: number
  rules_version: number | null
  steps: number
  waiting_for: string
  winners: string
  formers: string
}

/** A row of the table `seats`, with the name of its person. */
export interface SeatRow {
  person: string | null
  name: string | null
  bot: string | null
  ready: number
  key: string
}

/** A room out of its rows. */
export function roomOf(
  row: RoomRow,
  seats: readonly SeatRow[],
  claims: readonly { person: string; seat: number }[],
): RoomRecord {
  return {
    id: row.id,
    game: row.game,
    title: row.title,
    status: row.status,
    host: row.host,
    options: JSON.parse(row.options),
    listed: row.listed === 1,
    password: row.password,
    startsByItself: row.starts_by_itself === 1,
    rematch: row.rematch,
    from: row.from_room === null ? null : { room: row.from_room, step: row.from_step! },
    createdAt: row.created_at,
    startedAt: row.started_at,
    updatedAt: row.updated_at,
    version: row.version,
    rulesVersion: row.rules_version,
    steps: row.steps,
    waitingFor: JSON.parse(row.waiting_for),
    winners: JSON.parse(row.winners),
    formers: JSON.parse(row.formers),
    claims: Object.fromEntries(claims.map(({ person, seat }) => [person, seat])),
    seats: seats.map(({ person, name, bot, ready, key }) => ({
      person,
      name: name ?? '',
      bot,
      ready: ready === 1,
      key,
    })),
  }
}
