import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { type Asks, asksOf, askWith, type SeatId } from '../../../games/kit/index.ts'
import { MOST_MOVES } from '../../match-file.ts'
import { COST } from '../costs.ts'
import { makeMove } from '../play.ts'
import { Refused } from '../problem.ts'
import { seatId } from '../seating.ts'
import type { BotKeeper, Services } from '../services.ts'
import type { RoomRecord } from '../storage/store.ts'
import { troubleOf } from '../storage/trouble.ts'
import type { Table } from '../table.ts'
import type { Tables } from '../tables.ts'
import { BACK } from '../take-back-wish.ts'
import { isPaused } from '../time/pauses.ts'
import { pending } from '../wish.ts'
import type { Thinkers } from './thinkers.ts'
import type { Question, Thought } from './worker.ts'

/** So often a refused bot may think again before it takes any legal move. */
const THOUGHTS = 3
/** So many bots at a table take as long as they may. */
const UNHURRIED = 2
/** When a bot asks again for which there was no time or no room to store its move, in milliseconds. */
const AGAIN = 1000
/** So long a process has a seat to itself for a bot's move; until that is made, it asks for more. In milliseconds. */
const LEASE = 2500
const RENEWAL = 1000
/** So long bots wait for what people agree to. Who never says anything keeps nobody from playing on. In milliseconds. */
const COURTESY = 60_000
/** A bot that has not moved for so long, in milliseconds, is called: the process where it was to think may be gone. */
const FORGOTTEN = 3000

type BotServices = Pick<Services, 'config' | 'log' | 'store' | 'engines' | 'limits' | 'peers'>

/** A moment in which a bot may act. */
interface Chance extends Question {
  step: number
  /** The game waits for this seat. */
  required: boolean
}

/** How long bots wait yet for what people decide. */
const patienceFor = (room: Readonly<RoomRecord>): number =>
  (pending(BACK, room)?.at ?? Number.NEGATIVE_INFINITY) + COURTESY - Date.now()

type Outcome = 'accepted' | 'refused' | 'late'

/** Another process has the seat to itself. */
const ELSEWHERE = Symbol('elsewhere')

/** A seat that a bot plays. */
interface Player {
  name: string
  room: string
  seat: SeatId
  /** Something happened while it was busy. */
  again: boolean
}

/**
 * Plays the seats that bots have. A bot is a peer: it gets the view of its seat and acts through the same queue and
 * the same checks as everybody. It looks once at every new state in which its seat is asked something.
 */
export class Bots implements BotKeeper {
  private readonly services: BotServices
  private readonly thinkers: Thinkers
  private readonly playing = new Map<string, Player>()
  /** The step at which a bot found nothing to do, by its seat: it is not asked about that again. */
  private readonly passed = new Map<string, number>()
  /** Rooms that are looked at again when another process may have been about them for too long. */
  private readonly watched = new Set<string>()
  private readonly stopping = new AbortController()
  private tables: Tables | undefined

  constructor(services: BotServices, thinkers: Thinkers) {
    this.services = services
    this.thinkers = thinkers
    setMaxListeners(0, this.stopping.signal)
  }

  /** Begins, also with the matches that waited for a bot when the server stopped. */
  async resume(tables: Tables): Promise<void> {
    this.tables = tables
    await this.callForgotten(Date.now())
  }

  /** Calls the bots that other processes have left behind. */
  lookAround(): Promise<void> {
    return this.callForgotten(Date.now() - FORGOTTEN)
  }

  private async callForgotten(untouchedSince: number): Promise<void> {
    for (const id of await this.services.store.roomsWaitingForBots(untouchedSince)) {
      await this.tables!.fresh(id, table => this.wake(table)).catch(error => this.complain(error, id))
    }
  }

  wake({ id, record }: Table): void {
    record.seats.forEach(({ bot }, seat) => {
      if (bot !== null && record.status === 'playing') this.call(id, seatId(seat))
      else this.passed.delete(`${id}/${seatId(seat)}`)
    })
  }

  busy({ id }: Table): boolean {
    for (const { room } of this.playing.values()) if (room === id) return true
    return false
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.thinkers.stop()
  }

  private call(room: string, seat: SeatId): void {
    const name = `${room}/${seat}`
    const busy = this.playing.get(name)
    if (busy) {
      busy.again = true
      return
    }
    const player = { name, room, seat, again: true }
    this.playing.set(name, player)
    this.run(player).catch(error => {
      this.complain(error, room)
      if (troubleOf(error)) void this.later(room)
    })
  }

  private complain(error: unknown, room: string): void {
    if (error instanceof Refused || this.stopping.signal.aborted) return
    this.services.log.error({ err: error, room }, 'a bot could not act')
  }

  /** A move that could not be stored is made when it can be: nobody else would go on with the match. */
  private async later(room: string): Promise<void> {
    try {
      await this.pause(AGAIN)
      await this.tables!.use(room, table => this.wake(table))
    } catch (error) {
      this.complain(error, room)
      if (troubleOf(error)) void this.later(room)
    }
  }

