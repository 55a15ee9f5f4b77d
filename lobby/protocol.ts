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
 * | `DELETE /api/me/cleared?at=` | the guest has read which of their open tables were cleared away until then | `{}` |
 * | `DELETE /api/me/sessions` | ends every other session of the guest, and their sockets | `{}` |
 * | `GET /api/me/lessons` | the lessons that the guest has been through, and the puzzles that they have solved | `Learned` |
 * | `PUT /api/me/lessons/:game/:lesson` | notes one of them | `Learned` |
 * | `PUT /api/me/missed/:game/:lesson/:task` | notes a task of a lesson that the guest has answered otherwise | `Learned` |
 * | `DELETE /api/me/missed/:game/:lesson/:task` | the guest has answered it now | `Learned` |
 * | `GET /api/rooms?game=&status=&mine=1&before=&limit=` | newest first, paged; `status` may list several, with commas; unlisted rooms only with `mine`, and those yet to start at some time only there and below. Running matches that everybody has left are in no list of all: where nobody has a seat any more, or, but by turns, nobody looks and nothing has happened for an hour | `RoomPage` |
 * | `GET /api/rooms?planned=1` | open rooms that are to start at some time, the soonest first; not those that were to hours ago | `RoomPage` |
 * | `POST /api/rooms` `CreateRoom` | opens a room; the creator is host and sits down | `Room` |
 * | `GET /api/rooms/:id` | | `Room` |
 * | `PATCH /api/rooms/:id` `EditRoom` | host, before the start: options, number of seats, title, visibility, when it is to start; while the match runs `listed` alone. New options make everybody not ready | `Room` |
 * | `PUT /api/rooms/:id/seats/:seat` `{ password? }` | sits down on a free seat (no person, no bot); before the start, somebody who sits elsewhere moves. During play too, on a seat that was left. In a match that everybody has left whoever sat there needs no password, and has their seat back from a bot, too | `Room` |
 * | `DELETE /api/rooms/:id/seats/:seat` | stands up, for good: personal links of the seat end. The host empties any seat before the start, during play those of people who have been away for minutes. When the host leaves, the next person is host; when the last person leaves an open room, it is gone | `Room` |
 * | `PUT /api/rooms/:id/seats/:seat/bot` `{ bot }` | before the start, host: a bot takes a free seat. During play: the seat's own player lets a bot play on; the host, or every player while the host is not online, may do so for somebody who is not online, and on a free seat | `Room` |
 * | `DELETE /api/rooms/:id/seats/:seat/bot` | the seat's own player takes over from the bot; the host removes a bot from a seat without a person | `Room` |
 * | `PUT /api/rooms/:id/ready` `{ ready }` | | `Room` |
 * | `PUT /api/rooms/:id/late` `{ wish }` | a player: what is to become of those whose time is over, where the table votes on it | `Room` |
 * | `PUT /api/rooms/:id/rest` `{ rest }` | a player, where a table has clocks: whether they want a break. Once all do clocks stand, and go on once all are back, or after 15 minutes | `Room` |
 * | `POST /api/rooms/:id/take-back` | a player, where the table has agreed to that: asks all others to take back one’s last move, and what followed it. Refused with the reason where chance was in it, or somebody has learned something. With bots alone it is done | `Room` |
 * | `PUT /api/rooms/:id/take-back` `{ agree }` | whoever is asked: once all agree the match goes back. Whoever does not ends it. The next move ends it, too, and so does anybody who comes to a seat or leaves one | `Room` |
 * | `DELETE /api/rooms/:id/take-back` | whoever has asked does not want it any more | `Room` |
 * | `POST /api/rooms/:id/end` `{ end }` | a player: proposes to all others who play to end the match together: it is `void`, or ends as it `stands` or `drawn` where the game has that. With nobody to be asked it is done; not while seats of others are played by bots, and they may come back | `Room` |
 * | `PUT /api/rooms/:id/end` `{ agree }` | whoever is asked: once all agree the match is over. Whoever does not ends the proposal; so does time, and anybody who comes to a seat or leaves one | `Room` |
 * | `DELETE /api/rooms/:id/end` | whoever has proposed it does not want it any more | `Room` |
 * | `POST /api/rooms/:id/hands` | a player: proposes to all others who play that those who watch see all hands | `Room` |
 * | `PUT /api/rooms/:id/hands` `{ agree }` | whoever is asked: once all agree they do. Whoever does not ends the proposal; so does time, and anybody who comes to a seat or leaves one | `Room` |
 * | `DELETE /api/rooms/:id/hands` | anybody who plays closes the hands; before they are open, whoever has proposed it does not want it any more | `Room` |
 * | `POST /api/rooms/:id/pause` `{ days }` | a player, where a table plays by turns: proposes to all others who play that it rests, for so many days at most. With nobody to be asked it does | `Room` |
 * | `PUT /api/rooms/:id/pause` `{ agree }` | whoever is asked: once all agree no time runs, nobody and no bot moves. Whoever does not ends the proposal; so does time, and anybody who comes to a seat or leaves one | `Room` |
 * | `DELETE /api/rooms/:id/pause` | anybody who plays ends a pause; before it, whoever has proposed it does not want it any more | `Room` |
 * | `POST /api/rooms/:id/start` | host, when enough seats are taken and everybody else is ready: creates the match. Free seats are dropped and the others close ranks, so seat numbers may change | `Room` |
 * | `POST /api/rooms/:id/rematch` | a player of a finished match: a new room with the same seats, or the one that exists | `Room` |
 * | `GET /api/rooms/:id/pictures/:step` | of a match that everybody may find and watch: a picture (PNG) of how it stood after so many moves, for links | a file |
 * | `GET /api/rooms/:id/positions/:step` | of a finished match: how it stood after so many moves, with everything that was hidden | `Position` |
 * | `POST /api/rooms/:id/play-on` `PlayOn` | of a finished match: a new room whose match goes on from that moment, with bots on the other seats. What lay hidden lies as it did; chance is new | `Room` |
 * | `GET /api/rooms/:id/file` | a match as a file: everything once it is over, until then what the reader may know | `MatchFile` or `RunningFile` |
 * | `GET /api/rooms/:id/review` | how far the review of a finished match is, at this server; what is whole is told by all | `ReviewTold` |
 * | `POST /api/rooms/:id/review` | begins it, if nobody has done so before; needs a session | `ReviewTold` |
 * | `POST /api/practice` `PlayOn` and `file`: `PracticeFile` | a new room whose match goes on from a moment of a match that one has as a file, with bots on the other seats. `step` counts every move of the file | `Room` |
 * | `GET /api/rooms/:id/seat` | own seat: credentials for the socket, and the personal link. Seat numbers are final once the match has begun | `SeatKey` |
 * | `POST /api/rooms/:id/seat/renew` | own seat, not one that a personal link gave: new credentials; the old ones, and who came with them, lose the seat | `SeatKey` |
 * | `POST /api/rooms/:id/claim` `{ seat, key }` | the personal link: binds the seat to this session too, which then has the `Experience` of the seat's player | `Room` |
 * | `GET /api/rooms/:id/log?before=&limit=` | older log lines, as the reader's seat may read them; all of them when the game is over | `LogPage` |
 * | `GET /api/rooms/:id/history/:step?as=` | the view of the reader's seat after so many moves; of a finished match that of any seat, or of `all` who watched | `HistoryStep` |
 * | `GET /api/rooms/:id/event` | when the room is to start, as an event for calendars (iCalendar) | a file |
 * | `/api/me/holidays` | days on which one’s own time does not run at tables by turns: `holidays.ts` | |
 * | everything under `/api/me/telling` and `/api/telling` | how people are told that a table waits: `telling.ts` | |
 * | `/api/me/account` and what is around it | how people come back as who they were, and leave for good: `account.ts` | |
 * | `/api/me/feeds`, `/api/feeds` | planned tables in one’s calendar: `calendar.ts` | |
 * | friends, invitations, clubs, notes | who knows whom, and what one keeps for oneself: `people.ts` | |
 * | `GET /health`; `GET /metrics` with the token of the configuration | | |
 *
 * Refusals of any of these have a 4xx status and the body `Problem`. Requests that change something need a session
 * (`GET /api/me` once), JSON, and an origin that the server knows.
 *
 * Under `/games` the server answers boardgame.io's own `LobbyClient`. Rooms that such clients create start by
 * themselves as soon as all seats are taken. When they come to a match they are told its newest 100 moves;
 * `GET /games/:game/:id/log?before=` tells older ones, `before` being what the last page said. What is said they hear from
 * then on, and what they have missed when their line was down: they show all that they hear, so nothing is told twice.
 *
 * Sockets (socket.io, websocket only): namespace `/lobby` with `LobbyToServer` and `LobbyToClient`; one namespace per
 * game with boardgame.io's protocol and, for our own client, `MatchToServer` and `MatchToClient` on top. The session
 * is read when the socket connects: start it before. After a lost connection, say `list`, `room` or `watch` again.
 */
