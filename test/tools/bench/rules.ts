/**
 * The rules alone. Each measurement has a process of its own: what the compiler has learnt of one game makes it slower
 * with the next.
 */
import { askedGames } from './asked.ts'
import type { Figure } from './figure.ts'
import { forked } from './fork.ts'
import { GAMES_PER_SECOND } from './games-per-second.ts'
import { manyOf } from './play.ts'

const measured = async (...what: string[]) =>
  (await forked<Figure[]>(new URL('./rules-process.ts', import.meta.url), ...what)).told

/** `only` are the ids of the games that are asked for. */
export async function* measure(only: readonly string[] = []): AsyncGenerator<Figure[]> {
  for (const [id, { meta, load }] of askedGames(only)) {
    const game = await load()
    yield await measured('moves', id)
    yield await measured('sizes', id)
    for (const seats of new Set([
      meta.minPlayers,
      manyOf(game),
      ...Object.keys(GAMES_PER_SECOND[id] ?? {}).map(Number),
    ]))
      yield await measured('games', id, String(seats))
  }
  if (only.length === 0 || only.includes('race-for-the-galaxy')) yield await measured('alone')
}
