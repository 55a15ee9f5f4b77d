/**
 * The rules alone. Each measurement has a process of its own: what the compiler has learnt of one game makes it slower
 * with the next.
 */
import { catalogue } from '../../../games/development.ts'
import { catalogue as offered } from '../../../games/index.ts'
import type { Figure } from './figure.ts'
import { forked } from './fork.ts'
import { manyOf } from './play.ts'

const measured = async (...what: string[]) =>
  (await forked<Figure[]>(new URL('./rules-process.ts', import.meta.url), ...what)).told

/** `only` are the ids of the games that are asked for, all that are offered if there are none. */
export async function* measure(only: readonly string[] = []): AsyncGenerator<Figure[]> {
  for (const [id, { load }] of Object.entries(catalogue)) {
    if (!(only.length > 0 ? only : Object.keys(offered)).includes(id)) continue
    const game = await load()
    yield await measured('moves', id)
    for (const seats of [game.meta.minPlayers, manyOf(game)]) yield await measured('games', id, String(seats))
  }
  if (only.length === 0 || only.includes('race-for-the-galaxy')) yield await measured('alone')
}