import type { AgreedEnd, SeatId, SeatReview, SetupValues } from '../games/kit/index.ts'
import type { LateWish, Timing } from './pace.ts'
import type { Phrase } from './phrases.ts'

export type { HistoryStep, LogPage } from './match/told.ts'
export type { Problem, ProblemWord } from './problem.ts'
export type * from './sockets.ts'

export type RoomStatus = 'open' | 'playing' | 'finished'

/**
 * Whether others may watch a match, and whether those who play read what they said among themselves: `after` the end, or
 * `never`. `none`: nobody watches.
 */
export type Watching = 'after' | 'never' | 'none'

export interface Me extends Experience {
  id: string
  name: string
  /** As last told with `PATCH /api/me`. */
  language?: string
  /** They have a way to come back as who they are; left out where this browser alone knows them. */
  account?: true
  /** Ids of those with whom they do not want to play; left out where there is nobody. */
  blocked?: string[]
  /** Ids of those whom they do not want to hear; left out where there is nobody. */
  muted?: string[]
}

/** What a guest has learnt. */
export interface Learned {
  /** As `game/lesson`; puzzles that were solved as `game/puzzle-id`. */
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
  /** Until when it is to answer, at a table by turns; null where no time runs for it. */
  until: number | null
  /** At a table with clocks, while it is played; null where there are none, and where a bot plays. */
  clock: SeatClock | null
  /** How long the match has waited for it; null before the start, and where that was not counted. */
  used: SeatUse | null
  /** Its player has let time run out: whoever sits down here has the seat. */
  offered: boolean
  /** Free, but kept for somebody, who alone may sit down: left out where it is not. `GET /api/rooms/:id/kept` says for whom. */
  kept?: true
  /** What a boardgame.io client has said of its player: left out where it has not. These pages do not show it. */
  data?: unknown
}

