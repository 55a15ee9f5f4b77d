import isEqual from 'lodash/isEqual.js'
import type { GameModule, Play, SeatId } from '../../games/kit/index.ts'
import type { Engine } from '../bgio.ts'
import type { SeatAway } from '../holidays.ts'
import { type Accepted, type Match, waitingFor } from '../match/match.ts'
import { isClock } from '../pace.ts'
import type { ChatMessage, Look, Room, SpectatorMessage } from '../protocol.ts'
import { linesAfter } from '../replay.ts'
import { Audience, type Watcher } from './audience.ts'
import { STOCK_LOG } from './boardgameio/messages.ts'
import { loadMatch } from './loading.ts'
import type { Moment } from './moment.ts'
import { noteResult } from './notifications/club-events.ts'
import { catchUp } from './peers/follow.ts'
import { Link } from './peers/link.ts'
import type { Elsewhere, RoomNews } from './peers/peers.ts'
import { Presence } from './presence.ts'
import { Refused } from './problem.ts'
import { Queue } from './queue.ts'
import { reseat } from './reseat.ts'
import { awayIn, formersIn, roomView, seatFor } from './room.ts'
import { Own } from './seat-data.ts'
import { checkGame, closeRanks, sittingIn, whoLeaves } from './seating.ts'
import type { Services } from './services.ts'
import { openSpectatorTalk, spectatorTalkFor } from './spectators.ts'
import { withHolidays } from './storage/holidays.ts'
import type { Person, RoomRecord } from './storage/store.ts'
import { heardBy, Talk } from './talk.ts'
import { standOrRun } from './time/clocks.ts'
import { dueAfter, nextWake, type Times, timesOf } from './time/deadlines.ts'
import { roomAt, timesIn } from './time/match-times.ts'
import type { Now } from './time/uptime.ts'
import { hearsPlayers, mustWatch } from './watching.ts'
import { whispersOf } from './whispers.ts'

const TRIES = 10
const SOON = 50
/** People who come and go are told of so often at most, in milliseconds. */
const CALM = 500
/** How long nothing must have followed a move before it is offered to take it back, in milliseconds. */
const OFFER_AFTER = 150

