import { createECDH, hkdfSync } from 'node:crypto'
import webpush from 'web-push'
import type { PushAddress } from '../../notifications.ts'
import { post } from './webhook.ts'

/** What browsers know this server by (VAPID): it follows from the secret, so that all servers on a database have it. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

export function pushKeysOf(secret: string): PushKeys {
  for (let tries = 0; ; tries++) {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `push ${tries}`, 32))
    const pair = createECDH('prime256v1')
    try {
      pair.setPrivateKey(key)
    } catch {
      // Very few numbers are no keys.
      continue
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: key.toString('base64url') }
  }
}

/** What is not fetched within a day is of no interest any more. In seconds. */
const KEPT = 24 * 3600

/** What the service worker of the pages shows. */
export interface Pushed {
  title: string
  body: string
  /** Where a click leads. */
  path: string
}

/** Pushes something to a browser, encrypted for it alone, and says how its maker's server has answered. */
export function push(
  keys: PushKeys,
  subject: string,
  to: PushAddress,
  pushed: Pushed,
  inside: boolean,
): Promise<number> {
  const { endpoint, headers, body } = webpush.generateRequestDetails(to, JSON.stringify(pushed), {
    vapidDetails: { subject, ...keys },
    TTL: KEPT,
    contentEncoding: 'aes128gcm',
  })
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return post(endpoint, Object.fromEntries(texts), body as unknown as Buffer, inside)
}
