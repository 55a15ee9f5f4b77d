/** People who have another name, or are gone, at all the tables where they are known. */

import { hearHolidays } from './holidays.ts'
import { AT_MOST } from './lists.ts'
import { lookAgain } from './people/sight.ts'
import { mustBeKnownApart } from './seating.ts'
import type { Services } from './services.ts'
import type { Person, SeatRecord } from './storage/store.ts'
import type { Tables } from './tables.ts'

/** A person has another name from now on, at every table. Refused where it could be taken for another player's. */
export async function rename(services: Services, tables: Tables, person: Person): Promise<void> {
  const { store, peers } = services
  const { id } = person
  const played = await store.rooms({ person: id, status: ['open', 'playing'], limit: AT_MOST })
  for (const room of played) mustBeKnownApart(room, person)
  await store.savePerson(person)
  renamed(tables, person)
  peers.tellOfPerson(id)
}

/** A person has another name at the tables that are in memory. */
export function renamed(tables: Tables, person: Person): void {
  const isOld = ({ person: id, name }: SeatRecord) => id === person.id && name !== person.name
  for (const table of tables.all())
    if (table.record.seats.some(isOld)) void table.queue.add(() => table.renamed(person))
}

/** Another process says that a person has another name or other holidays, has ended sessions, or is gone. */
export async function hearOfPerson(services: Services, tables: Tables, id: string): Promise<void> {
  const person = await services.store.person(id)
  if (person) {
    renamed(tables, person)
    hearHolidays(tables, id)
  }
  // What they have said is nowhere any more.
  else for (const table of tables.all()) table.forgetSaid()
  services.lobby.stirred(id)
  await lookAgain(services, tables, id)
  services.disconnect(person ?? { id, session: Number.POSITIVE_INFINITY })
}
