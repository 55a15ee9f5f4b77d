import type { GameMeta } from '../../../games/kit/module.ts'
import type { Room } from '../../protocol.ts'
import { api, troubleOf } from './api.ts'
import type { Beginning } from './beginnings.ts'
import { loadBoard, loadModule } from './games.ts'
import { isOpenToAll } from './names.ts'
import { currentSettings } from './settings.ts'
import { loadAhead } from './staleChunks.ts'

/** Seats bots on all free seats of a room, in this order and from the beginning again; on a slow line all at once. */
export async function fillWithBots(room: Room, bots: readonly string[]): Promise<void> {
  const free = room.seats.filter(isOpenToAll)
  await Promise.all(free.map(({ seat }, i) => api.bot(room.id, seat, bots[i % bots.length]!)))
}

/** Loads all that the page of a running table is made of, and the page itself. */
const loadTable = (game: string, ...pages: readonly Promise<unknown>[]): void =>
  loadAhead(...pages, loadModule(game, currentSettings().language), loadBoard(game))

/**
 * From nothing to a running game against bots: opens a room that only the link finds, fills it and starts. What the
 * table needs is loaded meanwhile.
 */
export async function playNow(meta: GameMeta, { seats, options, bots }: Beginning): Promise<Room> {
  loadTable(meta.id, import('../room/RoomPage.tsx'), import('../table/TablePage.tsx'))
  const wish = { game: meta.id, seats, listed: false }
  // Options that were chosen once may be none any more.
  const room = await api.create({ ...wish, options }).catch(error => {
    if (troubleOf(error) !== 'badOptions') throw error
    return api.create(wish)
  })
  if (bots.length === 0) return room
  await fillWithBots(room, bots)
  return api.start(room.id)
}

/** The same on this device, without a server, where several people may hand it round; returns the address of the table. */
export async function playHere(
  meta: GameMeta,
  { seats, options, bots }: Pick<Beginning, 'seats' | 'options' | 'bots'>,
  people = 1,
): Promise<string> {
  loadTable(meta.id, import('../local/LocalTablePage.tsx'))
  const { beginTable } = await import('../local/openTables.ts')
  const bot = (seat: number) => bots[(seat - people) % bots.length]!
  const sitting = Array.from({ length: seats }, (_, seat) => (seat < people ? null : bot(seat)))
  return beginTable({ game: meta.id, options, seats: sitting })
}
