/**
 * How well bots play, game by game; `only` are the ids of the games that are asked for, all if there are none. They play so
 * many `times` as many games as usual.
 */
import type { Figure } from './figure.ts'

interface Measured {
  measure(times: number): Promise<Figure[]> | AsyncIterable<Figure[]>
}

const GAMES: { [id: string]: () => Promise<Measured> } = {
  'not-alone': () => import('./bots-not-alone.ts'),
  'space-station-phoenix': () => import('./bots-space-station-phoenix.ts'),
  'race-for-the-galaxy': () => import('./bots-race-for-the-galaxy.ts'),
  'twilight-imperium-3': () => import('./bots-twilight-imperium-3.ts'),
}

export async function* measure(only: readonly string[] = [], times = 1): AsyncGenerator<Figure[]> {
  for (const [id, load] of Object.entries(GAMES)) {
    if (only.length > 0 && !only.includes(id)) continue
    const measured = (await load()).measure(times)
    if (Symbol.asyncIterator in measured) yield* measured
    else yield await measured
  }
}
