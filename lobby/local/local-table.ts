import {
  asksOf,
  askWith,
  type LogEntry,
  type Refusal,
  readableEntry,
  refuse,
  type SeatId,
} from '../../games/kit/index.ts'
import type { Engine } from '../bgio.ts'
import { type Folded, fold } from '../match/fold.ts'
import { goneOn } from '../match/go-on.ts'
import { type Accepted, Match, waitingFor } from '../match/match.ts'
import { MOST_MOVES } from '../match-file.ts'
import type { ForcedMove, HistoryStep, KeptLook, LogPage, MoveResult, TableState } from '../protocol.ts'
import { linesAfter } from '../replay.ts'
import { MatchMemory } from './memory.ts'
import type { LocalChange, LocalOwn, LocalRecord, LocalStore, LocalWhole } from './records.ts'

/** A state is stored after so many moves: a table that is opened again makes no more of them anew. */
const STATE_EVERY = 25
/** Lines of the log in one answer. */
const LINES = 100
/** So often a bot whose move was refused thinks again before it takes any legal move. */
const THOUGHTS = 3
/** So many bots at a table take as long as they may; where more play, all hurry. */
const UNHURRIED = 2

/** What a bot is asked. */
export interface LocalQuestion {
  game: string
  bot: string
  view: unknown
  seat: SeatId
}

/** What it decides; undefined where it has nothing to do. */
export type LocalThought = { move: string; args: unknown[] } | undefined

/** What a table of this device is played with. */
export interface LocalMeans {
  engine: Engine
  store: LocalStore
  think(question: LocalQuestion): Promise<LocalThought>
  /** How long a bot waits before it acts, in milliseconds: people want to follow. */
  botDelay(): number
}

/** What a page is told at every change. */
export type LocalState = Omit<TableState, 'room' | 'chat'>

/**
 * A table that is played where it is kept: no server, the same rules, the same checks. Bots get the view of their seat
 * and act through the same door as people. Whatever happens is stored soon after; where that fails the game goes on,
 * and `isKept` says so until it has been made up for.
 */
export class LocalTable {
  private readonly means: LocalMeans
  private readonly memory: MatchMemory
  private readonly match: Match
  private current: LocalRecord
  /** What is not stored yet. */
  private due: Omit<LocalChange, 'record'> = {}
  private storing: Promise<void> | undefined
  private kept = true
  private closed = false
  private playing = false
  /** The step at which a bot found nothing to do, by its seat. */
  private readonly passed = new Map<SeatId, number>()
  private readonly refusals = new Map<SeatId, number>()
  /** Questions that somebody answers by hand although there is only one answer: they have taken it back before. */
  private readonly held = new Set<number>()
  private readonly listeners = new Set<(forced?: { seat: SeatId; move: ForcedMove }) => void>()

  private constructor(means: LocalMeans, record: LocalRecord, memory: MatchMemory, match: Match) {
    this.means = means
    this.current = record
    this.memory = memory
    this.match = match
  }

  /** Takes a stored table up where it was left. Throws `Refused('rulesChanged')` where today's rules cannot go on. */
  static async open(means: LocalMeans, { record, ...whole }: LocalWhole): Promise<LocalTable> {
    const { engine } = means
    const memory = new MatchMemory({ record, ...whole })
    const folded = await fold(engine, memory, record.id, Number.MAX_SAFE_INTEGER)
    const changed = record.winners ? undefined : await goneOn(engine, memory, record.id, folded)
    if (!changed) return LocalTable.of(means, record, memory, folded)
    const { state, lines } = changed
    const snapshots = [...whole.snapshots, { step: state._stateID, state: JSON.stringify(state) }]
    const now = { ...record, steps: folded.told, waitingFor: waitingFor(state) }
    const anew = { moves: whole.moves.filter(({ step }) => step <= state._stateID), snapshots, lines }
    const table = await LocalTable.of(means, now, new MatchMemory({ record: now, ...anew }), {
      ...folded,
      state,
    })
    table.due = { ...anew, anew: true }
    table.keepSoon()
    return table
  }

  private static async of(
    means: LocalMeans,
    record: LocalRecord,
    memory: MatchMemory,
    { state, stored, told }: Folded,
  ): Promise<LocalTable> {
    const match = new Match(means.engine, memory, record.id, state, stored._stateID, told)
    await match.remember()
    return new LocalTable(means, record, memory, match)
  }

  get record(): Readonly<LocalRecord> {
    return this.current
  }

  /** Everything that has happened so far is stored. */
  get isKept(): boolean {
    return this.kept
  }

  /** What a seat sees now; null: a spectator. */
  state(seat: SeatId | null): LocalState {
    const { match } = this
    const own: LocalOwn = seat === null ? {} : (this.current.own[seat] ?? {})
    const { drafts = {}, look, forcedMoves } = own
    return {
      seat,
      step: match.told,
      view: match.sight(seat).view,
      drafts: Object.fromEntries(
        Object.entries(drafts).filter(([ask]) => askWith(match.state.G, Number(ask))?.seat === seat),
      ),
      ...(look && { look }),
      ...(forcedMoves !== undefined && { forcedMoves }),
      ...(match.canTakeBack(seat) && { takeBack: true as const }),
    }
  }

