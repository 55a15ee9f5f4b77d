import { type IncomingMessage, ServerResponse } from 'node:http'
import type Koa from 'koa'
import { networkOf } from '../address.ts'
import { hashOf, newId, newName } from '../credentials.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import type { Person } from '../storage/store.ts'

const COOKIE = 'starboard'
/** Of whoever has just come back, or made their first way in. */
const FRESH = 'starboard-fresh'
const FRESH_FOR = 10 * 60 * 1000
const MONTHS_6 = 180 * 24 * 3600 * 1000
/** Who it is, and the number of the session; cookies of the first days have none, which is 0. */
const VALUE = /^([\w-]{16})(?:\.(\d{1,9}))?$/

/** Says of a program whose it is. Whatever cookies it has count for nothing. */
const BEARER = 'Bearer '
const isOfProgram = (ctx: Pick<Koa.Context, 'get'>) => ctx.get('Authorization').startsWith(BEARER)
/** That a token is used is put down so often, in milliseconds. */
const USED_EVERY = 60_000
/** What decides who somebody is, and who hears of them or of their club: nobody does it but they themselves. */
const OWN =
  /^\/api\/(me\/(account|passkeys|mail|recovery|session|sessions|export|farewell|telling|tokens|feeds)|account|telling|clubs\/[^/]+\/webhook)(\/|$)/

/** Keeps programs from what only people do. */
export const noPrograms: Koa.Middleware = (ctx, next) => {
  if (isOfProgram(ctx) && OWN.test(ctx.path)) throw new Refused('notFresh')
  return next()
}

/** Who a request comes from: a guest, known by a signed cookie that pages cannot read, or whoever's token it has. */
export class Sessions {
  private readonly app: Koa
  private readonly services: Services

  constructor(app: Koa, services: Services) {
    this.app = app
    this.services = services
    app.keys = [services.config.secret]
  }

  /** The person of a request; a new guest where there is none yet. */
  async begin(ctx: Koa.Context): Promise<Person> {
    // No program's token becomes a session, nor a new guest.
    if (isOfProgram(ctx)) return this.need(ctx)
    const known = await this.find(ctx)
    if (known) await this.services.store.savePerson(known)
    const person = known ?? (await this.newGuest(ctx.ip, newName()))
    this.give(ctx, person)
    return person
  }

  /** A guest who is kept by no cookie: a client that identifies itself by the key of its seat. */
  async newGuest(address: string, name: string): Promise<Person> {
    await this.services.limits.count('guests', networkOf(address))
    const person = { id: newId(), name, language: null, session: 0 }
    await this.services.store.savePerson(person)
    return person
  }

  /** Ends every other session of a person, and the connections that came with them. */
  async endOthers(ctx: Koa.Context): Promise<void> {
    const { store, disconnect, peers } = this.services
    const known = await this.need(ctx)
    const person = { ...known, session: await store.endSessions(known.id) }
    this.give(ctx, person)
    peers.tellOfPerson(person.id)
    // The page that asked connects again: by then it has the new cookie.
    ctx.res.once('finish', () => disconnect(person))
  }

  /** The browser is somebody from now on, who has just shown it. */
  become(ctx: Koa.Context, person: Person): void {
    this.give(ctx, person)
    const options = { signed: true, httpOnly: true, sameSite: 'strict', maxAge: FRESH_FOR } as const
    ctx.cookies.set(FRESH, `${person.id}.${person.session}.${Date.now()}`, options)
  }

  /** Refuses whoever has not shown minutes ago who they are: a browser that was left open, or a stolen cookie. */
  mustBeFresh(ctx: Koa.Context, { id, session }: Person): void {
    const [who, number, at] = (ctx.cookies.get(FRESH, { signed: true }) ?? '').split('.')
    const isFresh = who === id && Number(number) === session && Date.now() - Number(at) < FRESH_FOR
    if (!isFresh) throw new Refused('notFresh')
  }

  /** The browser is nobody from now on. */
  forget(ctx: Koa.Context): void {
    for (const cookie of [COOKIE, FRESH]) ctx.cookies.set(cookie, null, { signed: true })
  }

  private give(ctx: Koa.Context, { id, session }: Person): void {
    const options = { signed: true, httpOnly: true, sameSite: 'lax', maxAge: MONTHS_6 } as const
    ctx.cookies.set(COOKIE, `${id}.${session}`, options)
  }

  /** The person of a request, if it has a session. */
  async find(ctx: Pick<Koa.Context, 'cookies' | 'get'>): Promise<Person | undefined> {
    if (isOfProgram(ctx)) return this.ofToken(ctx.get('Authorization').slice(BEARER.length))
    const [, id, session = '0'] = VALUE.exec(ctx.cookies.get(COOKIE, { signed: true }) ?? '') ?? []
    const person = id === undefined ? undefined : await this.services.store.person(id)
    return person?.session === Number(session) ? person : undefined
  }

  private async ofToken(token: string): Promise<Person | undefined> {
    const { keeps } = this.services.store
    const known = await keeps.tokenWith(hashOf(token))
    if (!known) return undefined
    const now = Date.now()
    if (now - (known.usedAt ?? 0) > USED_EVERY) await keeps.tokenUsed(known.id, now)
    return this.services.store.person(known.person)
  }

  /** The person of a request. Refuses requests without a session. */
  async need(ctx: Koa.Context): Promise<Person> {
    const person = await this.find(ctx)
    if (!person) throw new Refused('noSession')
    return person
  }

  /** The person of a socket's handshake, if it has a session. */
  personOf(request: IncomingMessage): Promise<Person | undefined> {
    return this.find(this.app.createContext(request, new ServerResponse(request)))
  }
}
