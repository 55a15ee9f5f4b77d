import {
  askWith,
  type KitState,
  type LogEntry,
  type Play,
  type Refusal,
  readableEntry,
  refuse,
  type SeatId,
} from '../../games/kit/index.ts'
import type { Engine, PublicCtx } from '../bgio.ts'
import { type Folded, fold } from '../match/fold.ts'
import { goneOn } from '../match/go-on.ts'
import { type Accepted, Match, waitingFor } from '../match/match.ts'
import type { ForcedMove, HistoryStep, KeptLook, LogPage, Look, Moved } from '../match/told.ts'
import { MOST_MOVES } from '../match-file.ts'
import { Refused } from '../problem.ts'
import { Keeper } from './keeper.ts'
import { MatchMemory } from './memory.ts'
import { Players } from './players.ts'
import type { LocalOwn, LocalRecord, LocalStore, LocalWhole } from './records.ts'
import { RulesChanged } from './rules-changed.ts'
import type { Thinking } from './think.ts'

/** A state is stored after so many moves: a table that is opened again makes no more of them anew. */
const STATE_EVERY = 25
/** Lines of the log in one answer. */
const LINES = 100
/** The move of every game that takes back what was answered in secret. */
const RECONSIDER = 'reconsider'

/** What a table of this device is played with. */
export interface LocalMeans extends Thinking {
  engine: Engine
  store: LocalStore
}

/** What a seat sees of a table, and what it keeps for itself. */
export interface LocalState<V = unknown> {
  /** Whose it is; null: a spectator's. */
  seat: SeatId | null
  /** Moves that everybody has been told of so far. A move made in secret does not change it. */
  step: number
  /** The state of the game as this seat may see it: what boardgame.io calls `G`. Never change it. */
  view: V
  /** What the seat has half chosen, by the id of the question that it will answer. */
  drafts: { [ask: string]: Play }
  /** How far the seat has seen what happened; left out where it has never looked. */
  look?: KeptLook
  /** The seat can take back its last move. */
  takeBack?: true
  /** Whether forced moves are made for the seat; left out where nobody has said it. */
  forcedMoves?: boolean
}

/** Told at every change, and which forced move was made for a seat. */
export type LocalListener = (forced?: { seat: SeatId; move: ForcedMove }) => void

/**
 * A table that is played where it is kept: no server, the same rules, the same checks. Bots get the view of their seat
 * and act through the same door as people. Whatever happens is stored soon after; where that fails the game goes on,
 * and `isKept` says so until it has been made up for.
 */
export class LocalTable<V = unknown> {
  private readonly match: Match
  private readonly memory: MatchMemory
  private readonly keeper: Keeper
  private readonly players: Players
  private readonly listeners = new Set<LocalListener>()
  private current: LocalRecord
  private isClosed = false

  private constructor(means: LocalMeans, record: LocalRecord, memory: MatchMemory, match: Match) {
    this.current = record
    this.memory = memory
    this.match = match
    this.keeper = new Keeper(means.store, () => this.tell())
    const table = this
    this.players = new Players(
      {
        match,
        get record() {
          return table.current
        },
        get isOver() {
          return table.isOver
        },
        move: (seat, name, args) => this.move(seat, name, args),
        tellForced: (seat, move) => this.tell({ seat, move }),
      },
      means,
    )
  }

  /**
   * Takes a table up where it was left. Throws `RulesChanged` where today's rules cannot go on. One that is not stored at all,
   * as it was begun while the store was full, is stored whole as soon as that can be.
   *
   * @internal
   */
  static async open<V>(
    means: LocalMeans,
    { record, ...whole }: LocalWhole,
    isStored = true,
  ): Promise<LocalTable<V>> {
    const { engine } = means
    const memory = new MatchMemory({ record, ...whole })
    const folded = await fold(engine, memory, record.id, Number.MAX_SAFE_INTEGER).catch(error => {
      throw error instanceof Refused ? new RulesChanged(record) : error
    })
    const changed = record.winners ? undefined : await goneOn(engine, memory, record.id, folded)
    if (!changed) {
      const table = await LocalTable.of<V>(means, record, memory, folded)
      if (!isStored) table.keeper.keep(record, { ...whole, anew: true })
      return table
    }
    const { state, lines } = changed
    const now = { ...record, steps: folded.told, waitingFor: waitingFor(state) }
    const anew = {
      moves: whole.moves.filter(({ step }) => step <= state._stateID),
      snapshots: [...whole.snapshots, { step: state._stateID, state: JSON.stringify(state) }],
      lines,
    }
    const goes = new MatchMemory(structuredClone({ record: now, ...anew }))
    const table = await LocalTable.of<V>(means, now, goes, { ...folded, state })
    table.keeper.keep(now, { ...anew, anew: true })
    return table
  }