  /** Whether a game is over. */
  get isOver(): boolean {
    return this.match.state.G.outcome !== null
  }

  /** `tell` is called at every change, with a forced move if one was made. Returns what ends that. */
  listen(tell: (forced?: { seat: SeatId; move: ForcedMove }) => void): () => void {
    this.listeners.add(tell)
    return () => void this.listeners.delete(tell)
  }

  /** Bots begin to play. */
  wake(): void {
    void this.play()
  }

  /** A move of somebody at this device. Refused moves change nothing. */
  move(seat: SeatId, name: string, args: unknown[]): MoveResult {
    const result = this.act(
      () => this.match.refusal(seat, name, args) ?? this.match.tryMove(seat, name, args),
    )
    if (!result.refusal && name === 'reconsider') this.hold(seat)
    this.wake()
    return result
  }

  takeBack(seat: SeatId): MoveResult {
    const result = this.act(() => this.match.tryTakeBack(seat) ?? refuse('kit', 'notTakenBack'))
    if (!result.refusal) this.hold(seat)
    this.wake()
    return result
  }

  keepDraft(seat: SeatId, ask: number, play: unknown): void {
    const { [ask]: _, ...drafts } = this.state(seat).drafts
    this.keepOwn(seat, { drafts: play ? { ...drafts, [ask]: play as never } : drafts })
  }

  keepLook(seat: SeatId, { line, step }: Pick<KeptLook, 'line' | 'step'>): void {
    const before = this.current.own[seat]?.look
    const look = { line: Math.max(line, before?.line ?? 0), step: Math.max(step, before?.step ?? 0) }
    this.keepOwn(seat, { look: { ...look, at: Date.now() } })
  }

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

  /** Lines of the log before a number, as a seat may read them; once the game is over everybody reads all. */
  async log(seat: SeatId | null, before: number): Promise<LogPage> {
    const readable = (entry: LogEntry) =>
      this.isOver ? { n: entry.n, line: entry.full ?? entry.line } : readableEntry(entry, seat)
    const all = await this.memory.lines(this.current.id, before, Number.MAX_SAFE_INTEGER)
    return { entries: all.flatMap(entry => readable(entry) ?? []).slice(-LINES), first: 1 }
  }

  /** Everything of it, for a file or another store. */
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

  /** The whole state after so many moves, with what is hidden: for whoever plays on from there once it is over. */
  async stateAt(step: number) {
    return this.match.stateAt(step)
  }

  /** Bots play no more; resolves when everything is stored that can be. */
  async close(): Promise<void> {
    this.closed = true
    this.listeners.clear()
    await this.storing
  }

  private tell(forced?: { seat: SeatId; move: ForcedMove }): void {
    for (const listener of this.listeners) listener(forced)
  }

  private hold(seat: SeatId): void {
    for (const { id } of asksOf(this.match.state.G, seat)) this.held.add(id)
  }

  private act(judge: () => Accepted | Refusal): MoveResult {
    if (this.isOver) return { refusal: refuse('kit', 'stale') }
    if (this.match.step >= MOST_MOVES) return { refusal: refuse('kit', 'tooManyMoves') }
    let result: Accepted | Refusal
    try {
      result = judge()
    } catch {
      // Rules do not throw, and do not contradict themselves. Should they ever, the table survives it.
      return { refusal: refuse('kit', 'malformed') }
    }
    if ('rule' in result) return { refusal: result }
    const { state, write } = result
    const { move, lines, winners, quiet } = write
    const isBot = this.current.seats[Number(move.seat)] !== null
    this.match.advance(state, move, isBot, [])
    this.memory.add(move, lines)
    const { due } = this
    const isTimeToSave = winners !== null || move.step % STATE_EVERY === 0
    const snapshot = { step: move.step, state: JSON.stringify(state) }
    if (isTimeToSave) void this.memory.addSnapshot(this.current.id, snapshot)
    this.due = {
      ...due,
      moves: [...(due.moves ?? []), move],
      lines: [...(due.lines ?? []), ...lines],
      snapshots: [...(due.snapshots ?? []), ...(isTimeToSave ? [snapshot] : [])],
    }
    this.current = {
      ...this.current,
      updatedAt: move.at,
      steps: this.match.told,
      waitingFor: write.waitingFor,
      winners,
    }
    this.keepSoon()
    this.tell()
    return { step: this.match.told, ...(quiet && { secret: this.match.secretOf(move.seat) }) }
  }

  private keepOwn(seat: SeatId, own: LocalOwn): void {
    const before = this.current.own[seat]
    this.current = { ...this.current, own: { ...this.current.own, [seat]: { ...before, ...own } } }
    this.keepSoon()
  }

  /** Stores what is due: one thing after the other, and what did not work together with what comes next. */
  private keepSoon(): void {
    this.storing ??= this.keep().finally(() => {
      this.storing = undefined
    })
  }

