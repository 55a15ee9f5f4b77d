import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type { Account, Blocks, CameBack, Profile, RoomRating } from '../../account.ts'
import { call } from '../app/api.ts'

/** The part of `lobby/account.ts` that pages of accounts need. Every function rejects with an `ApiError`. */
export const accountApi = {
  blocks: () => call<Blocks>('GET', '/me/blocks'),
  block: (id: string) => call<Blocks>('PUT', `/me/blocks/${encodeURIComponent(id)}`, {}),
  unblock: (id: string) => call<Blocks>('DELETE', `/me/blocks/${encodeURIComponent(id)}`),
  report: (id: string, text: string, club?: string) =>
    call<object>('POST', `/people/${encodeURIComponent(id)}/report`, { text, ...(club && { club }) }),
  ratingsOf: (room: string) => call<RoomRating[]>('GET', `/rooms/${encodeURIComponent(room)}/ratings`),
  profile: (id: string) => call<Profile>('GET', `/people/${encodeURIComponent(id)}`),
  account: () => call<Account>('GET', '/me/account'),
  passkeyToMake: () => call<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/options', {}),
  addPasskey: (name: string, response: RegistrationResponseJSON) =>
    call<Account>('POST', '/me/passkeys', { name, response }),
  dropPasskey: (id: string) => call<Account>('DELETE', `/me/passkeys/${id}`),
  askForMail: (address: string) => call<object>('POST', '/me/mail', { address }),
  followMail: (token: string) => call<CameBack>('POST', '/me/mail/follow', { token }),
  dropMail: () => call<Account>('DELETE', '/me/mail'),
  newRecovery: () => call<{ code: string }>('POST', '/me/recovery', {}),
  toSign: () => call<PublicKeyCredentialRequestOptionsJSON>('POST', '/account/passkey/options', {}),
  signed: (response: AuthenticationResponseJSON) => call<CameBack>('POST', '/account/passkey', { response }),
  recover: (code: string) => call<CameBack>('POST', '/account/recovery', { code }),
  leave: () => call<object>('DELETE', '/me/session'),
  exported: () => call<object>('GET', '/me/export'),
  farewell: (name: string) => call<object>('POST', '/me/farewell', { name }),
}
