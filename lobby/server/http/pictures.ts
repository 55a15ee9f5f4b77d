import type Router from '@koa/router'
import type Koa from 'koa'
import type { Effort } from '../effort.ts'
import { Pictures } from '../picture.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { Tables } from '../tables.ts'

/** In seconds. A moment that was looked at once hardly ever is another one later. */
const DAY = 24 * 3600

/** What links show of matches where they are posted. */
export function pictureRoutes(router: Router, tables: Tables, effortOf: (ctx: Koa.Context) => Effort): void {
  const pictures = new Pictures()

  router.get('/rooms/:id/pictures/:step', async ctx => {
    const { id, step } = shaped(shapes.stepPath, ctx.params)
    const draw = await tables.fresh(id, table => pictures.of(table, step, effortOf(ctx)))
    ctx.body = await draw()
    ctx.type = 'png'
    ctx.set('Cache-Control', `public, max-age=${DAY}`)
  })
}
