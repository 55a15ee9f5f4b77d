/**
 * What browser and server say to each other, beside boardgame.io's own wire protocol.
 *
 * REST, under `/api`, JSON, identified by an httpOnly session cookie:
 *
 * | request | does | answers |
 * |---|---|---|
 * | `GET /api/me` | starts a guest session if there is none | `Me` |
 * | `PATCH /api/me` `{ name?, language? }` | renames the guest, at every table; not to what another player of one is called, or nearly | `Me` |
 * | `PUT /api/me/known/:game/:tip` | the coach need not tell this any more: the kind of a question, or `all` | `Me` |
 * | `DELETE /api/me/known/:game` | the coach begins anew with a game | `Me` |
 * | `DELETE /api/me/sessions` | ends every other session of the guest, and their sockets | `{}` |
 * | `GET /api/me/lessons` | the lessons that the guest has been through | `Learned` |
 * | `PUT /api/me/lessons/:game/:lesson` | notes one of them | `Learned` |
 * | `PUT /api/me/missed/:game/:lesson/:task` | notes a task of a lesson that the guest has answered otherwise | `Learned` |
 * | `DELETE /api/me/missed/:game/:lesson/:task` | the guest has answered it now | `Learned` |
 * | `GET /api/rooms?game=&status=&mine=1&before=&limit=` | newest first, paged; `status` may list several, with commas; unlisted rooms only with `mine` | `RoomPage` |
 * | `POST /api/rooms` `CreateRoom` | opens a room; the creator is host and sits down | `Room` |
 * | `GET /api/rooms/:id` | | `Room` |
 * | `PATCH /api/rooms/:id` `EditRoom` | host, before the start: options, number of seats, title, visibility. New options make everybody not ready | `Room` |
 * | `PUT /api/rooms/:id/seats/:seat` `{ password? }` | sits down on a free seat (no person, no bot); before the start, somebody who sits elsewhere moves. During play too, on a seat that was left | `Room` |
 * | `DELETE /api/rooms/:id/seats/:seat` | stands up, for good: personal links of the seat end. The host empties any seat before the start, during play those of people who have been away for minutes. When the host leaves, the next person is host; when the last person leaves an open room, it is gone | `Room` |
 * | `PUT /api/rooms/:id/seats/:seat/bot` `{ bot }` | before the start, host: a bot takes a free seat. During play: the seat's own player lets a bot play on; the host, or every player while the host is not online, may do so for somebody who is not online, and on a free seat | `Room` |
 * | `DELETE /api/rooms/:id/seats/:seat/bot` | the seat's own player takes over from the bot; the host removes a bot from a seat without a person | `Room` |
 * | `PUT /api/rooms/:id/ready` `{ ready }` | | `Room` |
 * | `PUT /api/rooms/:id/late` `{ wish }` | a player: what is to become of those whose time is over, where the table votes on it | `Room` |
 * | `POST /api/rooms/:id/start` | host, when enough seats are taken and everybody else is ready: creates the match. Free seats are dropped and the others close ranks, so seat numbers may change | `Room` |
 * | `POST /api/rooms/:id/rematch` | a player of a finished match: a new room with the same seats, or the one that exists | `Room` |
 * | `GET /api/rooms/:id/positions/:step` | of a finished match: how it stood after so many moves, with everything that was hidden | `Position` |
 * | `POST /api/rooms/:id/play-on` `PlayOn` | of a finished match: a new room whose match goes on from that moment, with bots on the other seats. What lay hidden lies as it did; chance is new | `Room` |
 * | `GET /api/rooms/:id/file` | a match as a file: everything once it is over, until then what the reader may know | `MatchFile` or `RunningFile` |
 * | `GET /api/rooms/:id/review` | how far the review of a finished match is, at this server | `ReviewTold` |
 * | `POST /api/rooms/:id/review` | begins it, if nobody has done so before; needs a session | `ReviewTold` |
 * | `POST /api/practice` `PlayOn` and `file`: `PracticeFile` | a new room whose match goes on from a moment of a match that one has as a file, with bots on the other seats. `step` counts every move of the file | `Room` |
 * | `GET /api/rooms/:id/seat` | own seat: credentials for the socket, and the personal link. Seat numbers are final once the match has begun | `SeatKey` |
 * | `POST /api/rooms/:id/seat/renew` | own seat, not one that a personal link gave: new credentials; the old ones, and who came with them, lose the seat | `SeatKey` |
 * | `POST /api/rooms/:id/claim` `{ seat, key }` | the personal link: binds the seat to this session too, which then has the `Experience` of the seat's player | `Room` |
 * | `GET /api/rooms/:id/log?before=&limit=` | older log lines, as the reader's seat may read them; all of them when the game is over | `LogPage` |
 * | `GET /api/rooms/:id/history/:step` | the view of the reader's seat after so many moves | `HistoryStep` |
 * | everything under `/api/me/telling` and `/api/telling` | how people are told that a table waits: `telling.ts` | |
 * | `/api/me/account` and what is around it | how people come back as who they were, and leave for good: `account.ts` | |
 * | friends, invitations, clubs, notes | who knows whom, and what one keeps for oneself: `people.ts` | |
 * | `GET /health`; `GET /metrics` with the token of the configuration | | |
 *
 * Refusals of any of these have a 4xx status and the body `Problem`. Requests that change something need a session
 * (`GET /api/me` once), JSON, and an origin that the server knows.
 *
 * Under `/games` the server answers boardgame.io's own `LobbyClient`. Rooms that such clients create start by
 * themselves as soon as all seats are taken.
 *
 * Sockets (socket.io, websocket only): namespace `/lobby` with `LobbyToServer` and `LobbyToClient`; one namespace per
 * game with boardgame.io's protocol and, for our own client, `MatchToServer` and `MatchToClient` on top. The session
 * is read when the socket connects: start it before. After a lost connection, say `list`, `room` or `watch` again.
 */
