import type { GameModule, Play, SeatId } from '../../games/kit/index.ts'
import type { ChatMessage, Former, Look, Room, TableState } from '../protocol.ts'
import { Audience, type Watcher } from './audience.ts'
import type { Engine } from './bgio.ts'
import { Drafts } from './drafts.ts'
import { linesAfter } from './fold.ts'
import { sameSecret } from './keys.ts'
import { loadMatch } from './loading.ts'
import { Looks } from './looks.ts'
import { type Accepted, type Match, waitingFor } from './match.ts'
import type { Moment } from './moment.ts'
import { Presence } from './presence.ts'
import { Refused } from './problem.ts'
import { Queue } from './queue.ts'
import { roomView } from './room.ts'
import { checkGame, closeRanks, seatId, seatOf } from './seating.ts'
import type { Services } from './services.ts'
import type { Person, RoomRecord } from './storage/store.ts'

const TRIES = 3
const CHAT_SHOWN = 200
const SOON = 50
/** People who come and go are told of so often at most, in milliseconds. */
const CALM = 500
/** How long nothing must have followed a move before it is offered to take it back, in milliseconds. */
const OFFER_AFTER = 150

/**
 * One room in memory, with its match and everybody who looks at it. Everything that reads or writes it goes through
 * its queue (`Tables.use`), so that nothing happens in between; what changes is stored first and told afterwards.
 */
export class Table {
  readonly services: Services
  readonly engine: Engine
  readonly queue = new Queue()
  readonly audience: Audience
  readonly presence: Presence
  private readonly drafts: Drafts
  private readonly looks: Looks
  /** Whose share of the server's work its bots take: of the address that opened it, while that is known. */
  payer: string
  /** When it was last used. */
  touched = Date.now()
  private current: RoomRecord
  private match: Match | undefined
  /** The newest messages, once somebody has asked for them. */
  private messages: ChatMessage[] | undefined
  private telling: NodeJS.Timeout | undefined
  private offering: NodeJS.Timeout | undefined
  private toldAt = 0

  constructor(services: Services, engine: Engine, record: RoomRecord) {
    this.services = services
    this.engine = engine
    this.current = record
    this.payer = record.id
    this.drafts = new Drafts(services.store, record.id)
    this.looks = new Looks(services.store, record.id)
    this.audience = new Audience(record.id, services.broadcast(record.game))
    this.presence = new Presence(services.config.grace, services.isSettled, () => this.tellSoon())
  }

  get id(): string {
    return this.current.id
  }

  get record(): Readonly<RoomRecord> {
    return this.current
  }

  get game(): GameModule {
    return this.engine.game
  }

  /** Nobody needs it in memory. */
  get isIdle(): boolean {
    const { queue, audience, presence, services } = this
    return queue.idle && audience.watchers.size === 0 && presence.empty && !services.bots.busy(this)
  }

  /** The room as everybody may see it. */
  view(): Room {
    const online = (seat: number) => this.presence.online(this.current, seat)
    return roomView(this.current, online, this.audience.spectators)
  }

  /** Tells everybody who looks at the room or at the list of rooms. */
  tell(): void {
    clearTimeout(this.telling)
    this.telling = undefined
    this.toldAt = Date.now()
    const room = this.view()
    this.audience.roomChanged(room)
    this.services.lobby.roomChanged(room)
  }

  /** The same for people who come and go, which many may do at once. */
  tellSoon(): void {
    const pause = Math.max(SOON, this.toldAt + CALM - Date.now())
    this.telling ??= setTimeout(() => this.tell(), pause).unref()
  }

