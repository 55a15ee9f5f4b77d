import { type GameMeta, usualBot } from '../../../games/kit/module.ts'
import type { Experience, Room, TableSetup } from '../../protocol.ts'
import { api, troubleOf } from './api.ts'
import { loadBoard, loadModule } from './games.ts'
import { isFree } from './names.ts'
import { currentSettings } from './settings.ts'
import { loadAhead } from './staleChunks.ts'

/** How many sit down where nobody says otherwise. */
export const usualSeats = (meta: GameMeta): number => meta.recommendedPlayers[0] ?? meta.minPlayers

/** How many may sit down. */
export const seatCounts = ({ minPlayers, maxPlayers }: GameMeta): number[] =>
  Array.from({ length: maxPlayers - minPlayers + 1 }, (_, i) => minPlayers + i)

/** Seats bots on all free seats of a room, in this order and from the beginning again; on a slow line all at once. */
export async function fillWithBots(room: Room, bots: readonly string[]): Promise<void> {
  const free = room.seats.filter(isFree)
  await Promise.all(free.map(({ seat }, i) => api.bot(room.id, seat, bots[i % bots.length]!)))
}

/** What "Play now" begins. */
export interface Beginning extends Pick<TableSetup, 'seats' | 'options'> {
  bots: readonly string[]
  /** A first game, the usual table, or the one that was set up last. */
  as: 'first' | 'usual' | 'again'
}

/** What somebody gets who plays now: new to the game its first game, else the table that they have set up last. */
export function beginningFor(meta: GameMeta, me: Experience | undefined): Beginning {
  const { firstGame } = meta
  const bot = usualBot(meta)
  const usual = {
    seats: usualSeats(meta),
    options: {},
    bots: bot === undefined ? [] : [bot],
    as: 'usual',
  } as const
  if (!me || !Object.hasOwn(me.played, meta.id)) return firstGame ? { ...firstGame, as: 'first' } : usual
  const last = lastSetup(meta, me)
  return last ? { ...last, bots: last.bots.length > 0 ? last.bots : usual.bots, as: 'again' } : usual
}

/** The table that somebody has set up last, as far as it can be set up today. */
export function lastSetup(meta: GameMeta, me: Experience | undefined): TableSetup | undefined {
  const last = me?.played[meta.id]
  if (!last || last.seats < meta.minPlayers || last.seats > meta.maxPlayers) return undefined
  // A bot that was played against then may be gone by now.
  return { ...last, bots: last.bots.filter(name => meta.bots.includes(name)) }
}

/** Loads all that the page of a running table is made of. */
const loadTable = (game: string): void =>
  loadAhead(
    import('../room/RoomPage.tsx'),
    import('../table/TablePage.tsx'),
    loadModule(game, currentSettings().language),
    loadBoard(game),
  )

/**
 * From nothing to a running game against bots: opens a room that only the link finds, fills it and starts. What the
 * table needs is loaded meanwhile.
 */
export async function playNow(meta: GameMeta, { seats, options, bots }: Beginning): Promise<Room> {
  loadTable(meta.id)
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
