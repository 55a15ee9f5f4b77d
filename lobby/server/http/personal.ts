import type Router from '@koa/router'
import type Koa from 'koa'
import type { Note } from '../../people.ts'
import { Refused } from '../problem.ts'
import { seatOf } from '../seating.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import { shaped } from '../shapes.ts'
import type { Person } from '../storage/store.ts'
import type { Sessions } from './session.ts'

const MUTED = 200
const NOTHING: Note = { text: '', at: 0 }

/** What people keep for themselves: notes at tables, and whom they do not want to hear. */
export function keepRoutes(router: Router, { store }: Services, sessions: Sessions): void {
  const { keeps } = store
  const bodyOf = (ctx: Koa.Context): unknown => ctx.request.body ?? {}
  const mutedBy = async ({ id }: Person) => ({ people: await keeps.muted(id) })

  /** Whose notes they are: those of the seat's own person, also for whoever came with its personal link. */
  async function writer(ctx: Koa.Context): Promise<{ room: string; person: string }> {
    const { id } = shaped(shapes.roomPath, ctx.params)
    const person = await sessions.need(ctx)
    const record = await store.room(id)
    if (!record) throw new Refused('notFound')
    const seat = seatOf(record, person.id)
    if (seat === undefined) throw new Refused('notSeated')
    return { room: id, person: record.seats[seat]!.person ?? person.id }
  }

  async function noteOf({ room, person }: { room: string; person: string }): Promise<Note> {
    const note = await keeps.note(room, person)
    return note ? { text: note.text, at: note.at } : NOTHING
  }

  router.get('/rooms/:id/notes', async ctx => {
    ctx.body = await noteOf(await writer(ctx))
  })

  router.put('/rooms/:id/notes', async ctx => {
    const { text, was } = shaped(shapes.saveNote, bodyOf(ctx))
    const { room, person } = await writer(ctx)
    const at = Math.max(Date.now(), was + 1)
    if (!(await keeps.saveNote(person, { room, text, at }, was))) throw new Refused('conflict')
    ctx.body = { text, at }
  })

  router.get('/me/mutes', async ctx => {
    ctx.body = await mutedBy(await sessions.need(ctx))
  })

  router.put('/me/mutes/:person', async ctx => {
    const person = await sessions.need(ctx)
    shaped(shapes.nothing, bodyOf(ctx))
    const other = await store.person(shaped(shapes.personPath, ctx.params).person)
    if (!other || other.id === person.id) throw new Refused('notFound', 'There is nobody like that.')
    if ((await keeps.muted(person.id)).length >= MUTED) throw new Refused('tooMany')
    await keeps.mute(person.id, other.id, Date.now())
    ctx.body = await mutedBy(person)
  })

  router.delete('/me/mutes/:person', async ctx => {
    const person = await sessions.need(ctx)
    await keeps.unmute(person.id, shaped(shapes.personPath, ctx.params).person)
    ctx.body = await mutedBy(person)
  })
}
