import type Router from '@koa/router'
import type Koa from 'koa'
import type { Weekly } from '../../people.ts'
import { repeatWeekly } from '../calendar/weekly.ts'
import { clubFor, stirClub } from '../people/clubs.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { Tables } from '../tables.ts'
import type { Sessions } from './session.ts'

/** What members of a club are told of its tables that come again every week. */
export async function weeklyOf({ store }: Services, club: string): Promise<Weekly[]> {
  const all = await store.weekly.of(club)
  return all.map(({ id, room, game, setup, at, zone, planner }) => ({
    id,
    room,
    game,
    title: setup.title,
    at,
    zone,
    by: planner,
  }))
}

/** Planned tables of clubs that come again every week; `people.ts` beside `protocol.ts` describes them. */
export function weeklyRoutes(router: Router, services: Services, sessions: Sessions, tables: Tables): void {
  const { store, limits } = services

  router.put('/rooms/:id/weekly', async (ctx: Koa.Context) => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    const person = await sessions.need(ctx)
    const { zone } = shaped(shapes.weekly, ctx.request.body ?? {})
    const club = await tables.fresh(id, async ({ record }) => {
      await limits.count('asks', person.id)
      await repeatWeekly(services, record, person, zone)
      return record.club!
    })
    await stirClub(services, club)
    ctx.body = { weekly: await weeklyOf(services, club) }
  })

  router.delete('/clubs/:club/weekly/:weekly', async (ctx: Koa.Context) => {
    const person = await sessions.need(ctx)
    const { weekly } = shaped(shapes.weeklyPath, ctx.params)
    const club = await clubFor(services, shaped(shapes.clubPath, ctx.params).club, person)
    const one = (await store.weekly.of(club.id)).find(({ id }) => id === weekly)
    if (!one) throw new Refused('notFound')
    if (club.role !== 'host' && one.by !== person.id) throw new Refused('notHost')
    await store.weekly.drop(club.id, weekly)
    await stirClub(services, club.id)
    ctx.body = { weekly: await weeklyOf(services, club.id) }
  })
}
