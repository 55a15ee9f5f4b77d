import type { AgreedEnd, Ending, LogEntry, SeatId, SetupValues } from '../../../games/kit/index.ts'
import type { Happened, MatchRecords, Snapshot } from '../../match/records.ts'
import type { Timing } from '../../pace.ts'
import type { Phrase } from '../../phrases.ts'
import type { Experience, Former, KeptLook, RoomStatus, Watching } from '../../protocol.ts'
import type { EndWish } from '../end-wish.ts'
import type { PauseWish } from '../pause-wish.ts'
import type { TakeBackWish } from '../take-back-wish.ts'
import type { Clocks } from '../time/clocks.ts'
import type { Asked, Late } from '../time/deadlines.ts'
import type { Span } from '../time/spans.ts'
import type { Now } from '../time/uptime.ts'
import type { Used } from '../time/used.ts'
import type { TimedWish } from '../wish.ts'
import type { AccountStore } from './accounts.ts'
import type { AgeStore } from './ages.ts'
import type { BlockStore } from './blocks.ts'
import type { ClearedStore } from './cleared.ts'
import type { ClubLinkStore } from './club-links.ts'
import type { ClubTalkStore } from './club-talk.ts'
import type { ClubWebhookStore } from './club-webhooks.ts'
import type { ClubStore } from './clubs.ts'
import type { FeedStore } from './feeds.ts'
import type { ForcedMoveStore } from './forced-moves.ts'
import type { FriendStore } from './friends.ts'
import type { HandsStore } from './hands.ts'
import type { HolidayStore } from './holidays.ts'
import type { LeaverStore } from './leavers.ts'
import type { MailAskStore } from './mail-asks.ts'
import type { NotificationStore } from './notifications.ts'
import type { KeepStore } from './personal.ts'
import type { RatingStore } from './ratings.ts'
import type { ResultStore } from './results.ts'
import type { ReviewStore } from './reviews.ts'
import type { SpectatorStore } from './spectators.ts'
import type { UptimeStore } from './uptime.ts'
import type { WeeklyStore } from './weekly.ts'

export type { MoveRecord, Snapshot } from '../../match/records.ts'

/** Somebody who has been here. */
export interface Person {
  id: string
  name: string
  language: string | null
  /** Only sessions that were begun under this number count. */
  session: number
}

/** One seat of a room; its number is its place in `RoomRecord.seats`. */
export interface SeatRecord {
  person: string | null
  /** Name of the person; empty without one. Kept with the person, only read here. */
  name: string
  /** When the person has holidays, and had: kept with the person, only read here. Left out where there are none. */
  holidays?: Span[]
  bot: string | null
  ready: boolean
  /** Credentials of whoever sits here. A new person gets new ones. */
  key: string
  /** Of a free seat before the start: for whom it is kept; left out where anybody may sit down. */
  kept?: KeptFor
  /** What a boardgame.io client has said of its player, if it has: JSON of any kind, which only such clients are told. */
  data?: unknown
}

/** For whom a seat is kept. */
export interface KeptFor {
  /** Null where nobody has the name by which they were called: whoever keeps the seat is not told so. */
  person: string | null
  /** What whoever keeps it calls them. */
  name: string
  /** They were called by a name: that they do not come they tell by letting go of the seat alone. */
  named?: true
}

