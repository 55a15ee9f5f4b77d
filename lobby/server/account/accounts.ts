import { randomInt } from 'node:crypto'
import type { Account, CameBack, Export, Tokens } from '../../account.ts'
import { COST } from '../costs.ts'
import { hashOf, newId, newKey } from '../credentials.ts'
import type { Effort } from '../effort.ts'
import { hearHolidays } from '../holidays.ts'
import type { Sender } from '../notifications/channels.ts'
import { wayView } from '../notifications/channels.ts'
import type { Strangers } from '../notifications/mail-confirmations.ts'
import { languageOf, WORDS } from '../notifications/words.ts'
import { keepForOther, letGoEverywhere } from '../people/keep-seat.ts'
import { Refused } from '../problem.ts'
import { renamed } from '../renames.ts'
import { roomView } from '../room.ts'
import type { Rooms } from '../rooms.ts'
import { seatId, seatOf } from '../seating.ts'
import type { Services } from '../services.ts'
import { allMoves } from '../storage/pagewise.ts'
import type { Person, RoomRecord } from '../storage/store.ts'
import type { Tables } from '../tables.ts'
import { canHavePasskeys, Passkeys, type Site } from './passkeys.ts'
import { resultsOf } from './profile.ts'
import { bringTables, leaveTables, roomsOf } from './tables.ts'

/** A link in a mail counts for so long, in milliseconds. */
const LINK_LASTS = 30 * 60 * 1000
/** Letters and digits that nobody takes for each other. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE = 8
const RECOVERY = 20
const SAID = 200
/** Nobody has so many programs. */
const TOKENS = 10

/** Letters to be typed, in groups of four. */
const newCode = (signs: number): string =>
  Array.from(
    { length: signs },
    (_, i) => (i > 0 && i % 4 === 0 ? '-' : '') + SIGNS[randomInt(SIGNS.length)],
  ).join('')

/** However it was typed. */
const typed = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replace(/.{4}(?=.)/g, '$&-')

/** How people come back as who they were, and leave for good. */
export class Accounts {
  readonly passkeys: Passkeys
  private readonly services: Services
  private readonly rooms: Rooms
  private readonly tables: Tables
  private readonly sender: Sender
  private readonly strangers: Strangers

  constructor(services: Services, rooms: Rooms, tables: Tables, sender: Sender, strangers: Strangers) {
    this.services = services
    this.rooms = rooms
    this.tables = tables
    this.sender = sender
    this.strangers = strangers
    this.passkeys = new Passkeys(services.store.accounts)
  }

  private get store() {
    return this.services.store.accounts
  }

  async of({ id }: Person, site: Site): Promise<Account> {
    return {
      ...(await this.waysIn(id)),
      offers: { passkeys: canHavePasskeys(site), mail: this.sender.hasMail },
    }
  }

  private async waysIn(id: string): Promise<Omit<Account, 'offers'>> {
    const passkeys = await this.store.passkeys(id)
    return {
      passkeys: passkeys.map(({ id, name, since, usedAt }) => ({ id, name, since, usedAt })),
      mail: await this.store.mailOf(id),
      recoverySince: await this.store.recoverySince(id),
    }
  }

  /** Whether there is any way in which the person can come back. */
  async has(id: string): Promise<boolean> {
    const { passkeys, mail, recoverySince } = await this.waysIn(id)
    return passkeys.length > 0 || mail !== null || recoverySince !== null
  }

