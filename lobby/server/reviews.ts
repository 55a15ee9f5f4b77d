/** Reviews of finished matches: made when somebody asks, one after the other, and kept as long as the process lives. */
import { LRUCache } from 'lru-cache'
import type { MatchState } from '../bgio.ts'
import type { Review, ReviewTold } from '../protocol.ts'
import type { Thinkers } from './bots/thinkers.ts'
import { Refused, refusedBy } from './problem.ts'
import { Queue } from './queue.ts'
import type { Services } from './services.ts'
import type { Table } from './table.ts'

/** So many are kept. */
const KEPT = 200
/** So many may wait. */
const WAITING = 20

/** A review that is there, or on its way. */
interface Making {
  /** Those with lower numbers come first. */
  number: number
  done: number
  review?: Review
  trouble?: Refused
}

export class Reviews {
  private readonly services: Pick<Services, 'config' | 'store' | 'log'>
  private readonly thinkers: Thinkers
  private readonly known = new LRUCache<string, Making>({ max: KEPT })
  private readonly queue = new Queue()
  private begun = 0
  private finished = 0

  constructor(services: Pick<Services, 'config' | 'store' | 'log'>, thinkers: Thinkers) {
    this.services = services
    this.thinkers = thinkers
  }

  /** How far the review of a room is. What went wrong is told once; then it can be asked for again. */
  look(room: string): ReviewTold {
    const making = this.known.get(room)
    if (!making) return { done: null, ahead: 0 }
    const { done, review, number, trouble } = making
    if (trouble) {
      this.known.delete(room)
      throw trouble
    }
    return { done, ahead: Math.max(0, number - this.finished), ...(review && { review }) }
  }

  /** Begins the review of a finished match, if nobody has done so before. `count` may refuse it. */
  async begin({ record, game }: Table, count: () => Promise<void>): Promise<void> {
    if (record.status !== 'finished') throw new Refused('notFinished')
    if (!game.review) throw new Refused('notFound', 'This game cannot be reviewed.')
    if (this.known.has(record.id)) return
    if (this.begun - this.finished > WAITING) throw new Refused('tooMany')
    await count()
    if (this.known.has(record.id)) return
    const making: Making = { number: this.begun, done: 0 }
    this.known.set(record.id, making)
    this.begun += 1
    void this.queue.add(() => this.make(making, record.id, game.meta.id))
  }

  private async make(making: Making, room: string, game: string): Promise<void> {
    const { config, store, log } = this.services
    const playouts = config.reviewPlayouts
    try {
      const [first, moves] = await Promise.all([
        store.snapshot(room, 0),
        store.moves(room, 0, Number.MAX_SAFE_INTEGER),
      ])
      const match = {
        game,
        first: JSON.parse(first!.state) as MatchState,
        moves: moves.map(({ step, seat, move, args, told }) => ({ step, seat, move, args, told })),
      }
      const seats = await this.thinkers.review({ match, playouts }, done => {
        making.done = done
      })
      if (!seats) throw new Refused('rulesChanged')
      making.review = { seats, playouts }
      making.done = 1
    } catch (error) {
      making.trouble = refusedBy(error)
      if (!(error instanceof Refused)) log.warn({ err: error, room }, 'a match could not be reviewed')
    } finally {
      this.finished += 1
    }
  }
}
