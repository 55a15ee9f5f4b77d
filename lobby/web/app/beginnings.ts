import { type FirstGame, type GameMeta, usualBot } from '../../../games/kit/module.ts'
import type { Experience, TableSetup } from '../../protocol.ts'

/** How many sit down where nobody says otherwise. */
export const usualSeats = (meta: GameMeta): number => meta.recommendedPlayers[0] ?? meta.minPlayers

/** How many may sit down. */
export const seatCounts = ({ minPlayers, maxPlayers }: GameMeta): number[] =>
  Array.from({ length: maxPlayers - minPlayers + 1 }, (_, i) => minPlayers + i)

/** What "Play now" begins. */
export interface Beginning extends Pick<TableSetup, 'seats' | 'options'> {
  bots: readonly string[]
  /** A first game, the usual table, or the one that was set up last. */
  as: 'first' | 'usual' | 'again'
  /** How long it takes, where that is known. */
  minutes?: number
  about?: FirstGame['about']
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
  if (isNew(meta, me)) return firstGame ? { ...firstGame, as: 'first' } : usual
  const last = lastSetup(meta, me)
  return last ? { ...last, bots: last.bots.length > 0 ? last.bots : usual.bots, as: 'again' } : usual
}

/** Whether somebody has never played a game, as far as is known of them. */
const isNew = (meta: GameMeta, me: Experience | undefined): boolean =>
  !me || !Object.hasOwn(me.played, meta.id)

/** The weakest bot of the first game: whoever is new may win against it, in any seat. */
function gentleBot({ bots, firstGame }: GameMeta): string | undefined {
  return bots.find(bot => firstGame?.bots.includes(bot))
}

/** The bots that fill a table of somebody's: gentle ones for whoever is new to the game, else those whom they played against last. */
export function fillersFor(meta: GameMeta, me: Experience | undefined): readonly string[] {
  const last = lastSetup(meta, me)
  if (last && last.bots.length > 0) return last.bots
  const bot = (isNew(meta, me) ? gentleBot(meta) : undefined) ?? usualBot(meta)
  return bot === undefined ? [] : [bot]
}

/** The table that somebody has set up last, as far as it can be set up today. */
export function lastSetup(meta: GameMeta, me: Experience | undefined): TableSetup | undefined {
  const last = me?.played[meta.id]
  if (!last || last.seats < meta.minPlayers || last.seats > meta.maxPlayers) return undefined
  // A bot that was played against then may be gone by now.
  return { ...last, bots: last.bots.filter(name => meta.bots.includes(name)) }
}