  private static async of<V>(
    means: LocalMeans,
    record: LocalRecord,
    memory: MatchMemory,
    { state, stored, told }: Folded,
  ): Promise<LocalTable<V>> {
    const match = new Match(means.engine, memory, record.id, state, stored._stateID, told)
    await match.remember()
    return new LocalTable(means, record, memory, match)
  }

  /** What is stored of it beside its moves: options, seats, how far it is, who has won. Another object after every change. */
  get record(): Readonly<LocalRecord> {
    return this.current
  }

  /** Everything that has happened so far is stored, or is about to be; false while the store fails: the game goes on. */
  get isKept(): boolean {
    return this.keeper.isWorking
  }

  get isOver(): boolean {
    return this.match.state.G.outcome !== null
  }

  /** What everybody may see of boardgame.io's `ctx`. */
  get ctx(): PublicCtx {
    return this.match.engine.ctx(this.match.state)
  }

  /** The names of all moves of the game. */
  get moveNames(): readonly string[] {
    return this.match.engine.moveNames
  }

  /** Whether a seat has ever done anything here. */
  hasMoved(seat: SeatId): boolean {
    return this.memory.hasMoved(seat)
  }

  /** What a seat sees now; null: a spectator. */
  state(seat: SeatId | null): LocalState<V> {
    const { match } = this
    const own: LocalOwn = seat === null ? {} : (this.current.own[seat] ?? {})
    const { drafts = {}, look, forcedMoves } = own
    const isAsked = ([ask]: [string, Play]) => askWith(match.state.G, Number(ask))?.seat === seat
    return {
      seat,
      step: match.told,
      view: match.sight(seat).view as V,
      drafts: Object.fromEntries(Object.entries(drafts).filter(isAsked)),
      ...(look && { look }),
      ...(forcedMoves !== undefined && { forcedMoves }),
      ...(match.canTakeBack(seat) && { takeBack: true as const }),
    }
  }

  /** `tell` is called after every change, with a forced move if one was made. Returns what ends that. */
  listen(tell: LocalListener): () => void {
    this.listeners.add(tell)
    return () => void this.listeners.delete(tell)
  }

  /** Bots begin to play, unless they do already. */
  wake(): void {
    this.players.wake()
  }

  /**
   * A move of a seat, as `legalMoves` lists them: `args` begin with the id of the question that it answers. A refused one
   * changes nothing, and says why. Takes anything, never throws.
   */
  move(seat: SeatId, name: string, args: readonly unknown[]): Moved {
    const given = [...args]
    return this.act(seat, name === RECONSIDER, () => {
      return this.match.refusal(seat, name, given) ?? this.match.tryMove(seat, name, given)
    })
  }

  /** Takes back the last move of a seat, where nobody has learned anything from it and nobody else has acted since. */
  takeBack(seat: SeatId): Moved {
    return this.act(seat, true, () => this.match.tryTakeBack(seat) ?? refuse('kit', 'notTakenBack'))
  }

  /** Keeps what a seat has half chosen for a question, by its id, or forgets it. */
  keepDraft(seat: SeatId, ask: number, play: Play | undefined): void {
    const { [ask]: _, ...drafts } = this.state(seat).drafts
    this.keepOwn(seat, { drafts: play ? { ...drafts, [ask]: play } : drafts })
  }

  /** Keeps how far a seat has seen what happened: never less than before. */
  keepLook(seat: SeatId, { line, step }: Look): void {
    const before = this.current.own[seat]?.look
    const look = { line: Math.max(line, before?.line ?? 0), step: Math.max(step, before?.step ?? 0) }
    this.keepOwn(seat, { look: { ...look, at: Date.now() } })
  }

