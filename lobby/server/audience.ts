import type { SeatId } from '../../games/kit/index.ts'
import { type Compared, changesBetween } from '../changes.ts'
import type { Match, Sight } from '../match/match.ts'
import type { ChatMessage, Problem, Room, TableState } from '../protocol.ts'
import { matchData, type Story, stockChat, storyOf, updateFor } from './boardgameio/messages.ts'
import type { Told } from './boardgameio/told.ts'
import type { MoveRecord } from './storage/store.ts'

/** One socket that looks at a match. */
export interface Watcher {
  /** Our own client takes differences, boardgame.io's whole states. */
  readonly kind: 'patch' | 'stock'
  readonly person: string | null
  /** Credentials of the seat, where they and not the session say which seat it is. */
  readonly key: string | null
  /** What was said that it has been told: boardgame.io's clients show whatever comes once more. */
  readonly told: Told
  seat: SeatId | null
  send(event: string, ...args: unknown[]): void
  /** Hears from now on what goes to this channel, and only that. */
  tune(channel: string | null): void
}

/** Sends something to every socket that is tuned to a channel, written out only once. */
export type Broadcast = (channel: string, event: string, ...args: unknown[]) => void

/** Everybody who looks at one match, by what they may see. */
export class Audience {
  readonly watchers = new Set<Watcher>()
  private readonly room: string
  private readonly broadcast: Broadcast
  private readonly stories = new Map<SeatId | null, Story>()

  constructor(room: string, broadcast: Broadcast) {
    this.room = room
    this.broadcast = broadcast
  }

  get spectators(): number {
    let count = 0
    for (const { seat } of this.watchers) if (seat === null) count += 1
    return count
  }

  private channel(kind: Watcher['kind'], seat: SeatId | null): string {
    return `${this.room}/${kind}/${seat ?? 'all'}`
  }

  /** The seats from which watchers of this kind look; null for spectators. */
  seats(kind: Watcher['kind']): Set<SeatId | null> {
    const seats = new Set<SeatId | null>()
    for (const watcher of this.watchers) if (watcher.kind === kind) seats.add(watcher.seat)
    return seats
  }

  remove(watcher: Watcher): void {
    if (this.watchers.delete(watcher)) watcher.tune(null)
  }

  /** Sends everything to a watcher, who hears of every change from then on. */
  async show(
    watcher: Watcher,
    match: Match,
    room: Room,
    {
      chat,
      ...own
    }: Pick<
      TableState,
      'chat' | 'spectatorChat' | 'whispers' | 'heard' | 'away' | 'drafts' | 'look' | 'forcedMoves'
    >,
    played: () => Promise<MoveRecord[]>,
  ): Promise<void> {
    watcher.tune(this.channel(watcher.kind, watcher.seat))
    const sight = match.sight(watcher.seat)
    if (watcher.kind === 'stock') {
      const story = await this.story(match, watcher.seat, played)
      const missed = watcher.told.missed(this.room, chat)
      const { offset } = watcher.told
      watcher.send('sync', this.room, { ...story, filteredMetadata: matchData(room) }, offset)
      for (const message of missed) this.tellStock(watcher, message)
      return
    }
    const table: TableState = {
      room,
      seat: watcher.seat,
      step: match.told,
      view: sight.view,
      chat,
      ...own,
      ...(match.canTakeBack(watcher.seat) && { takeBack: true as const }),
    }
    watcher.send('table', table)
  }

  /** Shows the room to a watcher who waits for the match to begin. */
  wait(watcher: Watcher, room: Room, chat: readonly ChatMessage[]): void {
    if (watcher.kind === 'patch') {
      watcher.send('room', room)
      return
    }
    const missed = watcher.told.missed(this.room, chat)
    watcher.send('room', room, watcher.told.offset)
    for (const message of missed) this.tellStock(watcher, message)
  }

  /** All that boardgame.io's clients of a seat are told of the match; made once per step, whoever asks. */
  private async story(
    match: Match,
    seat: SeatId | null,
    played: () => Promise<MoveRecord[]>,
  ): Promise<Story> {
    const known = this.stories.get(seat)
    if (known) return known
    const first = await match.sightAt(0, seat)
    const story = storyOf(match.sight(seat), first, match.told, seat, await played())
    this.stories.set(seat, story)
    return story
  }

  /** Forgets what can be made again. */
  rest(): void {
    this.stories.clear()
  }

  /**
   * Tells everybody of a move that is stored; of a `quiet` one only the seat that made it, as a change of the moment that
   * everybody knows. `before`: what the seats of patching watchers saw until now.
   */
  moved(match: Match, before: ReadonlyMap<SeatId | null, Sight>, move: MoveRecord, quiet: boolean): void {
    this.stories.clear()
    const isTold = (seat: SeatId | null) => !quiet || seat === move.seat
    const compared: Compared = new Map()
    for (const [seat, seen] of before) {
      if (!isTold(seat)) continue
      const change = {
        from: quiet ? move.told : move.told - 1,
        to: move.told,
        patch: changesBetween(seen.view as object, match.sight(seat).view as object, compared),
      }
      this.broadcast(this.channel('patch', seat), 'patch', change)
    }
    for (const seat of this.seats('stock')) {
      if (!isTold(seat)) continue
      const { state, log } = updateFor(match.sight(seat), move, seat)
      this.broadcast(this.channel('stock', seat), 'update', this.room, state, log)
    }
  }

  /** Tells whoever made the last move that it can be taken back, if it can. */
  offer(match: Match): void {
    const seat = match.mayTakeBack
    if (seat !== undefined) this.broadcast(this.channel('patch', seat), 'takeBack', match.told)
  }

  /** Tells everybody of seats, names and presence. */
  roomChanged(room: Room): void {
    for (const watcher of this.watchers) {
      if (watcher.kind === 'patch') watcher.send('room', room)
      else watcher.send('matchData', this.room, matchData(room))
    }
  }

  /** Tells something that those who play say to all: those at each seat, or without one, who hear it. */
  said(message: ChatMessage, hears: (seat: SeatId | null) => boolean): void {
    for (const watcher of this.watchers) {
      if (!hears(watcher.seat)) continue
      if (watcher.kind === 'patch') watcher.send('chat', message)
      else this.tellStock(watcher, message)
    }
  }

  private tellStock(watcher: Watcher, message: ChatMessage): void {
    if (watcher.told.tell(this.room, message))
      watcher.send('chat', this.room, stockChat(message), watcher.told.offset)
  }

  /** Tells the other pages of a seat what was done on one of them and is nobody else's business. */
  share(
    by: Watcher | null,
    seat: SeatId,
    event: 'draft' | 'looked' | 'whisper' | 'heard' | 'away' | 'forcedMoves' | 'forced',
    ...args: unknown[]
  ): void {
    for (const watcher of this.watchers)
      if (watcher !== by && watcher.kind === 'patch' && watcher.seat === seat) watcher.send(event, ...args)
  }

  /** Ends the watching. */
  deny(watcher: Watcher, problem: Problem): void {
    this.remove(watcher)
    watcher.send('denied', problem)
  }
}
