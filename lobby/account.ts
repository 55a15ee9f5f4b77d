/**
 * How somebody comes back as the same person, at another device or when this one has forgotten them. Nobody needs it to play.
 *
 * | request | does | answers |
 * |---|---|---|
 * | `GET /api/me/account` | | `Account` |
 * | `POST /api/me/passkeys/options` | what the browser makes a passkey of | as WebAuthn has it |
 * | `POST /api/me/passkeys` `{ name, response }` | keeps the passkey that the browser has made | `Account` |
 * | `DELETE /api/me/passkeys/:id` | | `Account` |
 * | `POST /api/me/mail` `{ address }` | sends a link and a code, which count in this session only | `{}` |
 * | `POST /api/me/mail/follow` `{ token }` | link or code: comes back as the person whose address it is, or keeps the address | `CameBack` |
 * | `DELETE /api/me/mail` | forgets the address | `Account` |
 * | `POST /api/me/recovery` | a recovery code, for once; the one before ends | `{ code }` |
 * | `POST /api/account/passkey/options` | what the browser signs | as WebAuthn has it |
 * | `POST /api/account/passkey` `{ response }` | comes back by a passkey | `CameBack` |
 * | `POST /api/account/recovery` `{ code }` | comes back by a recovery code, which ends | `CameBack` |
 * | `DELETE /api/me/session` | this browser forgets who it was | `{}` |
 * | `GET /api/me/export` | everything that is kept about oneself | `Export` |
 * | `POST /api/me/farewell` `{ name }` | deletes all of it; the name is one's own, as a confirmation | `{}` |
 * | `GET /api/people/:id` | what somebody plays and has played: at listed tables, and of oneself at all | `Profile` |
 * | `GET /api/rooms/:id/ratings` | what a rated match that is over has changed, the first place first; empty where it counts for nothing | `RoomRating[]` |
 * | `GET /api/me/blocks`, `PUT` and `DELETE /api/me/blocks/:person` | with whom one does not want to play: they sit down at no table whose host one is, whisper nothing to one, and one's pages do not show what they say | `Blocks` |
 * | `GET /api/me/tokens` | what opens `/api` to programs of one’s own | `Tokens` |
 * | `POST /api/me/tokens` `{ name }` | another one, for whoever has a way to come back; it is told only now | `{ token }` and `Tokens` |
 * | `DELETE /api/me/tokens/:token` | it opens nothing any more | `Tokens` |
 * | `POST /api/people/:id/report` `{ text, room?, club? }` | tells the operator, with what was said last at a table where one sits, or in the talk of one’s club | `{}` |
 *
 * Whoever has a way in must have used one minutes ago to change their ways in, to export or to delete (`notFresh`).
 */
import type { Language, SeatId } from '../games/kit/index.ts'
import type { Feed } from './calendar.ts'
import type { Holiday } from './holidays.ts'
import type { Telling } from './notifications.ts'
import type { Club, Friends, Known } from './people.ts'
import type { Learned, Me, Room, Whisper } from './protocol.ts'

/** The ways in which somebody can come back. */
export interface Account {
  passkeys: { id: string; name: string; since: number; usedAt: number | null }[]
  /** The address to which links are sent. */
  mail: string | null
  /** When the recovery code was made that can still be used. */
  recoverySince: number | null
  /** What this server offers where it is reached like this. */
  offers: { passkeys: boolean; mail: boolean }
}

/** Somebody is here as who they were. */
export interface CameBack {
  me: Pick<Me, 'id' | 'name'>
  /** Tables of the guest who they were here until now: on how many they sit now, and on how many somebody of theirs does already. */
  tables: { brought: number; left: number }
}

/** How a match ended for somebody. */
export interface PlayedMatch {
  room: string
  game: string
  players: number
  /** How many of them were people. */
  people: number
  won: boolean
  endedAt: number
  /** The match can still be looked at. */
  kept: boolean
}

/** What somebody has played of a game, with so many players. */
export interface PlayedGame {
  game: string
  players: number
  played: number
  won: number
  /** At live tables, in milliseconds. */
  time: number
  /** What the game counts: `points`, where it has them, and what its `meta.figures` names. */
  figures: { [figure: string]: { mean: number; most: number } }
}

/** How good somebody is taken to be at a game with so many players. */
export interface Rating {
  game: string
  players: number
  /** Everybody begins with 1000. */
  value: number
  /** In 19 of 20 cases the truth lies no farther off. */
  within: number
  /** Rated matches so far. */
  matches: number
  /** How many others they have met in these. */
  others: number
}

/** What a match has changed for somebody who was there when it began. */
export interface RoomRating {
  seat: string
  person: string
  name: string
  place: number
  /** They did not play to the end, and came in last. */
  left: boolean
  before: Pick<Rating, 'value' | 'within'>
  after: Pick<Rating, 'value' | 'within'>
}

/** What somebody plays and has played. */
export interface Profile {
  id: string
  name: string
  /** What they have played most comes first. */
  ratings: Rating[]
  /** What they have played most comes first. */
  games: PlayedGame[]
  /** The newest first. */
  results: PlayedMatch[]
  /** Where they sit now. */
  now: Room[]
}

/** What opens `/api` to programs of somebody’s, each as it is called. */
export interface Tokens {
  tokens: { id: string; name: string; since: number; usedAt: number | null }[]
}

/** With whom somebody does not want to play. They are not told. */
export interface Blocks {
  people: { id: string; name: string }[]
}

/** What is kept about a person. Matches are files of their own: `GET /api/rooms/:id/file`. */
export interface Export {
  format: 'starboard-person'
  version: 1
  at: number
  me: Me
  account: Omit<Account, 'offers'>
  learned: Learned
  /** How matches ended, the newest first. */
  results: PlayedMatch[]
  ratings: Rating[]
  blocks: Blocks['people']
  muted: Known[]
  friends: Omit<Friends, 'asking'>
  /** To which tables they are invited. */
  invitations: { room: string; by: Known; at: number }[]
  clubs: Club[]
  /** Which links into clubs they have made; what those carry is told to nobody again. */
  clubLinks: { club: string; room: string | null; since: number }[]
  /** Which webhooks of clubs they have set; of an address only where it is. */
  clubWebhooks: { club: string; host: string; language: Language; zone: string; since: number }[]
  /** Which tables of clubs they have planned for every week. */
  weekly: { club: string; game: string; title: string; at: number; zone: string }[]
  tokens: Tokens['tokens']
  /** Seats of running matches that they have left. */
  left: { room: string; seat: SeatId; at: number }[]
  /** What they have written down for themselves at tables. */
  notes: { room: string; text: string; at: number }[]
  /** What they have said to all, or to others who watched, at whatever table. */
  said: { room: string; text: string; at: number }[]
  /** What they have said to members of clubs. */
  saidInClubs: { club: string; text: string; at: number }[]
  /** Open tables of theirs that were cleared away, until they have read of it. */
  cleared: { room: string; game: string; title: string; at: number }[]
  /** When they have holidays, and had for two years. */
  holidays: Holiday[]
  /** Which matches they have watched with open hands. */
  sawHands: string[]
  /** Of which calendars there are addresses; they are not told. */
  calendars: Omit<Feed, 'address'>[]
  telling: Pick<Telling, 'ways' | 'quiet'>
  tables: {
    room: Room
    seat: string
    /** The person's moves there. */
    moves: { step: number; move: string; args: unknown[]; at: number }[]
    whispers: Whisper[]
    /** The number of the last message to all that they have read. */
    heard: number
  }[]
}