const peopleIn = ({ seats }: Readonly<RoomRecord>) => seats.map(({ person }) => person)

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
  readonly talk: Talk<ChatMessage>
  readonly spectatorTalk: Talk<SpectatorMessage>
  readonly own: Own
  private readonly link: Link
  /** Whose share of the server's work its bots take: of the address that opened it, while that is known. */
  payer: string
  /** When it was last used. */
  touched = Date.now()
  private current: RoomRecord
  private match: Match | undefined
  private telling: NodeJS.Timeout | undefined
  private offering: NodeJS.Timeout | undefined
  private toldAt = 0
  private toldAway: readonly SeatAway[] = []

  constructor(services: Services, engine: Engine, record: RoomRecord) {
    this.services = services
    this.engine = engine
    this.current = record
    this.payer = record.id
    this.talk = new Talk(limit => services.store.chat(record.id, limit))
    this.spectatorTalk = new Talk(limit => services.store.spectators.chat(record.id, limit))
    this.own = new Own(services.store, record.id)
    this.link = new Link(services.peers, () => ({
      room: record.id,
      step: this.match?.step ?? 0,
      version: this.current.version,
      chat: this.talk.newest,
      spectatorChat: this.spectatorTalk.newest,
    }))
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

  /** What time it is, also for clocks. */
  async now(): Promise<Now> {
    const { uptime } = this.services
    return isClock(this.current.pace) ? uptime.fresh() : uptime.now()
  }

  /** The room as everybody may see it. */
  view(): Room {
    const online = (seat: number) => this.presence.online(this.current, seat)
    const spectators = this.audience.spectators + this.presence.spectatorsElsewhere
    return roomView(this.current, online, spectators, this.services.uptime.now())
  }

  /** Tells everybody who looks at the room or at the list of rooms. */
  tell(): void {
    clearTimeout(this.telling)
    this.telling = undefined
    this.toldAt = Date.now()
    const room = this.view()
    this.audience.roomChanged(room)
    this.services.lobby.roomChanged(room)
    this.tellAway()
    this.appear()
  }

  /** Tells those who sit here who has holidays, where that is not as they were told. */
  private tellAway(): void {
    const away = awayIn(this.current, Date.now())
    if (isEqual(away, this.toldAway)) return
    this.toldAway = away
    for (const seat of this.current.seats.keys()) this.audience.share(null, String(seat), 'away', away)
  }

  /** Something changed: bots act, and what is to be done for people. */
  wake(): void {
    this.services.bots.wake(this)
    this.services.forced.wake(this)
  }

  /** The same for people who come and go, which many may do at once. */
  tellSoon(): void {
    // A clock that was put back is none to wait for.
    const pause = Math.min(CALM, Math.max(SOON, this.toldAt + CALM - Date.now()))
    this.telling ??= setTimeout(() => this.tell(), pause).unref()
  }

  /** Tells the other processes that something is stored. */
  announce(news: Partial<RoomNews> = {}): void {
    this.link.tell(news)
  }

  /** Puts down for the other processes who looks here; `anew` where what was put down is lost. */
  appear(anew = false): void {
    void this.link.appear({ names: this.presence.names, spectators: this.audience.spectators }, anew)
  }

  /** Who looks at the other processes. */
  see(others: Elsewhere): void {
    if (this.presence.see(others)) this.tellSoon()
  }

  /** Changes the room. `edit` works on a copy, and throws to refuse. */
  async change(edit: (draft: RoomRecord) => void): Promise<void> {
    const { store } = this.services
    for (let tries = 0; tries < TRIES; tries++) {
      const now = await this.now()
      const draft = structuredClone(this.current)
      edit(draft)
      if (!isEqual(peopleIn(this.current), peopleIn(draft)))
        draft.seats = await withHolidays(store.holidays, draft.seats)
      const isPlayed = this.current.status === 'playing'
      if (isPlayed) draft.formers.push(...(await formersIn(this.current, draft, store)))
      const leavers = isPlayed ? whoLeaves(this.current, draft) : []
      // What somebody has asked the others was asked of those who sit here.
      if (!isEqual(sittingIn(this.current), sittingIn(draft))) {
        draft.takeBack = draft.endWish = draft.pauseWish = draft.handsWish = null
        draft.openHands = false
      }
      // Of a finished match it says when it ended, whoever renames or leaves what afterwards.
      if (draft.status !== 'finished') draft.updatedAt = Date.now()
      if (draft.status === 'playing') standOrRun(draft, now.ran)
      draft.dueAt = dueAfter(draft, now)
      if (await store.saveRoom(draft)) {
        const { listed } = this.current
        this.current = { ...draft, version: draft.version + 1 }
        const unlisted = listed && !draft.listed
        if (unlisted) this.services.lobby.unlisted(this.view())
        await reseat(this)
        this.tell()
        this.announce({ changed: true, ...(unlisted && { unlisted }) })
        this.wake()
        await store.leavers.add(this.id, leavers, draft.updatedAt)
        return
      }
      await catchUp(this)
    }
    throw new Refused('conflict')
  }

  /** Another process wrote the room. */
  async adopt(record: RoomRecord): Promise<void> {
    const { status } = this.current
    this.current = record
    await reseat(this, status === 'open' && record.status !== 'open')
    if (status === 'playing' && record.status === 'finished') await openSpectatorTalk(this)
    this.tell()
    this.wake()
  }

  /** Nothing that is in memory can be gone on from. */
  async reload(): Promise<void> {
    this.match = undefined
    this.rest()
    this.current = await this.stored()
    await reseat(this, true)
    this.tell()
  }

  /** The room as it is stored now. */
  async stored(): Promise<RoomRecord> {
    const stored = await this.services.store.room(this.id)
    if (!stored) throw new Refused('notFound')
    return stored
  }

  /** Begins the match with the seats that are taken: anew, or from a moment of another one, with what was said until then. */
  async start(from?: Moment): Promise<void> {
    const { services, game } = this
    const draft = structuredClone(this.current)
    closeRanks(draft, game)
    checkGame(game, draft.seats.length, draft.options)
    const seed = draft.seed ?? services.newSeed()
    const state = from
      ? this.engine.beginFrom(from.position, seed)
      : this.engine.begin(draft.seats.length, draft.options, seed)
    draft.status = 'playing'
    if (draft.rated) draft.entrants = draft.seats.map(({ person }) => person)
    draft.rulesVersion = game.meta.rulesVersion
    draft.waitingFor = waitingFor(state)
    draft.startedAt = draft.updatedAt = Date.now()
    const now = { ...(await this.now()), at: draft.startedAt }
    standOrRun(draft, now.ran)
    draft.used = {}
    Object.assign(draft, timesIn(draft, this.engine, state, now))
    const stored = await services.store.startMatch(
      draft,
      JSON.stringify(state),
      from?.lines ?? linesAfter(state, 0),
    )
    if (!stored) {
      await catchUp(this)
      throw new Refused('conflict')
    }
    this.current = { ...draft, version: draft.version + 1 }
    services.metrics.matches.inc({ game: game.meta.id })
    services.log.info({ room: this.id, game: game.meta.id, seats: draft.seats.length }, 'a match begins')
    await reseat(this, true)
    this.tell()
    this.announce({ changed: true })
    this.wake()
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
      const { match, room } = loaded
      const isAhead = match.told > room.steps
      const isNewer = room.version > this.current.version
      this.match = match
      this.current = isAhead ? roomAt(match, room, await this.timesIn(match, room)) : room
      if (isNewer) this.announce()
    }
    return this.match
  }

  /** Where the match has gone on since the room was read. What clocks say then is stored with its moves. */
  private async timesIn(match: Match, room: Readonly<RoomRecord>): Promise<Times> {
    if (!isClock(room.pace)) return timesIn(room, this.engine, match.state, await this.now())
    const stored = await this.stored()
    return timesOf(stored.steps === match.told ? stored : room)
  }

  /** What another process has stored of the time of this moment. */
  tellTimes(times: Times): void {
    this.current = { ...this.current, ...times }
    this.audience.roomChanged(this.view())
  }

  /** The match if it is in memory. */
  get loaded(): Match | undefined {
    return this.match
  }

  /** A move is stored: the match goes on, and everybody hears of it. */
  async moved(match: Match, accepted: Accepted, times: Times): Promise<void> {
    const { services } = this
    const { move, winners, ending, agreedEnd } = accepted.write
    if (winners) {
      const version = this.current.version + 1
      this.current = { ...this.current, status: 'finished', winners, ending, agreedEnd, version }
      if (this.current.rated) services.ratings.settleSoon(this.id)
    }
    this.goOn(match, accepted, times)
    this.announce(winners ? { changed: true } : {})
    services.metrics.moves.inc({ game: this.game.meta.id })
    if (winners) {
      services.log.info({ room: this.id, steps: move.step, winners }, 'a match is over')
      this.tell()
      await reseat(this)
      await openSpectatorTalk(this)
      await noteResult(services, this.current)
    } else if (!accepted.write.quiet) services.lobby.roomMoved(this)
    this.wake()
    if (winners || move.step % services.config.snapshotEvery === 0) await this.save(true)
    // Somebody else may have changed the room just before.
    if (winners && services.peers.shared) await catchUp(this)
  }

  /** The match goes on with a stored move, and everybody who looks here hears of it. */
  goOn(match: Match, { state, write: { move, quiet } }: Accepted, times: Times): void {
    const isBot = this.current.seats[Number(move.seat)]?.bot != null
    const before = match.advance(state, move, isBot, this.audience.seats('patch'))
    this.touched = move.at
    if (!quiet) this.current = { ...roomAt(match, this.current, times), updatedAt: move.at }
    this.audience.moved(match, before, move, quiet)
    if (!quiet && this.current.pace) this.audience.roomChanged(this.view())
    this.offerSoon(match)
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
    watcher.seat = seatFor(this.current, watcher)
    if (watcher.key !== null && watcher.seat !== seat) throw new Refused('wrongKey')
    mustWatch(this.current, watcher.seat)
    const match = this.current.status === 'open' ? undefined : await this.play()
    this.audience.watchers.add(watcher)
    this.presence.enter(watcher)
    if (match) await this.show(watcher)
    // From here on what is said is heard.
    else this.audience.wait(watcher, this.view(), await this.talk.all())
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
    const played = () => this.services.store.moves(this.id, Math.max(0, match.step - STOCK_LOG), match.step)
    const { seat } = watcher
    const isOwn = watcher.kind !== 'stock' && seat !== null
    const own = isOwn ? await this.own.of(match, seat, this.keyOf(seat)) : { drafts: {} }
    const away = awayIn(this.current, Date.now())
    const whispers = isOwn ? await whispersOf(this, seat) : []
    const said = {
      chat: hearsPlayers(this.current, seat) ? await this.talk.all() : [],
      ...(await spectatorTalkFor(this, watcher)),
      ...(whispers.length > 0 && { whispers }),
      ...(isOwn && (await heardBy(this, seat))),
      ...(isOwn && away.length > 0 && { away }),
    }
    await this.audience.show(watcher, match, this.view(), { ...said, ...own }, played)
  }

  /** Keeps what a seat has half chosen, and tells its other pages. */
  async keepDraft(watcher: Watcher, seat: SeatId, ask: number, play: Play | null): Promise<void> {
    await this.own.keepDraft(await this.play(), seat, this.keyOf(seat), ask, play)
    this.audience.share(watcher, seat, 'draft', ask, play)
    this.announce({ kept: [`${seat}/${ask}`] })
  }

  /** Keeps whether forced moves are made for a seat, and tells its other pages. */
  async keepForced(watcher: Watcher, seat: SeatId, made: boolean): Promise<void> {
    await this.own.keepForced(seat, this.keyOf(seat), made)
    this.audience.share(watcher, seat, 'forcedMoves', made)
    this.announce({ kept: [`${seat}/forced`] })
    this.wake()
  }

  /** Keeps how far a seat has seen what happened, and tells its other pages. */
  async keepLook(watcher: Watcher, seat: SeatId, look: Look): Promise<void> {
    const kept = await this.own.keepLook(await this.play(), seat, this.keyOf(seat), look)
    this.audience.share(watcher, seat, 'looked', kept)
    this.announce({ kept: [`${seat}/look`] })
  }

  keyOf(seat: SeatId): string {
    return this.current.seats[Number(seat)]!.key
  }

  /** Somebody at this table has a new name. It is stored with the person. */
  renamed({ id, name }: Person): void {
    const seats = this.current.seats.map(seat => (seat.person === id ? { ...seat, name } : seat))
    this.current = { ...this.current, seats }
    this.tell()
  }

  /** Reads when those who sit here have holidays. Where that is not as it was, time is reckoned anew. */
  async readHolidays(): Promise<void> {
    const seats = await withHolidays(this.services.store.holidays, this.current.seats)
    if (isEqual(seats, this.current.seats)) return
    this.current = { ...this.current, seats }
    await this.reckon()
  }

  /** When time does something next is not what was stored. */
  async reckon(): Promise<void> {
    const dueAt = dueAfter(this.current, await this.now())
    await this.services.store.setDue(this.id, dueAt, this.current)
    this.current = { ...this.current, dueAt }
    this.tell()
  }

  /** Deletes the room. False if somebody has changed it just now. */
  async drop(): Promise<boolean> {
    if (!(await this.services.store.dropRoom(this.id, this.current.version))) {
      await catchUp(this)
      return false
    }
    this.vanish()
    const { club } = this.current
    this.announce({ gone: true, ...(club !== null && { club }) })
    return true
  }

  /** The room does not exist any more. */
  vanish(): void {
    const { problem } = new Refused('notFound')
    for (const watcher of [...this.audience.watchers]) this.audience.deny(watcher, problem)
    this.close()
    this.services.lobby.gone(this.view())
  }

  /** What was due is done. */
  async settle(now: Now): Promise<void> {
    const dueAt = nextWake(this.current, now)
    await this.services.store.setDue(this.id, dueAt, this.current)
    this.current = { ...this.current, dueAt }
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
    this.forgetSaid()
  }

  /** Forgets what was said, to read again what is left of it. */
  forgetSaid(): void {
    this.talk.rest()
    this.spectatorTalk.rest()
  }

  /** Nothing happens at this table any more. */
  close(): void {
    clearTimeout(this.telling)
    this.presence.clear()
  }
}
