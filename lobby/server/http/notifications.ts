import type Router from '@koa/router'
import type Koa from 'koa'
import type { NewWay, Telling } from '../../notifications.ts'
import { networkOf } from '../address.ts'
import { newId, newKey } from '../credentials.ts'
import { confirmLink, type Sender, stopLink, wayView } from '../notifications/channels.ts'
import type { Strangers } from '../notifications/mail-confirmations.ts'
import { mayPost } from '../notifications/webhook.ts'
import { languageOf, WORDS } from '../notifications/words.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { WayRecord } from '../storage/notifications.ts'
import type { Person } from '../storage/store.ts'
import { originOf } from './origin.ts'
import type { Sessions } from './session.ts'
import type { Sure } from './sure.ts'

/** Nobody has so many devices. */
const WAYS = 10

/** How people are told that a table waits for them: added, tried, confirmed and stopped. */
export function notificationRoutes(
  router: Router,
  { config, store: { notifications }, limits, log }: Services,
  sessions: Sessions,
  sender: Sender,
  strangers: Strangers,
  sure: Sure,
): void {
  const bodyOf = (ctx: Koa.Context): unknown => ctx.request.body ?? {}
  const tellingOf = async ({ id }: Person): Promise<Telling> => ({
    ways: (await notifications.ways(id)).map(wayView),
    quiet: await notifications.quiet(id),
    mail: sender.hasMail,
    pushKey: sender.keys.publicKey,
  })

  router.get('/me/telling', async ctx => {
    ctx.body = await tellingOf(await sessions.need(ctx))
  })

  router.post('/me/telling/ways', async ctx => {
    const person = await sure(ctx)
    const wish = shaped(shapes.newWay, bodyOf(ctx))
    const known = await notifications.ways(person.id)
    const address = addressOf(wish)
    const isKnown = known.some(way => way.kind === wish.kind && way.address === address)
    if (!isKnown) {
      if (known.length >= WAYS) throw new Refused('tooMany')
      if (wish.kind === 'mail' && !sender.hasMail)
        throw new Refused('badRequest', 'This server sends no mail.')
      if (wish.kind !== 'mail' && !mayPost(urlOf(wish), config.tellInside))
        throw new Refused('badRequest', 'This server sends nothing there.')
      const origin = originOf(config, ctx)
      const confirmed = wish.kind !== 'mail'
      const way = {
        id: newId(),
        person: person.id,
        kind: wish.kind,
        address,
        confirmed,
        token: newKey(),
        origin,
        zone: wish.zone ?? null,
      }
      if (!confirmed) await confirm(way, person, ctx)
      await notifications.addWay(way)
    }
    ctx.body = await tellingOf(person)
  })

  /** Asks whoever reads mail at an address, in words that nobody has chosen. However many want that, it is asked once. */
  async function confirm(way: WayRecord, person: Person, ctx: Koa.Context): Promise<void> {
    await limits.count('mails', person.id)
    await limits.count('mails', networkOf(ctx.ip))
    await limits.count('mails', way.address.toLowerCase())
    const { subject, text } = WORDS[languageOf(person)].confirm
    const never = strangers.neverLink(way.origin, way.address)
    const headers = { 'List-Unsubscribe': `<${never}>` }
    await strangers.ask(way.address, () =>
      attempt(() => sender.write(way.address, subject, text(confirmLink(way), never), headers)),
    )
  }

  async function attempt(send: () => Promise<void>): Promise<void> {
    try {
      await send()
    } catch (error) {
      log.warn({ err: error }, 'somebody could not be told')
      throw new Refused('notSent')
    }
  }

  router.delete('/me/telling/ways/:way', async ctx => {
    const person = await sessions.need(ctx)
    await notifications.dropWay(person.id, shaped(shapes.wayPath, ctx.params).way)
    ctx.body = await tellingOf(person)
  })

  router.post('/me/telling/ways/:way/try', async ctx => {
    const person = await sessions.need(ctx)
    shaped(shapes.nothing, bodyOf(ctx))
    const { way: id } = shaped(shapes.wayPath, ctx.params)
    const way = (await notifications.ways(person.id)).find(one => one.id === id)
    if (!way?.confirmed) throw new Refused('notFound')
    await limits.count('mails', person.id)
    const { trial, stop } = WORDS[languageOf(person)]
    await attempt(() =>
      sender.send(way, { title: 'Starboard', lines: [trial], path: '/', foot: stop(stopLink(way)) }),
    )
    ctx.body = {}
  })

  router.put('/me/telling/quiet', async ctx => {
    const person = await sessions.need(ctx)
    await notifications.saveQuiet(person.id, shaped(shapes.quiet, bodyOf(ctx)).quiet)
    ctx.body = await tellingOf(person)
  })

  /** Whoever has read the mail may do this, on whatever device. */
  router.post('/telling/confirm', async ctx => {
    await limits.count('tries', networkOf(ctx.ip))
    const { token } = shaped(shapes.wayToken, bodyOf(ctx))
    const way = await notifications.confirmWay(token)
    if (!way) throw new Refused('notFound')
    await strangers.answered(way.address)
    ctx.body = {}
  })

  /** The same for an address that shall never be written to again. Whoever only opens the link has not said so. */
  router.post('/telling/never', async ctx => {
    await limits.count('tries', networkOf(ctx.ip))
    await strangers.never(shaped(shapes.neverToken, bodyOf(ctx)).token)
    ctx.body = {}
  })

  router.post('/telling/stop', async ctx => {
    await limits.count('tries', networkOf(ctx.ip))
    const { token } = shaped(shapes.wayToken, bodyOf(ctx))
    if (!(await notifications.stopWay(token))) throw new Refused('notFound')
    ctx.body = {}
  })
}

const urlOf = (wish: Exclude<NewWay, { kind: 'mail' }>) =>
  wish.kind === 'push' ? wish.push.endpoint : wish.url

function addressOf(wish: NewWay): string {
  if (wish.kind === 'push') return JSON.stringify(wish.push)
  return wish.kind === 'mail' ? wish.address : wish.url
}
