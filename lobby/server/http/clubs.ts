import type Router from '@koa/router'
import type Koa from 'koa'
import type { Club, ClubPage } from '../../people.ts'
import { newId } from '../credentials.ts'
import type { Lists } from '../lists.ts'
import { resultsOfClub } from '../people/club-results.ts'
import { clubFor, hasPlace, isMember, mayBelong, stirClub } from '../people/clubs.ts'
import { meant, mustKnow } from '../people/invite.ts'
import { lookAgain } from '../people/sight.ts'
import { stir } from '../people/stir.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { Role } from '../storage/clubs.ts'
import type { Person } from '../storage/store.ts'
import type { Tables } from '../tables.ts'
import { webhookOf } from './club-webhook.ts'
import type { Sessions } from './session.ts'
import { weeklyOf } from './weekly.ts'

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
  const { clubs, clubLinks, blocks } = store
  const bodyOf = (ctx: Koa.Context): unknown => ctx.request.body ?? {}

  /** The club of a request, and what somebody is there. */
  const found = (ctx: Koa.Context, person: Person, roles?: readonly Role[]): Promise<Club> =>
    clubFor(services, shaped(shapes.clubPath, ctx.params).club, person, roles)

  async function linksOf({ id }: Club): Promise<ClubPage['links']> {
    const links = await clubLinks.of(id)
    const own = links.find(({ room }) => room === null)
    return { since: own?.since ?? null, tables: links.filter(link => link !== own).length }
  }

  async function pageOf(club: Club): Promise<ClubPage> {
    const members = await clubs.members(club.id)
    return {
      club,
      members: members.filter(({ named }) => !named).map(({ id, name, role }) => ({ id, name, role })),
      rooms: (await lists.page({ club: club.id, planned: 'none', limit: TABLES })).rooms,
      planned: (await lists.page({ club: club.id, planned: 'only', status: ['open'], limit: PLANNED })).rooms,
      weekly: await weeklyOf(services, club.id),
      webhook: await webhookOf(services, club.id),
      ...(club.role === 'host' && { links: await linksOf(club) }),
    }
  }

  router.get('/clubs', async ctx => {
    const person = await sessions.need(ctx)
    ctx.body = { clubs: await clubs.of(person.id) }
  })

  router.post('/clubs', async ctx => {
    const person = await sessions.need(ctx)
    const { name } = shaped(shapes.clubName, bodyOf(ctx))
    await mayBelong(services, person)
    await limits.count('asks', person.id)
    const club = { id: newId(), name, since: Date.now() }
    await clubs.add(club, person.id)
    ctx.body = await pageOf({ ...club, about: '', role: 'host', shown: false })
    ctx.status = 201
  })

  router.get('/clubs/:club', async ctx => {
    ctx.body = await pageOf(await found(ctx, await sessions.need(ctx)))
  })

  router.get('/clubs/:club/results', async ctx => {
    ctx.body = await resultsOfClub(services, (await found(ctx, await sessions.need(ctx))).id)
  })

  router.patch('/clubs/:club', async ctx => {
    const person = await sessions.need(ctx)
    const changes = shaped(shapes.editClub, bodyOf(ctx))
    const club = await found(ctx, person)
    if (club.role !== 'host') throw new Refused('notHost')
    await clubs.edit(club.id, changes)
    await stirClub(services, club.id)
    ctx.body = await pageOf(await found(ctx, person))
  })

  router.delete('/clubs/:club/link', async ctx => {
    const person = await sessions.need(ctx)
    const club = await found(ctx, person)
    if (club.role !== 'host') throw new Refused('notHost')
    await clubLinks.drop(club.id)
    await stirClub(services, club.id)
    ctx.body = await pageOf(club)
  })

  router.put('/clubs/:club/shown', async ctx => {
    const person = await sessions.need(ctx)
    const { shown } = shaped(shapes.shown, bodyOf(ctx))
    const club = await found(ctx, person)
    await clubs.show(club.id, person.id, shown)
    ctx.body = await pageOf({ ...club, shown })
  })

  router.post('/clubs/:club/members', async ctx => {
    const person = await sessions.need(ctx)
    const whom = shaped(shapes.invited, bodyOf(ctx))
    const club = await found(ctx, person)
    await mustKnow(services, person, whom)
    await limits.count('asks', person.id)
    await hasPlace(services, club.id)
    const other = await meant(services, person, whom)
    if (other !== undefined) {
      await clubs.invite(club.id, other, person.id, 'name' in whom, Date.now())
      if (!(await blocks.has(other, person.id))) stir(services, other)
      await stirClub(services, club.id)
    }
    ctx.body = await pageOf(club)
  })

  router.put('/clubs/:club/membership', async ctx => {
    const person = await sessions.need(ctx)
    shaped(shapes.nothing, bodyOf(ctx))
    const club = await found(ctx, person, ['invited', 'member', 'host'])
    await mayBelong(services, person)
    await clubs.join(club.id, person.id, Date.now())
    await stirClub(services, club.id)
    ctx.body = await pageOf(await found(ctx, person))
  })

  router.delete('/clubs/:club/members/:person', async ctx => {
    const person = await sessions.need(ctx)
    const { person: other } = shaped(shapes.personPath, ctx.params)
    const club = await found(ctx, person, ['invited', 'member', 'host'])
    if (other !== person.id && club.role !== 'host') throw new Refused('notHost')
    const was = await clubs.role(club.id, other)
    await clubs.remove(club.id, other)
    // Whoever is sent away may know a link by which they would be back at once.
    if (other !== person.id && isMember(was)) await clubLinks.drop(club.id)
    await clubs.tidy()
    await stirClub(services, club.id)
    await lookAgain(services, tables, other)
    stir(services, other)
    ctx.body = {}
  })
}