  /** Writes to an address, whoever's it is: what is sent and answered does not tell whether anybody has it. */
  async writeTo(person: Person, address: string, { origin }: Site): Promise<void> {
    const { limits, log } = this.services
    if (!this.sender.hasMail) throw new Refused('badRequest', 'This server sends no mail.')
    const to = address.toLowerCase()
    await limits.count('mails', person.id)
    await limits.count('mails', to)
    const ticket = {
      person: person.id,
      kind: 'mail',
      token: newKey(),
      code: newCode(CODE),
      what: to,
    } as const
    await this.store.addTicket({ ...ticket, until: Date.now() + LINK_LASTS })
    const { subject, text } = WORDS[languageOf(person)].comeBack
    const never = this.strangers.neverLink(origin, to)
    if (!(await this.mayWriteTo(to))) return
    try {
      await this.sender.write(
        address,
        subject,
        text(`${origin}/account#mail=${ticket.token}`, ticket.code, never),
      )
    } catch (error) {
      log.warn({ err: error }, 'a link to come back could not be sent')
      throw new Refused('notSent')
    }
  }

  /** Whoever has an address as a way in is always written to. A stranger is seldom, and not if they want none: nobody is told so. */
  private async mayWriteTo(address: string): Promise<boolean> {
    if ((await this.store.personWithMail(address)) !== undefined) return true
    if (await this.strangers.wantsNone(address)) return false
    return this.services.limits.has('strangers', address)
  }

  /**
   * Whose address it is that the link or code was sent to: from now on one's own, if it was nobody's. `sure` refuses whoever
   * may not change their ways in just now.
   */
  async follow(person: Person, given: string, sure: () => Promise<void>): Promise<string> {
    const ticket = { person: person.id, kind: 'mail' } as const
    const now = Date.now()
    const address =
      (await this.store.takeTicket({ ...ticket, token: given }, now)) ??
      (await this.store.takeTicket({ ...ticket, token: typed(given) }, now))
    if (address === undefined) throw new Refused('wrongLink')
    const owner = await this.store.personWithMail(address)
    if (owner === person.id) return owner
    if (owner !== undefined && (await this.has(person.id))) throw new Refused('otherAccount')
    if (owner !== undefined) return owner
    await sure()
    if (!(await this.store.saveMail(person.id, address))) throw new Refused('conflict')
    return person.id
  }

  /** A new recovery code, which nobody is shown again. */
  async newRecovery({ id }: Person): Promise<string> {
    const code = newCode(RECOVERY)
    await this.store.saveRecovery(id, hashOf(code), Date.now())
    return code
  }

  async recover(code: string): Promise<string> {
    const person = await this.store.takeRecovery(hashOf(typed(code)))
    if (person === undefined) throw new Refused('wrongLink')
    return person
  }

  /** A visitor turns out to be somebody: what they had as a guest comes along. */
  async comeBack(visitor: Person, id: string): Promise<CameBack & { person: Person }> {
    const { store } = this.services
    const person = await store.person(id)
    if (!person) throw new Refused('wrongLink')
    const me = { id: person.id, name: person.name }
    const isGuest = visitor.id !== id && !(await this.has(visitor.id))
    if (!isGuest) return { person, me, tables: { brought: 0, left: 0 } }
    await store.results.collect(0, { person: visitor.id })
    const tables = await bringTables(this.services, this.tables, visitor, person)
    await keepForOther(this.services, this.tables, visitor.id, person)
    await store.shareExperience(visitor.id, id)
    await store.ratings.handOver(visitor.id, id)
    await store.accounts.handOver(visitor.id, id)
    hearHolidays(this.tables, id)
    return { person, me, tables }
  }

  async tokensOf({ id }: Person): Promise<Tokens> {
    const tokens = await this.services.store.keeps.tokens(id)
    return { tokens: tokens.map(({ id, name, since, usedAt }) => ({ id, name, since, usedAt })) }
  }

  /** What a program of somebody's may say to be them, which nobody is shown again. Guests are lost with their browser, and have none. */
  async newToken(person: Person, name: string): Promise<{ token: string } & Tokens> {
    const { keeps } = this.services.store
    if (!(await this.has(person.id))) throw new Refused('notFresh')
    if ((await keeps.tokens(person.id)).length >= TOKENS) throw new Refused('tooMany')
    const token = newKey()
    await keeps.addToken({
      id: newId(),
      person: person.id,
      name,
      hash: hashOf(token),
      since: Date.now(),
      usedAt: null,
    })
    return { token, ...(await this.tokensOf(person)) }
  }

