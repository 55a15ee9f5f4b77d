/** Where bots of this device think. It knows nothing but what comes with the question: the view of a seat. */
import type { GameModule, SeatId } from '../../../games/kit/index.ts'
import type { LocalQuestion, LocalThought } from '../../local/players.ts'
import { gameOf } from '../app/games.ts'

export interface ThinkTask extends LocalQuestion {
  id: number
}

export interface ThinkDone {
  id: number
  thought: LocalThought
  /** What this worker was made of so far, for when there is no network. */
  made: string[]
}

const games = new Map<string, Promise<GameModule>>()

function loaded(id: string): Promise<GameModule> {
  const game = games.get(id) ?? gameOf(id)!.load()
  games.set(id, game)
  return game
}

addEventListener('message', async ({ data }: MessageEvent<ThinkTask>) => {
  const { id, game, bot, view, seat } = data
  const module = await loaded(game)
  const thought = module.bots[bot]?.(view, seat as SeatId, Math.random)
  const made = performance.getEntriesByType('resource').map(({ name }) => name)
  const done: ThinkDone = { id, thought: thought && { move: thought.move, args: thought.args }, made }
  postMessage(done)
})
