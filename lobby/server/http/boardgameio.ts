import Router from '@koa/router'
import type Koa from 'koa'
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
import type { SeenBy } from './seen.ts'
import type { Sessions } from './session.ts'

const LISTED_AT_MOST = 100

/**
 * The lobby requests of boardgame.io's own `LobbyClient`: the part of them that can be served safely. A match that is
 * created here starts when all its seats are joined; until then its players wait. Credentials belong to one seat, and
 * nothing that a client hands in as `data` is kept.
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
  const bodyOf = (ctx: Koa.Context): unknown => ctx.request.body ?? {}

  router.param('id', seen)

  router.get('/', ctx => {
    ctx.body = [...engines.keys()]
  })

  router.post('/:game/create', async ctx => {
    const { game } = shaped(shapes.stockPath, ctx.params)
    const { numPlayers, setupData, unlisted } = shaped(shapes.stockCreate, bodyOf(ctx))
    const room = await stock.open(game, numPlayers, setupData ?? {}, unlisted !== true, networkOf(ctx.ip))
    ctx.body = { matchID: room.id }
  })

  router.get('/:game', async ctx => {
    const { game } = shaped(shapes.stockPath, ctx.params)
    rooms.engine(game)
    const { isGameover, updatedBefore, updatedAfter } = shaped(shapes.stockQuery, { ...ctx.query })
    const page = await lists.page({
      game,
      limit: LISTED_AT_MOST,
      ...(isGameover === 'true' && { status: ['finished'] }),
      ...(isGameover === 'false' && { status: ['open', 'playing'] }),
      ...(updatedBefore !== undefined && { updatedBefore }),
      ...(updatedAfter !== undefined && { updatedAfter }),
    })
    ctx.body = { matches: page.rooms.map(matchOf) }
  })

  router.get('/:game/:id', async ctx => {
    const { game, id } = shaped(shapes.stockMatchPath, ctx.params)
    const room = await rooms.get(id)
    if (room.game !== game) throw new Refused('notFound')
    ctx.body = matchOf(room)
  })

  /** Not of boardgame.io: what its clients are told of the past when they come is the newest of it. */
  router.get('/:game/:id/log', async ctx => {
    const { game, id } = shaped(shapes.stockMatchPath, ctx.params)
    const { before = Number.MAX_SAFE_INTEGER } = shaped(shapes.stockLogQuery, { ...ctx.query })
    const person = (await sessions.find(ctx))?.id ?? null
    ctx.body = await tables.fresh(id, async table => {
      mustBeOf(table, game)
      const seat = seatOf(table.record, person)
      const reader = seat === undefined ? null : seatId(seat)
      return logPage(await table.play(), store, id, reader, before)
    })
  })

  router.post('/:game/:id/join', async ctx => {
    const { game, id } = shaped(shapes.stockMatchPath, ctx.params)
    const { playerID, playerName } = shaped(shapes.stockJoin, bodyOf(ctx))
    const person = await sessions.newGuest(ctx.ip, playerName)
    const { seat, key } = await stock.join(id, game, playerID == null ? undefined : Number(playerID), person)
    ctx.body = { playerID: seat, playerCredentials: key }
  })

  router.post('/:game/:id/leave', async ctx => {
    const { game, id } = shaped(shapes.stockMatchPath, ctx.params)
    const { playerID, credentials } = shaped(shapes.stockLeave, bodyOf(ctx))
    await stock.leave(id, game, Number(playerID), credentials)
    ctx.body = {}
  })

  const rename = async (ctx: Koa.Context & { params: unknown }) => {
    const { game, id } = shaped(shapes.stockMatchPath, ctx.params)
    const { playerID, credentials, newName } = shaped(shapes.stockUpdate, bodyOf(ctx))
    await stock.rename(id, game, Number(playerID), credentials, newName)
    ctx.body = {}
  }
  router.post('/:game/:id/rename', rename)
  router.post('/:game/:id/update', rename)

  router.post('/:game/:id/playAgain', async ctx => {
    const { game, id } = shaped(shapes.stockMatchPath, ctx.params)
    const { playerID, credentials } = shaped(shapes.stockPlayAgain, bodyOf(ctx))
    const room = await stock.playAgain(id, game, Number(playerID), credentials)
    ctx.body = { nextMatchID: room.id }
  })

  router.all('/{*rest}', () => {
    throw new Refused('notFound')
  })
  return router
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
