/**
 * How people are told that a table waits for them, while none of their pages looks at it.
 *
 * | request | does | answers |
 * |---|---|---|
 * | `GET /api/me/telling` | | `Telling` |
 * | `POST /api/me/telling/ways` `NewWay` | adds a way; an address of mail is asked first | `Telling` |
 * | `DELETE /api/me/telling/ways/:way` | | `Telling` |
 * | `POST /api/me/telling/ways/:way/try` | sends something to see | `{}` |
 * | `PUT /api/me/telling/quiet` `{ quiet }` | the hours in which nothing is sent, or null | `Telling` |
 * | `POST /api/telling/confirm` `{ token }`, `POST /api/telling/stop` `{ token }`, `POST /api/telling/never` `{ token }` | what the links in mails do, without a session | `{}` |
 */

export const WAYS = ['push', 'mail', 'webhook'] as const
export type WayKind = (typeof WAYS)[number]

/** Hours of the day in which nothing is sent. What comes up waits for their end. */
export interface Quiet {
  /** 0 to 23. The end may be past midnight. */
  from: number
  to: number
  /** Such as `Europe/Berlin`. */
  zone: string
}

/** One way in which somebody is told. */
export interface Way {
  id: string
  kind: WayKind
  /** Enough to know it by: of an address, no more than whoever entered it needs. */
  name: string
  /** An address of mail is used once its owner has opened the link that was sent there. */
  confirmed: boolean
}

/** Only oneself is told. */
export interface Telling {
  ways: Way[]
  quiet: Quiet | null
  /** Whether this server sends mail. */
  mail: boolean
  /** With which key browsers are to expect what this server pushes. */
  pushKey: string
}

/** As browsers give it. */
export interface PushAddress {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** `zone`: in which times are told, such as `Europe/Berlin`. */
export type NewWay =
  | { kind: 'push'; push: PushAddress; zone?: string }
  | { kind: 'mail'; address: string; zone?: string }
  | { kind: 'webhook'; url: string; zone?: string }
