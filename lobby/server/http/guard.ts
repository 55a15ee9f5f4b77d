import type { IncomingMessage } from 'node:http'
import type Koa from 'koa'
import type { Config } from '../config.ts'
import { problemOf, Refused } from '../problem.ts'
import type { Services } from '../services.ts'

/** Whether a page of this origin may use the server: its own pages, and those that the configuration names. */
export function isOriginAllowed(
  config: Config,
  origin: string | undefined,
  host: string | undefined,
): boolean {
  if (origin === undefined || config.origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** The address that a handshake comes from, as Koa determines it for requests. */
export function addressOf(config: Config, request: IncomingMessage): string {
  const forwarded = config.trustProxy ? request.headers['x-forwarded-for'] : undefined
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return last || request.socket.remoteAddress || ''
}

/** Answers errors as `Problem`s, and logs those that are the server's own. */
export function problems({ log }: Services): Koa.Middleware {
  return async (ctx, next) => {
    try {
      await next()
      if (ctx.status === 404 && ctx.body === undefined) throw new Refused('notFound')
    } catch (error) {
      const refused = error instanceof Refused ? error : known(error)
      if (!refused) log.error({ err: error, method: ctx.method, path: ctx.path }, 'a request failed')
      ctx.status = refused?.status ?? 500
      ctx.body = problemOf(refused)
    }
  }
}

/** Errors of the middleware before our own code. */
function known(error: unknown): Refused | undefined {
  const status = (error as { status?: unknown }).status
  if (status === 413) return new Refused('tooLarge')
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refused('badRequest')
  return undefined
}

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses what a foreign page could make a browser send: requests that change something need JSON and, where the
 * browser names the page, an allowed one. Counts requests per address.
 */
export function gate({ config, limits }: Services): Koa.Middleware {
  return async (ctx, next) => {
    await limits.count('requests', ctx.ip)
    if (!SAFE.includes(ctx.method)) {
      if (!isOriginAllowed(config, ctx.get('Origin') || undefined, ctx.host)) throw new Refused('badOrigin')
      if (ctx.request.length !== undefined && ctx.request.length > 0 && !ctx.is('application/json')) {
        throw new Refused('badRequest', 'Bodies are JSON.')
      }
    }
    await next()
  }
}
