import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { OnlyWay, SeatId } from '../../games/kit/index.ts'
import { asksOf } from '../../games/kit/index.ts'
import type { ForcedMove } from '../sockets.ts'
import { makeMove } from './play.ts'
import { Refused } from './problem.ts'
import { seatId } from './seating.ts'
import type { ForcedMoveKeeper, Services } from './services.ts'
import type { Table } from './table.ts'
import type { Tables } from './tables.ts'
import { isPaused } from './time/pauses.ts'

/**
 * At a table with other people a forced move comes after as long as somebody takes who looks and has nothing to play:
 * nobody reads from the time it took that there was no other. From and to, in the time that a bot takes.
 */
const SPREAD = [1.3, 5.5] as const
/** Where no page of the seat is open here, a process at which one is may do it, and tell it, before: so much later. */
const ELSEWHERE = 1.5
/** Matches that were touched so shortly before a start are looked at for what is to be done. In milliseconds. */
const RECENT = 7 * 24 * 3_600_000

type ForcedServices = Pick<Services, 'config' | 'log' | 'store'>

/**
 * Answers for people what has one answer, where they want that. It goes through the same queue and the same checks as if
 * they had pressed it, so of several processes that do it one is too late.
 */
export class ForcedMoves implements ForcedMoveKeeper {
  private readonly services: ForcedServices
  private readonly stopping = new AbortController()
  /** The question that is about to be answered, by room and seat. */
  private readonly due = new Map<string, number>()
  /** Questions that people answer themselves. */
  private readonly held = new WeakMap<Table, ReadonlySet<number>>()
  private tables: Tables | undefined

  constructor(services: ForcedServices) {
    this.services = services
    setMaxListeners(0, this.stopping.signal)
  }

  /** Begins, also with what was to be done when the server stopped. */
  async resume(tables: Tables): Promise<void> {
    this.tables = tables
    for (const id of await this.services.store.forcedMoves.rooms(Date.now() - RECENT))
      this.quietly(
        id,
        tables.use(id, async table => this.wake(table)),
      )
  }

  wake({ id, record }: Table): void {
    if (record.status !== 'playing') return
    for (const seat of record.waitingFor) {
      const { person = null, bot = null } = record.seats[Number(seat)] ?? {}
      if (person !== null && bot === null && this.tables) this.quietly(id, this.look(id, seat))
    }
  }

  hold(table: Table, seat: SeatId): void {
    const before = this.held.get(table) ?? []
    this.held.set(table, new Set([...before, ...asksOf(table.loaded!.state.G, seat).map(({ id }) => id)]))
  }

  stop(): void {
    this.stopping.abort()
  }

  private quietly(room: string, work: Promise<unknown>): void {
    work.catch(error => {
      if (error instanceof Refused || this.stopping.signal.aborted) return
      this.services.log.error({ err: error, room }, 'a forced move could not be made')
    })
  }

  /** Looks whether something has one answer, and gives it when it is time. */
  private async look(room: string, seat: SeatId): Promise<void> {
    const name = `${room}/${seat}`
    const found = await this.tables!.use(room, async table => {
      const way = await this.wayFor(table, seat)
      return way && { ask: way.ask.id, delay: this.services.config.botDelay * patienceFor(table, seat) }
    })
    if (!found || this.due.get(name) === found.ask) return
    this.due.set(name, found.ask)
    try {
      await setTimeout(found.delay, undefined, { signal: this.stopping.signal, ref: false })
      await this.answer(room, seat, found.ask)
    } finally {
      if (this.due.get(name) === found.ask) this.due.delete(name)
    }
  }

  private answer(room: string, seat: SeatId, ask: number): Promise<void> {
    return this.tables!.use(room, async table => {
      const way = await this.wayFor(table, seat)
      if (way?.ask.id !== ask) return
      const { refusal } = await makeMove(table, seat, way.play.move, way.play.args)
      if (!refusal) table.audience.share(null, seat, 'forced', toldOf(way))
    })
  }

  /** What a seat can answer in one way alone, if its forced moves are to be made. */
  private async wayFor(table: Table, seat: SeatId): Promise<OnlyWay | undefined> {
    const { record } = table
    const { person = null, bot = null } = record.seats[Number(seat)] ?? {}
    if (record.status !== 'playing' || person === null || bot !== null) return undefined
    if (isPaused(record, Date.now())) return undefined
    if (!(await table.own.forcedOf(seat, table.keyOf(seat)))) return undefined
    const match = await table.play()
    if (asksOf(match.state.G, seat).length === 0) return undefined
    const [way] = table.game.onlyWays(match.sight(seat).view, seat)
    return way && this.held.get(table)?.has(way.ask.id) ? undefined : way
  }
}

const toldOf = ({ ask, question, label, why }: OnlyWay): ForcedMove => ({
  ask: ask.id,
  question,
  label,
  ...(why && { why }),
})

/** Against bots alone there is nobody to hide anything from. */
function patienceFor({ record, audience }: Table, seat: SeatId): number {
  const isAlone = record.seats.every(({ person }, one) => person === null || seatId(one) === seat)
  const isHere = audience.seats('patch').has(seat)
  const [least, most] = SPREAD
  const spread = isAlone ? 0 : least + Math.random() * (most - least)
  return spread + (isHere ? 0 : ELSEWHERE)
}