/**
 * How long the match has waited for a seat, in milliseconds: until a moment, and from then on if it does now. That moment is
 * milliseconds since 1970, and at a table with clocks by how long servers have run (`Room.ran`).
 */
export interface SeatUse {
  sum: number
  since: number | null
}

/** The clock of a seat, in milliseconds; moments are by how long servers have run (`Room.ran`). */
export interface SeatClock {
  /** What was in the bank when it began to run last, or now where it stands. */
  bank: number
  /**
   * The seat is asked something, and its time is over at `until`. The bank runs from a moment on, which may be to come; null
   * where it is not touched at all.
   */
  runs: { from: number | null; until: number } | null
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
  /** Whose friends alone see it and sit down, beside themselves; null: it does not go by that. */
  friendsOf: string | null
  /** It begins when all its seats are taken, and nobody starts or plans it: a client of boardgame.io has opened it. */
  startsByItself: boolean
  /** Any two players may talk without the others. */
  privateTalk: boolean
  /** Who watches the match, and who reads what they say. */
  watching: Watching
  /** How it ends counts for the ratings of those who play. */
  rated: boolean
  /** All together may take moves back. */
  takeBacks: boolean
  /**
   * Somebody wants to take their last move back, and so the last `count` moves: for whom that `waits`, or who has `refused`
   * it. It was asked at this `step`, and is over at any other. Null where nobody has asked since the last move.
   */
  takeBack: { by: SeatId; step: number; count: number; waits: SeatId[]; refused: SeatId | null } | null
  /**
   * Somebody has proposed to end the match together: for whom that `waits`, or who has `refused` it. It is over at `until`, in
   * milliseconds since 1970. Null where nobody has lately.
   */
  endWish: { by: SeatId; end: AgreedEnd; until: number; waits: SeatId[]; refused: SeatId | null } | null
  /**
   * Somebody has proposed that the table rests, for so many days at most: for whom that `waits`, or who has `refused` it. It is
   * over at `until`, in milliseconds since 1970. Null where nobody has lately.
   */
  pauseWish: { by: SeatId; days: number; until: number; waits: SeatId[]; refused: SeatId | null } | null
  /** The table rests since a moment, and until another at most: no time runs. Null where it does not. */
  pause: { from: number; to: number } | null
  /** Somebody has proposed that those who watch see all hands, as with a pause. Null where nobody has lately. */
  handsWish: { by: SeatId; until: number; waits: SeatId[]; refused: SeatId | null } | null
  /** All who play have agreed to that: those who watch see them, until anybody who plays closes them, or a seat changes. */
  openHands: boolean
  /** On which end all who played have agreed; null where the rules have ended it, or nothing has. */
  agreedEnd: AgreedEnd | null
  spectators: number
  /** Milliseconds since 1970. */
  createdAt: number
  /** When it is to start, or was; null: whenever its host likes. Nothing starts by itself. */
  plannedAt: number | null
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
  pace: Timing | null
  /** How long servers have run when this was told, in milliseconds: by this clocks go. Null where there are none. */
  ran: number | null
  /**
   * Whether clocks stand because all wanted a break, until when at most by how long servers have run, and who wants that to
   * change. Null where there are none.
   */
  rest: { isOn: boolean; until: number | null; wishes: SeatId[] } | null
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
  /** Only with `mine`: open tables where the reader had a seat, that nobody came to and that are no more; left out where there are none. */
  cleared?: { room: string; game: string; title: string; at: number }[]
  /** Only with `mine`: running matches that everybody has left, with the seat that the reader had; left out where there are none. */
  left?: { room: Room; seat: SeatId }[]
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
  pace?: Timing | null
  /** Off, if it says nothing. Refused where the rules of the game forbid it. */
  privateTalk?: boolean
  /** `after`, if it says nothing. */
  watching?: Watching
  /** Off, if it says nothing. */
  rated?: boolean
  /** Off, if it says nothing. */
  takeBacks?: boolean
  /** A club of one’s own: nobody else sees the table. */
  club?: string
  /** For one’s friends alone: nobody else sees the table. Not together with a club. */
  friends?: boolean
  /** Milliseconds since 1970, rounded to a minute; yet to come, and within a year. */
  plannedAt?: number | null
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
  pace?: Timing | null
  privateTalk?: boolean
  watching?: Watching
  rated?: boolean
  takeBacks?: boolean
  plannedAt?: number | null
}

