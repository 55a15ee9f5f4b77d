/** The tables of somebody who comes back as who they were, or who wants to be forgotten. */
import { Refused } from '../problem.ts'
import type { Rooms } from '../rooms.ts'
import { emptySeat, mustBeKnownApart, seatId, seatOf, vacate } from '../seating.ts'
import type { Services } from '../services.ts'
import type { Person, RoomRecord } from '../storage/store.ts'
import type { Tables } from '../tables.ts'

/** Nobody has sat at so many tables that are still kept. */
const AT_MOST = 1000

export const roomsOf = (store: Services['store'], { id }: Person): Promise<RoomRecord[]> =>
  store.rooms({ person: id, limit: AT_MOST })

/** Does something at each table of a person; what is gone by then does not matter. */
async function atEach(
  services: Services,
  person: Person,
  work: (id: string) => Promise<void>,
): Promise<void> {
  for (const { id } of await roomsOf(services.store, person)) {
    try {
      await work(id)
    } catch (error) {
      if (!(error instanceof Refused && error.problem.error === 'notFound')) throw error
    }
  }
}

/** The seats of a guest are somebody else's from now on. */
export async function bringTables(
  services: Services,
  tables: Tables,
  guest: Person,
  to: Person,
): Promise<{ brought: number; left: number }> {
  const counts = { brought: 0, left: 0 }
  await atEach(services, guest, id =>
    tables.fresh(id, async table => {
      const hasSeen = table.record.status === 'playing' && (await services.store.hands.hasSeen(id, to.id))
      if (hasSeen || seatOf(table.record, to.id) !== undefined) {
        counts.left += 1
        return
      }
      await table.change(draft => bringSeat(draft, guest, to))
      counts.brought += 1
    }),
  )
  return counts
}

/** Where the names could be taken for each other's, the seat keeps the name that everybody there knows. */
function bringSeat(draft: RoomRecord, guest: Person, to: Person): void {
  const seat = seatOf(draft, guest.id)
  if (seat === undefined) return
  const own = draft.seats[seat]!
  if (own.person === guest.id && isKnownApart(draft, guest, to)) {
    own.person = to.id
    own.name = to.name
    if (draft.host === guest.id) draft.host = to.id
    if (draft.friendsOf === guest.id) draft.friendsOf = to.id
    draft.entrants = draft.entrants.map(one => (one === to.id ? null : one === guest.id ? to.id : one))
  } else draft.claims[to.id] = seat
  delete draft.claims[guest.id]
}

function isKnownApart(draft: RoomRecord, guest: Person, to: Person): boolean {
  const others = { ...draft, seats: draft.seats.filter(({ person }) => person !== guest.id) }
  try {
    mustBeKnownApart(others, to)
    return true
  } catch {
    return false
  }
}

/** Leaves every table, also those that are over. What was said from the seats is told, to be forgotten. */
export async function leaveTables(
  services: Services,
  rooms: Rooms,
  tables: Tables,
  person: Person,
): Promise<{ room: string; seat: string; others: string[] }[]> {
  const said: { room: string; seat: string; others: string[] }[] = []
  await atEach(services, person, id =>
    tables.fresh(id, async table => {
      const seat = table.record.seats.findIndex(one => one.person === person.id)
      if (seat >= 0 && table.record.status !== 'open') {
        const others = table.record.formers.filter(
          former => former.seat === seatId(seat) && former.name !== '',
        )
        said.push({ room: id, seat: seatId(seat), others: others.map(({ name }) => name) })
      }
      await table.change(draft => leaveSeat(draft, person.id))
      table.forgetSaid()
      await rooms.dropIfDeserted(table)
    }),
  )
  return said
}

function leaveSeat(draft: RoomRecord, person: string): void {
  const seat = draft.seats.findIndex(one => one.person === person)
  if (seat >= 0 && draft.status === 'finished')
    draft.seats[seat] = { ...emptySeat(), bot: draft.seats[seat]!.bot }
  else if (seat >= 0) vacate(draft, seat)
  if (draft.host === person) draft.host = draft.seats.find(one => one.person !== null)?.person ?? ''
  if (draft.friendsOf === person) draft.friendsOf = ''
  delete draft.claims[person]
  draft.entrants = draft.entrants.map(one => (one === person ? null : one))
}
