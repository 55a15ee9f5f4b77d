import {
  type AgreedEnd,
  askWith,
  endingOf,
  type Refusal,
  type SeatId,
  visibleAsks,
} from '../../games/kit/index.ts'
import type { Engine, MatchState, PublicCtx } from '../bgio.ts'
import { type Compared, changesBetween } from '../changes.ts'
import { AGREED_END, after, linesAfter, TAKE_BACK, withoutMoves } from '../replay.ts'
import type { Breath } from './breath.ts'
import { fold } from './fold.ts'
import { Minds } from './minds.ts'
import type { Happened, MatchRecords, MoveRecord } from './records.ts'
import { TakeBacks } from './take-backs.ts'

/** Moves that are looked through for how often somebody has changed their mind. */
const RECENT = 200

/** A move that the rules accepted and that is not stored yet. */
export interface Accepted {
  state: MatchState
  /** How long seats have for what they are asked then is the table's business. */
  write: Happened & { room: string }
}

/** What a seat sees at one moment. */
export interface Sight {
  view: unknown
  ctx: PublicCtx
}

/**
 * The live state of one match. It changes only through `advance`, with a move that is stored; the state of any other
 * moment is the fold of a stored state and the moves after it.
 */
export class Match {
  readonly engine: Engine
  private readonly store: MatchRecords
  private readonly room: string
  private current: MatchState
  /** Step of the newest stored state. */
  private stored: number
  private toldOf: number
  private sights = new Map<SeatId | null, Sight>()
  /** The same of a state that is not stored yet, as far as somebody has looked. */
  private upcoming: { state: MatchState; sights: Map<SeatId | null, Sight> } | undefined
  private readonly takeBacks: TakeBacks
  private readonly minds: Minds

  constructor(
    engine: Engine,
    store: MatchRecords,
    room: string,
    state: MatchState,
    stored: number,
    told: number,
  ) {
    this.engine = engine
    this.store = store
    this.room = room
    this.current = state
    this.stored = stored
    this.toldOf = told
    this.takeBacks = new TakeBacks(engine)
    this.minds = new Minds(engine.game.anytime)
  }

  /** Looks through the newest moves that were made before it came into memory: how often seats have changed their minds. */
  async remember(): Promise<void> {
    const told = await this.store.stepTold(this.room, this.told)
    const from = Math.min(told, this.step - RECENT)
    for (const move of await this.store.moves(this.room, Math.max(0, from - 1), this.step))
      this.minds.note(move)
  }

  /** The number of the newest of a seat’s moves that nobody else was told of, at this step. */
  secretOf(seat: SeatId): number {
    return this.minds.secretOf(seat)
  }

  get step(): number {
    return this.current._stateID
  }

  get state(): MatchState {
    return this.current
  }

  /** How many moves everybody has been told of: the number by which people know this moment. */
  get told(): number {
    return this.toldOf
  }

  /** All readers: every seat, and null for spectators. */
  get everybody(): (SeatId | null)[] {
    return [...this.current.ctx.playOrder, null]
  }

  /** What a seat (null: a spectator) sees now; made once per step, whoever asks. */
  sight(seat: SeatId | null): Sight {
    let sight = this.sights.get(seat)
    if (!sight) {
      sight = this.sightOf(this.current, seat)
      this.sights.set(seat, sight)
    }
    return sight
  }

  private sightOf(state: MatchState, seat: SeatId | null): Sight {
    const { engine } = this
    return {
      view: engine.view(state, seat),
      // Only boardgame.io's clients are told it.
      get ctx() {
        return engine.ctx(state)
      },
    }
  }

  /** Why a seat may not make a move, judged by what it sees. */
  refusal(seat: SeatId, move: string, args: unknown[]): Refusal | undefined {
    return (
      this.engine.game.refusal(this.sight(seat).view, seat, move, args) ??
      this.minds.refusal(this.state.G, { seat, move, args })
    )
  }

  /** A legal move carried out on a copy: nothing has happened until it is stored and `advance`d to. */
  tryMove(seat: SeatId, move: string, args: unknown[]): Accepted {
    const { state } = this
    const next = this.engine.apply(state, seat, move, args)
    if (!next) throw new Error('the rules refuse a move that their refusal() allows')
    const ask = this.engine.game.anytime.includes(move) ? undefined : askWith(state.G, Number(args[0]))
    return this.accepted(next, { seat, move, args, secret: ask?.blind === 'secret' || !ask })
  }

  /** Whether a seat can take back the move that it made last. */
  canTakeBack(seat: SeatId | null): boolean {
    return this.takeBacks.of(seat) !== undefined
  }

  /** Who can take back the last move, if anybody can. */
  get mayTakeBack(): SeatId | undefined {
    const { mover } = this.takeBacks
    return mover !== undefined && this.canTakeBack(mover) ? mover : undefined
  }

  /** The same for taking back the last move of a seat; undefined where that is not possible. */
  tryTakeBack(seat: SeatId): Accepted | Refusal | undefined {
    const last = this.takeBacks.of(seat)
    return last && (this.minds.refusalToTakeBack(last) ?? this.goBack(seat, last.before, 1))
  }