  private async keep(): Promise<void> {
    let written: LocalRecord | undefined
    while (written !== this.current) {
      const { due, current } = this
      this.due = {}
      const before = this.kept
      try {
        await this.means.store.write({ record: current, ...due })
        written = current
        this.kept = true
      } catch {
        this.due = joined(due, this.due)
        this.kept = false
      }
      if (before !== this.kept) this.tell()
      if (!this.kept) return
    }
  }

  /** Bots act, and forced moves are made, until only people are asked. */
  private async play(): Promise<void> {
    if (this.playing) return
    this.playing = true
    try {
      while (!this.closed && !this.isOver && this.someoneActs()) {
        const { seats } = this.current
        const bots = seats.filter(bot => bot !== null).length
        await this.pause(this.means.botDelay() * Math.min(1, UNHURRIED / bots))
        for (const [seat, bot] of seats.entries()) {
          if (this.closed || this.isOver) break
          if (bot === null) this.force(String(seat))
          else await this.letThink(String(seat), bot)
        }
      }
    } finally {
      this.playing = false
    }
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise(done => setTimeout(done, milliseconds))
  }

  private someoneActs(): boolean {
    return this.current.seats.some((bot, seat) =>
      bot === null ? this.wayFor(String(seat)) : this.mayThink(String(seat)),
    )
  }

  private mayThink(seat: SeatId): boolean {
    const { step, state } = this.match
    return step < MOST_MOVES && this.passed.get(seat) !== step && asksOf(state.G, seat).length > 0
  }

  private async letThink(seat: SeatId, bot: string): Promise<void> {
    if (!this.mayThink(seat)) return
    const { game } = this.means.engine
    const { view } = this.match.sight(seat)
    const { step } = this.match
    const refusals = this.refusals.get(seat) ?? 0
    const thought =
      refusals > THOUGHTS
        ? game.anyMove(view, seat, Math.random)
        : await this.means.think({ game: game.meta.id, bot, view, seat })
    if (this.closed || this.isOver) return
    if (!thought) {
      this.passed.set(seat, step)
      return
    }
    const { move, args } = thought
    const { refusal } = this.act(
      () => this.match.refusal(seat, move, [...args]) ?? this.match.tryMove(seat, move, [...args]),
    )
    if (!refusal) this.refusals.delete(seat)
    // Somebody else was quicker: it looks again.
    else if (this.match.step === step) this.refusals.set(seat, refusals + 1)
    if (refusals > THOUGHTS && refusal) this.passed.set(seat, step)
  }

  /** What somebody can answer in one way alone, if that is to be done for them. */
  private wayFor(seat: SeatId) {
    if (!this.current.own[seat]?.forcedMoves || asksOf(this.match.state.G, seat).length === 0)
      return undefined
    const [way] = this.means.engine.game.onlyWays(this.match.sight(seat).view, seat)
    return way && !this.held.has(way.ask.id) ? way : undefined
  }

  private force(seat: SeatId): void {
    const way = this.wayFor(seat)
    if (!way) return
    const { ask, question, label, why, play } = way
    const { refusal } = this.act(
      () =>
        this.match.refusal(seat, play.move, [...play.args]) ??
        this.match.tryMove(seat, play.move, [...play.args]),
    )
    // It is asked after all.
    if (refusal) this.held.add(ask.id)
    else this.tell({ seat, move: { ask: ask.id, question, label, ...(why && { why }) } })
  }
}

/** What was due before and what has come since, to be stored together. */
const joined = (
  before: Omit<LocalChange, 'record'>,
  since: Omit<LocalChange, 'record'>,
): Omit<LocalChange, 'record'> => ({
  ...(before.anew && { anew: true }),
  moves: [...(before.moves ?? []), ...(since.moves ?? [])],
  snapshots: [...(before.snapshots ?? []), ...(since.snapshots ?? [])],
  lines: [...(before.lines ?? []), ...(since.lines ?? [])],
})

/** What a new table is made of. */
export interface LocalWish {
  id: string
  /** By seat: the name of a bot; null where somebody at this device plays. */
  seats: (string | null)[]
  options: LocalRecord['options']
  seed: string
  /** A moment of another match that it goes on from, with what had been said until then. */
  from?: { state: NonNullable<LocalRecord['start']>; lines: LogEntry[] }
}

/** A new table, as it is stored. Its options must fit the game and the number of seats. */
export function newTable(
  engine: Engine,
  { id, seats, options, seed, from }: LocalWish,
  now: number,
): LocalWhole {
  const { meta } = engine.game
  const first = from
    ? engine.beginFrom(
        { game: meta.id, rulesVersion: meta.rulesVersion, players: seats.length, options, state: from.state },
        seed,
      )
    : engine.begin(seats.length, options, seed)
  return {
    record: {
      version: 1,
      id,
      game: meta.id,
      rulesVersion: meta.rulesVersion,
      options,
      seats,
      seed,
      start: from?.state ?? null,
      createdAt: now,
      updatedAt: now,
      steps: 0,
      waitingFor: waitingFor(first),
      winners: null,
      own: {},
    },
    moves: [],
    snapshots: [{ step: 0, state: JSON.stringify(first) }],
    lines: from?.lines ?? linesAfter(first, 0),
  }
}
