import type Router from '@koa/router'
import type Koa from 'koa'
import type { Language } from '../../../games/kit/index.ts'
import type { Feeds } from '../../calendar.ts'
import { networkOf } from '../address.ts'
import { calendarOf, ownName } from '../calendar/ics.ts'
import { COST } from '../costs.ts'
import { newKey } from '../credentials.ts'
import { languageOf } from '../notifications/words.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { FeedRecord } from '../storage/feeds.ts'
import type { Person, RoomRecord } from '../storage/store.ts'
import { originOf } from './origin.ts'
import type { Sessions } from './session.ts'
import type { Sure } from './sure.ts'

const OWN = 'own'
/** More tables than anybody plans. */
const EVENTS = 200
/** Calendars go on to show what has begun for so long, in milliseconds. */
const PAST = 30 * 24 * 3600 * 1000

/** Planned tables for calendars: `calendar.ts` beside `protocol.ts` describes it. */
export function calendarRoutes(
  router: Router,
  { config, store, limits, engines }: Services,
  sessions: Sessions,
  sure: Sure,
): void {
  const { feeds, clubs } = store
  const isMember = async (club: string, person: string) => {
    const role = await clubs.role(club, person)
    return role === 'host' || role === 'member'
  }

  async function feedsOf(ctx: Koa.Context, { id }: Person): Promise<Feeds> {
    const all = await feeds.of(id)
    return {
      feeds: all.map(({ token, club, since }) => ({
        club: club || null,
        address: `${originOf(config, ctx)}/api/feeds/${token}.ics`,
        since,
      })),
    }
  }

  function answer(
    ctx: Koa.Context,
    rooms: readonly RoomRecord[],
    person: Person | undefined,
    nameIn: (language: Language) => string | null,
  ): void {
    // Whoever has not said it yet reads as their browser does.
    const language = languageOf({ language: person?.language ?? (ctx.acceptsLanguages('en', 'ja') || null) })
    const reader = { language, origin: originOf(config, ctx) }
    ctx.body = calendarOf(rooms, nameIn(language), reader, game => engines.get(game)?.game.meta)
    ctx.type = 'text/calendar; charset=utf-8'
  }

  /** Which of them a request names. Who is no member does not learn whether there is such a club. */
  async function named(ctx: Koa.Context, { id }: Person): Promise<string> {
    const { feed } = shaped(shapes.feedPath, ctx.params)
    if (feed === OWN) return ''
    if (!(await isMember(feed, id))) throw new Refused('notFound')
    return feed
  }

  router.get('/me/feeds', async ctx => {
    ctx.body = await feedsOf(ctx, await sessions.need(ctx))
  })

  router.put('/me/feeds/:feed', async ctx => {
    const person = await sure(ctx)
    shaped(shapes.nothing, ctx.request.body ?? {})
    const club = await named(ctx, person)
    await limits.count('asks', person.id)
    await feeds.save({ token: newKey(), person: person.id, club, since: Date.now() })
    ctx.body = await feedsOf(ctx, person)
  })

  router.delete('/me/feeds/:feed', async ctx => {
    const person = await sessions.need(ctx)
    const { feed } = shaped(shapes.feedPath, ctx.params)
    await feeds.drop(person.id, feed === OWN ? '' : feed)
    ctx.body = await feedsOf(ctx, person)
  })

  /** What an address tells, as its owner may see it now; undefined where they may not any more. */
  async function tables({ person, club }: FeedRecord) {
    const query = { planned: 'only', plannedSince: Date.now() - PAST, limit: EVENTS } as const
    if (club === '') return { nameIn: ownName, rooms: await store.rooms({ ...query, person }) }
    const known = (await isMember(club, person)) ? await clubs.club(club) : undefined
    return known && { nameIn: () => known.name, rooms: await store.rooms({ ...query, club }) }
  }

  router.get('/feeds/:file', async ctx => {
    const network = networkOf(ctx.ip)
    const parsed = shapes.feedFile.safeParse(ctx.params)
    const feed = parsed.success ? await feeds.withToken(parsed.data.file.slice(0, -'.ics'.length)) : undefined
    const told = feed && (await tables(feed))
    if (!told) {
      // Whatever is wrong with an address, it is answered alike.
      await limits.count('tries', network)
      throw new Refused('notFound')
    }
    await limits.work.add(network, told.rooms.length * COST.listed)
    answer(ctx, told.rooms, await store.person(feed.person), told.nameIn)
  })

  router.get('/rooms/:id/event', async ctx => {
    const room = await store.room(shaped(shapes.roomPath, ctx.params).id)
    if (!room || room.plannedAt === null) throw new Refused('notFound')
    answer(ctx, [room], await sessions.find(ctx), () => null)
    ctx.set('Content-Disposition', 'attachment; filename="table.ics"')
  })
}
