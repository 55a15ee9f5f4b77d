import type Koa from 'koa'
import isPlainObject from 'lodash/isPlainObject.js'
import { networkOf } from '../address.ts'
import type { Config } from '../config.ts'
import { BYTES_WRITTEN, COST } from '../costs.ts'
import { Refused, refusedBy } from '../problem.ts'
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

/** Answers errors as `Problem`s, and logs those that are the server's own. */
export function problems({ log }: Services): Koa.Middleware {
  return async (ctx, next) => {
    try {
      await next()
      if (ctx.status === 404 && ctx.body === undefined) throw new Refused('notFound')
    } catch (error) {
      if (error instanceof Left) return
      const expected = error instanceof Refused ? error : known(error)
      if (!expected)
        log.error({ err: error, method: ctx.method, path: withoutKeys(ctx.path) }, 'a request failed')
      const { status, problem } = expected ?? refusedBy(error)
      ctx.status = status
      ctx.body = problem
    }
  }
}

/** A path without what opens something to whoever reads the log. */
const withoutKeys = (path: string) => path.replace(/^(\/api\/feeds\/).*/, '$1…')

/** Errors of the middleware before our own code. */
function known(error: unknown): Refused | undefined {
  const status = (error as { status?: unknown }).status
  if (status === 413) return new Refused('tooLarge')
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refused('badRequest')
  return undefined
}

/** What a host may look like. Anything else is no name of ours, and must not get into the policy of a page. */
const HOST = /^[\w.-]*(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded']

/** Looks at what every request says of its way here. Tells once of a proxy that the configuration does not know of. */
export function heads({ config, log }: Services): Koa.Middleware {
  let isTold = config.trustProxy
  return (ctx, next) => {
    if (!HOST.test(ctx.get('Host'))) throw new Refused('badRequest', 'There is no such host.')
    const header = isTold ? undefined : FORWARDED.find(name => ctx.get(name) !== '')
    if (header !== undefined) {
      isTold = true
      log.warn(
        { header },
        'a request came through a proxy: all guests behind it count as one address; set TRUST_PROXY=true if it is yours',
      )
    }
    return next()
  }
}

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses what a foreign page could make a browser send: requests that change something need JSON and, where the
 * browser names the page, an allowed one. Counts requests per address.
 */
export function gate({ config, limits }: Services): Koa.Middleware {
  return async (ctx, next) => {
    await limits.count('requests', networkOf(ctx.ip))
    if (!SAFE.includes(ctx.method)) {
      if (!isOriginAllowed(config, ctx.get('Origin') || undefined, ctx.host)) throw new Refused('badOrigin')
      if (ctx.request.length !== undefined && ctx.request.length > 0 && !ctx.is('application/json')) {
        throw new Refused('badRequest', 'Bodies are JSON.')
      }
    }
    await next()
  }
}

/** Why something that was begun is not gone on with. Nobody is told. */
class Left extends Error {
  readonly status = 499
}

/** Says when whoever sent a request has hung up. */
export const leftOf = (ctx: Koa.Context): AbortSignal | undefined => ctx.state.left

/** Takes so many requests of an address at once, and knows of each whether somebody waits for the answer. */
export function fewAtOnce({ limits: { unanswered } }: Services): Koa.Middleware {
  return (ctx, next) => {
    const network = networkOf(ctx.ip)
    if (!unanswered.hasRoom(network)) throw new Refused('tooMany')
    unanswered.begin(network)
    const left = new AbortController()
    ctx.state.left = left.signal
    ctx.res.once('close', () => {
      unanswered.end(network)
      if (!ctx.res.writableFinished) left.abort(new Left('nobody waits for the answer'))
    })
    return next()
  }
}

/** Fonts, pictures and what was compressed before are not compressed. */
const COMPRESSED = /javascript|css|html|json|svg/

/** Lets a request wait until its address may ask for something, and counts what it costs to send the answer. */
export function takeTurns({ limits: { work } }: Services): Koa.Middleware {
  return async (ctx, next) => {
    const network = networkOf(ctx.ip)
    await work.turn(network, COST.request, leftOf(ctx))
    await next()
    if (isData(ctx.body)) ctx.body = JSON.stringify(ctx.body)
    const length = ctx.response.get('Content-Encoding') ? 0 : Number(ctx.response.get('Content-Length'))
    if (length > 0 && COMPRESSED.test(ctx.response.type))
      await work.add(network, Math.ceil(length / BYTES_WRITTEN))
  }
}

/** What Koa would write out as JSON by itself, when nobody counts any more. */
const isData = (body: unknown): boolean => isPlainObject(body) || Array.isArray(body)
