import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type Koa from 'koa'
import serve from 'koa-static'
import type { PreviewOf } from './preview.ts'

const YEAR = 365 * 24 * 3600

/**
 * The built pages. Paths that are no file are places inside the application, which finds its way itself; what is told of them
 * where a link is posted is written into the page.
 */
export function pages(folder: string, previewOf?: PreviewOf): Koa.Middleware {
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
      const page = await readFile(index, 'utf8')
      const preview = await previewOf?.(ctx)
      ctx.type = 'html'
      ctx.body = preview ? page.replace('</head>', () => `  ${preview}\n  </head>`) : page
    })
  }
}
