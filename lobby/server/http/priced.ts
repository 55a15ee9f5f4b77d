import type Router from '@koa/router'
import type Koa from 'koa'
import bodyParser from 'koa-bodyparser'
import { networkOf } from '../address.ts'
import { BYTES_READ, type Price, REQUESTS } from '../costs.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import { STALLED } from './connections.ts'
import { leftOf } from './guard.ts'
import { parsed } from './parsed.ts'

/** Whoever has something to say waits so long at most before it is read: Node hangs up soon afterwards, in milliseconds. */
const UNREAD = 6000

/** What takes much is waited for so long, in milliseconds. */
const LONG = 180_000

/** What is answered where there is no such route. */
const REST = '{*rest}'

/**
 * Lets every request of a router be paid for, wait for its turn and only then be read, as the table says. Throws where a route
 * has no row in it.
 */
export function price(router: Router, { limits }: Services): void {
  const { work, doors, numbers } = limits
  const readers = { words: reader(numbers.bytes), file: reader(numbers.fileBytes) }

  for (const layer of router.stack) {
    const method = layer.methods.find(name => name !== 'HEAD')
    if (method === undefined || String(layer.path).endsWith(REST)) continue
    const name = `${method} ${layer.path}`
    const row = REQUESTS[name]
    if (!row) throw new Error(`lobby/server/costs.ts does not say what ${name} costs`)
    layer.stack.unshift((ctx, next) => admit(ctx, row, next))
  }

  async function admit(ctx: Koa.Context, { cost, body, door }: Price, next: Koa.Next): Promise<void> {
    const network = networkOf(ctx.ip)
    const patience = body && AbortSignal.timeout(UNREAD)
    const left = leftOf(ctx)
    const most = body === 'file' ? numbers.fileBytes : numbers.bytes
    // Who does not say how much it will be may mean all that there may be.
    const bytes = body ? Math.min(most, ctx.request.length ?? most) : 0
    try {
      const waits = patience && left ? AbortSignal.any([patience, left]) : left
      if (door) ctx.res.once('close', await doors[door].enter(network, waits))
      await work.turn(network, cost + bytes / BYTES_READ, waits)
    } catch (error) {
      throw patience?.aborted && !left?.aborted ? new Refused('tooMany') : error
    }
    if (body) {
      await readers[body](ctx, async () => {})
      const text: unknown = ctx.request.body
      ctx.request.rawBody = ''
      // It may have come compressed.
      if (typeof text === 'string') await work.add(network, (text.length - bytes) / BYTES_READ)
      ctx.request.body = parsed(text)
      left?.throwIfAborted()
    }
    const { socket } = ctx.req
    // Whoever has to wait for something long does not say anything meanwhile.
    if (door) socket.setTimeout(LONG)
    await next()
    if (door) socket.setTimeout(STALLED)
  }
}

/** Reads a body as text. */
const reader = (bytes: number) =>
  bodyParser({
    enableTypes: ['text'],
    extendTypes: { text: ['application/json'] },
    textLimit: String(bytes),
    onerror(error) {
      throw new Refused((error as { status?: number }).status === 413 ? 'tooLarge' : 'badRequest')
    },
  })
