/**
 * Reviews of finished matches: made when somebody asks, in turns, seat by seat. What is reckoned of a seat is stored, so that
 * neither a review that takes long nor the end of the server loses it.
 */
import { LRUCache } from 'lru-cache'
import type { SeatId, SeatReview } from '../../games/kit/index.ts'
import type { MatchState } from '../bgio.ts'
import type { Review, ReviewTold } from '../protocol.ts'
import type { Thinkers } from './bots/thinkers.ts'
import type { ReviewWish } from './bots/worker.ts'
import { Refused, refusedBy } from './problem.ts'
import { seatId, seatOf } from './seating.ts'
import type { Services } from './services.ts'
import type { Table } from './table.ts'
import { Turns, type Wisher } from './turns.ts'

/** So many are kept in memory: more than can wait. */
const KEPT = 700
/** Where not one seat is done in time, it is tried with half of the playouts, so often. */
const HALVINGS = 3

/** A review that is there, or on its way. */
interface Making {
  room: string
  game: string
  version: number
  done: number
  /** What is reckoned by now. */
  seats: SeatReview[]
  /** How often the playouts were halved, for what is left. */
  halved: number
  isNow: boolean
  /** The seat of whoever asked for it. */
  first?: SeatId
  /** When its turn began, and how much was done by then. */
  since?: { at: number; done: number }
  review?: Review
  trouble?: Refused
}

/** Its turn is over before it is done: others wait, or there is no time left. */
class TurnOver extends Error {}

type Needs = Pick<Services, 'config' | 'store' | 'log'>

export class Reviews {
  private readonly services: Needs
  private readonly thinkers: Thinkers
  private readonly known = new LRUCache<string, Making>({ max: KEPT })
  private readonly turns = new Turns<Making>()
  private isBusy = false

  constructor(services: Needs, thinkers: Thinkers) {
    this.services = services
    this.thinkers = thinkers
  }

  /** How far the review of a room is. What went wrong is told once; then it can be asked for again. */
  async look(room: string): Promise<ReviewTold> {
    const making = this.known.get(room)
    if (!making) {
      const stored = await this.services.store.reviews.of(room)
      if (!stored?.isWhole) return { done: null, ahead: 0 }
      return { done: 1, ahead: 0, review: { seats: stored.seats, playouts: stored.playouts } }
    }
    const { done, review, trouble, isNow } = making
    if (trouble) {
      this.known.delete(room)
      throw trouble
    }
    if (review) return { done, ahead: 0, review }
    const ahead = isNow ? 0 : this.turns.ahead(making) + Number(this.isBusy)
    const left = secondsLeft(making)
    const { seats } = making
    const found = seats.length > 0 && { seats, playouts: this.services.config.reviewPlayouts }
    return { done, ahead, ...(left !== undefined && { left }), ...(found && { found }) }
  }

  /** Begins the review of a finished match, or goes on with it. `count` may refuse it. */
  async begin({ record, game }: Table, by: Wisher, count: () => Promise<void>): Promise<void> {
    if (record.status !== 'finished') throw new Refused('notFinished')
    if (!game.review) throw new Refused('notFound', 'This game cannot be reviewed.')
    const known = this.known.get(record.id)
    // Whoever else wants it waits for nobody's turn but their own.
    if (known) return this.turns.join(known, by)
    const stored = await this.services.store.reviews.of(record.id)
    if (stored?.isWhole) return
    if (!this.turns.hasRoomFor(by)) throw new Refused('tooMany')
    await count()
    if (this.known.has(record.id)) return
    const { id: room } = record
    const version = game.meta.rulesVersion
    const seats = stored?.version === version ? stored.seats : []
    const done = seats.length / record.seats.length
    const seat = seatOf(record, by.person)
    const first = seat === undefined ? {} : { first: seatId(seat) }
    const making = { room, game: game.meta.id, version, done, seats, halved: 0, isNow: false, ...first }
    this.known.set(room, making)
    this.turns.add(making, [by])
    void this.work()
  }

