import type { Store } from '../store.ts'
import { Database } from './database.ts'
import { matchesIn } from './matches.ts'
import { peopleIn } from './people.ts'
import { roomsIn } from './rooms.ts'
import { whispersIn } from './whispers.ts'

/** A PostgreSQL database, which any number of server processes may share. */
export function postgresStore(db: Database): Store {
  return {
    ...peopleIn(db),
    ...roomsIn(db),
    ...matchesIn(db),
    ...whispersIn(db),
    trouble: () => db.trouble(),
    close: () => db.close(),
  }
}

/** Opens the database, and makes its tables or brings them up to date. Throws in words where it cannot be used. */
export const openPostgres = async (url: string): Promise<Store> => postgresStore(await Database.open(url))
