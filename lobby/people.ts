/**
 * Who knows whom: friends, invitations and clubs.
 *
 * | request | does | answers |
 * |---|---|---|
 * | `GET /api/me/friends` | | `Friends` |
 * | `PUT /api/me/friends/:person` | asks somebody to be a friend, or says yes to whoever has asked | `Friends` |
 * | `POST /api/me/friends` `{ name }` | asks the one account that is called just so. The answer is the same whether or not there is one | `Friends` |
 * | `POST /api/me/friends/withdraw` `{ name }` | does not ask for that name any more | `Friends` |
 * | `DELETE /api/me/friends/:person` | ends it, takes back what one has asked, or says no | `Friends` |
 * | `GET /api/me/invitations` | what waits for one’s answer | `Invitations` |
 * | `POST /api/rooms/:id/invitations` `InvitedToTable` | from a seat there: a friend, somebody of the same club, all of the club, or the one account that is called just so. The answer is always the same | `{}` |
 * | `GET /api/rooms/:id/invitations` | whom one has invited there, as far as they are friends; at a table of one’s club all of it who are invited | `{ people: Known[] }` |
 * | `PUT /api/rooms/:id/seats/:seat/kept` `Invited` | the host of an open table: keeps a free seat for somebody, who is invited with it; nobody else sits down there (409, `seatKept`) | `Room` |
 * | `DELETE /api/rooms/:id/seats/:seat/kept` | its host, or whoever it is kept for: it is free again | `Room` |
 * | `GET /api/rooms/:id/kept` | for whom seats are kept: the host reads all, others what is theirs | `{ seats: KeptSeat[] }` |
 * | `GET /api/circle` | tables of one’s clubs, and those that friends have opened for their friends, where one may sit down, planned ones by their time and then the newest | `{ rooms: Room[] }` |
 * | `DELETE /api/rooms/:id/invitations` | says no | `Invitations` |
 * | `GET /api/clubs` | where one is a member | `{ clubs: Club[] }` |
 * | `POST /api/clubs` `{ name }` | founds one | `ClubPage` |
 * | `GET /api/clubs/:club` | a member: who belongs to it, and what is played | `ClubPage` |
 * | `PATCH /api/clubs/:club` `EditClub` | its host: another name, or what it says of itself to whoever is invited by a link | `ClubPage` |
 * | `GET /api/clubs/:club/results` | a member: the newest 50 matches at tables of the club, and how well members play | `ClubResults` |
 * | `GET /api/clubs/:club/talk` | a member: what members have said to each other, the newest 100 | `ClubTalk` |
 * | `POST /api/clubs/:club/talk` `{ text }` or `{ phrase }`, `answers?` | a member says something; sockets of all members are told `clubTalk` | `ClubTalk` |
 * | `POST /api/clubs/:club/link` | its host: a link into the club, in place of the one before | `{ token }` |
 * | `DELETE /api/clubs/:club/link` | its host: nobody comes in by a link any more, those to tables included | `ClubPage` |
 * | `PUT /api/clubs/:club/webhook` `SetClubWebhook` | its host: what happens at tables of the club is posted there, in place of where it was before | `{ webhook: ClubWebhook }` |
 * | `DELETE /api/clubs/:club/webhook` | its host: it is not posted any more | `{ webhook: null }` |
 * | `POST /api/clubs/:club/webhook/try` | its host: says there that it works; `notSent` where that could not be done | `{}` |
 * | `PUT /api/clubs/:club/shown` `{ shown }` | whether whoever comes by a link reads one’s name | `ClubPage` |
 * | `POST /api/rooms/:id/link` | a member, at a table of their club: a link to it that leads into the club, too, in place of their one before | `{ token }` |
 * | `PUT /api/rooms/:id/weekly` `{ zone }` | the host of a planned table of a club: it comes again every week, as it is now, at the weekday and hour of that time zone | `{ weekly: Weekly[] }` |
 * | `DELETE /api/clubs/:club/weekly/:weekly` | the club’s host, or whoever planned it: it does not any more; the table that is planned stays | `{ weekly: Weekly[] }` |
 * | `POST /api/invitation/look` `{ token }` | what a link leads to; `wrongInvitation` where it does not count, whatever the reason | `ClubInvitation` |
 * | `POST /api/invitation/join` `{ token }` | belongs to the club from now on | `ClubInvitation` |
 * | `POST /api/clubs/:club/members` `Invited` | a member: a friend, or the one account that is called just so | `ClubPage` |
 * | `PUT /api/clubs/:club/membership` | whoever is invited: yes | `ClubPage` |
 * | `DELETE /api/clubs/:club/members/:person` | leaves, says no, or, as its host, sends somebody away | `{}` |
 * | `PUT` and `DELETE /api/me/mutes/:person` | one’s pages do not show what they say; nothing else changes | `{ people }` |
 * | `GET /api/me/mutes` | | `{ people }` |
 * | `GET /api/rooms/:id/notes`, `PUT` `SaveNote` | what one has written down for oneself at a table where one sits; `conflict` where something else was written since | `Note` |
 */
