import type Router from '@koa/router'
import type Koa from 'koa'
import groupBy from 'lodash/groupBy.js'
import type { Friends, Invitations, Known } from '../../people.ts'
import type { Room } from '../../protocol.ts'
import { plannedFor } from '../calendar/plan.ts'
import type { Lists } from '../lists.ts'
import { isMember, stirClub } from '../people/clubs.ts'
import { inviteClub, inviteTo, meant } from '../people/invite.ts'
import { declineSeat, keepSeat, keptFor } from '../people/keep-seat.ts'
import { lookAgain } from '../people/sight.ts'
import { stir } from '../people/stir.ts'
import { Refused } from '../problem.ts'
import { letGo } from '../seating.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { Person } from '../storage/store.ts'
import type { Tables } from '../tables.ts'
import type { Sessions } from './session.ts'

/** Nobody knows so many. */
const FRIENDS = 300
/** More tables of others than anybody looks through on the first page. */
const TABLES = 30

/** There is a free seat, and the person has none. */
const isToJoin = (seats: Room['seats'], person: string): boolean =>
  seats.some(seat => seat.person === null && seat.bot === null && !seat.kept) &&
  seats.every(seat => seat.person !== person)

/** Friends, and what waits for an answer; `people.ts` beside `protocol.ts` describes it. */
export function friendRoutes(
  router: Router,
  services: Services,
  sessions: Sessions,
  lists: Lists,
  tables: Tables,
): void {
  const { store, limits } = services
  const { friends, clubs, blocks } = store
  const bodyOf = (ctx: Koa.Context): unknown => ctx.request.body ?? {}
  const friendsOf = async ({ id }: Person): Promise<Friends> => ({
    friends: await friends.of(id),
    asked: await friends.asked(id),
    askedNames: await friends.askedNames(id),
    asking: await friends.asking(id),
  })

  /** Refuses more than anybody asks for. */
  async function mayAsk(person: Person): Promise<void> {
    const { friends, asked, askedNames } = await friendsOf(person)
    if (friends.length + asked.length + askedNames.length >= FRIENDS) throw new Refused('tooMany')
    await limits.count('asks', person.id)
  }

  router.get('/me/friends', async ctx => {
    ctx.body = await friendsOf(await sessions.need(ctx))
  })

  router.put('/me/friends/:person', async ctx => {
    const person = await sessions.need(ctx)
    shaped(shapes.nothing, bodyOf(ctx))
    const other = await store.person(shaped(shapes.personPath, ctx.params).person)
    if (!other || other.id === person.id) throw new Refused('notFound', 'There is nobody like that.')
    if (await blocks.has(person.id, other.id))
      throw new Refused('badRequest', 'You have blocked them: end that first.')
    const hasAsked = (await friends.asking(person.id)).some(({ id }) => id === other.id)
    if (!hasAsked) await mayAsk(person)
    await friends.ask(person.id, other.id, Date.now())
    if (!(await blocks.has(other.id, person.id))) stir(services, other.id)
    ctx.body = await friendsOf(person)
  })

  router.post('/me/friends', async ctx => {
    const person = await sessions.need(ctx)
    const whom = shaped(shapes.byName, bodyOf(ctx))
    await mayAsk(person)
    const other = await meant(services, person, whom)
    const known = other !== undefined && (await friends.are(person.id, other))
    await friends.askByName(person.id, whom.name, known ? null : (other ?? null), Date.now())
    if (other !== undefined && !(await blocks.has(other, person.id))) stir(services, other)
    ctx.body = await friendsOf(person)
  })

  router.post('/me/friends/withdraw', async ctx => {
    const person = await sessions.need(ctx)
    await friends.forgetName(person.id, shaped(shapes.byName, bodyOf(ctx)).name)
    ctx.body = await friendsOf(person)
  })

  router.delete('/me/friends/:person', async ctx => {
    const person = await sessions.need(ctx)
    const { person: other } = shaped(shapes.personPath, ctx.params)
    await friends.end(person.id, other)
    for (const one of [person.id, other]) {
      await lookAgain(services, tables, one)
      stir(services, one)
    }
    ctx.body = await friendsOf(person)
  })

  /** Those to tables that are over, or where they sit by now, wait for nobody. */
  async function invitationsOf({ id }: Person): Promise<Invitations> {
    const found = groupBy(await friends.invitations(id), ({ room }) => room)
    const known = await lists.some(Object.keys(found))
    const tables = known
      .filter(({ status, seats }) => status !== 'finished' && seats.every(({ person }) => person !== id))
      .map(room => ({ room, by: found[room.id]!.map(({ by }) => by) }))
    const invited = await clubs.invitations(id)
    return {
      tables,
      clubs: invited.map(({ club, by }) => ({ club: { id: club.id, name: club.name }, by })),
      friends: await friends.asking(id),
    }
  }

  router.get('/me/invitations', async ctx => {
    ctx.body = await invitationsOf(await sessions.need(ctx))
  })

  router.post('/rooms/:id/invitations', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    const person = await sessions.need(ctx)
    const whom = shaped(shapes.invitedToTable, bodyOf(ctx))
    const club = await tables.fresh(id, async table => {
      await ('club' in whom ? inviteClub(table, person) : inviteTo(table, person, whom))
      return table.record.club
    })
    // All of it see who is invited.
    if (club !== null) await stirClub(services, club)
    ctx.body = {}
  })

  router.get('/rooms/:id/invitations', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    const person = await sessions.need(ctx)
    ctx.body = { people: await invitedTo(id, person) }
  })

  /** Whom somebody may know to be invited: at a table of their club all of it, elsewhere the friends that they have invited. */
  async function invitedTo(room: string, { id }: Person): Promise<Known[]> {
    const club = (await store.room(room))?.club ?? null
    if (club === null) {
      const own = await friends.invitedBy(room, id)
      return (await friends.of(id)).filter(friend => own.includes(friend.id))
    }
    const members = (await clubs.members(club)).filter(({ role }) => isMember(role))
    if (!members.some(member => member.id === id)) return []
    const invited = await friends.invitedTo(room)
    return members.filter(member => invited.includes(member.id)).map(({ id, name }) => ({ id, name }))
  }

  router.get('/rooms/:id/kept', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    const person = await sessions.need(ctx)
    ctx.body = await tables.fresh(id, ({ record }) => ({ seats: keptFor(record, person.id) }))
  })

  router.put('/rooms/:id/seats/:seat/kept', async ctx => {
    const { id, seat } = shaped(shapes.seatPath, ctx.params)
    const person = await sessions.need(ctx)
    const whom = shaped(shapes.invited, bodyOf(ctx))
    ctx.body = await tables.fresh(id, async table => {
      await keepSeat(table, seat, person, whom)
      return table.view()
    })
  })

  router.delete('/rooms/:id/seats/:seat/kept', async ctx => {
    const { id, seat } = shaped(shapes.seatPath, ctx.params)
    const person = await sessions.need(ctx)
    ctx.body = await tables.fresh(id, async table => {
      await table.change(draft => letGo(draft, seat, person.id))
      return table.view()
    })
  })

  router.get('/circle', async ctx => {
    const { id } = await sessions.need(ctx)
    const query = { circle: id, status: ['open' as const] }
    const planned = await lists.page({ ...query, ...plannedFor(Date.now()), limit: TABLES })
    const now = await lists.page({ ...query, planned: 'none', limit: TABLES })
    const rooms = [...planned.rooms, ...now.rooms].filter(({ seats }) => isToJoin(seats, id))
    ctx.body = { rooms }
  })

  router.delete('/rooms/:id/invitations', async ctx => {
    const { id } = shaped(shapes.roomPath, ctx.params)
    const person = await sessions.need(ctx)
    await friends.dropInvitations(id, person.id)
    await tables.fresh(id, table => declineSeat(table, person.id))
    ctx.body = await invitationsOf(person)
  })
}
