/** Seats of open tables that are kept for somebody. */
import type { Invited, KeptSeat } from '../../people.ts'
import { Refused } from '../problem.ts'
import { isFree, keep, letGoFor, mustBeHost, mustBeOpen, seatAt, seatId, seatOf } from '../seating.ts'
import type { Services } from '../services.ts'
import type { Person, RoomRecord } from '../storage/store.ts'
import type { Table } from '../table.ts'
import type { Tables } from '../tables.ts'
import { inviteTo, meant } from './invite.ts'

/** The host keeps a seat for somebody, who is invited with it. Nobody is told whether there is somebody of that name. */
export async function keepSeat(table: Table, seat: number, by: Person, whom: Invited): Promise<void> {
  const { services } = table
  mustBeHost(table.record, by.id)
  mustBeOpen(table.record)
  if (!isFree(seatAt(table.record, seat))) throw new Refused('seatTaken')
  await inviteTo(table, by, whom)
  const person = (await meant(services, by, whom)) ?? null
  const isNamed = 'name' in whom
  if (person !== null && !isNamed && seatOf(table.record, person) !== undefined)
    throw new Refused('alreadySeated')
  const name = isNamed ? whom.name : ((await services.store.person(whom.person))?.name ?? '')
  await table.change(draft => {
    // By a name nobody learns who somebody is: not by a seat that is let go, either.
    if (person !== null && !isNamed) letGoFor(draft, person)
    keep(draft, seat, by.id, { person, name, ...(isNamed && { named: true }) })
  })
}

/** Which seats are kept for whom, as far as somebody may know: the host knows all, others what is theirs. */
export const keptFor = ({ seats, host }: Readonly<RoomRecord>, person: string): KeptSeat[] =>
  seats.flatMap(({ kept }, seat) => {
    const isMine = kept?.person === person
    return kept && (isMine || host === person) ? [{ seat: seatId(seat), name: kept.name, isMine }] : []
  })

/** Somebody does not come: no seat waits for them at a table, but those of whoever need not know that there is somebody of a name. */
export async function declineSeat(table: Table, person: string): Promise<void> {
  if (!table.record.seats.some(({ kept }) => kept?.person === person && !kept.named)) return
  await table.change(draft => {
    for (const one of draft.seats) if (one.kept?.person === person && !one.kept.named) delete one.kept
  })
}

/** Somebody is gone for good: no seat waits for them. */
export async function letGoEverywhere(services: Services, tables: Tables, person: string): Promise<void> {
  await atKept(services, tables, person, draft => letGoFor(draft, person))
}

/** What was kept for a guest is kept for whoever they turned out to be. */
export async function keepForOther(
  services: Services,
  tables: Tables,
  guest: string,
  to: Person,
): Promise<void> {
  await atKept(services, tables, guest, draft => {
    const sits = seatOf(draft, to.id) !== undefined
    for (const one of draft.seats)
      if (one.kept?.person === guest && !sits) one.kept = { ...one.kept, person: to.id }
    letGoFor(draft, guest)
  })
}

async function atKept(
  { store }: Services,
  tables: Tables,
  person: string,
  change: (draft: RoomRecord) => void,
): Promise<void> {
  for (const id of await store.keptFor(person)) {
    try {
      await tables.fresh(id, table => table.change(change))
    } catch (error) {
      if (!(error instanceof Refused && error.problem.error === 'notFound')) throw error
    }
  }
}
