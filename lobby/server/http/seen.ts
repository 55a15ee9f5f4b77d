import type { RouterParameterMiddleware } from '@koa/router'
import { isHidden, mustSee } from '../people/sight.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import type { Tables } from '../tables.ts'
import type { Sessions } from './session.ts'

export type SeenBy = RouterParameterMiddleware

/** The request that a seat is claimed with, and nothing that merely ends like it. */
const CLAIM = /^\/api\/rooms\/[^/]+\/claim\/?$/

/** Lets nobody at a room of whatever request who may not know of it. Whoever has the key of a seat may, by claiming it. */
export const seenOnly =
  ({ store }: Services, sessions: Sessions, tables: Tables): SeenBy =>
  async (id, ctx, next) => {
    const isClaimed = CLAIM.test(ctx.path)
    if (shapes.roomId.safeParse(id).success && !isClaimed) {
      const record = tables.peek(id)?.record ?? (await store.room(id))
      if (record && isHidden(record)) await mustSee({ store }, record, (await sessions.find(ctx))?.id ?? null)
    }
    return next()
  }
