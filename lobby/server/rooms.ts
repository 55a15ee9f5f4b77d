import isEqual from 'lodash/isEqual.js'
import { refuseSetup } from '../../games/kit/index.ts'
import type { Engine } from '../bgio.ts'
import type { LateWish } from '../pace.ts'
import type { CreateRoom, EditRoom, Room, SeatKey } from '../protocol.ts'
import { checkTime, plan } from './calendar/plan.ts'
import { fitsPassword, hashPassword } from './credentials.ts'
import { noteOpen } from './notifications/club-events.ts'
import { noteMoved } from './notifications/planned.ts'
import { isHidden, mustSee, stirAround } from './people/sight.ts'
import { Refused } from './problem.ts'
import { Queue } from './queue.ts'
import { checkKey, newRoom } from './room.ts'
import * as seating from './seating.ts'
import type { Services } from './services.ts'
import type { Person, RoomRecord } from './storage/store.ts'
import type { Table } from './table.ts'
import type { Tables } from './tables.ts'
import { restOf, wishToRest } from './time/clocks.ts'
import { nextWake } from './time/deadlines.ts'
import { wishForLate } from './time/timeouts.ts'
import { checkTalk } from './whispers.ts'

/** What people do with single rooms, apart from playing. */
export class Rooms {
  private readonly services: Services
  private readonly tables: Tables
  /** One is opened after the other, so that none is missed in counting. */
  private readonly opening = new Queue()

  constructor(services: Services, tables: Tables) {
    this.services = services
    this.tables = tables
  }

  get(id: string): Promise<Room> {
    return this.tables.fresh(id, table => table.view())
  }

  engine(game: string): Engine {
    const engine = this.services.engines.get(game)
    if (!engine) throw new Refused('notFound', 'There is no such game.')
    return engine
  }

  /** An open room without people, that is not stored yet. */
  blank(game: string, seats: number): RoomRecord {
    return newRoom(game, seats, this.services.newSeed())
  }

  /** A person opens a room and sits down in it. */
  async open(
    person: Person,
    network: string,
    {
      game,
      seats,
      title,
      options,
      listed,
      password,
      pace,
      privateTalk = false,
      watching = 'after',
      rated = false,
      takeBacks = false,
      club,
      friends = false,
      plannedAt = null,
    }: CreateRoom,
  ): Promise<Room> {
    seating.checkGame(this.engine(game).game, seats, options ?? {})
    checkTalk(this.engine(game).game, privateTalk)
    const record = this.blank(game, seats)
    record.title = title ?? ''
    record.options = options ?? {}
    if (friends && club !== undefined)
      throw new Refused('badRequest', 'A table is for a club or for friends.')
    record.club = club ?? null
    record.friendsOf = friends ? person.id : null
    record.listed = (listed ?? true) && !isHidden(record)
    await mustSee(this.services, record, person.id)
    record.pace = pace ?? null
    record.privateTalk = privateTalk
    record.watching = watching
    record.rated = rated
    record.takeBacks = takeBacks
    plan(record, plannedAt, Date.now())
    record.dueAt = nextWake(record, this.services.uptime.now())
    record.password = password === undefined ? null : await hashPassword(password)
    seating.sit(record, 0, person)
    return this.admit(person, network, () => this.add(record, network), record.plannedAt !== null)
  }

  /** Opens a room, unless it is one too many of this person. */
  admit<T>({ id }: Person, network: string, open: () => Promise<T>, isPlanned = false): Promise<T> {
    const { limits } = this.services
    return this.inTurn(id, async () => {
      await this.mustHaveRoom(id, isPlanned)
      await limits.count('roomsPerHour', id)
      await limits.count('roomsOfNetwork', network)
      if (isPlanned) await this.countPlan(id, network)
      return open()
    })
  }

  private inTurn<T>(host: string, job: () => Promise<T>): Promise<T> {
    return this.opening.add(() => this.services.peers.inTurn(`opening of ${host}`, job))
  }

