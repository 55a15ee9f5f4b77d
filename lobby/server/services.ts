import type { Logger } from 'pino'
import type { SeatId } from '../../games/kit/index.ts'
import type { Engine } from '../bgio.ts'
import type { ChatMessage, Room } from '../protocol.ts'
import type { Ratings } from './account/ratings.ts'
import type { Broadcast } from './audience.ts'
import type { Config } from './config.ts'
import type { Past } from './history-cache.ts'
import type { Limits } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { Peers, RoomNews } from './peers/peers.ts'
import type { Person, Store } from './storage/store.ts'
import type { Table } from './table.ts'
import type { Uptime } from './time/uptime.ts'

/** What the parts of the server share. Put together once, in `createServer`. */
export interface Services {
  config: Config
  store: Store
  /** The other processes on the same database. */
  peers: Peers
  log: Logger
  /** The time of live clocks. */
  uptime: Uptime
  metrics: Metrics
  limits: Limits
  past: Past
  ratings: Ratings
  /** By id of the game. */
  engines: ReadonlyMap<string, Engine>
  /** A seed for a match, which nobody can guess. */
  newSeed(): string
  /** Whoever was here before the server started has had the time to come back. */
  isSettled(): boolean
  /** Ends the connections of a person that were begun under an older number of the session, and those on their way. */
  disconnect(person: Pick<Person, 'id' | 'session'>): void
  /** Ends those that a person has now: they come back at once, and are asked anew what they may see. */
  reconnect(person: string): void
  /** Sends to the sockets of a game. */
  broadcast(game: string): Broadcast
  lobby: LobbyNews
  bots: BotKeeper
  forced: ForcedMoveKeeper
}

/** Tells the pages that look at the lobby. */
export interface LobbyNews {
  /** A room was opened or changed. */
  roomChanged(room: Room): void
  /** Another process says so of a room that is not in memory here. */
  heard(news: RoomNews): void
  /** A move was made: told soon, together with what else happens until then. */
  roomMoved(table: Table): void
  /** A room is not in the list any more. */
  unlisted(room: Room): void
  /** A room does not exist any more. */
  gone(room: Room): void
  /** Something waits for a person, or does not any more. */
  stirred(person: string): void
  /** Something was said in a club: the pages of these, its members, read it. */
  talkedInClub(club: string, members: readonly string[]): void
  /** Something was said at a table. */
  said(room: string, message: ChatMessage): void
}

/** Makes the only moves that people have, where they want that. */
export interface ForcedMoveKeeper {
  /** Something changed at this table. */
  wake(table: Table): void
  /** A seat has taken something back: what it is asked now it answers itself. */
  hold(table: Table, seat: SeatId): void
}

/** Plays the seats that bots have. */
export interface BotKeeper {
  /** Something changed at this table. */
  wake(table: Table): void
  /** Whether a bot is about to act at this table. */
  busy(table: Table): boolean
}
