import type { GameMeta } from '../../../games/kit/module.ts'
import type { Room } from '../../protocol.ts'
import { api } from './api.ts'

/** How many sit down where nobody says otherwise. */
export const usualSeats = (meta: GameMeta): number => meta.recommendedPlayers[0] ?? meta.minPlayers

/** How many may sit down. */
export const seatCounts = ({ minPlayers, maxPlayers }: GameMeta): number[] =>
  Array.from({ length: maxPlayers - minPlayers + 1 }, (_, i) => minPlayers + i)

/** The bot that plays where nobody says otherwise: the strongest. */
export const usualBot = (meta: GameMeta): string | undefined => meta.bots.at(-1)

/** Seats bots on all free seats of a room. */
export async function fillWithBots(room: Room, bot: string): Promise<Room> {
  let filled = room
  for (const { seat, person, bot: sits } of room.seats) {
    if (person === null && sits === null) filled = await api.bot(room.id, seat, bot)
  }
  return filled
}

/** From nothing to a running game against bots: opens a room that only the link finds, fills it and starts. */
export async function playNow(meta: GameMeta): Promise<Room> {
  const room = await api.create({ game: meta.id, seats: usualSeats(meta), listed: false })
  const bot = usualBot(meta)
  if (bot === undefined) return room
  await fillWithBots(room, bot)
  await api.ready(room.id, true)
  return api.start(room.id)
}
