/** A thread in which bots think. It knows nothing but what comes with the question: a view, or a match that is over. */
import { type MessagePort, workerData } from 'node:worker_threads'
import type { CatalogueEntry } from '../../../games/index.ts'
import type { GameModule, SeatId, SeatReview } from '../../../games/kit/index.ts'
import { engineOf } from '../../bgio.ts'
import { type Reviewable, reviewOf } from '../../review.ts'
import { numbersOf } from './numbers.ts'
import { ownThread } from './own-thread.ts'

export interface Question {
  game: string
  bot: string
  view: unknown
  seat: SeatId
}

export interface ThinkTask extends Question {
  /** Where it is told that the thought begins, and in which thread. */
  port: MessagePort
}

export interface Thought {
  move: string
  args: unknown[]
}

/** A match that is to be reviewed, and with how many playouts for each seat. */
export interface ReviewWish {
  match: Reviewable
  playouts: number
  /** Seats that are done already. */
  known: SeatReview[]
  /** The seat that is done first. */
  first?: SeatId
}

export interface ReviewTask extends ReviewWish {
  /** Where it is told how much is done. */
  port: MessagePort
}

const thread = ownThread()

const { catalogue }: { catalogue: { [id: string]: CatalogueEntry } } = await import(workerData.catalogue)
const games = new Map<string, GameModule>()
for (const [id, { load }] of Object.entries(catalogue)) games.set(id, await load())

/** The bot's decision. */
export default function think({ game, bot, view, seat, port }: ThinkTask): Thought | undefined {
  port.postMessage(thread)
  const thought = games.get(game)?.bots[bot]?.(view, seat, Math.random)
  return thought && { move: thought.move, args: thought.args }
}

/** A review takes long: it tells not more often than so many times how far it is. */
const TOLD = 200

/** Where a match turned. */
export function review({ match, port, ...wish }: ReviewTask): SeatReview[] | undefined {
  const game = games.get(match.game)
  if (!game) return undefined
  const { playouts, known } = wish
  const { numPlayers } = match.first.ctx
  const all = playouts * numPlayers
  let told = 0
  let seats = known.length
  const finished = (review: SeatReview) => {
    seats += 1
    told = Math.max(told, seats / numPlayers)
    port.postMessage([told, review])
  }
  const making = reviewOf(engineOf(game), match, { ...wish, numbersOf, finished })
  let step = making.next()
  for (; !step.done; step = making.next()) {
    if (step.value / all < told + 1 / TOLD) continue
    told = step.value / all
    port.postMessage([told])
  }
  return step.value
}