/** A room as it is stored: everything that the lobby knows of it without looking into the match. */
export interface RoomRecord {
  id: string
  game: string
  title: string
  status: RoomStatus
  /** Person id; empty where nobody is left to be host. */
  host: string
  options: SetupValues
  listed: boolean
  /** Hash of the password, or null. */
  password: string | null
  /** Whose members alone see it and sit down; null: anybody may. */
  club: string | null
  /** Whose friends alone see it and sit down, beside themselves; null: it does not go by that. Empty where they are gone. */
  friendsOf: string | null
  /** Any two players may talk without the others. */
  privateTalk: boolean
  /** Who watches the match, and who reads what they say. */
  watching: Watching
  /** How it ends counts for the ratings of those who play. */
  rated: boolean
  /** All together may take moves back. */
  takeBacks: boolean
  /** That somebody has asked for it; null where nobody has. It counts for one moment of the match only. */
  takeBack: TakeBackWish | null
  /** Starts as soon as all seats are taken: rooms that boardgame.io's own lobby clients open. */
  startsByItself: boolean
  rematch: string | null
  /** The moment of another match that this one goes on from. */
  from: { room: string; step: number } | null
  /** What the chance of the match follows from; null where it was chosen at the start and not kept. */
  seed: string | null
  createdAt: number
  /** When it is to start, or was; null: whenever its host likes. */
  plannedAt: number | null
  /** When the match began; null before it, and where it was not kept. */
  startedAt: number | null
  updatedAt: number
  /** Grows with every stored change except moves; a change on top of an old version is refused. */
  version: number
  /** Rules under which the match began; null before the start. */
  rulesVersion: number | null
  seats: SeatRecord[]
  /** Other sessions that a personal link gave a seat to: seat number by person. */
  claims: { [person: string]: number }
  /** Who had seats before, during the match, oldest first. */
  formers: Former[]
  /** Who sat on each seat when a rated match began; empty where none has. */
  entrants: (string | null)[]
  /** How it deals with time; null where nobody is hurried. */
  pace: Timing | null
  late: Late
  /** When time does something next, or before, as the table counts it; null: never. */
  dueAt: number | null
  /** Of the match: how many moves everybody has been told of, and what was then so. */
  steps: number
  waitingFor: SeatId[]
  asked: Asked
  /** What seats have used up of their clocks; null where there are none. */
  clocks: Clocks | null
  /** How long the match has waited for each seat; null before the start, and where it was not counted from there. */
  used: Used | null
  winners: SeatId[]
  /** How it ended; null while it has not, of matches that do not count, and of those from before this was kept. */
  ending: Ending | null
  /** On which end all who played have agreed; null where the rules have ended it, or nothing has. */
  agreedEnd: AgreedEnd | null
  /** Which one somebody has proposed; null where nobody has. */
  endWish: EndWish | null
  /** The pause that somebody has proposed; null where nobody has. */
  pauseWish: PauseWish | null
  /** That somebody has proposed to let those who watch see all hands; null where nobody has. */
  handsWish: TimedWish | null
  /** All who play have agreed to that. */
  openHands: boolean
}

/** A move with what it changes in columns that are read without the state. */
export interface MoveWrite extends Happened {
  room: string
  asked: Asked
  clocks: Clocks | null
  used: Used | null
  dueAt: number | null
}

export interface ChatRecord {
  id: string
  /** Who has said it; null where nobody knows any more. */
  person: string | null
  sender: SeatId
  name: string
  text: string
  /** The key of a quick phrase. */
  phrase?: Phrase
  /** Id of the message that it answers. */
  answers?: string
  at: number
}

/** What one person has said to another at a table. */
export interface WhisperRecord extends Omit<ChatRecord, 'person'> {
  people: [from: string, to: string]
  toName: string
}

/** Which rooms a list shows, newest first; those that are planned alone the soonest first. */
export interface RoomQuery {
  game?: string
  status?: RoomStatus[]
  /** Rooms where this person has a seat, unlisted ones too. Without it: listed rooms of anybody. */
  person?: string
  /** Those of a club. */
  club?: string
  /** Those of all clubs where this person is a member, and those for their friends that friends of theirs have opened. */
  circle?: string
  /** `only`: those with a time to start at. `none`: without those that are yet to start at some time. */
  planned?: 'only' | 'none'
  /** With a time to start at from then on. */
  plannedSince?: number
  /** Last room of the page before, and what that page went by. */
  before?: { at: number; id: string }
  updatedBefore?: number
  updatedAfter?: number
  /** Only these, listed or not. */
  ids?: readonly string[]
  /** Without running matches that everybody has left: where nothing has happened since then, unless these are looked at. */
  lively?: { since: number; looked: readonly string[] }
  limit: number
}

/**
 * Where everything is kept. A promise that resolves means: it is there however the process ends. A power
 * failure or a crash of the whole machine may take what was stored in the last seconds, but damages nothing. Two processes may write the same
 * room: `saveRoom` compares versions and `append` step numbers, and both say false when somebody else was faster.
 */
export interface Store extends PeopleStore, RoomStore, MatchStore, WhisperStore {
  readonly notifications: NotificationStore
  readonly uptime: UptimeStore
  readonly accounts: AccountStore
  readonly results: ResultStore
  readonly ratings: RatingStore
  readonly blocks: BlockStore
  readonly friends: FriendStore
  readonly clubs: ClubStore
  readonly clubLinks: ClubLinkStore
  readonly clubTalk: ClubTalkStore
  readonly clubWebhooks: ClubWebhookStore
  readonly weekly: WeeklyStore
  readonly leavers: LeaverStore
  readonly keeps: KeepStore
  readonly feeds: FeedStore
  readonly mailAsks: MailAskStore
  readonly ages: AgeStore
  readonly reviews: ReviewStore
  readonly forcedMoves: ForcedMoveStore
  readonly cleared: ClearedStore
  readonly spectators: SpectatorStore
  readonly holidays: HolidayStore
  readonly hands: HandsStore

