/**
 * The other side of `thinkIn`: what the worker of an application says. It knows nothing but what comes with a question,
 * the view of a seat.
 */
import type { GameModule } from '../../games/kit/index.ts'
import { type ThinkDone, type ThinkTask, thinkInPlace } from './think.ts'

/**
 * Answers in a web worker what `thinkIn` asks on the page:
 *
 *     import { catalogue } from 'starboard-games'
 *     import { answerThoughts } from 'starboard-games/local/worker'
 *
 *     answerThoughts(id => catalogue[id].load())
 *
 * `load` gives the module of the game with an id; it is called once for each game that is asked about.
 */
export function answerThoughts(load: (id: string) => Promise<Pick<GameModule, 'bots'>>): void {
  const games = new Map<string, ReturnType<typeof load>>()
  const think = thinkInPlace(id => {
    const game = games.get(id) ?? load(id)
    games.set(id, game)
    return game
  })
  addEventListener('message', async ({ data: { id, ...question } }: MessageEvent<ThinkTask>) => {
    const done: ThinkDone = await think(question).then(
      thought => ({ id, thought }),
      error => ({ id, error: String(error) }),
    )
    postMessage(done)
  })
}