export interface SeatKey {
  seat: SeatId
  /** boardgame.io credentials of the seat; also the key of its personal link `/table/:id#seat=:seat&key=:key`. */
  key: string
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
  /** While it is made: how long that will take still, in seconds, as far as it can be told. */
  left?: number
  /** While it is made: the seats that are done, that of whoever asked for it first. */
  found?: Review
  /** Once it is there. */
  review?: Review
}

/** Something that is said: in words, or by the key of a quick phrase. It may answer a message of the same conversation, by its id. */
export type Saying = string | (({ text: string } | { phrase: Phrase }) & { answers?: string })

export interface ChatMessage {
  id: string
  /** Who has said it, wherever they sit now; null where nobody knows any more. */
  person: string | null
  /** Seat of the sender. */
  sender: SeatId
  name: string
  /** Of a quick phrase in English. */
  text: string
  /** The key of a quick phrase: each reads it in their own language. */
  phrase?: Phrase
  /** Id of the message that it answers, which says no more than that: whoever does not have that one is not told of it. */
  answers?: string
  at: number
}

/** What somebody who watches has said to the others who do. */
export interface SpectatorMessage extends Omit<ChatMessage, 'person' | 'sender'> {
  person: string
}

/** What one player has said to another, and to nobody else. It belongs to the two of them, wherever they sit. */
export interface Whisper extends Omit<ChatMessage, 'person'> {
  /** Ids of the persons: who has said it, and to whom. */
  people: [from: string, to: string]
  /** What the other one was called. */
  toName: string
}
