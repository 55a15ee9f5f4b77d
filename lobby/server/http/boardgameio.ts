import Router from '@koa/router'
import type Koa from 'koa'
import type { z } from 'zod'
import type { Room } from '../../protocol.ts'
import { networkOf } from '../address.ts'
import { logPage, matchData } from '../boardgameio/messages.ts'
import type { StockRooms } from '../boardgameio/rooms.ts'
import type { Lists } from '../lists.ts'
import { Refused } from '../problem.ts'
import { mustBeOf } from '../room.ts'
import type { Rooms } from '../rooms.ts'
import { seatId, seatOf } from '../seating.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { Tables } from '../tables.ts'
import { mustWatch } from '../watching.ts'
import type { SeenBy } from './seen.ts'
import type { Sessions } from './session.ts'

const LISTED_AT_MOST = 100

/**
 * The lobby requests of boardgame.io's own `LobbyClient`: the part of them that can be served safely. A match that is
 * created here starts when all its seats are joined; until then its players wait. Credentials belong to one seat.
 * Statuses are those of boardgame.io where they mean the same; `API.md` has the others.
 */
export function stockRoutes(
  { engines, store }: Services,
  sessions: Sessions,
  rooms: Rooms,
  lists: Lists,
  tables: Tables,
  stock: StockRooms,
  seen: SeenBy,
): Router {
  // What stands before the routes goes by their paths as they are written.
  const router = new Router({ prefix: '/games', sensitive: true })

  router.param('id', seen)

  router.get('/', ctx => {
    ctx.body = [...engines.keys()]
  })

  router.post('/:game/create', async ctx => {
    const game = gameOf(ctx)
    const { numPlayers, setupData, unlisted } = shaped(shapes.stockCreate, bodyOf(ctx))
    const room = await stock.open(game, numPlayers, setupData ?? {}, !unlisted, networkOf(ctx.ip))
    ctx.body = { matchID: room.id }
  })

  router.get('/:game', async ctx => {
    const { game } = ctx.params
    if (game === undefined || !engines.has(game)) {
      ctx.body = { matches: [] }
      return
    }
    const { isGameover, updatedBefore, updatedAfter } = shaped(shapes.stockQuery, { ...ctx.query })
    const page = await lists.page({
      game,
      limit: LISTED_AT_MOST,
      // Its clients find in the list where they play: a match with players stays there.
      lively: { since: 0, looked: [] },
      ...(isGameover === 'true' && { status: ['finished'] }),
      ...(isGameover === 'false' && { status: ['open', 'playing'] }),
      ...(updatedBefore !== undefined && { updatedBefore }),
      ...(updatedAfter !== undefined && { updatedAfter }),
    })
    ctx.body = { matches: page.rooms.map(matchOf) }
  })

  router.get('/:game/:id', async ctx => {
    const { game, id } = matchIn(ctx)
    const room = await rooms.get(id)
    if (room.game !== game) throw new Refused('notFound')
    ctx.body = matchOf(room)
  })

  /** Not of boardgame.io: what its clients are told of the past when they come is the newest of it. */
  router.get('/:game/:id/log', async ctx => {
    const { game, id } = matchIn(ctx)
    const { before = Number.MAX_SAFE_INTEGER } = shaped(shapes.stockLogQuery, { ...ctx.query })
    const person = (await sessions.find(ctx))?.id ?? null
    ctx.body = await tables.fresh(id, async table => {
      mustBeOf(table, game)
      const seat = seatOf(table.record, person)
      const reader = seat === undefined ? null : seatId(seat)
      mustWatch(table.record, reader)
      return logPage(await table.play(), store, id, reader, before)
    })
  })

  router.post('/:game/:id/join', async ctx => {
    const { game, id } = matchIn(ctx)
    const { playerID, playerName, data } = bodyOf(ctx)
    if (!playerName) throw missing('playerName')
    const name = shaped(shapes.stockName, playerName)
    const wanted = playerID == null ? undefined : seatIn(playerID)
    const said = dataIn(data)
    const person = await sessions.newGuest(ctx.ip, name)
    const { seat, key } = await stock.join(id, game, wanted, person, said)
    ctx.body = { playerID: seat, playerCredentials: key }
  })

  router.post('/:game/:id/leave', async ctx => {
    const { game, id } = matchIn(ctx)
    const { seat, key } = claimIn(bodyOf(ctx))
    await stock.leave(id, game, seat, key)
    ctx.body = {}
  })

  const update = async (ctx: Koa.Context & { params: Params }) => {
    const { game, id } = matchIn(ctx)
    const body = bodyOf(ctx)
    const { seat, key } = claimIn(body)
    const { newName } = body
    const data = dataIn(body.data)
    if ((!newName && data === undefined) || (newName && typeof newName !== 'string')) throw missing('newName')
    const name = newName ? shaped(shapes.stockName, newName) : undefined
    await stock.update(id, game, seat, key, { name, data })
    ctx.body = {}
  }
  router.post('/:game/:id/rename', update)
  router.post('/:game/:id/update', update)

  router.post('/:game/:id/playAgain', async ctx => {
    const { game, id } = matchIn(ctx)
    const { seat, key } = claimIn(bodyOf(ctx))
    const room = await stock.playAgain(id, game, seat, key)
    ctx.body = { nextMatchID: room.id }
  })

  router.all('/{*rest}', () => {
    throw new Refused('notFound')
  })
  return router
}

type Params = { readonly [name: string]: string | undefined }

const bodyOf = (ctx: Koa.Context) => (ctx.request.body ?? {}) as { readonly [field: string]: unknown }

const gameOf = ({ params }: { params: Params }): string => named(shapes.stockPath, params).game

const matchIn = ({ params }: { params: Params }) => named(shapes.stockMatchPath, params)

/** The seat that a request is for. */
const seatIn = (playerID: unknown): number => named(shapes.stockSeat, playerID)

/** Whose request it is, with the key that they say they have. */
function claimIn({ playerID, credentials }: { readonly [field: string]: unknown }) {
  if (playerID == null) throw missing('playerID')
  return { seat: seatIn(playerID), key: shapes.stockKey.safeParse(credentials).data }
}

/** What a client says of its player; undefined where it says nothing, as boardgame.io takes it. */
const dataIn = (data: unknown) => (data ? shaped(shapes.stockData, data) : undefined)

/** boardgame.io forbids what lacks something that it needs. */
const missing = (what: string) => new Refused('badRequest', `It needs ${what}.`, 403)

/** What cannot be the name of anything names nothing that there is. */
function named<T>(shape: z.ZodType<T>, value: unknown): T {
  const { success, data } = shape.safeParse(value)
  if (!success) throw new Refused('notFound')
  return data
}

/** A room as boardgame.io's lobby clients know matches. */
function matchOf(room: Room) {
  const { id, game, options, listed, createdAt, updatedAt, status, winners, rematch } = room
  return {
    matchID: id,
    gameName: game,
    players: matchData(room),
    setupData: options,
    unlisted: !listed,
    createdAt,
    updatedAt,
    ...(status === 'finished' && { gameover: { winners } }),
    ...(rematch && { nextMatchID: rematch }),
  }
}
