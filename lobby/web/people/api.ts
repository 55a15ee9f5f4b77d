import type { Tokens } from '../../account.ts'
import type {
  Club,
  ClubInvitation,
  ClubPage,
  EditClub,
  Friends,
  Invitations,
  Invited,
  InvitedToTable,
  Known,
  Note,
  SaveNote,
  Weekly,
} from '../../people.ts'
import type { Room } from '../../protocol.ts'
import { call } from '../app/api.ts'
import { arrived } from '../app/queries.ts'

const of = encodeURIComponent
const room = (id: string) => `/rooms/${of(id)}`

/** The part of `lobby/people.ts` that pages need. Every function rejects with an `ApiError`. */
export const peopleApi = {
  friends: () => call<Friends>('GET', '/me/friends'),
  ask: (id: string) => call<Friends>('PUT', `/me/friends/${of(id)}`, {}),
  askByName: (name: string) => call<Friends>('POST', '/me/friends', { name }),
  withdraw: (name: string) => call<Friends>('POST', '/me/friends/withdraw', { name }),
  end: (id: string) => call<Friends>('DELETE', `/me/friends/${of(id)}`),
  invitations: () => call<Invitations>('GET', '/me/invitations'),
  invite: (id: string, whom: InvitedToTable) => call<object>('POST', `${room(id)}/invitations`, whom),
  circle: () => call<{ rooms: Room[] }>('GET', '/circle'),
  invited: (id: string) => call<{ people: Known[] }>('GET', `${room(id)}/invitations`),
  decline: (id: string) => call<Invitations>('DELETE', `${room(id)}/invitations`),
  clubs: () => call<{ clubs: Club[] }>('GET', '/clubs'),
  found: (name: string) => call<ClubPage>('POST', '/clubs', { name }),
  club: (id: string) => call<ClubPage>('GET', `/clubs/${of(id)}`),
  editClub: (id: string, edit: EditClub) => call<ClubPage>('PATCH', `/clubs/${of(id)}`, edit),
  makeLink: (id: string) => call<{ token: string }>('POST', `/clubs/${of(id)}/link`, {}),
  dropLinks: (id: string) => call<ClubPage>('DELETE', `/clubs/${of(id)}/link`),
  makeTableLink: (id: string) => call<{ token: string }>('POST', `${room(id)}/link`, {}),
  repeat: (id: string, zone: string) => call<{ weekly: Weekly[] }>('PUT', `${room(id)}/weekly`, { zone }),
  stopWeekly: (id: string, weekly: string) =>
    call<{ weekly: Weekly[] }>('DELETE', `/clubs/${of(id)}/weekly/${of(weekly)}`),
  show: (id: string, shown: boolean) => call<ClubPage>('PUT', `/clubs/${of(id)}/shown`, { shown }),
  invitation: (token: string) => call<ClubInvitation>('POST', '/invitation/look', { token }),
  follow: (token: string) => call<ClubInvitation>('POST', '/invitation/join', { token }),
  inviteTo: (id: string, whom: Invited) => call<ClubPage>('POST', `/clubs/${of(id)}/members`, whom),
  /** Says no to a club. */
  refuse: async (id: string): Promise<object> => peopleApi.remove(id, (await arrived()).id),
  join: (id: string) => call<ClubPage>('PUT', `/clubs/${of(id)}/membership`, {}),
  remove: (id: string, person: string) => call<object>('DELETE', `/clubs/${of(id)}/members/${of(person)}`),
  muted: () => call<{ people: Known[] }>('GET', '/me/mutes'),
  mute: (id: string) => call<{ people: Known[] }>('PUT', `/me/mutes/${of(id)}`, {}),
  unmute: (id: string) => call<{ people: Known[] }>('DELETE', `/me/mutes/${of(id)}`),
  note: (id: string) => call<Note>('GET', `${room(id)}/notes`),
  saveNote: (id: string, note: SaveNote) => call<Note>('PUT', `${room(id)}/notes`, note),
  tokens: () => call<Tokens>('GET', '/me/tokens'),
  newToken: (name: string) => call<{ token: string } & Tokens>('POST', '/me/tokens', { name }),
  dropToken: (id: string) => call<Tokens>('DELETE', `/me/tokens/${of(id)}`),
}
