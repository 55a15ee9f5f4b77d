/** Mail to addresses of which nobody knows yet whose they are: seldom, and never again where that is wanted. */
import { createHmac } from 'node:crypto'
import { sameSecret } from '../credentials.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'

/** An address that has not answered is not asked again for so long, in milliseconds. */
export const ASKED_FOR = 7 * 24 * 3600 * 1000

/** The mailbox, however its address is written: what stands behind a plus goes there, too. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '')

export class Strangers {
  private readonly services: Pick<Services, 'config' | 'store'>

  constructor(services: Pick<Services, 'config' | 'store'>) {
    this.services = services
  }

  private get asks() {
    return this.services.store.mailAsks
  }

  /** What is kept of an address: who reads the database learns none by it. */
  private known(address: string): string {
    return this.signed('asked', mailboxOf(address))
  }

  private signed(why: string, text: string): string {
    return createHmac('sha256', this.services.config.secret).update(`${why} ${text}`).digest('base64url')
  }

  /** Sends the question whether an address is somebody's. Refuses where it was asked and has not answered, or wants none. */
  async ask(address: string, send: () => Promise<void>): Promise<void> {
    const now = Date.now()
    const known = this.known(address)
    if (!(await this.asks.ask(known, now, now - ASKED_FOR))) throw new Refused('askedAlready')
    try {
      await send()
    } catch (error) {
      await this.asks.settle(known)
      throw error
    }
  }

  /** It has answered. */
  answered(address: string): Promise<void> {
    return this.asks.settle(this.known(address))
  }

  wantsNone(address: string): Promise<boolean> {
    return this.asks.isNever(this.known(address))
  }

  /** What a mail has at its end: whoever reads it may say that there shall be no other. */
  neverLink(origin: string, address: string): string {
    const to = Buffer.from(address).toString('base64url')
    return `${origin}/told#never=${to}.${this.signed('never', address)}`
  }

  /** Does so, without a session; what was sent there until now ends as well. */
  async never(token: string): Promise<void> {
    const [to = '', signature = ''] = token.split('.')
    const address = Buffer.from(to, 'base64url').toString()
    if (!sameSecret(signature, this.signed('never', address))) throw new Refused('notFound')
    await this.asks.never(this.known(address), Date.now())
    await this.services.store.notifications.stopMail(address)
  }
}
