import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import type Koa from 'koa'
import serve from 'koa-static'

const YEAR = 365 * 24 * 3600

/** The built pages. Paths that are no file are places inside the application, which finds its way itself. */
export function pages(folder: string): Koa.Middleware {
  const index = join(folder, 'index.html')
  const files = serve(folder, {
    index: false,
    setHeaders: (response, path) => {
      // Vite puts a hash of the content into the names of everything in `assets`.
      const cache = path.includes(`${join(folder, 'assets')}`)
        ? `public, max-age=${YEAR}, immutable`
        : 'no-cache'
      response.setHeader('Cache-Control', cache)
    },
  })
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    await files(ctx, async () => {
      if (ctx.accepts('html') !== 'html' || /\.\w+$/.test(ctx.path) || !existsSync(index)) return next()
      ctx.set('Cache-Control', 'no-cache')
      ctx.type = 'html'
      ctx.body = createReadStream(index)
    })
  }
}
