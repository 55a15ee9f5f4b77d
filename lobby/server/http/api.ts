import Router from '@koa/router'
import type Koa from 'koa'
import type { Learned, Me } from '../../protocol.ts'
import { Accounts } from '../account/accounts.ts'
import { networkOf } from '../address.ts'
import { plannedFor } from '../calendar/plan.ts'
import { COST } from '../costs.ts'
import { Effort } from '../effort.ts'
import { fileOf } from '../file.ts'
import type { Lists } from '../lists.ts'
import { momentOf } from '../moment.ts'
import type { Sender } from '../notifications/channels.ts'
import { Strangers } from '../notifications/mail-confirmations.ts'
import { readHistory, readLog, sideOf } from '../play.ts'
import { playOn } from '../play-on.ts'
import { practise } from '../practice.ts'
import { Refused } from '../problem.ts'
import { rename } from '../renames.ts'
import type { Reviews } from '../reviews.ts'
import type { Rooms } from '../rooms.ts'
import { seatId, seatOf } from '../seating.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { Person } from '../storage/store.ts'
import type { Table } from '../table.ts'
import type { Tables } from '../tables.ts'
import { mustWatch } from '../watching.ts'
import { accountRoutes } from './account.ts'
import { agreementRoutes } from './agreements.ts'
import { calendarRoutes } from './calendar.ts'
import { clubLinkRoutes } from './club-links.ts'
import { clubTalkRoutes } from './club-talk.ts'
import { clubWebhookRoutes } from './club-webhook.ts'
import { clubRoutes } from './clubs.ts'
import { friendRoutes } from './friends.ts'
import { leftOf } from './guard.ts'
import { holidayRoutes } from './holidays.ts'
import { notificationRoutes } from './notifications.ts'
import { peopleRoutes } from './people.ts'
import { keepRoutes } from './personal.ts'
import { pictureRoutes } from './pictures.ts'
import { seenOnly } from './seen.ts'
import { noPrograms, type Sessions } from './session.ts'
import { sureOf } from './sure.ts'
import { weeklyRoutes } from './weekly.ts'

/** Left out where there is nobody. */
const unwanted = (how: 'blocked' | 'muted', people: readonly { id: string }[]): Partial<Me> =>
  people.length > 0 ? { [how]: people.map(({ id }) => id) } : {}

const PAGE = 30
const LINES = 100
/** More lessons and puzzles than all games have, and more tasks to repeat than anybody would. */
const LESSONS = 400

