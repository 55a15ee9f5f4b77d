import { createTransport, type Transporter } from 'nodemailer'
import type { Way } from '../../notifications.ts'
import type { Config } from '../config.ts'
import type { WayRecord } from '../storage/notifications.ts'
import { type PushKeys, push, pushKeysOf } from './push.ts'
import { post } from './webhook.ts'

/** Discord takes no longer messages. */
const LONGEST = 2000
const GONE = [404, 410]

/** Something to be told, in words. */
export interface Message {
  title: string
  lines: readonly string[]
  /** Where it leads, within the pages. */
  path: string
  /** At the end of a mail: how to get no more of them. */
  foot?: string
}

/** Nothing gets there any more: the browser has ended it, or somebody has deleted the webhook. */
export class WayGone extends Error {}

/** Sends messages: to a browser, by mail, or to a webhook. */
export class Sender {
  readonly keys: PushKeys
  private readonly config: Config
  private readonly mailer: Transporter | undefined

  constructor(config: Config) {
    this.config = config
    this.keys = pushKeysOf(config.secret)
    if (config.smtp !== '') this.mailer = createTransport(config.smtp)
  }

  get hasMail(): boolean {
    return this.mailer !== undefined
  }

  /** Throws where it could not be sent. */
  async send(way: WayRecord, message: Message): Promise<void> {
    const { title, lines, path, foot } = message
    if (way.kind === 'mail') {
      const text = [...lines, '', way.origin + path, ...(foot ? ['', '-- ', foot] : [])].join('\n')
      return this.mail(way, title, text)
    }
    if (way.kind === 'webhook') return this.post(way.address, [title, ...lines, way.origin + path])
    mustBeTaken(await this.push(way, { title, body: lines.join('\n'), path }))
  }

  private push({ address, origin }: WayRecord, pushed: Parameters<typeof push>[3]): Promise<number> {
    const subject = origin.startsWith('https:') ? origin : 'mailto:nobody@example.org'
    return push(this.keys, subject, JSON.parse(address), pushed, this.config.tellInside)
  }

  /** To a webhook, as Discord takes it; nobody is called by what people write. Throws where it could not be sent. */
  async post(address: string, lines: readonly string[]): Promise<void> {
    const content = lines.join('\n').slice(0, LONGEST)
    const body = { content, username: 'Starboard', allowed_mentions: { parse: [] } }
    const headers = { 'Content-Type': 'application/json' }
    mustBeTaken(await post(address, headers, JSON.stringify(body), this.config.tellInside))
  }

  private mail({ address, origin, token }: WayRecord, subject: string, text: string): Promise<void> {
    return this.write(address, subject, text, { 'List-Unsubscribe': `<${stopLink({ origin, token })}>` })
  }

  /** A mail to somebody who has asked for just this one. */
  async write(
    to: string,
    subject: string,
    text: string,
    headers: Record<string, string> = {},
  ): Promise<void> {
    await this.mailer?.sendMail({
      from: this.config.mailFrom,
      to,
      subject,
      text,
      headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    })
  }

  stop(): void {
    this.mailer?.close()
  }
}

function mustBeTaken(status: number): void {
  if (GONE.includes(status)) throw new WayGone()
  if (status < 200 || status > 299) throw new Error(`answered with ${status}`)
}

/** Of a webhook only where it is: whoever has the rest can write there. */
export function wayView({ id, kind, address, confirmed }: WayRecord): Way {
  const url = kind === 'push' ? JSON.parse(address).endpoint : address
  return { id, kind, name: kind === 'mail' ? address : new URL(url).host, confirmed }
}

/** After `#`, so that no server on the way sees it. */
export const stopLink = ({ origin, token }: Pick<WayRecord, 'origin' | 'token'>) =>
  `${origin}/told#stop=${token}`
export const confirmLink = ({ origin, token }: Pick<WayRecord, 'origin' | 'token'>) =>
  `${origin}/told#confirm=${token}`
