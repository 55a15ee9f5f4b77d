import { Refused } from '../problem.ts'
import { seatOf } from '../seating.ts'
import type { Services } from '../services.ts'
import type { RoomRecord } from '../storage/store.ts'
import type { Tables } from '../tables.ts'

/** Refuses whoever may not know of a room: those of a club are there for its members, and for whoever sits there. */
export async function mustSee(
  { store }: Pick<Services, 'store'>,
  record: Readonly<RoomRecord>,
  person: string | null,
): Promise<void> {
  if (record.club === null || seatOf(record, person) !== undefined) return
  const role = person === null ? undefined : await store.clubs.role(record.club, person)
  if (role !== 'host' && role !== 'member') throw new Refused('notFound')
}

/** Somebody may have left a club: what they look at and may not see any more is closed. */
export async function lookAgain(services: Services, tables: Tables, person: string): Promise<void> {
  for (const { record, presence } of tables.all()) {
    if (record.club === null || !presence.names.includes(person)) continue
    try {
      await mustSee(services, record, person)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      services.reconnect(person)
      return
    }
  }
}
