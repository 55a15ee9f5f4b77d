import type Router from '@koa/router'
import { sayInClub, talkOf } from '../people/club-talk.ts'
import { clubFor } from '../people/clubs.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { Sessions } from './session.ts'

/** What members of a club say to each other; `people.ts` beside `protocol.ts` describes it. */
export function clubTalkRoutes(router: Router, services: Services, sessions: Sessions): void {
  router.get('/clubs/:club/talk', async ctx => {
    const person = await sessions.need(ctx)
    const { id } = await clubFor(services, shaped(shapes.clubPath, ctx.params).club, person)
    ctx.body = await talkOf(services, id)
  })

  router.post('/clubs/:club/talk', async ctx => {
    const person = await sessions.need(ctx)
    const said = shaped(shapes.said, ctx.request.body ?? {})
    const { id } = await clubFor(services, shaped(shapes.clubPath, ctx.params).club, person)
    await sayInClub(services, id, person, said)
    ctx.body = await talkOf(services, id)
  })
}
