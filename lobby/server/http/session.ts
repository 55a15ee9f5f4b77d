import { type IncomingMessage, ServerResponse } from 'node:http'
import type Koa from 'koa'
import { networkOf } from '../address.ts'
import { newId, newName } from '../keys.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import type { Person } from '../storage/store.ts'

const COOKIE = 'starboard'
const MONTHS_6 = 180 * 24 * 3600 * 1000
const ID = /^[\w-]{16}$/

/** Who a request comes from: a guest, known by a signed cookie that pages cannot read. */
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
    const known = await this.find(ctx)
    if (known) await this.services.store.savePerson(known)
    const person = known ?? (await this.newGuest(ctx.ip, newName()))
    ctx.cookies.set(COOKIE, person.id, { signed: true, httpOnly: true, sameSite: 'lax', maxAge: MONTHS_6 })
    return person
  }

  /** A guest who is kept by no cookie: a client that identifies itself by the key of its seat. */
  async newGuest(address: string, name: string): Promise<Person> {
    await this.services.limits.count('guests', networkOf(address))
    const person = { id: newId(), name, language: null }
    await this.services.store.savePerson(person)
    return person
  }

  /** The person of a request, if it has a session. */
  async find(ctx: Koa.Context): Promise<Person | undefined> {
    const id = this.idOf(ctx)
    return id === null ? undefined : this.services.store.person(id)
  }

  /** The person of a request. Refuses requests without a session. */
  async need(ctx: Koa.Context): Promise<Person> {
    const person = await this.find(ctx)
    if (!person) throw new Refused('noSession')
    return person
  }

  /** The person id of a socket's handshake, or null. */
  personOf(request: IncomingMessage): string | null {
    return this.idOf(this.app.createContext(request, new ServerResponse(request)))
  }

  private idOf(ctx: Pick<Koa.Context, 'cookies'>): string | null {
    const id = ctx.cookies.get(COOKIE, { signed: true })
    return id !== undefined && ID.test(id) ? id : null
  }
}
