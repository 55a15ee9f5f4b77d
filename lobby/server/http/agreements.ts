import type Router from '@koa/router'
import type Koa from 'koa'
import { answerEnd, proposeEnd } from '../agreed-end.ts'
import { drop } from '../agreement.ts'
import { answerTakeBack, askToTakeBack } from '../consent.ts'
import { END } from '../end-wish.ts'
import { answerHands, closeHands, proposeHands } from '../hands.ts'
import { answerPause, playOnAfterPause, proposePause } from '../pause.ts'
import { seatOf } from '../seating.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { Table } from '../table.ts'
import type { Tables } from '../tables.ts'
import { BACK } from '../take-back-wish.ts'
import type { Sessions } from './session.ts'

/** What somebody does at a table; `seat` is undefined for whoever has none there. */
type Act = (table: Table, seat: number | undefined) => Promise<void>

/** Something that those who play agree on. */
interface Agreement {
  /** A player asks for it, as the body of the request says. */
  ask(body: unknown): Act
  answer(table: Table, seat: number | undefined, agrees: boolean): Promise<void>
  /** Whoever has asked does not want it any more; what lasts, anybody who plays ends. */
  drop: Act
}

const AGREEMENTS: { readonly [path: string]: Agreement } = {
  'take-back': {
    ask(body) {
      shaped(shapes.nothing, body)
      return askToTakeBack
    },
    answer: answerTakeBack,
    drop: (table, seat) => drop(table, BACK, seat),
  },
  end: {
    ask(body) {
      const { end } = shaped(shapes.proposedEnd, body)
      return (table, seat) => proposeEnd(table, seat, end)
    },
    answer: answerEnd,
    drop: (table, seat) => drop(table, END, seat),
  },
  hands: {
    ask(body) {
      shaped(shapes.nothing, body)
      return proposeHands
    },
    answer: answerHands,
    drop: closeHands,
  },
  pause: {
    ask(body) {
      const { days } = shaped(shapes.proposedPause, body)
      return (table, seat) => proposePause(table, seat, days)
    },
    answer: answerPause,
    drop: playOnAfterPause,
  },
}

/** What those who play agree on: one asks for it, the others agree or do not. */
export function agreementRoutes(router: Router, sessions: Sessions, tables: Tables): void {
  const bodyOf = (ctx: Koa.Context): unknown => ctx.request.body ?? {}

  async function at(ctx: Koa.Context & { params: unknown }, act: Act): Promise<void> {
    const { id } = shaped(shapes.roomPath, ctx.params)
    const person = await sessions.need(ctx)
    ctx.body = await tables.fresh(id, async table => {
      await act(table, seatOf(table.record, person.id))
      return table.view()
    })
  }

  for (const [what, { ask, answer, drop: letBe }] of Object.entries(AGREEMENTS)) {
    const path = `/rooms/:id/${what}`
    router.post(path, ctx => at(ctx, ask(bodyOf(ctx))))
    router.put(path, ctx => {
      const { agree } = shaped(shapes.agreed, bodyOf(ctx))
      return at(ctx, (table, seat) => answer(table, seat, agree))
    })
    router.delete(path, ctx => at(ctx, letBe))
  }
}
