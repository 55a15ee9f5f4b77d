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
 * | `POST /api/rooms/:id/invitations` `Invited` | from a seat there: a friend, somebody of the same club, or the one account that is called just so. The answer is always the same | `{}` |
 * | `GET /api/rooms/:id/invitations` | which friends one has invited there | `{ people }` |
 * | `DELETE /api/rooms/:id/invitations` | says no | `Invitations` |
 * | `GET /api/clubs` | where one is a member | `{ clubs: Club[] }` |
 * | `POST /api/clubs` `{ name }` | founds one | `ClubPage` |
 * | `GET /api/clubs/:club` | a member: who belongs to it, and what is played | `ClubPage` |
 * | `PATCH /api/clubs/:club` `{ name }` | its host: another name | `ClubPage` |
 * | `POST /api/clubs/:club/members` `Invited` | a member: a friend, or the one account that is called just so | `ClubPage` |
 * | `PUT /api/clubs/:club/membership` | whoever is invited: yes | `ClubPage` |
 * | `DELETE /api/clubs/:club/members/:person` | leaves, says no, or, as its host, sends somebody away | `{}` |
 * | `PUT` and `DELETE /api/me/mutes/:person` | one’s pages do not show what they say; nothing else changes | `{ people }` |
 * | `GET /api/me/mutes` | | `{ people }` |
 * | `GET /api/rooms/:id/notes`, `PUT` `SaveNote` | what one has written down for oneself at a table where one sits; `conflict` where something else was written since | `Note` |
 */
import type { Room } from './protocol.ts'

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
  /** What one is there. */
  role: 'host' | 'member'
}

export interface ClubPage {
  club: Club
  /** The host first. `invited`: no member yet. */
  members: (Known & { role: 'host' | 'member' | 'invited' })[]
  /** Its tables, the newest first. */
  rooms: Room[]
  /** Those that are to start at some time, the soonest first. */
  planned: Room[]
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
