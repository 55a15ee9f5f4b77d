import type Router from '@koa/router'
import type Koa from 'koa'
import type { Club, ClubWebhook } from '../../people.ts'
import { type Sender, WayGone } from '../notifications/channels.ts'
import { mayPost } from '../notifications/webhook.ts'
import { WORDS } from '../notifications/words.ts'
import { clubFor, stirClub } from '../people/clubs.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { ClubWebhookRecord } from '../storage/club-webhooks.ts'
import type { Person } from '../storage/store.ts'
import { originOf } from './origin.ts'
import type { Sessions } from './session.ts'
import type { Sure } from './sure.ts'

/** What members are told of where news of their club is posted. */
export async function webhookOf({ store }: Services, club: string): Promise<ClubWebhook | null> {
  const webhook = await store.clubWebhooks.of(club)
  if (!webhook) return null
  const { address, language, zone, since } = webhook
  return { host: new URL(address).host, language, zone, since }
}

/** Where news of a club is posted: set, tried and taken away; `people.ts` beside `protocol.ts` describes it. */
export function clubWebhookRoutes(
  router: Router,
  services: Services,
  sessions: Sessions,
  sender: Sender,
  sure: Sure,
): void {
  const { config, store, limits, log } = services
  const { clubWebhooks } = store
  const bodyOf = (ctx: Koa.Context): unknown => ctx.request.body ?? {}

  async function hosted(ctx: Koa.Context, person: Person): Promise<Club> {
    const club = await clubFor(services, shaped(shapes.clubPath, ctx.params).club, person)
    if (club.role !== 'host') throw new Refused('notHost')
    return club
  }

  async function setIn(club: string): Promise<ClubWebhookRecord> {
    const webhook = await clubWebhooks.of(club)
    if (!webhook) throw new Refused('notFound')
    return webhook
  }

  router.put('/clubs/:club/webhook', async ctx => {
    const person = await sure(ctx)
    const { url, language, zone } = shaped(shapes.clubWebhook, bodyOf(ctx))
    const { id: club } = await hosted(ctx, person)
    const address = url ?? (await setIn(club)).address
    if (!mayPost(address, config.tellInside))
      throw new Refused('badRequest', 'This server sends nothing there.')
    await limits.count('asks', person.id)
    const origin = originOf(config, ctx)
    await clubWebhooks.save({ club, address, language, zone, origin, by: person.id, since: Date.now() })
    await stirClub(services, club)
    ctx.body = { webhook: await webhookOf(services, club) }
  })

  router.delete('/clubs/:club/webhook', async ctx => {
    const { id: club } = await hosted(ctx, await sessions.need(ctx))
    await clubWebhooks.drop(club)
    await stirClub(services, club)
    ctx.body = { webhook: null }
  })

  router.post('/clubs/:club/webhook/try', async ctx => {
    const person = await sessions.need(ctx)
    shaped(shapes.nothing, bodyOf(ctx))
    const club = await hosted(ctx, person)
    const { address, language, origin } = await setIn(club.id)
    await limits.count('mails', person.id)
    try {
      await sender.post(address, [WORDS[language].club.trial(club.name), `${origin}/club/${club.id}`])
    } catch (error) {
      if (!(error instanceof WayGone)) log.warn({ err: error, club: club.id }, 'a club could not be told')
      throw new Refused('notSent')
    }
    ctx.body = {}
  })
}
