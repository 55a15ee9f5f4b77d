import type Router from '@koa/router'
import { HolidayKeeper } from '../holidays.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { Tables } from '../tables.ts'
import type { Sessions } from './session.ts'

/** Holidays for oneself at tables by turns. */
export function holidayRoutes(router: Router, services: Services, sessions: Sessions, tables: Tables): void {
  const keeper = new HolidayKeeper(services, tables)

  router.get('/me/holidays', async ctx => {
    ctx.body = await keeper.of((await sessions.need(ctx)).id)
  })

  router.post('/me/holidays', async ctx => {
    const wish = shaped(shapes.holiday, ctx.request.body ?? {})
    ctx.body = await keeper.add((await sessions.need(ctx)).id, wish)
    ctx.status = 201
  })

  router.delete('/me/holidays/:from', async ctx => {
    const { from } = shaped(shapes.holidayPath, ctx.params)
    ctx.body = await keeper.end((await sessions.need(ctx)).id, from)
  })
}