  /** Acts until there is nothing to do; then it is over at once, so that no later call gets lost. */
  private async run(player: Player): Promise<void> {
    let refusals = 0
    try {
      while (player.again && !this.stopping.signal.aborted) {
        player.again = false
        if (!(await this.chance(player))) continue
        await this.pause(await this.delay(player))
        await this.turn(player)
        const chance = await this.chance(player)
        if (!chance) continue
        const outcome = await this.alone(player.name, async () => {
          const thought = await this.decide(chance, refusals)
          return thought ? this.act(player, chance.step, thought) : 'passed'
        })
        if (outcome === ELSEWHERE) {
          this.watch(player.room)
          continue
        }
        if (outcome === 'passed') {
          this.passed.set(player.name, chance.step)
          continue
        }
        if (outcome === 'accepted') refusals = 0
        if (outcome === 'refused') refusals += 1
        if (refusals <= THOUGHTS) player.again = true
        else this.services.log.error({ ...chance, view: undefined }, 'a bot finds no legal move')
      }
    } finally {
      this.playing.delete(player.name)
    }
  }

  /** A bot takes its time so that people can follow; where many wait for each other, all of them hurry. */
  private delay({ room }: Player): Promise<number> {
    return this.tables!.use(room, async ({ record }) => {
      const bots = record.seats.filter(({ bot }) => bot !== null).length
      return this.services.config.botDelay * Math.min(1, UNHURRIED / bots)
    })
  }

  private pause(milliseconds: number): Promise<void> {
    return setTimeout(milliseconds, undefined, { signal: this.stopping.signal })
  }

  /** Waits until a bot of those who opened the room may act: with many rooms they would starve everybody else's. */
  private async turn(player: Player): Promise<void> {
    const who = `bots of ${this.tables!.peek(player.room)?.payer ?? player.room}`
    try {
      await this.services.limits.work.turn(who, COST.bot)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      await this.pause(AGAIN)
      await this.turn(player)
    }
  }

  /** Makes the move, if the bot still has the seat. It may come too `late`: others have moved since it looked. */
  private act({ room, seat }: Player, step: number, { move, args }: Thought): Promise<Outcome> {
    return this.tables!.use(room, async table => {
      if (table.record.status !== 'playing' || !table.record.seats[Number(seat)]?.bot) return 'late'
      if (isPaused(table.record, Date.now())) return 'late'
      const late = (await table.play()).step !== step
      const { refusal } = await makeMove(table, seat, move, args)
      if (!refusal) return 'accepted'
      if (late) return 'late'
      const why = `${refusal.rule} ${refusal.text.key}`
      this.services.log.warn({ room, seat, move, why }, 'the move of a bot was refused')
      return 'refused'
    })
  }

  /** What the bot sees, if its seat is asked something that it has not passed. */
  private chance({ name, room, seat }: Player): Promise<Chance | undefined> {
    return this.tables!.use(room, async table => {
      const bot = table.record.seats[Number(seat)]?.bot
      if (table.record.status !== 'playing' || !bot || isPaused(table.record, Date.now())) return undefined
      const match = await table.play()
      const asks = asksOf(match.state.G, seat)
      if (match.step >= MOST_MOVES || asks.length === 0 || match.step === this.passed.get(name))
        return undefined
      const patience = patienceFor(table.record)
      if (patience > 0) {
        this.watch(room, patience)
        return undefined
      }
      const required = asks.some(ask => ask.required)
      return { game: table.game.meta.id, bot, seat, view: match.sight(seat).view, step: match.step, required }
    })
  }

  /** Only one process lets a bot think and act for a seat. */
  private async alone<T>(name: string, job: () => Promise<T>): Promise<T | typeof ELSEWHERE> {
    const { peers } = this.services
    if (!peers.shared) return job()
    const isOwn = () => peers.mayThink(name, LEASE)
    const asked = performance.now()
    if (!(await isOwn())) return ELSEWHERE
    // A database that has much to do may have granted it so long ago that it is nearly over.
    if (performance.now() - asked > RENEWAL && !(await isOwn())) return ELSEWHERE
    const more = () => void isOwn().catch(error => this.complain(error, name))
    const renewal = setInterval(more, RENEWAL)
    try {
      return await job()
    } finally {
      clearInterval(renewal)
    }
  }

  /** Looks again at a room where another process is about to move, or people are, in case they do not. */
  private watch(room: string, after = LEASE): void {
    if (this.watched.has(room)) return
    this.watched.add(room)
    this.pause(after)
      .finally(() => this.watched.delete(room))
      .then(() => this.tables!.use(room, table => this.wake(table)))
      .catch(error => this.complain(error, room))
  }

  /**
   * The bot's own idea; where it has none in time, that of the usual bot, which may be quicker; where there is none, or
   * none that is legal, and the game waits for it: any legal move.
   */
  private async decide(chance: Chance, refusals: number): Promise<Thought | undefined> {
    const { game, bot, seat, view, required } = chance
    const usual = this.services.engines.get(game)?.game.meta.usualBot
    for (const name of refusals < THOUGHTS ? new Set([bot, usual ?? bot]) : []) {
      try {
        const thought = await this.thinkers.think({ game, bot: name, seat, view })
        if (thought) return thought
        break
      } catch (error) {
        this.services.log.warn({ err: error, game, bot: name }, 'a bot did not find a move in time')
      }
    }
    return required ? this.anyMove(chance) : undefined
  }

  private anyMove({ game, seat, view }: Chance): Thought | undefined {
    const { asks } = view as { asks: Asks }
    const legal = this.services.engines.get(game)?.game.legalMoves(view, seat) ?? []
    const answers = legal.filter(({ args: [ask] }) => askWith({ asks }, ask)?.required)
    return answers[Math.floor(Math.random() * answers.length)]
  }
}
