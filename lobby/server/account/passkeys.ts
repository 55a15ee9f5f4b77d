import { isIP } from 'node:net'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers'
import { Refused } from '../problem.ts'
import type { AccountStore, PasskeyRecord } from '../storage/accounts.ts'
import type { Person } from '../storage/store.ts'

/** A challenge can be answered for so long, in milliseconds. */
const PATIENCE = 5 * 60 * 1000
/** Nobody has so many devices. */
const PASSKEYS = 20

/** Where the pages are, as the browser sees them. */
export interface Site {
  origin: string
}

const hostOf = ({ origin }: Site) => new URL(origin).hostname.replace(/^\[|\]$/g, '')

/** Browsers make passkeys for names, by TLS or on one's own machine, not for numbers. */
export function canHavePasskeys(site: Site): boolean {
  const host = hostOf(site)
  return isIP(host) === 0 && (site.origin.startsWith('https:') || host === 'localhost')
}

/** Passkeys: made by a browser, checked here. A challenge is answered once, by whoever it was given to. */
export class Passkeys {
  private readonly store: AccountStore

  constructor(store: AccountStore) {
    this.store = store
  }

  /** What the browser is to make a passkey of. */
  async begin(person: Person, site: Site) {
    this.mustBePossible(site)
    const known = await this.store.passkeys(person.id)
    if (known.length >= PASSKEYS) throw new Refused('tooMany')
    const options = await generateRegistrationOptions({
      rpName: 'Starboard',
      rpID: hostOf(site),
      userName: person.name,
      userDisplayName: person.name,
      userID: isoUint8Array.fromUTF8String(person.id),
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await this.challenge(person, 'newPasskey', options.challenge)
    return options
  }

  /** Keeps what the browser has made. */
  async add(person: Person, site: Site, name: string, response: unknown): Promise<void> {
    const found = await refusing(
      verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: challenge => this.isExpected(person, 'newPasskey', challenge),
        expectedOrigin: site.origin,
        expectedRPID: hostOf(site),
      }),
    )
    if (!found.verified) throw new Refused('wrongPasskey')
    const { id, publicKey, counter, transports = [] } = found.registrationInfo.credential
    const record: PasskeyRecord = {
      id,
      person: person.id,
      name,
      publicKey: isoBase64URL.fromBuffer(publicKey),
      counter,
      transports,
      since: Date.now(),
      usedAt: null,
    }
    if (!(await this.store.addPasskey(record))) throw new Refused('wrongPasskey')
  }

  /** What the browser is to sign, with whichever passkey for this site its user chooses. */
  async ask(visitor: Person, site: Site) {
    this.mustBePossible(site)
    const options = await generateAuthenticationOptions({
      rpID: hostOf(site),
      userVerification: 'required',
    })
    await this.challenge(visitor, 'passkey', options.challenge)
    return options
  }

  /** Whose passkey it is that has signed. */
  async answer(visitor: Person, site: Site, response: { id: string }): Promise<string> {
    const passkey = await this.store.passkey(response.id)
    if (!passkey) throw new Refused('wrongPasskey')
    const { id, publicKey, counter, person } = passkey
    const found = await refusing(
      verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: challenge => this.isExpected(visitor, 'passkey', challenge),
        expectedOrigin: site.origin,
        expectedRPID: hostOf(site),
        credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter },
      }),
    )
    if (!found.verified) throw new Refused('wrongPasskey')
    await this.store.passkeyUsed(id, found.authenticationInfo.newCounter, Date.now())
    return person
  }

  private mustBePossible(site: Site): void {
    if (!canHavePasskeys(site)) throw new Refused('badRequest', 'There are no passkeys at this address.')
  }

  private challenge(person: Person, kind: 'newPasskey' | 'passkey', token: string): Promise<void> {
    const until = Date.now() + PATIENCE
    return this.store.addTicket({ person: person.id, kind, token, code: token, what: '', until })
  }

  private async isExpected({ id }: Person, kind: 'newPasskey' | 'passkey', token: string): Promise<boolean> {
    return (await this.store.takeTicket({ person: id, kind, token }, Date.now())) !== undefined
  }
}

/** The library throws at whatever does not fit, and says why to nobody. */
const refusing = <T>(checked: Promise<T>): Promise<T> =>
  checked.catch(() => {
    throw new Refused('wrongPasskey')
  })