  /** What keeps it from storing anything, in words; undefined where nothing does. */
  trouble(): Promise<string | undefined>

  close(): Promise<void>
}

/** Who people are, what they have played and learnt. */
export interface PeopleStore {
  person(id: string): Promise<Person | undefined>
  /** Stores name and language, and that the person was here. */
  savePerson(person: Omit<Person, 'session'>): Promise<void>
  /** Ends all sessions of a person: new ones have the number that it says. */
  endSessions(id: string): Promise<number>
  /** The number of the session that counts for each of these people; those who are gone are left out. */
  sessions(ids: readonly string[]): Promise<Map<string, number>>
  /**
   * Forgets people who were not seen since then and have no seat anywhere, so many at most; those who can come back are kept for
   * longer.
   */
  forgetPeople(unseenSince: number, accountsSince: number, most?: number): Promise<void>

  /** The lessons that a person has been through, as `game/lesson`, the oldest first. */
  lessons(person: string): Promise<string[]>
  addLesson(person: string, lesson: string): Promise<void>
  /** The tasks that a person has answered otherwise, as `game/lesson/task`, the oldest first. */
  missed(person: string): Promise<string[]>
  addMissed(person: string, task: string): Promise<void>
  dropMissed(person: string, task: string): Promise<void>
  /** What a person has played, and what the coach need not tell them any more. */
  experience(person: string): Promise<Experience>
  know(person: string, game: string, tip: string): Promise<void>
  /** The coach begins anew with a game. */
  forgetKnown(person: string, game: string): Promise<void>
  /** What one person has, another one has too. */
  shareExperience(from: string, to: string): Promise<void>
}

/** Rooms with their seats. */
export interface RoomStore {
  room(id: string): Promise<RoomRecord | undefined>
  rooms(query: RoomQuery): Promise<RoomRecord[]>
  /** How many rooms of this host are open: those with a time to start at, or those without. */
  openRooms(host: string, planned: boolean): Promise<number>
  /** Where a seat is kept for somebody. */
  keptFor(person: string): Promise<string[]>
  /** Running matches, untouched since then, that wait for a seat which a bot plays. */
  roomsWaitingForBots(untouchedSince: number): Promise<string[]>
  addRoom(room: RoomRecord): Promise<void>
  /** Stores everything but the columns of the match, with `version` one higher. */
  saveRoom(room: RoomRecord): Promise<boolean>
  /** False if it has changed since that version. */
  dropRoom(id: string, version: number): Promise<boolean>
  /** Where time does something by now, the longest due first. */
  roomsDue(now: Now, limit: number): Promise<string[]>
  /** When time does something next where clocks run, by how long servers have run; null where none does. */
  nextOfClocks(): Promise<number | null>
  /** When time does something next; where a record is given, only if the room is still as it says. */
  setDue(id: string, at: number | null, as?: Pick<RoomRecord, 'version' | 'steps'>): Promise<void>
  /** Untouched since the given times, by status; not those that were to start at a time since then. */
  expired(untouchedSince: Record<RoomStatus, number>, limit: number): Promise<string[]>
}

/** Matches: their moves, their log, what is said and what seats keep for themselves. */
export interface MatchStore extends MatchRecords {
  /** Stores the room as started, its first state and the first lines of its log. */
  startMatch(room: RoomRecord, state: string, lines: LogEntry[]): Promise<boolean>
  append(write: MoveWrite): Promise<boolean>
  /** Stores from which state a match goes on under other rules, with its whole log. Moves after it are forgotten. */
  goOnFrom(room: RoomRecord, snapshot: Snapshot, log: LogEntry[]): Promise<boolean>
  /** What a seat has half chosen, as it was saved by whoever holds this key. */
  drafts(room: string, seat: SeatId, key: string): Promise<string | undefined>
  saveDrafts(room: string, seat: SeatId, key: string, plays: string): Promise<void>

  /** How far a seat has seen what happened, as it was saved by whoever holds this key. */
  look(room: string, seat: SeatId, key: string): Promise<KeptLook | undefined>
  saveLook(room: string, seat: SeatId, key: string, look: KeptLook): Promise<void>

  say(room: string, message: Omit<ChatRecord, 'id'>): Promise<ChatRecord>
  /** The newest messages, oldest first. */
  chat(room: string, limit: number): Promise<ChatRecord[]>
}

/** Private talk, apart from the matches. */
export interface WhisperStore {
  whisper(room: string, message: Omit<WhisperRecord, 'id'>): Promise<WhisperRecord>
  /** The newest messages of a person and to them, oldest first. */
  whispers(room: string, person: string, limit: number): Promise<WhisperRecord[]>
}