import type { Language, SeatId } from '../games/kit/index.ts'
import type { Rating } from './account.ts'
import type { Room, SpectatorMessage } from './protocol.ts'

/** Somebody, as others may call them. */
export interface Known {
  id: string
  name: string
}

export interface Friends {
  friends: Known[]
  /** Whom one has asked. */
  asked: Known[]
  /** Names that one has asked for. */
  askedNames: string[]
  /** Who has asked. */
  asking: Known[]
}

/** Whom somebody invites: by who they are, or by a name. */
export type Invited = { person: string } | { name: string }

/** At a table of a club its host and members may call all of it together. */
export type InvitedToTable = Invited | { club: true }

/** A seat that is kept for somebody. */
export interface KeptSeat {
  seat: SeatId
  /** What whoever keeps it calls them. */
  name: string
  /** It is kept for oneself. */
  isMine: boolean
}

/** What waits for an answer. */
export interface Invitations {
  tables: { room: Room; by: Known[] }[]
  clubs: { club: Pick<Club, 'id' | 'name'>; by: Known }[]
  friends: Known[]
}

export interface Club {
  id: string
  name: string
  since: number
  /** What it says of itself to whoever is invited by a link; empty where it says nothing. */
  about: string
  /** What one is there. */
  role: 'host' | 'member'
  /** Whoever comes by a link reads one’s name. */
  shown: boolean
}

/** A planned table of a club that comes again every week: when one was to start, the next is planned by itself. */
export interface Weekly {
  id: string
  /** The one that is planned now, or was last. */
  room: string
  game: string
  title: string
  /** When it starts, or was to. */
  at: number
  /** Weekday and hour stay as they are in this time zone. */
  zone: string
  /** Who has planned it: host of each table, as long as they are a member. */
  by: Known | null
}

/** What members of a club say to each other: all of them read it, and whoever comes later. The oldest first. */
export interface ClubTalk {
  messages: SpectatorMessage[]
}

/** What was played at tables of a club, and by its members. */
export interface ClubResults {
  /** The newest first; void ones are none. */
  matches: ClubMatch[]
  /** Of each member and game, as far as there is something to be told. */
  standings: ClubStanding[]
}

export interface ClubMatch {
  room: string
  game: string
  /** Seats, those of bots among them. */
  players: number
  endedAt: number
  /** The match can still be looked at. */
  kept: boolean
  /** Who has played it to the end, by their places; members or not. `place`: null where that was not kept. */
  people: (Known & { won: boolean; place: number | null })[]
}

export interface ClubStanding extends Known {
  game: string
  /** At tables of the club. */
  played: number
  won: number
  /** By how many play, wherever it was. */
  ratings: Pick<Rating, 'players' | 'value' | 'within' | 'matches'>[]
}

/**
 * Where tables of a club that are planned, moved or open are posted, and results of matches there, as Discord takes it: what every
 * member may know. It ends with the membership of whoever has set it.
 */
export interface ClubWebhook {
  /** Of the address nobody is told more: whoever has all of it can write there. */
  host: string
  language: Language
  /** In which times are told, such as `Europe/Berlin`. */
  zone: string
  since: number
}

/** Without a `url` the address stays as it is. */
export interface SetClubWebhook extends Pick<ClubWebhook, 'language' | 'zone'> {
  url?: string
}

export type EditClub = Partial<Pick<Club, 'name' | 'about'>>

/** What whoever has a link into a club may know of it. */
export interface ClubInvitation {
  club: Pick<Club, 'id' | 'name' | 'about'>
  /** What the members are called who want to be shown. */
  members: string[]
  /** The table that the link leads to, if it is not the club alone. */
  table: Pick<Room, 'id' | 'game' | 'title' | 'plannedAt'> | null
  /** One belongs to it already. */
  isMember: boolean
}

export interface ClubPage {
  club: Club
  /** The host first. `invited`: no member yet. */
  members: (Known & { role: 'host' | 'member' | 'invited' })[]
  /** Its tables, the newest first. */
  rooms: Room[]
  /** Those that are to start at some time, the soonest first. */
  planned: Room[]
  weekly: Weekly[]
  /** Where its news is posted; null where it is not. */
  webhook: ClubWebhook | null
  /** Which links lead into it: since when one to the club does, if one does, and how many to tables. For its host alone. */
  links?: { since: number | null; tables: number }
}

/** What somebody has written down for themselves at a table. */
export interface Note {
  text: string
  /** When it was; 0 where there is nothing. */
  at: number
}

/** `was`: when the note was written that this one takes the place of. */
export interface SaveNote {
  text: string
  was: number
}
