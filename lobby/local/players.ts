import { asksOf, type OnlyWay, type SeatId } from '../../games/kit/index.ts'
import type { Match } from '../match/match.ts'
import type { ForcedMove, Moved } from '../match/told.ts'
import { MOST_MOVES } from '../match-file.ts'
import type { LocalRecord } from './records.ts'
import type { LocalThought, Thinking } from './think.ts'

/** So often a bot whose move was refused thinks again before it takes any legal move. */
const THOUGHTS = 3
/** So many bots at a table take as long as they may; where more play, all hurry. */
const UNHURRIED = 2
/** A bot that could not think: it is asked again, as after a move that was refused. */
const FAILED: LocalThought = { move: '', args: [] }

/** The table at which they play. */
export interface Played {
  readonly match: Match
  readonly record: Readonly<LocalRecord>
  readonly isOver: boolean
  move(seat: SeatId, name: string, args: readonly unknown[]): Moved
  tellForced(seat: SeatId, move: ForcedMove): void
}

/** Makes the moves of bots, and those of people that have one answer alone, where they want that. */
export class Players {
  private readonly table: Played
  private readonly thinking: Thinking
  private isStopped = false
  private isPlaying = false
  /** The step at which a bot found nothing to do, by its seat. */
  private readonly passed = new Map<SeatId, number>()
  private readonly refusals = new Map<SeatId, number>()
  /** Questions that somebody answers by hand although there is only one answer: they have taken it back before. */
  private readonly held = new Set<number>()

  constructor(table: Played, thinking: Thinking) {
    this.table = table
    this.thinking = thinking
  }

  /** Something has happened: they act until only people are asked. */
  wake(): void {
    if (!this.isPlaying) void this.play()
  }

  /** What a seat is asked now is answered by hand. */
  hold(seat: SeatId): void {
    for (const { id } of asksOf(this.table.match.state.G, seat)) this.held.add(id)
  }

  stop(): void {
    this.isStopped = true
  }

  private get isAtRest(): boolean {
    return this.isStopped || this.table.isOver
  }

  private async play(): Promise<void> {
    this.isPlaying = true
    try {
      while (!this.isAtRest && this.someoneActs()) {
        const { seats } = this.table.record
        const bots = seats.filter(bot => bot !== null).length
        await pause(this.thinking.botDelay() * Math.min(1, UNHURRIED / bots))
        for (const [seat, bot] of seats.entries()) {
          if (this.isAtRest) break
          if (bot === null) this.force(String(seat))
          else await this.letThink(String(seat), bot)
        }
      }
    } finally {
      this.isPlaying = false
    }
  }

  private someoneActs(): boolean {
    return this.table.record.seats.some((bot, seat) =>
      bot === null ? this.wayFor(String(seat)) : this.mayThink(String(seat)),
    )
  }

  private mayThink(seat: SeatId): boolean {
    const { step, state } = this.table.match
    return step < MOST_MOVES && this.passed.get(seat) !== step && asksOf(state.G, seat).length > 0
  }

  private async letThink(seat: SeatId, bot: string): Promise<void> {
    if (!this.mayThink(seat)) return
    const { match } = this.table
    const { game } = match.engine
    const { view } = match.sight(seat)
    const { step } = match
    const refusals = this.refusals.get(seat) ?? 0
    const isLost = refusals > THOUGHTS
    const thought = isLost
      ? game.anyMove(view, seat, Math.random)
      : await this.thinking.think({ game: game.meta.id, bot, view, seat }).catch(() => FAILED)
    if (this.isAtRest) return
    if (thought === FAILED) {
      this.refusals.set(seat, refusals + 1)
      return
    }
    if (!thought) {
      this.passed.set(seat, step)
      return
    }
    const { refusal } = this.table.move(seat, thought.move, thought.args)
    if (!refusal) this.refusals.delete(seat)
    // Where somebody else was quicker it looks again.
    else if (isLost) this.passed.set(seat, step)
    else if (match.step === step) this.refusals.set(seat, refusals + 1)
  }

  /** What somebody can answer in one way alone, if that is to be done for them. */
  private wayFor(seat: SeatId): OnlyWay | undefined {
    const { match, record } = this.table
    if (!record.own[seat]?.forcedMoves || asksOf(match.state.G, seat).length === 0) return undefined
    const [way] = match.engine.game.onlyWays(match.sight(seat).view, seat)
    return way && !this.held.has(way.ask.id) ? way : undefined
  }

  private force(seat: SeatId): void {
    const way = this.wayFor(seat)
    if (!way) return
    const { ask, question, label, why, play } = way
    const { refusal } = this.table.move(seat, play.move, play.args)
    // It is asked after all.
    if (refusal) this.held.add(ask.id)
    else this.table.tellForced(seat, { ask: ask.id, question, label, ...(why && { why }) })
  }
}

const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))