  /** A seat takes its move back, and with it all `count` moves since that state. Whether it may is not asked here. */
  goBack(seat: SeatId, before: MatchState, count: number): Accepted {
    const made = { seat, move: TAKE_BACK, args: [before._stateID, count], secret: false }
    return this.accepted(withoutMoves(this.engine, before, this.state, made), made)
  }

  /** All have agreed on what a seat has proposed. Whether they have is not asked here. */
  tryEnd(seat: SeatId, agreed: AgreedEnd): Accepted | undefined {
    const next = this.engine.endTogether(this.state, seat, agreed)
    return next && this.accepted(next, { seat, move: AGREED_END, args: [agreed], secret: false })
  }

  private accepted(next: MatchState, made: Pick<MoveRecord, 'seat' | 'move' | 'args' | 'secret'>): Accepted {
    const { ctx } = this.state
    const quiet = made.secret && this.isUnseen(made.seat, next)
    const move = {
      step: next._stateID,
      ...made,
      turn: ctx.turn,
      phase: ctx.phase,
      at: Date.now(),
      told: this.told + (quiet ? 0 : 1),
    }
    return { state: next, write: this.writeOf(next, move, quiet) }
  }

  /** The same for a move that another process has stored; undefined where it does not follow. */
  async follow(move: MoveRecord): Promise<Accepted | undefined> {
    const { engine, store, room } = this
    const goesBack = move.move === TAKE_BACK
    const earlier = goesBack ? (await fold(engine, store, room, Number(move.args[0]))).state : undefined
    const state = after(engine, this.state, move, earlier)
    return state && { state, write: this.writeOf(state, move, move.told === this.told) }
  }

  private writeOf(next: MatchState, move: MoveRecord, quiet: boolean): Accepted['write'] {
    const { outcome } = next.G
    return {
      room: this.room,
      move,
      lines: linesAfter(next, this.state.G.log.last),
      waitingFor: waitingFor(next),
      winners: outcome ? [...outcome.winners] : null,
      ending: endingOf(this.engine.game, next.G, next.ctx.playOrder) ?? null,
      agreedEnd: outcome?.agreed ?? null,
      quiet,
    }
  }

  /** Nobody but the seat sees anything of what became of the state. */
  private isUnseen(seat: SeatId, next: MatchState): boolean {
    const others = this.everybody.filter(reader => reader !== seat)
    const compared: Compared = new Map()
    const sights = new Map<SeatId | null, Sight>()
    this.upcoming = { state: next, sights }
    return others.every(reader => {
      const sight = this.sightOf(next, reader)
      sights.set(reader, sight)
      const before = this.sight(reader).view as object
      return changesBetween(before, sight.view as object, compared).length === 0
    })
  }

  /** Goes on to a state whose move is stored. Returns what `seats` saw until now. */
  advance(
    state: MatchState,
    move: MoveRecord,
    isBot: boolean,
    seats: Iterable<SeatId | null>,
  ): Map<SeatId | null, Sight> {
    this.takeBacks.note(this.current, state, move, isBot)
    this.minds.note(move)
    const before = new Map<SeatId | null, Sight>()
    for (const seat of seats) before.set(seat, this.sight(seat))
    this.current = state
    this.toldOf = move.told
    this.sights = this.upcoming?.state === state ? this.upcoming.sights : new Map()
    this.upcoming = undefined
    return before
  }

  /** Forgets what can be made again. */
  rest(): void {
    this.sights.clear()
    this.upcoming = undefined
  }

  /** Stores the whole state, so that the next start need not fold every move. */
  async save(kept: boolean): Promise<void> {
    if (this.stored === this.step) return
    await this.store.addSnapshot(this.room, { step: this.step, state: JSON.stringify(this.current) }, kept)
    this.stored = this.step
  }

  /**
   * What a seat saw when everybody had been told of so many moves, or of as many of them as today's rules can make again;
   * what it did in secret then is part of the moment that is told next.
   */
  async sightAt(told: number, seat: SeatId | null, effort?: Breath): Promise<Sight & { told: number }> {
    if (told === this.told) return { ...this.sight(seat), told }
    const { state, told: reached } = await this.stateAt(told, effort)
    return { view: this.engine.view(state, seat), ctx: this.engine.ctx(state), told: reached }
  }

  /** The whole state of that moment. */
  async stateAt(told: number, effort?: Breath): Promise<{ state: MatchState; told: number }> {
    if (told === this.told) return { state: this.current, told }
    const step = await this.store.stepTold(this.room, told)
    return fold(this.engine, this.store, this.room, step, effort)
  }
}

/** The seats that a match waits for, as everybody may know. */
export function waitingFor({ G }: MatchState): SeatId[] {
  const asked = visibleAsks(G.asks, null).flatMap(({ required, seat }) => (required ? [seat] : []))
  return [...new Set(asked)].sort()
}