  private async work(): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    for (let next = this.turns.next(); next; next = this.turns.next()) {
      const { what: making, wishers } = next
      making.isNow = true
      making.since = { at: Date.now(), done: making.done }
      const isDone = await this.make(making, wishers)
      making.isNow = false
      if (!isDone) this.turns.add(making, wishers)
    }
    this.isBusy = false
  }

  /** A turn of a review. False where another one is needed. */
  private async make(making: Making, wishers: readonly Wisher[]): Promise<boolean> {
    const { config, log } = this.services
    const { room } = making
    const playouts = config.reviewPlayouts
    const before = making.seats.length
    try {
      const seats = await this.reckon(making, wishers)
      if (!seats) throw new Refused('rulesChanged')
      making.review = { seats, playouts }
      making.done = 1
      await this.keep(making, { seats, playouts }, true)
    } catch (error) {
      if (error instanceof TurnOver) {
        if (making.seats.length > before) return false
        making.halved += 1
        if (making.halved <= HALVINGS) return false
        log.warn({ room }, 'the review of a match takes too long')
        making.trouble = new Refused('reviewTooLong')
        return true
      }
      making.trouble = refusedBy(error)
      if (!(error instanceof Refused)) log.warn({ err: error, room }, 'a match could not be reviewed')
    }
    return true
  }

  /** What is there is there, also if it cannot be stored. */
  private async keep({ room, version }: Making, review: Review, isWhole: boolean): Promise<void> {
    const { store, log } = this.services
    await store.reviews
      .save(room, { version, ...review, isWhole })
      .catch(error => log.warn({ err: error, room }, 'a review could not be stored'))
  }

  /** Goes on until all seats are done, its time is over without another one, or one is and somebody waits. */
  private async reckon(making: Making, wishers: readonly Wisher[]): Promise<SeatReview[] | undefined> {
    const { config } = this.services
    const end = new AbortController()
    const over = new Promise<never>((_, failed) => {
      end.signal.addEventListener('abort', () => failed(new TurnOver()))
    })
    const wish = await this.wishOf(making)
    let clock = setTimeout(() => end.abort(), config.reviewTime)
    const tell = (done: number, finished?: SeatReview) => {
      if (end.signal.aborted) return
      making.done = done
      if (!finished) return
      making.seats = [...making.seats, finished]
      void this.keep(making, { seats: making.seats, playouts: config.reviewPlayouts }, false)
      clearTimeout(clock)
      clock = setTimeout(() => end.abort(), config.reviewTime)
      const isLast = making.seats.length >= wish.match.first.ctx.numPlayers
      if (!isLast && this.turns.isWantedBeside(wishers)) end.abort()
    }
    try {
      return await Promise.race([this.thinkers.review(wish, tell, end.signal), over])
    } finally {
      clearTimeout(clock)
    }
  }

  private async wishOf({ room, game, seats, halved, first: seat }: Making): Promise<ReviewWish> {
    const { config, store } = this.services
    const [first, moves] = await Promise.all([
      store.snapshot(room, 0),
      store.moves(room, 0, Number.MAX_SAFE_INTEGER),
    ])
    return {
      match: {
        game,
        first: JSON.parse(first!.state) as MatchState,
        moves: moves.map(({ step, seat, move, args, told }) => ({ step, seat, move, args, told })),
      },
      playouts: Math.max(1, Math.floor(config.reviewPlayouts / 2 ** halved)),
      known: seats,
      ...(seat !== undefined && { first: seat }),
    }
  }
}

/** Less is not worth saying: neither time, nor a share from which it could be told. */
const LEAST_LEFT = 5
const LEAST_DONE = 0.01

/** How long a review takes still, if it goes on as it has in its turn. */
function secondsLeft({ isNow, done, since }: Making): number | undefined {
  if (!isNow || !since || done - since.done < LEAST_DONE) return undefined
  const left = ((Date.now() - since.at) / (done - since.done)) * (1 - done)
  const seconds = Math.round(left / 1000)
  return seconds < LEAST_LEFT ? undefined : seconds
}
