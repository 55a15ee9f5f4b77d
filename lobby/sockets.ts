/** What browser and server say to each other over sockets, beside boardgame.io's own protocol. `protocol.ts` says when. */
import type { Play, Refusal, SeatId } from '../games/kit/index.ts'
import type { Change } from './changes.ts'
import type { SeatAway } from './holidays.ts'
import type { ForcedMove, KeptLook, Look, Moved } from './match/told.ts'
import type { Problem } from './problem.ts'
import type { ChatMessage, Room, RoomPage, Saying, SpectatorMessage, Whisper } from './protocol.ts'

export type { ForcedMove, KeptLook, Look } from './match/told.ts'

/** Namespace `/lobby`: the page says what it looks at, the server keeps it up to date. */
export interface LobbyToServer {
  /**
   * Look at the list of open and running rooms (of one game, or all), or stop looking. While looking, changes of
   * rooms where the session's own person sits arrive too, listed or not.
   */
  list(filter: { game?: string } | null): void
  /**
   * Look at one room, or stop looking. `room` comes at once and with every change, or `gone`. Whoever looks at a room
   * in which they sit counts as online there.
   */
  room(id: string | null): void
  /** Look at a club of one's own, or stop looking. `people` comes when its tables are others, or others sit there. */
  club(id: string | null): void
  /** Says something to all at the room that the page looks at, where one sits. */
  say(said: Saying, answer: (result: { problem?: Problem }) => void): void
  /** Keeps how far one has read what is said there: the number of the last message. */
  heard(message: number, answer: (result: { problem?: Problem }) => void): void
}

export interface LobbyToClient {
  rooms(page: RoomPage): void
  /** What is different on the list since it was told: not more often than once in a second. */
  changes(changes: LobbyChanges): void
  /** The one room that the page looks at was changed, or one in which the session's own person sits. */
  room(room: Room): void
  /** A room that the page looks at is gone. */
  gone(id: string): void
  /** What was said at the open room that the page has begun to look at. */
  talk(messages: ChatMessage[]): void
  /** Something was said at the room that the page looks at. */
  chat(message: ChatMessage): void
  /** Something of friends, clubs or invitations is different, or of the tables of the club that the page looks at: ask again. */
  people(): void
  /** Something was said in a club of which one is a member. */
  clubTalk(club: string): void
}

export interface LobbyChanges {
  /** New on the list, or changed. */
  rooms: Room[]
  /** Not on the first page of the list any more. */
  gone: string[]
}

/** Beside boardgame.io's `sync`, `update` and `chat`. */
export interface MatchToServer {
  /**
   * Instead of `sync`, for clients that apply patches. Without credentials the session cookie decides which seat it
   * is; a session without a seat watches. Before the start of the match only `room` comes, and `table` when it begins.
   */
  watch(matchID: string, seat: { playerID: SeatId; credentials: string } | null): void
  /**
   * A move as the seat that watches; the answer says whether it was accepted, when it is stored. The `patch` of an
   * accepted move comes before the answer.
   */
  move(name: string, args: unknown[], answer: (result: MoveResult) => void): void
  /**
   * Takes back the last move of the seat that watches: possible where `table` or `takeBack` said so. The match is
   * then as it was before that move, at a step of its own.
   */
  takeBack(answer: (result: MoveResult) => void): void
  /**
   * Keeps what the seat that watches has half chosen for a question, or lets go of it. It is told to nobody but the other
   * pages of the seat.
   */
  draft(ask: number, play: Play | null, answer: (result: { problem?: Problem }) => void): void
  /**
   * Keeps how far the seat that watches has seen what happened. It never falls, and is told to nobody but the other pages
   * of the seat.
   */
  looked(look: Look, answer: (result: { problem?: Problem }) => void): void
  /**
   * Whether the server is to make the forced moves of the seat that watches: those that answer a question which has one
   * answer. It is told to nobody but the other pages of the seat, and holds until somebody else has the seat.
   */
  forcedMoves(made: boolean, answer: (result: { problem?: Problem }) => void): void
  say(said: Saying, answer: (result: { problem?: Problem }) => void): void
  /** Somebody who watches, in a session, says something to the others who do. */
  saySpectators(said: Saying, answer: (result: { problem?: Problem }) => void): void
  /** Keeps how far one has read what is said to all: the number of the last message. It never falls. */
  heard(message: number, answer: (result: { problem?: Problem }) => void): void
  /** Says something to the person on another seat alone, where the table has private talk. */
  whisper(to: SeatId, said: Saying, answer: (result: { problem?: Problem }) => void): void
}

/** What became of a move that was sent. */
export interface MoveResult extends Moved {
  problem?: Problem
}

export interface MatchToClient {
  /** Everything, after `watch` and whenever a difference would not do: at the start, or when one's seat changed. */
  table(state: TableState): void
  /**
   * The difference from state number `from` to state number `to` of this seat's view. They are the same where nobody else
   * is told: what the seat does in secret has no number of its own.
   */
  patch(change: { from: number; to: number; patch: Change[] }): void
  /** The seat can take back its last move, as long as the match is at this step. */
  takeBack(step: number): void
  /** Another page of the seat has half chosen this, or nothing any more. */
  draft(ask: number, play: Play | null): void
  /** Another page of the seat has said whether forced moves are to be made for it. */
  forcedMoves(made: boolean): void
  /** One was made for the seat. */
  forced(move: ForcedMove): void
  /** Another page of the seat has seen what happened as far as this. */
  looked(look: KeptLook): void
  chat(message: ChatMessage): void
  /** Somebody who watches has said something: for others who do, and after the end for all whom the table lets read it. */
  spectatorChat(message: SpectatorMessage): void
  /** The match is over, and whoever played may read what those who watched have said. */
  spectatorTalk(messages: SpectatorMessage[]): void
  /** A page of one’s own has shown what is said to all as far as this. */
  heard(message: number): void
  /** The person of one's seat was told something in private, or has said it on any page. */
  whisper(message: Whisper): void
  /** Who of those who sit there has holidays, now or soon; told to them alone. */
  away(holidays: SeatAway[]): void
  /** Seats, names, presence. */
  room(room: Room): void
  /** The watching was refused, or ended: the seat was given up or emptied, the room is gone. Watch again to go on. */
  denied(problem: Problem): void
  /** To unmodified clients too: why a boardgame.io `update` was refused. */
  rejected(matchID: string, reason: { stateID: number; move: string; refusal: Refusal }): void
}

/** What a patching client holds of a match. Patches apply to `view`; boardgame.io's `ctx` says nothing that it does not. */
export interface TableState {
  room: Room
  seat: SeatId | null
  step: number
  view: unknown
  chat: ChatMessage[]
  /** What those who watch say among themselves, for whoever may read it; left out for all others. */
  spectatorChat?: SpectatorMessage[]
  /** What the person of the seat has said in private and was told so, here. Left out where there is nothing. */
  whispers?: Whisper[]
  /** The number of the last message to all that the person of the seat has read; 0 where none. Only for whoever sits there. */
  heard?: number
  /** Who of those who sit there has holidays, now or soon. Only for them, and left out where nobody has. */
  away?: SeatAway[]
  /** What the seat has half chosen, by the question that it will answer. */
  drafts: { [ask: string]: Play }
  /** How far the seat had seen what happened when this was told; left out where it had never looked. */
  look?: KeptLook
  /** The seat can take back its last move. */
  takeBack?: true
  /** Whether forced moves are made for the seat; left out where whoever has it never said it. */
  forcedMoves?: boolean
}
