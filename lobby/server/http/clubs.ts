import type Router from '@koa/router'
import type Koa from 'koa'
import type { Club, ClubPage } from '../../people.ts'
import { newId } from '../credentials.ts'
import type { Lists } from '../lists.ts'
import { meant, mustKnow, stir } from '../people/invite.ts'
import { lookAgain } from '../people/sight.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { Role } from '../storage/clubs.ts'
import type { Person } from '../storage/store.ts'
import type { Tables } from '../tables.ts'
import type { Sessions } from './session.ts'

/** Nobody belongs to so many, and none has so many members. */
const CLUBS = 20
const MEMBERS = 200
const TABLES = 30
const PLANNED = 100

/** People who play with each other for longer than a table; `people.ts` beside `protocol.ts` describes it. */
export function clubRoutes(
  router: Router,
  services: Services,
  sessions: Sessions,
  lists: Lists,
  tables: Tables,
): void {
  const { store, limits } = services
  const { clubs, blocks } = store
  const bodyOf = (ctx: Koa.Context): unknown => ctx.request.body ?? {}

  /** The club of a request, and what somebody is there. Who is no member does not learn whether there is such a club. */
  async function found(
    ctx: Koa.Context,
    person: Person,
    roles: readonly Role[] = ['host', 'member'],
  ): Promise<Club> {
    const { club: id } = shaped(shapes.clubPath, ctx.params)
    const club = await clubs.club(id)
    const role = await clubs.role(id, person.id)
    if (!club || role === undefined || !roles.includes(role)) throw new Refused('notFound')
    return { ...club, role: role === 'host' ? 'host' : 'member' }
  }

  async function pageOf(club: Club): Promise<ClubPage> {
    const members = await clubs.members(club.id)
    return {
      club,
      members: members.filter(({ named }) => !named).map(({ named: _, ...member }) => member),
      rooms: (await lists.page({ club: club.id, planned: 'none', limit: TABLES })).rooms,
      planned: (await lists.page({ club: club.id, planned: 'only', status: ['open'], limit: PLANNED })).rooms,
    }
  }

  router.get('/clubs', async ctx => {
    const person = await sessions.need(ctx)
    ctx.body = { clubs: await clubs.of(person.id) }
  })

  router.post('/clubs', async ctx => {
    const person = await sessions.need(ctx)
    const { name } = shaped(shapes.clubName, bodyOf(ctx))
    if ((await clubs.of(person.id)).length >= CLUBS) throw new Refused('tooMany')
    await limits.count('asks', person.id)
    const club = { id: newId(), name, since: Date.now() }
    await clubs.add(club, person.id)
    ctx.body = await pageOf({ ...club, role: 'host' })
    ctx.status = 201
  })

  router.get('/clubs/:club', async ctx => {
    ctx.body = await pageOf(await found(ctx, await sessions.need(ctx)))
  })

  router.patch('/clubs/:club', async ctx => {
    const person = await sessions.need(ctx)
    const { name } = shaped(shapes.clubName, bodyOf(ctx))
    const club = await found(ctx, person)
    if (club.role !== 'host') throw new Refused('notHost')
    await clubs.rename(club.id, name)
    ctx.body = await pageOf({ ...club, name })
  })

  router.post('/clubs/:club/members', async ctx => {
    const person = await sessions.need(ctx)
    const whom = shaped(shapes.invited, bodyOf(ctx))
    const club = await found(ctx, person)
    await mustKnow(services, person, whom)
    await limits.count('asks', person.id)
    if ((await clubs.members(club.id)).length >= MEMBERS) throw new Refused('tooMany')
    const other = await meant(services, person, whom)
    if (other !== undefined) {
      await clubs.invite(club.id, other, person.id, 'name' in whom, Date.now())
      if (!(await blocks.has(other, person.id))) stir(services, other)
    }
    ctx.body = await pageOf(club)
  })

  router.put('/clubs/:club/membership', async ctx => {
    const person = await sessions.need(ctx)
    shaped(shapes.nothing, bodyOf(ctx))
    const club = await found(ctx, person, ['invited', 'member', 'host'])
    if ((await clubs.of(person.id)).length >= CLUBS) throw new Refused('tooMany')
    await clubs.join(club.id, person.id, Date.now())
    ctx.body = await pageOf(await found(ctx, person))
  })

  router.delete('/clubs/:club/members/:person', async ctx => {
    const person = await sessions.need(ctx)
    const { person: other } = shaped(shapes.personPath, ctx.params)
    const club = await found(ctx, person, ['invited', 'member', 'host'])
    if (other !== person.id && club.role !== 'host') throw new Refused('notHost')
    await clubs.remove(club.id, other)
    await clubs.tidy()
    await lookAgain(services, tables, other)
    stir(services, other)
    ctx.body = {}
  })
}