  /** Keeps whether forced moves are made for a seat: answers to questions that can be answered in one way alone. */
  keepForced(seat: SeatId, forcedMoves: boolean): void {
    this.keepOwn(seat, { forcedMoves })
    this.tell()
    this.wake()
  }

  /** What a seat saw after so many moves, as far as today's rules can make them again. */
  async history(seat: SeatId | null, step: number): Promise<HistoryStep> {
    const { view, told } = await this.match.sightAt(step, seat)
    return { step: told, steps: this.match.told, view }
  }

  /** The newest hundred lines of the log before a number, as a seat may read them; once the game is over everybody reads all. */
  async log(seat: SeatId | null, before: number): Promise<LogPage> {
    const readable = (entry: LogEntry) =>
      this.isOver ? { n: entry.n, line: entry.full ?? entry.line } : readableEntry(entry, seat)
    const all = await this.memory.lines(this.current.id, before, Number.MAX_SAFE_INTEGER)
    return { entries: all.flatMap(entry => readable(entry) ?? []).slice(-LINES), first: 1 }
  }

  /** The whole state after so many moves, with what is hidden: for whoever plays on from there once it is over. */
  async stateAt(step: number): Promise<KitState> {
    return (await this.match.stateAt(step)).state.G
  }

  /** Everything of it but the states between, for a file. */
  async whole(): Promise<LocalWhole> {
    const { id } = this.current
    const all = Number.MAX_SAFE_INTEGER
    const [moves, lines, first] = await Promise.all([
      this.memory.moves(id, 0, all),
      this.memory.lines(id, all, all),
      this.memory.snapshot(id, 0),
    ])
    return { record: this.current, moves, lines, snapshots: first ? [first] : [] }
  }

  /** Nobody plays here any more: moves are refused, and nothing is stored but what was due. Resolves when that is. */
  async close(): Promise<void> {
    this.isClosed = true
    this.players.stop()
    this.listeners.clear()
    await this.keeper.close()
  }

  private tell(forced?: Parameters<LocalListener>[0]): void {
    for (const listener of this.listeners) listener(forced)
  }

  private act(seat: SeatId, isTakenBack: boolean, judge: () => Accepted | Refusal): Moved {
    if (this.isClosed || this.isOver) return { refusal: refuse('kit', 'stale') }
    if (this.match.step >= MOST_MOVES) return { refusal: refuse('kit', 'tooManyMoves') }
    let result: Accepted | Refusal
    try {
      result = judge()
    } catch {
      // Rules do not throw, and do not contradict themselves. Should they ever, the table survives it.
      return { refusal: refuse('kit', 'malformed') }
    }
    if ('rule' in result) return { refusal: result }
    const secret = this.advance(result)
    if (isTakenBack) this.players.hold(seat)
    this.tell()
    this.wake()
    return { step: this.match.told, ...(secret !== undefined && { secret }) }
  }

  /** The match goes on. Returns the number of a move that nobody else is told of. */
  private advance({
    state,
    write: { move, lines, winners, waitingFor, quiet },
  }: Accepted): number | undefined {
    const isBot = this.current.seats[Number(move.seat)] !== null
    this.match.advance(state, move, isBot, [])
    this.memory.add(move, lines)
    const isTimeToSave = winners !== null || move.step % STATE_EVERY === 0
    const snapshots = isTimeToSave ? [{ step: move.step, state: JSON.stringify(state) }] : []
    for (const snapshot of snapshots) void this.memory.addSnapshot(this.current.id, snapshot)
    this.current = { ...this.current, updatedAt: move.at, steps: this.match.told, waitingFor, winners }
    this.keeper.keep(this.current, { moves: [move], lines, snapshots })
    return quiet ? this.match.secretOf(move.seat) : undefined
  }

  private keepOwn(seat: SeatId, own: LocalOwn): void {
    const before = this.current.own[seat]
    this.current = { ...this.current, own: { ...this.current.own, [seat]: { ...before, ...own } } }
    this.keeper.keep(this.current)
  }
}
