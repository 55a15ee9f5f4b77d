import type Router from '@koa/router'
import type Koa from 'koa'
import { profileOf } from '../account/profile.ts'
import { newId } from '../credentials.ts'
import type { Lists } from '../lists.ts'
import { clubFor } from '../people/clubs.ts'
import { isFor, isHidden, lookAgain } from '../people/sight.ts'
import { stir } from '../people/stir.ts'
import { Refused } from '../problem.ts'
import { seatId, seatOf } from '../seating.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { Person, RoomRecord } from '../storage/store.ts'
import type { Tables } from '../tables.ts'
import { hearsSpectators } from '../watching.ts'
import type { Sessions } from './session.ts'

/** Nobody is at odds with so many. */
const BLOCKED = 200
/** What was said just before somebody reports it. */
const SAID = 30

/** What people see of each other, and how they keep away from each other. */
export function peopleRoutes(
  router: Router,
  services: Services,
  sessions: Sessions,
  lists: Lists,
  tables: Tables,
): void {
  const { store, limits, ratings } = services
  const bodyOf = (ctx: Koa.Context): unknown => ctx.request.body ?? {}
  const blocksOf = async ({ id }: Person) => ({ people: await store.blocks.of(id) })

  async function otherOf(ctx: Koa.Context, own: Person): Promise<Person> {
    const other = await store.person(shaped(shapes.personPath, ctx.params).person)
    if (!other || other.id === own.id) throw new Refused('notFound', 'There is nobody like that.')
    return other
  }

  /**
   * What was said at a table just before, as far as whoever reports it reads it there: from a seat, or of somebody who watches
   * as they do.
   */
  async function saidFor(record: RoomRecord, by: Person, about: Person) {
    const at = seatOf(record, by.id)
    const seat = at === undefined ? null : seatId(at)
    if (seat === null && isHidden(record) && !(await isFor(services, record, by.id)))
      throw new Refused('notSeated')
    const spectators = hearsSpectators(record, seat) ? await store.spectators.chat(record.id, SAID) : []
    if (seat === null && !spectators.some(one => one.person === about.id)) throw new Refused('notSeated')
    return [...(seat === null ? [] : await store.chat(record.id, SAID)), ...spectators]
  }

  router.get('/people/:person', async ctx => {
    const { person } = shaped(shapes.personPath, ctx.params)
    ctx.body = await profileOf(services, lists, person, (await sessions.find(ctx))?.id === person)
  })

  router.get('/rooms/:id/ratings', async ctx => {
    const room = await store.room(shaped(shapes.roomPath, ctx.params).id)
    if (!room) throw new Refused('notFound')
    ctx.body = room.rated && room.status === 'finished' ? await ratings.ofRoom(room) : []
  })

  router.get('/me/blocks', async ctx => {
    ctx.body = await blocksOf(await sessions.need(ctx))
  })

  router.put('/me/blocks/:person', async ctx => {
    const person = await sessions.need(ctx)
    shaped(shapes.nothing, bodyOf(ctx))
    const other = await otherOf(ctx, person)
    if ((await store.blocks.of(person.id)).length >= BLOCKED) throw new Refused('tooMany')
    await store.blocks.add(person.id, other.id, Date.now())
    const wereFriends = await store.friends.are(person.id, other.id)
    await store.friends.end(person.id, other.id)
    // Nobody is told that they are blocked; that they are no friends any more their pages show.
    if (wereFriends)
      for (const one of [person.id, other.id]) {
        await lookAgain(services, tables, one)
        stir(services, one)
      }
    ctx.body = await blocksOf(person)
  })

  router.delete('/me/blocks/:person', async ctx => {
    const person = await sessions.need(ctx)
    await store.blocks.drop(person.id, shaped(shapes.personPath, ctx.params).person)
    ctx.body = await blocksOf(person)
  })

  /** With what was said at a table where both were, or in a club of both, if one is named: nobody can report what they could not read. */
  router.post('/people/:person/report', async ctx => {
    const person = await sessions.need(ctx)
    const { room = null, club = null, text } = shaped(shapes.report, bodyOf(ctx))
    const other = await otherOf(ctx, person)
    await limits.count('tries', person.id)
    const record = room === null ? undefined : await store.room(room)
    if (room !== null && !record) throw new Refused('notSeated')
    const said = record ? await saidFor(record, person, other) : []
    if (club !== null) {
      await clubFor(services, club, person)
      said.push(...(await store.clubTalk.chat(club, SAID)))
    }
    await store.blocks.addReport({
      id: newId(),
      by: person.id,
      about: other.id,
      name: other.name,
      room,
      club,
      text,
      said: JSON.stringify(said),
      at: Date.now(),
    })
    ctx.body = {}
  })
}
