/** How well bots play, game by game; `only` are the ids of the games that are asked for, all if there are none. */
import type { Figure } from './figure.ts'

const GAMES: { [id: string]: () => Promise<{ measure(): Promise<Figure[]> | AsyncIterable<Figure[]> }> } = {
  'not-alone': () => import('./bots-not-alone.ts'),
  'space-station-phoenix': () => import('./bots-space-station-phoenix.ts'),
  'race-for-the-galaxy': () => import('./bots-race-for-the-galaxy.ts'),
  'twilight-imperium-3': () => import('./bots-twilight-imperium-3.ts'),
}

export async function* measure(only: readonly string[] = []): AsyncGenerator<Figure[]> {
  for (const [id, load] of Object.entries(GAMES)) {
    if (only.length > 0 && !only.includes(id)) continue
    const measured = (await load()).measure()
    if (Symbol.asyncIterator in measured) yield* measured
    else yield await measured
  }
}