/** Our own REST interface; `protocol.ts` describes it. */
export function apiRoutes(
  services: Services,
  sessions: Sessions,
  rooms: Rooms,
  lists: Lists,
  tables: Tables,
  sender: Sender,
  reviews: Reviews,
): Router {
  const {
    limits,
    limits: { work },
    store,
    engines,
  } = services
  // What stands before the routes goes by their paths as they are written.
  const router = new Router({ prefix: '/api', sensitive: true })
  router.use(noPrograms)
  router.param('id', seenOnly(services, sessions, tables))
  const bodyOf = (ctx: Koa.Context): unknown => ctx.request.body ?? {}
  const me = async ({ id, name, language }: Person): Promise<Me> => ({
    id,
    name,
    ...(language && { language }),
    ...((await accounts.has(id)) && { account: true }),
    ...(await store.experience(id)),
    ...unwanted('blocked', await store.blocks.of(id)),
    ...unwanted('muted', await store.keeps.muted(id)),
  })
  const learned = async (id: string): Promise<Learned> => ({
    lessons: await store.lessons(id),
    missed: await store.missed(id),
  })
  const turn = (ctx: Koa.Context, cost: number) => work.turn(networkOf(ctx.ip), cost, leftOf(ctx))
  const effortOf = (ctx: Koa.Context, price?: number) => new Effort(cost => turn(ctx, cost), price)
  const readerOf = async (ctx: Koa.Context, table: Table) => {
    const seat = seatOf(table.record, (await sessions.find(ctx))?.id ?? null)
    const reader = seat === undefined ? null : seatId(seat)
    mustWatch(table.record, reader)
    return reader
  }

  router.get('/me', async ctx => {
    ctx.body = await me(await sessions.begin(ctx))
  })

  router.patch('/me', async ctx => {
    const changes = shaped(shapes.editMe, bodyOf(ctx))
    const person = { ...(await sessions.need(ctx)), ...changes }
    await rename(services, tables, person)
    ctx.body = await me(person)
  })

  router.put('/me/known/:game/:tip', async ctx => {
    const { game, tip } = shaped(shapes.knownPath, ctx.params)
    shaped(shapes.nothing, bodyOf(ctx))
    const person = await sessions.need(ctx)
    const tips = engines.get(game)?.game.text.en.coach
    if (!tips || (tip !== 'all' && !Object.hasOwn(tips as object, tip))) throw new Refused('notFound')
    await store.know(person.id, game, tip)
    ctx.body = await me(person)
  })

  router.delete('/me/known/:game', async ctx => {
    const { game } = shaped(shapes.gamePath, ctx.params)
    const person = await sessions.need(ctx)
    await store.forgetKnown(person.id, game)
    ctx.body = await me(person)
  })

  router.delete('/me/cleared', async ctx => {
    const { at } = shaped(shapes.clearedQuery, { ...ctx.query })
    await store.cleared.read((await sessions.need(ctx)).id, at)
    ctx.body = {}
  })

  router.delete('/me/sessions', async ctx => {
    await sessions.endOthers(ctx)
    ctx.body = {}
  })

  router.get('/me/lessons', async ctx => {
    ctx.body = await learned((await sessions.need(ctx)).id)
  })

  router.put('/me/lessons/:game/:lesson', async ctx => {
    const { game, lesson } = shaped(shapes.lessonPath, ctx.params)
    shaped(shapes.nothing, bodyOf(ctx))
    const { id } = await sessions.need(ctx)
    if (!engines.has(game)) throw new Refused('notFound')
    const known = await store.lessons(id)
    if (known.length >= LESSONS) throw new Refused('tooMany')
    await store.addLesson(id, `${game}/${lesson}`)
    ctx.body = await learned(id)
  })

  router.put('/me/missed/:game/:lesson/:task', async ctx => {
    const { game, lesson, task } = shaped(shapes.taskPath, ctx.params)
    shaped(shapes.nothing, bodyOf(ctx))
    const { id } = await sessions.need(ctx)
    if (!engines.has(game)) throw new Refused('notFound')
    if ((await store.missed(id)).length >= LESSONS) throw new Refused('tooMany')
    await store.addMissed(id, `${game}/${lesson}/${task}`)
    ctx.body = await learned(id)
  })

  router.delete('/me/missed/:game/:lesson/:task', async ctx => {
    const { game, lesson, task } = shaped(shapes.taskPath, ctx.params)
    const { id } = await sessions.need(ctx)
    await store.dropMissed(id, `${game}/${lesson}/${task}`)
    ctx.body = await learned(id)
  })

  friendRoutes(router, services, sessions, lists, tables)
  clubRoutes(router, services, sessions, lists, tables)
  clubLinkRoutes(router, services, sessions)
  clubTalkRoutes(router, services, sessions)
  pictureRoutes(router, tables, effortOf)
  weeklyRoutes(router, services, sessions, tables)
  keepRoutes(router, services, sessions)
  const strangers = new Strangers(services)
  const accounts = new Accounts(services, rooms, tables, sender, strangers)
  const sure = sureOf(sessions, accounts)
  calendarRoutes(router, services, sessions, sure)
  clubWebhookRoutes(router, services, sessions, sender, sure)
  holidayRoutes(router, services, sessions, tables)
  notificationRoutes(router, services, sessions, sender, strangers, sure)
  peopleRoutes(router, services, sessions, lists, tables)
  accountRoutes(router, services, sessions, accounts, sure, me)

  router.get('/rooms', async ctx => {
    const { mine, planned, limit = PAGE, ...given } = shaped(shapes.roomQuery, { ...ctx.query })
    const query = planned === undefined ? given : { ...given, ...plannedFor(Date.now()) }
    await turn(ctx, limit * COST.listed)
    if (mine === undefined) {
      ctx.body = await lists.page({ planned: 'none', ...query, limit })
      return
    }
    const person = (await sessions.need(ctx)).id
    ctx.body = await lists.page({ ...query, limit, person })
  })

  router.post('/rooms', async ctx => {
    const person = await sessions.need(ctx)
    const wish = shaped(shapes.createRoom, bodyOf(ctx))
    if (wish.password !== undefined) await turn(ctx, COST.password)
    ctx.body = await rooms.open(person, networkOf(ctx.ip), wish)
    ctx.status = 201
  })

  router.get('/rooms/:id', async ctx => {
    ctx.body = await rooms.get(shaped(shapes.roomPath, ctx.params).id)
  })

  router.patch('/rooms/:id', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    const person = await sessions.need(ctx)
    const changes = shaped(shapes.editRoom, bodyOf(ctx))
    if (typeof changes.password === 'string') await turn(ctx, COST.password)
    ctx.body = await rooms.edit(id, person.id, networkOf(ctx.ip), changes)
  })

  router.put('/rooms/:id/seats/:seat', async ctx => {
    const { id, seat } = shaped(shapes.seatPath, ctx.params)
    const person = await sessions.need(ctx)
    const { password } = shaped(shapes.sitDown, bodyOf(ctx))
    if (password !== undefined) await turn(ctx, COST.password)
    ctx.body = await rooms.sit(id, seat, person, password)
  })

  router.delete('/rooms/:id/seats/:seat', async ctx => {
    const { id, seat } = shaped(shapes.seatPath, ctx.params)
    ctx.body = await rooms.empty(id, seat, (await sessions.need(ctx)).id)
  })

  router.put('/rooms/:id/seats/:seat/bot', async ctx => {
    const { id, seat } = shaped(shapes.seatPath, ctx.params)
    const person = await sessions.need(ctx)
    ctx.body = await rooms.putBot(id, seat, shaped(shapes.putBot, bodyOf(ctx)).bot, person.id)
  })

  router.delete('/rooms/:id/seats/:seat/bot', async ctx => {
    const { id, seat } = shaped(shapes.seatPath, ctx.params)
    ctx.body = await rooms.removeBot(id, seat, (await sessions.need(ctx)).id)
  })

  router.put('/rooms/:id/ready', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    const person = await sessions.need(ctx)
    ctx.body = await rooms.ready(id, person.id, shaped(shapes.ready, bodyOf(ctx)).ready)
  })

  router.put('/rooms/:id/late', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    const person = await sessions.need(ctx)
    ctx.body = await rooms.wishForLate(id, person.id, shaped(shapes.lateWish, bodyOf(ctx)).wish)
  })

  router.put('/rooms/:id/rest', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    const person = await sessions.need(ctx)
    ctx.body = await rooms.rest(id, person.id, shaped(shapes.rest, bodyOf(ctx)).rest)
  })

  agreementRoutes(router, sessions, tables)

  router.post('/rooms/:id/start', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    shaped(shapes.nothing, bodyOf(ctx))
    ctx.body = await rooms.start(id, (await sessions.need(ctx)).id)
  })

  router.post('/rooms/:id/rematch', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    shaped(shapes.nothing, bodyOf(ctx))
    ctx.body = await rooms.rematch(id, await sessions.need(ctx))
  })

  router.get('/rooms/:id/seat', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    ctx.body = await rooms.seatKey(id, (await sessions.need(ctx)).id)
  })

  router.post('/rooms/:id/seat/renew', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    shaped(shapes.nothing, bodyOf(ctx))
    ctx.body = await rooms.renewKey(id, (await sessions.need(ctx)).id)
  })

  router.post('/rooms/:id/claim', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    const { seat, key } = shaped(shapes.claim, bodyOf(ctx))
    ctx.body = await rooms.claim(id, seat, key, (await sessions.need(ctx)).id)
  })

  router.get('/rooms/:id/log', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    const { before = Number.MAX_SAFE_INTEGER, limit = LINES } = shaped(shapes.logQuery, { ...ctx.query })
    ctx.body = await tables.fresh(id, async table =>
      readLog(table, await readerOf(ctx, table), before, limit),
    )
  })

  router.get('/rooms/:id/history/:step', async ctx => {
    const { id, step } = shaped(shapes.stepPath, ctx.params)
    const { as } = shaped(shapes.historyQuery, { ...ctx.query })
    // Others may wait for the same moment: it is made though whoever came first has gone.
    const effort = new Effort(cost => work.turn(networkOf(ctx.ip), cost))
    const look = await tables.fresh(id, async table =>
      readHistory(table, sideOf(table.record, await readerOf(ctx, table), as), step, effort),
    )
    ctx.body = await look()
  })

  router.get('/rooms/:id/positions/:step', async ctx => {
    const { id, step } = shaped(shapes.stepPath, ctx.params)
    const look = await tables.fresh(id, table => momentOf(table, step, effortOf(ctx)))
    ctx.body = (await look()).position
  })

  router.get('/rooms/:id/file', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    const write = await tables.fresh(id, async table =>
      fileOf(table, await readerOf(ctx, table), effortOf(ctx)),
    )
    const file = await write()
    const entries = file.lines.length + (file.over ? file.moves.length : 0)
    await work.add(networkOf(ctx.ip), entries * COST.filed)
    ctx.body = file
  })

  router.get('/rooms/:id/review', async ctx => {
    ctx.body = await reviews.look(shaped(shapes.roomPath, ctx.params).id)
  })

  router.post('/rooms/:id/review', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    shaped(shapes.nothing, bodyOf(ctx))
    const person = await sessions.need(ctx)
    const table = await tables.fresh(id, table => table)
    await reviews.begin(table, { network: networkOf(ctx.ip), person: person.id }, async () => {
      await limits.count('reviews', person.id)
      await limits.count('reviews', networkOf(ctx.ip))
      await turn(ctx, COST.file)
    })
    ctx.body = await reviews.look(id)
  })

  router.post('/practice', async ctx => {
    const person = await sessions.need(ctx)
    const network = networkOf(ctx.ip)
    const { file, ...wish } = await work.measure(network, () => shaped(shapes.practice, bodyOf(ctx)))
    const effort = effortOf(ctx, COST.replayed)
    ctx.body = await practise({ rooms, tables }, { person, network, effort }, file, wish)
    ctx.status = 201
  })

  router.post('/rooms/:id/play-on', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    const person = await sessions.need(ctx)
    const wish = shaped(shapes.playOn, bodyOf(ctx))
    const by = { person, network: networkOf(ctx.ip), effort: effortOf(ctx) }
    ctx.body = await playOn({ rooms, tables }, id, by, wish)
    ctx.status = 201
  })

  router.all('/{*rest}', () => {
    throw new Refused('notFound')
  })
  return router
}
