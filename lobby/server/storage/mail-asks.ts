import type { Rows } from './notifications.ts'

/**
 * Which addresses of mail were asked whether they are somebody's, and which want nothing of the kind. Addresses of strangers
 * are not kept: only what tells one again.
 */
export interface MailAskStore {
  /** That an address is asked at a moment. False where it was since then and has not answered, or wants no mail. */
  ask(address: string, at: number, since: number): Promise<boolean>
  /** It has answered, or was not reached: it may be asked again. */
  settle(address: string): Promise<void>
  /** It is never written to again. */
  never(address: string, at: number): Promise<void>
  isNever(address: string): Promise<boolean>
  /** Forgets what was asked before, but not who wants no mail. */
  forget(before: number): Promise<void>
}

export const mailAsksIn = (db: Rows): MailAskStore => ({
  async ask(address, at, since) {
    const sql = `insert into mail_asks(address, at, never) values (?, ?, 0)
      on conflict (address) do update set at = excluded.at
      where mail_asks.never = 0 and (mail_asks.at < ? or mail_asks.at > excluded.at)`
    return (await db.run(sql, address, at, since)) === 1
  },

  async settle(address) {
    await db.run('delete from mail_asks where address = ? and never = 0', address)
  },

  async never(address, at) {
    const sql = `insert into mail_asks(address, at, never) values (?, ?, 1)
      on conflict (address) do update set never = 1`
    await db.run(sql, address, at)
  },

  async isNever(address) {
    return (await db.all('select at from mail_asks where address = ? and never = 1', address)).length > 0
  },

  async forget(before) {
    await db.run('delete from mail_asks where at < ? and never = 0', before)
  },
})
