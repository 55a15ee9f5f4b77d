/** A thread in which bots think. It knows nothing but the view that comes with the question. */
import { workerData } from 'node:worker_threads'
import type { CatalogueEntry } from '../../../games/index.ts'
import type { GameModule, SeatId } from '../../../games/kit/index.ts'

export interface Question {
  game: string
  bot: string
  view: unknown
  seat: SeatId
}

export interface Thought {
  move: string
  args: unknown[]
}

const { catalogue }: { catalogue: { [id: string]: CatalogueEntry } } = await import(workerData.catalogue)
const games = new Map<string, GameModule>()
for (const [id, { load }] of Object.entries(catalogue)) games.set(id, await load())

/** The bot's decision; asked nothing, it only says that the thread is ready. */
export default function think(question: Question | null): Thought | undefined {
  if (!question) return undefined
  const { game, bot, view, seat } = question
  const thought = games.get(game)?.bots[bot]?.(view, seat, Math.random)
  return thought && { move: thought.move, args: thought.args }
}