  /** Refuses one room more than a person may have: planned ones wait for long, and are counted apart. */
  private async mustHaveRoom(host: string, isPlanned: boolean): Promise<void> {
    const { limits, store } = this.services
    const most = isPlanned ? limits.numbers.plannedRooms : limits.numbers.openRooms
    if (most > 0 && (await store.openRooms(host, isPlanned)) >= most)
      throw new Refused(isPlanned ? 'tooManyPlans' : 'tooManyRooms')
  }

  /** Each time that is chosen is told to others: in lists, and to those who sit there. */
  private async countPlan(host: string, network: string): Promise<void> {
    await this.services.limits.count('plans', host)
    await this.services.limits.count('plansOfNetwork', network)
  }

  /** Stores a new room, and tells those who look at the list. */
  async add(record: RoomRecord, payer: string): Promise<Room> {
    await this.services.store.addRoom(record)
    await noteOpen(this.services, record)
    await stirAround(this.services, record)
    this.services.log.info({ game: record.game, seats: record.seats.length }, 'a room is open')
    return this.tables.fresh(record.id, table => {
      table.payer = payer
      table.tell()
      table.announce({ changed: true })
      return table.view()
    })
  }

  /** Before the start the host changes seats, options, title and who finds the room. */
  async edit(id: string, by: string, network: string, changes: EditRoom): Promise<Room> {
    const { plannedAt } = changes
    const before = await this.tables.fresh(id, ({ record }) => {
      seating.mustBeHost(record, by)
      return record.plannedAt
    })
    if (plannedAt === undefined || plannedAt === before) return this.editNow(id, by, changes)
    return this.inTurn(by, async () => {
      if (plannedAt !== null) checkTime(plannedAt, Date.now())
      if ((plannedAt === null) !== (before === null)) await this.mustHaveRoom(by, plannedAt !== null)
      if (plannedAt !== null) await this.countPlan(by, network)
      const room = await this.editNow(id, by, changes)
      await this.tables.fresh(id, async table => {
        await noteMoved(table, Date.now())
        await noteOpen(this.services, table.record, before)
      })
      await stirAround(this.services, room)
      return room
    })
  }

  private async editNow(id: string, by: string, changes: EditRoom): Promise<Room> {
    const { password } = changes
    const hash = typeof password === 'string' ? await hashPassword(password) : password
    return this.change(id, (draft, { game }) => {
      seating.mustBeHost(draft, by)
      // Who finds the table is none of what was agreed to.
      if (draft.status !== 'playing' || !isEqual(Object.keys(changes), ['listed'])) seating.mustBeOpen(draft)
      const agreed = termsOf(draft)
      if (changes.seats !== undefined && changes.seats !== draft.seats.length) {
        if (draft.startsByItself) throw new Refused('startsByItself')
        seating.resize(draft, changes.seats)
      }
      seating.checkGame(game, draft.seats.length, changes.options ?? draft.options)
      draft.privateTalk = changes.privateTalk ?? draft.privateTalk
      checkTalk(game, draft.privateTalk)
      draft.watching = changes.watching ?? draft.watching
      draft.rated = changes.rated ?? draft.rated
      draft.takeBacks = changes.takeBacks ?? draft.takeBacks
      draft.options = changes.options ?? draft.options
      draft.title = changes.title ?? draft.title
      draft.listed = (changes.listed ?? draft.listed) && !isHidden(draft)
      if (hash !== undefined) draft.password = hash
      if (changes.pace !== undefined) draft.pace = changes.pace
      if (changes.plannedAt !== undefined) plan(draft, changes.plannedAt, Date.now())
      if (!isEqual(agreed, termsOf(draft))) seating.askAgain(draft)
    })
  }

