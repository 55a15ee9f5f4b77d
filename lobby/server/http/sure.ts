import type Koa from 'koa'
import type { Accounts } from '../account/accounts.ts'
import type { Person } from '../storage/store.ts'
import type { Sessions } from './session.ts'

export type Sure = (ctx: Koa.Context) => Promise<Person>

/**
 * The person of a request, who has used one of their ways in just now: for what lasts, and would let whoever has a stolen
 * cookie back in, or read on. Whoever has no way in could not use one, and is lost with the cookie anyway.
 */
export const sureOf =
  (sessions: Sessions, accounts: Accounts): Sure =>
  async ctx => {
    const person = await sessions.need(ctx)
    if (await accounts.has(person.id)) sessions.mustBeFresh(ctx, person)
    return person
  }