  /** Changes the room. `edit` works on a copy, and throws to refuse. */
  async change(edit: (draft: RoomRecord) => void): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const draft = structuredClone(this.current)
      edit(draft)
      if (this.current.status === 'playing') draft.formers.push(...(await this.formersIn(draft)))
      // Of a finished match it says when it ended, whoever renames or leaves what afterwards.
      if (draft.status !== 'finished') draft.updatedAt = Date.now()
      if (await this.services.store.saveRoom(draft)) {
        const { listed } = this.current
        this.current = { ...draft, version: draft.version + 1 }
        if (listed && !draft.listed) this.services.lobby.unlisted(this.view())
        await this.reseat()
        this.tell()
        this.services.bots.wake(this)
        return
      }
      await this.reload()
    }
    throw new Refused('conflict')
  }

  /** Who leaves a seat of the running match with this change: the log goes on to call them by their names. */
  private async formersIn(draft: RoomRecord): Promise<Former[]> {
    const left = this.current.seats.flatMap(({ person, name }, seat) =>
      draft.seats[seat]?.person === person ? [] : [{ seat: seatId(seat), name }],
    )
    if (left.length === 0) return []
    const [newest] = await this.services.store.lines(this.id, Number.MAX_SAFE_INTEGER, 1)
    return left.map(one => ({ ...one, line: newest?.n ?? 0 }))
  }

  /** Another process wrote the room: what is in memory is old. */
  async reload(): Promise<void> {
    const stored = await this.services.store.room(this.id)
    if (!stored) throw new Refused('notFound')
    this.current = stored
    this.match = undefined
    this.rest()
    await this.reseat()
    for (const watcher of this.audience.watchers) await this.show(watcher)
  }

  /** Begins the match with the seats that are taken: anew, or from a moment of another one, with what was said until then. */
  async start(from?: Moment): Promise<void> {
    const { services, game } = this
    const draft = structuredClone(this.current)
    closeRanks(draft, game)
    checkGame(game, draft.seats.length, draft.options)
    const state = from
      ? this.engine.beginFrom(from.position)
      : this.engine.begin(draft.seats.length, draft.options)
    draft.status = 'playing'
    draft.rulesVersion = game.meta.rulesVersion
    draft.waitingFor = waitingFor(state)
    draft.startedAt = draft.updatedAt = Date.now()
    const stored = await services.store.startMatch(
      draft,
      JSON.stringify(state),
      from?.lines ?? linesAfter(state, 0),
    )
    if (!stored) throw new Refused('conflict')
    this.current = { ...draft, version: draft.version + 1 }
    services.metrics.matches.inc({ game: game.meta.id })
    services.log.info({ room: this.id, game: game.meta.id, seats: draft.seats.length }, 'a match begins')
    for (const watcher of this.audience.watchers) {
      watcher.seat = this.seatFor(watcher)
      await this.show(watcher)
    }
    this.tell()
    services.bots.wake(this)
  }

  /** The running or finished match. */
  async play(): Promise<Match> {
    if (this.current.status === 'open') throw new Refused('notPlaying')
    if (!this.match) {
      const loaded = await loadMatch(this.services, this.engine, this.current)
      if (!loaded) {
        await this.reload()
        return this.play()
      }
      this.match = loaded.match
      this.current = loaded.room
    }
    return this.match
  }

  /** The match if it is in memory. */
  get loaded(): Match | undefined {
    return this.match
  }

  /** A move is stored: the match goes on, and everybody hears of it. */
  async moved(match: Match, { state, write }: Accepted): Promise<void> {
    const { services } = this
    const { move, waitingFor, winners, quiet } = write
    const isBot = this.current.seats[Number(move.seat)]?.bot != null
    const before = match.advance(state, move, isBot, this.audience.seats('patch'))
    this.touched = move.at
    if (!quiet) {
      const record = { ...this.current, steps: move.told, waitingFor, updatedAt: move.at }
      this.current = winners
        ? { ...record, status: 'finished', winners, version: record.version + 1 }
        : record
    }
    this.audience.moved(match, before, move, quiet)
    this.offerSoon(match)
    services.metrics.moves.inc({ game: this.game.meta.id })
    if (winners) {
      services.log.info({ room: this.id, steps: move.step, winners }, 'a match is over')
      this.tell()
    } else if (!quiet) services.lobby.roomMoved(this)
    services.bots.wake(this)
    if (winners || move.step % services.config.snapshotEvery === 0) await this.save(true)
  }

  /** Offers to take a move back when nothing has followed it for a moment. */
  private offerSoon(match: Match): void {
    clearTimeout(this.offering)
    const offer = () => {
      if (this.match === match) this.audience.offer(match)
    }
    this.offering = setTimeout(offer, OFFER_AFTER).unref()
  }

  /** A page begins to watch, from the `seat` whose key it has, or as its session may. Before the start it waits, and is shown the table when the match begins. */
  async watch(watcher: Watcher, seat: SeatId | null): Promise<void> {
    watcher.seat = this.seatFor(watcher)
    if (watcher.key !== null && watcher.seat !== seat) throw new Refused('wrongKey')
    const match = this.current.status === 'open' ? undefined : await this.play()
    this.audience.watchers.add(watcher)
    this.presence.enter(watcher)
    if (match) await this.show(watcher)
    else watcher.send('room', this.view())
    this.tellSoon()
  }

  unwatch(watcher: Watcher): void {
    if (!this.audience.watchers.has(watcher)) return
    this.audience.remove(watcher)
    this.presence.leave(watcher)
    this.tellSoon()
  }

  /** Everything, for a watcher who cannot go on with differences. */
  async show(watcher: Watcher): Promise<void> {
    if (this.current.status === 'open') return
    const match = await this.play()
    const played = () => this.services.store.moves(this.id, 0, match.step)
    const { seat } = watcher
    const own = watcher.kind === 'stock' || seat === null ? { drafts: {} } : await this.keptFor(match, seat)
    await this.audience.show(watcher, match, this.view(), { chat: await this.chat(), ...own }, played)
  }

  /** What is kept for nobody but a seat. */
  private async keptFor(match: Match, seat: SeatId): Promise<Pick<TableState, 'drafts' | 'look'>> {
    const key = this.keyOf(seat)
    const drafts = await this.drafts.of(match.state.G, seat, key)
    const look = await this.looks.of(match, seat, key)
    return { drafts, ...(look && { look }) }
  }

  /** Keeps what a seat has half chosen, and tells its other pages. */
  async keepDraft(watcher: Watcher, seat: SeatId, ask: number, play: Play | null): Promise<void> {
    const { state } = await this.play()
    await this.drafts.keep(state.G, seat, this.keyOf(seat), ask, play)
    this.audience.share(watcher, 'draft', ask, play)
  }

  /** Keeps how far a seat has seen what happened, and tells its other pages. */
  async keepLook(watcher: Watcher, seat: SeatId, look: Look): Promise<void> {
    const kept = await this.looks.keep(await this.play(), seat, this.keyOf(seat), look)
    this.audience.share(watcher, 'looked', kept)
  }

  private keyOf(seat: SeatId): string {
    return this.current.seats[Number(seat)]!.key
  }

  private async chat(): Promise<ChatMessage[]> {
    this.messages ??= await this.services.store.chat(this.id, CHAT_SHOWN)
    return this.messages
  }

  /** A message is stored: everybody hears of it. */
  said(message: ChatMessage): void {
    this.messages = this.messages && [...this.messages, message].slice(-CHAT_SHOWN)
    this.audience.said(message)
  }

  /** The seat that a watcher has: the one whose key it holds, or the one of its session. */
  private seatFor({ key, person }: Watcher): SeatId | null {
    const seat = key === null ? seatOf(this.current, person) : this.seatWithKey(key)
    return seat === undefined ? null : seatId(seat)
  }

  private seatWithKey(key: string): number {
    const seat = this.current.seats.findIndex(({ key: own }) => sameSecret(own, key))
    if (seat < 0) throw new Refused('wrongKey')
    return seat
  }

  /** Seats changed: whoever lost a seat does not watch from it any longer, whoever got one sees more. */
  private async reseat(): Promise<void> {
    for (const watcher of [...this.audience.watchers]) {
      try {
        const seat = this.seatFor(watcher)
        if (seat === watcher.seat) continue
        if (seat === null) throw new Refused('notYourSeat')
        this.audience.remove(watcher)
        watcher.seat = seat
        this.audience.watchers.add(watcher)
        await this.show(watcher)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        this.presence.leave(watcher)
        this.audience.deny(watcher, error.problem)
      }
    }
  }

  /** Somebody at this table has a new name. It is stored with the person. */
  renamed({ id, name }: Person): void {
    const seats = this.current.seats.map(seat => (seat.person === id ? { ...seat, name } : seat))
    this.current = { ...this.current, seats }
    this.tell()
  }

  /** Deletes the room. */
  async drop(): Promise<void> {
    await this.services.store.dropRoom(this.id)
    const { problem } = new Refused('notFound')
    for (const watcher of [...this.audience.watchers]) this.audience.deny(watcher, problem)
    this.close()
    this.services.lobby.gone(this.view())
  }

  /** Stores the state whole. Should that fail, the moves are stored all the same. */
  async save(kept: boolean): Promise<void> {
    try {
      await this.match?.save(kept)
    } catch (error) {
      this.services.log.error({ err: error, room: this.id }, 'the state could not be stored')
    }
  }

  /** Forgets what can be made again. */
  rest(): void {
    this.match?.rest()
    this.audience.rest()
    this.messages = undefined
  }

  /** Nothing happens at this table any more. */
  close(): void {
    clearTimeout(this.telling)
    this.presence.clear()
  }
}
