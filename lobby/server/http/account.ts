import type Router from '@koa/router'
import type Koa from 'koa'
import type { Me } from '../../protocol.ts'
import type { Accounts } from '../account/accounts.ts'
import type { Site } from '../account/passkeys.ts'
import { networkOf } from '../address.ts'
import { Effort } from '../effort.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { Person } from '../storage/store.ts'
import { leftOf } from './guard.ts'
import { originOf } from './origin.ts'
import type { Sessions } from './session.ts'
import type { Sure } from './sure.ts'

/** How people come back as who they were, and leave for good; `account.ts` beside `protocol.ts` describes it. */
export function accountRoutes(
  router: Router,
  { config, limits, store }: Services,
  sessions: Sessions,
  accounts: Accounts,
  sure: Sure,
  me: (person: Person) => Promise<Me>,
): void {
  const bodyOf = (ctx: Koa.Context): unknown => ctx.request.body ?? {}
  const siteOf = (ctx: Koa.Context): Site => ({
    origin: new URL(originOf(config, ctx)).origin,
  })
  const tried = (ctx: Koa.Context) => limits.count('tries', networkOf(ctx.ip))

  async function comeBack(ctx: Koa.Context, visitor: Person, id: string): Promise<void> {
    const { person, ...told } = await accounts.comeBack(visitor, id)
    sessions.become(ctx, person)
    ctx.body = told
  }

  /** With the first way in, and with every further one, it is known who this is. */
  async function changed(ctx: Koa.Context, person: Person): Promise<void> {
    sessions.become(ctx, person)
    ctx.body = await accounts.of(person, siteOf(ctx))
  }

  router.get('/me/account', async ctx => {
    ctx.body = await accounts.of(await sessions.need(ctx), siteOf(ctx))
  })

  router.post('/me/passkeys/options', async ctx => {
    shaped(shapes.nothing, bodyOf(ctx))
    ctx.body = await accounts.passkeys.begin(await sure(ctx), siteOf(ctx))
  })

  router.post('/me/passkeys', async ctx => {
    const person = await sure(ctx)
    const { name, response } = shaped(shapes.newPasskey, bodyOf(ctx))
    await accounts.passkeys.add(person, siteOf(ctx), name, response)
    await changed(ctx, person)
  })

  router.delete('/me/passkeys/:passkey', async ctx => {
    const person = await sure(ctx)
    await store.accounts.dropPasskey(person.id, shaped(shapes.passkeyPath, ctx.params).passkey)
    await changed(ctx, person)
  })

  router.post('/me/mail', async ctx => {
    const person = await sessions.need(ctx)
    const { address } = shaped(shapes.mailAddress, bodyOf(ctx))
    await limits.count('mails', networkOf(ctx.ip))
    await accounts.writeTo(person, address, siteOf(ctx))
    ctx.body = {}
  })

  router.post('/me/mail/follow', async ctx => {
    const visitor = await sessions.need(ctx)
    const { token } = shaped(shapes.mailToken, bodyOf(ctx))
    await tried(ctx)
    const owner = await accounts.follow(visitor, token, async () => void (await sure(ctx)))
    await comeBack(ctx, visitor, owner)
  })

  router.delete('/me/mail', async ctx => {
    const person = await sure(ctx)
    await store.accounts.dropMail(person.id)
    await changed(ctx, person)
  })

  router.post('/me/recovery', async ctx => {
    const person = await sure(ctx)
    shaped(shapes.nothing, bodyOf(ctx))
    const code = await accounts.newRecovery(person)
    sessions.become(ctx, person)
    ctx.body = { code }
  })

  router.post('/account/passkey/options', async ctx => {
    shaped(shapes.nothing, bodyOf(ctx))
    ctx.body = await accounts.passkeys.ask(await sessions.need(ctx), siteOf(ctx))
  })

  router.post('/account/passkey', async ctx => {
    const visitor = await sessions.need(ctx)
    const { response } = shaped(shapes.passkeyAnswer, bodyOf(ctx))
    await tried(ctx)
    await comeBack(ctx, visitor, await accounts.passkeys.answer(visitor, siteOf(ctx), response))
  })

  router.post('/account/recovery', async ctx => {
    const visitor = await sessions.need(ctx)
    const { code } = shaped(shapes.recoveryCode, bodyOf(ctx))
    await tried(ctx)
    await comeBack(ctx, visitor, await accounts.recover(code))
  })

  router.get('/me/tokens', async ctx => {
    ctx.body = await accounts.tokensOf(await sessions.need(ctx))
  })

  router.post('/me/tokens', async ctx => {
    const person = await sure(ctx)
    ctx.body = await accounts.newToken(person, shaped(shapes.newToken, bodyOf(ctx)).name)
    ctx.status = 201
  })

  router.delete('/me/tokens/:token', async ctx => {
    const person = await sessions.need(ctx)
    await store.keeps.dropToken(person.id, shaped(shapes.tokenPath, ctx.params).token)
    ctx.body = await accounts.tokensOf(person)
  })

  router.delete('/me/session', async ctx => {
    await sessions.need(ctx)
    sessions.forget(ctx)
    ctx.body = {}
  })

  router.get('/me/export', async ctx => {
    const person = await sure(ctx)
    const effort = new Effort(cost => limits.work.turn(networkOf(ctx.ip), cost, leftOf(ctx)))
    ctx.attachment('starboard.json')
    ctx.body = await accounts.exported(person, await me(person), effort)
  })

  router.post('/me/farewell', async ctx => {
    const person = await sure(ctx)
    if (shaped(shapes.farewell, bodyOf(ctx)).name !== person.name)
      throw new Refused('badRequest', 'That is another name.')
    await accounts.forget(person)
    sessions.forget(ctx)
    ctx.body = {}
  })
}