  /** Everything that is kept about somebody. */
  async exported(person: Person, me: Export['me'], effort: Effort): Promise<Export> {
    const { store } = this.services
    const { id } = person
    const ways = await store.notifications.ways(id)
    const tables: Export['tables'] = []
    for (const room of await roomsOf(store, person)) {
      await effort.pay(COST.exported)
      tables.push(await this.exportedTable(room, id, effort))
    }
    return {
      format: 'starboard-person',
      version: 1,
      at: Date.now(),
      me,
      account: await this.waysIn(id),
      learned: { lessons: await store.lessons(id), missed: await store.missed(id) },
      results: await resultsOf(store, id),
      ratings: await this.services.ratings.of(id),
      blocks: await store.blocks.of(id),
      muted: await store.keeps.muted(id),
      friends: {
        friends: await store.friends.of(id),
        asked: await store.friends.asked(id),
        askedNames: await store.friends.askedNames(id),
      },
      invitations: await store.friends.invitations(id),
      clubs: (await store.clubs.of(id)).map(({ role, ...club }) => ({
        ...club,
        role: role === 'host' ? role : 'member',
      })),
      clubLinks: (await store.clubLinks.madeBy(id)).map(({ club, room, since }) => ({ club, room, since })),
      clubWebhooks: (await store.clubWebhooks.setBy(id)).map(({ club, address, language, zone, since }) => ({
        ...{ club, host: new URL(address).host, language, zone, since },
      })),
      weekly: (await store.weekly.madeBy(id)).map(({ club, game, setup, at, zone }) => ({
        club,
        game,
        title: setup.title,
        at,
        zone,
      })),
      ...(await this.tokensOf(person)),
      left: await store.leavers.of(id),
      notes: await store.keeps.notes(id),
      said: await store.keeps.saidBy(id),
      saidInClubs: await store.clubTalk.saidBy(id),
      cleared: await store.cleared.of(id),
      holidays: await store.holidays.of(id),
      sawHands: await store.hands.of(id),
      calendars: (await store.feeds.of(id)).map(({ club, since }) => ({ club: club || null, since })),
      telling: { ways: ways.map(wayView), quiet: await store.notifications.quiet(id) },
      tables,
    }
  }

  private async exportedTable(
    room: RoomRecord,
    person: string,
    effort: Effort,
  ): Promise<Export['tables'][number]> {
    const { store, uptime } = this.services
    const seat = seatId(seatOf(room, person)!)
    const moves = await allMoves(store, room.id, effort)
    return {
      room: roomView(room, () => null, 0, uptime.now()),
      seat,
      moves: moves
        .filter(one => one.seat === seat)
        .map(({ told, move, args, at }) => ({ step: told, move, args, at })),
      whispers: await store.whispers(room.id, person, SAID),
      heard: await store.keeps.heard(room.id, person),
    }
  }

  /** Forgets somebody: their tables go on without them, or with whoever sits down. */
  async forget(person: Person): Promise<void> {
    const { store, peers } = this.services
    // The log of a match calls those who have left by their names: it has none for this one.
    const nobody = { ...person, name: '' }
    await store.savePerson(nobody)
    renamed(this.tables, nobody)
    const session = await store.endSessions(person.id)
    const said = await leaveTables(this.services, this.rooms, this.tables, nobody)
    await letGoEverywhere(this.services, this.tables, person.id)
    await store.accounts.forget(person.id, said)
    await store.clubs.tidy()
    // What they have said at tables that they had left is nowhere any more.
    for (const table of this.tables.all()) table.forgetSaid()
    peers.tellOfPerson(person.id)
    this.services.disconnect({ ...person, session })
  }
}