  async sit(id: string, seat: number, person: Person, password: string | undefined): Promise<Room> {
    const { store, uptime } = this.services
    // Whoever has the password may invite, and whoever is invited needs it no more.
    if (!(await store.friends.isInvited(id, person.id)) && !(await this.comesBack(id, person.id)))
      await this.checkPassword(id, person.id, password)
    return this.tables.fresh(id, async table => {
      if (await store.blocks.has(table.record.host, person.id)) throw new Refused('notWelcome')
      await this.mustNotHaveSeen(table, person.id)
      const left = await store.leavers.seat(id, person.id)
      await table.change(draft => {
        if (left === seating.seatId(seat)) seating.haveBack(draft, seat)
        seating.sit(draft, seat, person, uptime.now())
      })
      // They may have looked at another process meanwhile.
      await this.mustNotHaveSeen(table, person.id).catch(async refused => {
        await table.change(draft => seating.vacate(draft, seat))
        throw refused
      })
      await store.friends.dropInvitations(id, person.id)
      await this.startIfFull(table)
      return table.view()
    })
  }

  /** Refuses a seat of a running match to whoever knows what others hold there. */
  private async mustNotHaveSeen({ record }: Table, person: string): Promise<void> {
    if (record.status !== 'playing') return
    if (await this.services.store.hands.hasSeen(record.id, person)) throw new Refused('sawHands')
  }

  /** Whether somebody has sat at a match that everybody has left: it is theirs as much as it ever was. */
  private comesBack(id: string, person: string): Promise<boolean> {
    const { leavers } = this.services.store
    return this.tables.fresh(
      id,
      async ({ record }) => seating.isForsaken(record) && (await leavers.seat(id, person)) !== undefined,
    )
  }

  private async checkPassword(id: string, person: string, password: string | undefined): Promise<void> {
    const hash = await this.tables.fresh(id, ({ record }) =>
      seating.seatOf(record, person) === undefined ? record.password : null,
    )
    if (hash === null) return
    await this.services.limits.count('tries', person)
    if (password === undefined || !(await fitsPassword(password, hash))) throw new Refused('wrongPassword')
  }

  /** Begins the match of a room that starts by itself, when its last seat is taken. */
  async startIfFull(table: Table): Promise<void> {
    const { startsByItself, status } = table.record
    if (startsByItself && status === 'open' && seating.isFull(table.record)) await table.start()
  }

  /** Stands up, or is sent away by the host. */
  async empty(id: string, seat: number, by: string): Promise<Room> {
    return this.tables.fresh(id, async table => {
      const { presence, services } = table
      await table.change(draft => {
        const expected = presence.awayFor(draft, seat) < services.config.seatKept
        seating.empty(draft, seat, by, { here: presence.mayBeHere(draft, seat), expected })
      })
      const room = table.view()
      await this.dropIfDeserted(table)
      return room
    })
  }

  /** An open room that nobody is left in disappears. */
  async dropIfDeserted(table: Table): Promise<void> {
    if (table.record.status === 'open' && seating.isDeserted(table.record)) await this.tables.drop(table)
  }

  putBot(id: string, seat: number, bot: string, by: string): Promise<Room> {
    return this.change(id, (draft, table) => {
      if (!Object.hasOwn(table.game.bots, bot)) throw new Refused('badRequest', 'There is no such bot.')
      seating.putBot(draft, seat, bot, by, one => table.presence.mayBeHere(draft, one))
    })
  }

  removeBot(id: string, seat: number, by: string): Promise<Room> {
    return this.change(id, draft => seating.removeBot(draft, seat, by, this.services.uptime.now()))
  }

  /** A player wishes something for those whose time is over. */
  wishForLate(id: string, person: string, wish: LateWish): Promise<Room> {
    return this.tables.fresh(id, async table => {
      await wishForLate(table, seating.seatOf(table.record, person), wish, await table.now())
      return table.view()
    })
  }

  /** A player wants a break, or that it ends. */
  rest(id: string, person: string, wants: boolean): Promise<Room> {
    return this.change(id, draft => {
      const seat = seating.seatOf(draft, person)
      if (restOf(draft) === null) throw new Refused('notPlaying')
      if (seat === undefined) throw new Refused('notSeated')
      if (draft.seats[seat]!.bot !== null) throw new Refused('notYourSeat')
      wishToRest(draft, seating.seatId(seat), wants)
    })
  }

  ready(id: string, person: string, ready: boolean): Promise<Room> {
    return this.change(id, draft => seating.setReady(draft, person, ready))
  }

