import type Router from '@koa/router'
import type Koa from 'koa'
import type { ClubInvitation } from '../../people.ts'
import { networkOf } from '../address.ts'
import { hashOf, newKey } from '../credentials.ts'
import { clubFor, hasPlace, isMember, mayBelong, stirClub } from '../people/clubs.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { ClubLinkRecord } from '../storage/club-links.ts'
import type { Person } from '../storage/store.ts'
import type { Sessions } from './session.ts'

/** Links by which people come into a club; `people.ts` beside `protocol.ts` describes them. */
export function clubLinkRoutes(router: Router, services: Services, sessions: Sessions): void {
  const { store, limits } = services
  const { clubs, clubLinks, blocks } = store
  const bodyOf = (ctx: Koa.Context): unknown => ctx.request.body ?? {}

  /** A new link: what it carries is told this once. */
  async function make(club: string, room: string | null, { id: by }: Person): Promise<{ token: string }> {
    await limits.count('asks', by)
    const token = newKey()
    await clubLinks.save({ hash: hashOf(token), club, room, by, since: Date.now() })
    await stirClub(services, club)
    return { token }
  }

  router.post('/clubs/:club/link', async ctx => {
    const person = await sessions.need(ctx)
    shaped(shapes.nothing, bodyOf(ctx))
    const club = await clubFor(services, shaped(shapes.clubPath, ctx.params).club, person)
    if (club.role !== 'host') throw new Refused('notHost')
    ctx.body = await make(club.id, null, person)
    ctx.status = 201
  })

  router.post('/rooms/:id/link', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    const person = await sessions.need(ctx)
    shaped(shapes.nothing, bodyOf(ctx))
    const room = await store.room(id)
    // Whoever sits there and has left the club may look at the table, and invite nobody.
    if (!room || room.club === null) throw new Refused('notFound')
    const club = await clubFor(services, room.club, person)
    ctx.body = await make(club.id, id, person)
    ctx.status = 201
  })

  /** The link of a request. Whatever is wrong with it is answered alike, and counted. */
  async function linkOf(ctx: Koa.Context): Promise<ClubLinkRecord> {
    const { token } = shaped(shapes.invitation, bodyOf(ctx))
    const link = await clubLinks.withHash(hashOf(token))
    if (link) return link
    await limits.count('tries', networkOf(ctx.ip))
    throw new Refused('wrongInvitation')
  }

  async function tell({ club: id, room }: ClubLinkRecord, person: Person): Promise<ClubInvitation> {
    const club = await clubs.club(id)
    const table = room === null ? undefined : await store.room(room)
    if (!club || (room !== null && !table)) throw new Refused('wrongInvitation')
    return {
      club: { id, name: club.name, about: club.about },
      members: (await clubs.members(id)).filter(({ shown }) => shown).map(({ name }) => name),
      table: table
        ? { id: table.id, game: table.game, title: table.title, plannedAt: table.plannedAt }
        : null,
      isMember: isMember(await clubs.role(id, person.id)),
    }
  }

  router.post('/invitation/look', async ctx => {
    const person = await sessions.need(ctx)
    ctx.body = await tell(await linkOf(ctx), person)
  })

  router.post('/invitation/join', async ctx => {
    const person = await sessions.need(ctx)
    const link = await linkOf(ctx)
    if (!isMember(await clubs.role(link.club, person.id))) {
      await limits.count('asks', person.id)
      await mayBelong(services, person)
      await hasPlace(services, link.club)
      const hosts = (await clubs.members(link.club)).filter(({ role }) => role === 'host')
      for (const host of hosts) if (await blocks.has(host.id, person.id)) throw new Refused('notWelcome')
      await clubs.enter(link.club, person.id, Date.now())
      await stirClub(services, link.club)
    }
    ctx.body = await tell(link, person)
  })
}