import type { LogEntry, Play, Refusal, SeatId, SeatReview, SetupValues } from '../games/kit/index.ts'
import type { Change } from './changes.ts'
import type { LateWish, Pace } from './pace.ts'
import type { Problem } from './problem.ts'

export type { Problem, ProblemWord } from './problem.ts'

export type RoomStatus = 'open' | 'playing' | 'finished'

export interface Me extends Experience {
  id: string
  name: string
  /** As last told with `PATCH /api/me`. */
  language?: string
  /** Ids of those with whom they do not want to play; left out where there is nobody. */
  blocked?: string[]
  /** Ids of those whom they do not want to hear; left out where there is nobody. */
  muted?: string[]
}

/** What a guest has learnt. */
export interface Learned {
  /** As `game/lesson`. */
  lessons: string[]
  /** The tasks to be asked once more, as `game/lesson/task`. */
  missed: string[]
}

/** What somebody has played and learnt, by game. Nobody else is told. */
export interface Experience {
  /** The games that they have begun, with the table that they set up last, if they did. */
  played: { [game: string]: TableSetup | null }
  /** What the coach need not tell them any more: kinds of questions, or `all`. */
  known: { [game: string]: string[] }
}

/** A table as somebody has set it up. */
export interface TableSetup {
  seats: number
  options: SetupValues
  /** The bots that played, in the order of their seats. */
  bots: string[]
}

/** One seat of a room, as everybody may see it. */
export interface RoomSeat {
  seat: SeatId
  /** Public id of the person, or null for an empty or bot seat. */
  person: string | null
  name: string
  /** Name of the bot that plays this seat now, or null. During play a seat may have a person and a bot. */
  bot: string | null
  ready: boolean
  /** Whether the person has a page open; null where the server has only just started and cannot know yet. */
  online: boolean | null
  /** Until when it is to answer; null where no time runs for it. */
  until: number | null
  /** Its player has let time run out: whoever sits down here has the seat. */
  offered: boolean
}

/** Whose seat it was up to a moment of the match. What was said of the seat by then was said of them. */
export interface Former {
  seat: SeatId
  /** Empty where it was nobody's, or a bot's alone. */
  name: string
  /** The last line of the log by then. */
  line: number
}

/** A table: before, during and after the match that is played at it. Room id and boardgame.io match id are the same. */
export interface Room {
  id: string
  game: string
  title: string
  status: RoomStatus
  host: string
  options: SetupValues
  seats: RoomSeat[]
  listed: boolean
  /** A password is needed to sit down. */
  locked: boolean
  /** The club whose members alone see it and sit down; null: anybody may. */
  club: string | null
  /** Any two players may talk without the others. */
  privateTalk: boolean
  /** How it ends counts for the ratings of those who play. */
  rated: boolean
  spectators: number
  /** Milliseconds since 1970. */
  createdAt: number
  /** When the match began; null before that, and where it is not known. */
  startedAt: number | null
  /** When it was last changed; once finished, when it ended. */
  updatedAt: number
  /** Moves made so far. */
  steps: number
  /** Seats that the game waits for, while playing. */
  waitingFor: SeatId[]
  /** Winning seats, once finished. */
  winners: SeatId[]
  /** Room of the rematch, once there is one. */
  rematch: string | null
  /** Who had seats before, during the match, oldest first. */
  formers: Former[]
  /** The moment of another match that this one goes on from. */
  from: { room: string; step: number } | null
  /** How it deals with time; null where nobody is hurried. */
  pace: Pace | null
  /** What the others decide about those whose time is over; null where nothing is to be decided. */
  vote: { about: SeatId[]; wishes: { [seat: SeatId]: LateWish } } | null
  /**
   * What binds the server to how it shuffles and rolls, told before the start: SHA-256, in hexadecimal, of the room's id, a
   * space and the seed, which is in the file of the finished match. Null for matches from before this was kept.
   */
  commitment: string | null
}