  private change(id: string, edit: (draft: RoomRecord, table: Table) => void): Promise<Room> {
    return this.tables.fresh(id, async table => {
      await table.change(draft => edit(draft, table))
      await this.startIfFull(table)
      return table.view()
    })
  }

  /** The host begins the match, with those who sit. */
  start(id: string, by: string): Promise<Room> {
    return this.tables.fresh(id, async table => {
      seating.mustBeHost(table.record, by)
      seating.mustBeOpen(table.record)
      if (table.record.startsByItself) throw new Refused('startsByItself')
      if (!seating.allReady(table.record)) throw new Refused('notReady')
      await table.start()
      return table.view()
    })
  }

  /** The room in which the players of a finished match play again: made once, with the same seats. */
  rematch(id: string, by: Person): Promise<Room> {
    return this.tables.fresh(id, table => {
      if (seating.seatOf(table.record, by.id) === undefined) throw new Refused('notSeated')
      return this.again(table, record => {
        record.host = by.id
        record.seats.forEach((seat, number) => {
          const { person, name, bot } = table.record.seats[number]!
          Object.assign(seat, { person, name, bot: person === null ? bot : null })
        })
      })
    })
  }

  /** Opens the rematch of a finished match, or finds it: there is only one. */
  async again(table: Table, prepare: (record: RoomRecord) => void): Promise<Room> {
    const { record } = table
    if (record.status !== 'finished') throw new Refused('notFinished')
    if (record.rematch !== null) {
      const known = await this.services.store.room(record.rematch)
      if (known) return this.get(known.id)
    }
    const { rematch: before } = record
    const next = this.blank(record.game, record.seats.length)
    const { title, listed, password, club, friendsOf } = record
    Object.assign(next, { title, listed, password, club, friendsOf, ...termsOf(record), plannedAt: null })
    if (refuseSetup(table.game.options, next.options, next.seats.length)) next.options = {}
    prepare(next)
    const room = await this.add(next, table.payer)
    await table.change(draft => {
      if (draft.rematch === before) draft.rematch = room.id
    })
    const { rematch } = table.record
    if (rematch === room.id || rematch === null) return room
    // Another process was faster: everybody comes together there.
    await this.tables.use(room.id, extra => this.tables.drop(extra))
    return this.get(rematch)
  }

  /** The credentials of one's own seat. */
  seatKey(id: string, person: string): Promise<SeatKey> {
    return this.tables.fresh(id, ({ record }) => {
      const seat = seating.seatOf(record, person)
      if (seat === undefined) throw new Refused('notSeated')
      return { seat: seating.seatId(seat), key: record.seats[seat]!.key }
    })
  }

  /** New credentials for one's own seat: whoever came with the old ones has it no longer. */
  renewKey(id: string, person: string): Promise<SeatKey> {
    return this.tables.fresh(id, async table => {
      await table.change(draft => seating.renewKey(draft, person))
      const seat = seating.seatOf(table.record, person)!
      return { seat: seating.seatId(seat), key: table.record.seats[seat]!.key }
    })
  }

  /** Somebody comes with the personal link of a seat: their session has the seat from now on, too. */
  async claim(id: string, seat: number, key: string, person: string): Promise<Room> {
    await this.services.limits.count('tries', person)
    return this.tables.fresh(id, async table => {
      const { record } = table
      checkKey(record, seat, key)
      const has = seating.seatOf(record, person)
      if (has !== undefined && has !== seat) throw new Refused('alreadySeated')
      if (has === undefined) {
        await this.mustNotHaveSeen(table, person)
        await table.change(draft => {
          draft.claims[person] = seat
        })
        const owner = record.seats[seat]!.person
        if (owner !== null) await this.services.store.shareExperience(owner, person)
      }
      return table.view()
    })
  }
}

/** What people agree to when they say that they are ready. */
const termsOf = ({
  options,
  pace,
  privateTalk,
  watching,
  rated,
  takeBacks,
  plannedAt,
}: Readonly<RoomRecord>) => ({
  options,
  pace,
  privateTalk,
  watching,
  rated,
  takeBacks,
  plannedAt,
})
