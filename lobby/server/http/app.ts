import cors from '@koa/cors'
import Koa from 'koa'
import compress from 'koa-compress'
import helmet from 'koa-helmet'
import { StockRooms } from '../boardgameio/rooms.ts'
import type { Config } from '../config.ts'
import { sameSecret } from '../credentials.ts'
import type { Lists } from '../lists.ts'
import type { Sender } from '../notifications/channels.ts'
import { Refused } from '../problem.ts'
import type { Reviews } from '../reviews.ts'
import type { Rooms } from '../rooms.ts'
import type { Services } from '../services.ts'
import type { Tables } from '../tables.ts'
import { apiRoutes } from './api.ts'
import { stockRoutes } from './boardgameio.ts'
import { fewAtOnce, gate, heads, problems, takeTurns } from './guard.ts'
import { previewOf } from './preview.ts'
import { price } from './priced.ts'
import { seenOnly } from './seen.ts'
import { Sessions } from './session.ts'
import { pages } from './web.ts'

/** The HTTP side of the server: REST, health, metrics and the pages. */
export function createApp(
  services: Services,
  rooms: Rooms,
  lists: Lists,
  tables: Tables,
  sender: Sender,
  reviews: Reviews,
): { app: Koa; sessions: Sessions } {
  const { config, log, metrics } = services
  const app = new Koa({ proxy: config.trustProxy, maxIpsCount: 1 })
  const sessions = new Sessions(app, services)
  const api = apiRoutes(services, sessions, rooms, lists, tables, sender, reviews)
  const seen = seenOnly(services, sessions, tables)
  const stock = stockRoutes(
    services,
    sessions,
    rooms,
    lists,
    tables,
    new StockRooms(services, tables, rooms),
    seen,
  )
  for (const router of [api, stock]) price(router, services)

  app.on('error', error => log.warn({ err: error }, 'a response could not be sent'))
  app.use(problems(services))
  app.use(heads(services))
  app.use(secure())
  app.use(onlyByTls(config))
  app.use(cors({ origin: ctx => allowed(config.origins, ctx.get('Origin')), credentials: true }))
  app.use(async (ctx, next) => {
    if (ctx.path === '/health') await showHealth(ctx)
    else if (ctx.path === '/metrics') await showMetrics(ctx)
    else await next()
  })
  app.use(fewAtOnce(services))
  app.use(compress())
  app.use(takeTurns(services))
  app.use(onlyUnder(['/api', '/games'], gate(services)))
  app.use(onlyUnder(['/api', '/games'], noStore))
  app.use(api.routes()).use(api.allowedMethods())
  app.use(stock.routes()).use(stock.allowedMethods())
  app.use(pages(config.webDir, previewOf(services, tables)))

  /** To be on this machine is no right to read them: behind a proxy everybody seems to be. */
  let health: { problem: Promise<string | undefined>; until: number } | undefined
  async function showHealth(ctx: Koa.Context): Promise<void> {
    const now = Date.now()
    if (!health || now > health.until) health = { problem: services.store.trouble(), until: now + 1000 }
    const problem = await health.problem
    ctx.status = problem ? 503 : 200
    ctx.body = problem ? { ok: false, problem } : { ok: true }
  }

  async function showMetrics(ctx: Koa.Context): Promise<void> {
    const token = /^Bearer (.+)$/.exec(ctx.get('Authorization'))?.[1]
    const { metricsToken: own } = config
    if (own === '' || token === undefined || !sameSecret(token, own)) throw new Refused('notFound')
    metrics.tables.set(tables.size)
    ctx.type = metrics.registry.contentType
    ctx.body = await metrics.registry.metrics()
  }
  return { app, sessions }
}

const allowed = (origins: readonly string[], origin: string) => (origins.includes(origin) ? origin : '')

const noStore: Koa.Middleware = (ctx, next) => {
  ctx.set('Cache-Control', 'no-store')
  return next()
}

/** The middleware for some folders only. */
function onlyUnder(folders: readonly string[], middleware: Koa.Middleware): Koa.Middleware {
  return (ctx, next) =>
    folders.some(folder => ctx.path === folder || ctx.path.startsWith(`${folder}/`))
      ? middleware(ctx as never, next)
      : next()
}

/** A year, in seconds. */
const YEAR = 365 * 24 * 3600

/**
 * Browsers that have come by `https` come by nothing else from then on. A server that is reached by `http` says nothing of the
 * kind, and none speaks for the others below its name.
 */
function onlyByTls({ publicUrl }: Config): Koa.Middleware {
  const say = helmet.hsts({ maxAge: YEAR, includeSubDomains: false })
  return (ctx, next) => (ctx.secure || publicUrl.startsWith('https:') ? say(ctx as never, next) : next())
}

/** Pages load nothing from elsewhere and run no script that is not a file of ours. */
const secure = () =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ({ headers }) => `ws://${headers.host} wss://${headers.host}`],
        mediaSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false,
  })