export interface RoomPage {
  rooms: Room[]
  /** Only with `mine`: the reader's seat in each room, one that a personal link gave included. */
  seats?: { [room: string]: SeatId }
  /** Only with `mine`: how many steps of each match that seat has seen; left out where it has never looked. */
  seen?: { [room: string]: number }
  /** Only with `mine`: how much was said at each table since one has read; left out where there is nothing. */
  unheard?: { [room: string]: number }
  /** Hand it in as `before` to get the next page; null at the end. */
  before: string | null
}

export interface CreateRoom {
  game: string
  seats: number
  title?: string
  options?: SetupValues
  listed?: boolean
  password?: string
  pace?: Pace | null
  /** Off, if it says nothing. Refused where the rules of the game forbid it. */
  privateTalk?: boolean
  /** Off, if it says nothing. */
  rated?: boolean
  /** A club of one’s own: nobody else sees the table. */
  club?: string
}

export interface PlayOn {
  step: number
  /** Where one sits. */
  seat: number
  /** Name of the bot on every other seat. */
  bot: string
}

export interface EditRoom {
  seats?: number
  title?: string
  options?: SetupValues
  listed?: boolean
  password?: string | null
  pace?: Pace | null
  privateTalk?: boolean
  rated?: boolean
}

export interface SeatKey {
  seat: SeatId
  /** boardgame.io credentials of the seat; also the key of its personal link `/table/:id#seat=:seat&key=:key`. */
  key: string
}

export interface LogPage {
  entries: LogEntry[]
  /** Number of the oldest line there is. */
  first: number
}

export interface HistoryStep {
  /** The step that is shown: the one asked for, or the last before it that today's rules can make again. */
  step: number
  steps: number
  /** `G` as the reader's seat sees it. */
  view: unknown
}

/** Where a finished match turned, for everybody who sat there. */
export interface Review {
  seats: SeatReview[]
  /** Games that were played on for each seat. */
  playouts: number
}

export interface ReviewTold {
  /** 0 to 1; null where nobody has asked for it. */
  done: number | null
  /** Reviews of other matches that come first. */
  ahead: number
  /** Once it is there. */
  review?: Review
}

export interface ChatMessage {
  id: string
  /** Who has said it, wherever they sit now; null where nobody knows any more. */
  person: string | null
  /** Seat of the sender. */
  sender: SeatId
  name: string
  text: string
  at: number
}

/** What one player has said to another, and to nobody else. It belongs to the two of them, wherever they sit. */
export interface Whisper extends Omit<ChatMessage, 'person'> {
  /** Ids of the persons: who has said it, and to whom. */
  people: [from: string, to: string]
  /** What the other one was called. */
  toName: string
}

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
  /** Says something to all at the room that the page looks at, where one sits. */
  say(text: string, answer: (result: { problem?: Problem }) => void): void
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
  /** Something of friends, clubs or invitations is different: ask again. */
  people(): void
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
  say(text: string, answer: (result: { problem?: Problem }) => void): void
  /** Keeps how far one has read what is said to all: the number of the last message. It never falls. */
  heard(message: number, answer: (result: { problem?: Problem }) => void): void
  /** Says something to the person on another seat alone, where the table has private talk. */
  whisper(to: SeatId, text: string, answer: (result: { problem?: Problem }) => void): void
}

export interface MoveResult {
  /** State number after the move, if it was accepted. */
  step?: number
  refusal?: Refusal
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
  /** Another page of the seat has seen what happened as far as this. */
  looked(look: KeptLook): void
  chat(message: ChatMessage): void
  /** A page of one’s own has shown what is said to all as far as this. */
  heard(message: number): void
  /** The person of one's seat was told something in private, or has said it on any page. */
  whisper(message: Whisper): void
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
  /** What the person of the seat has said in private and was told so, here. Left out where there is nothing. */
  whispers?: Whisper[]
  /** The number of the last message to all that the person of the seat has read; 0 where none. Only for whoever sits there. */
  heard?: number
  /** What the seat has half chosen, by the question that it will answer. */
  drafts: { [ask: string]: Play }
  /** How far the seat had seen what happened when this was told; left out where it had never looked. */
  look?: KeptLook
  /** The seat can take back its last move. */
  takeBack?: true
}

/** How far somebody has seen what happened. */
export interface Look {
  /** Number of the last line of the log. */
  line: number
  step: number
}

export interface KeptLook extends Look {
  /** When it was kept. */
  at: number
}
