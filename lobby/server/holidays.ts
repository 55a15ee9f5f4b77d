/** Holidays of people, at the tables where they sit. */
import type { Holidays, SetHoliday } from '../holidays.ts'
import { AT_MOST } from './lists.ts'
import { another, ended, toldOf } from './people/holidays.ts'
import { Refused } from './problem.ts'
import { Queue } from './queue.ts'
import type { Services } from './services.ts'
import type { Tables } from './tables.ts'

/** So long it is kept when somebody had a holiday, in milliseconds. */
const KEPT = 2 * 366 * 24 * 3_600_000

/** The tables in memory learn what holidays a person has now. */
export function hearHolidays(tables: Tables, person: string): void {
  for (const table of tables.all())
    if (table.record.seats.some(seat => seat.person === person))
      void table.queue.add(() => table.readHolidays())
}

/** Sets holidays, and ends them. */
export class HolidayKeeper {
  private readonly services: Services
  private readonly tables: Tables
  /** One after the other, so that none is missed in counting. */
  private readonly queue = new Queue()

  constructor(services: Services, tables: Tables) {
    this.services = services
    this.tables = tables
  }

  async of(person: string): Promise<Holidays> {
    return toldOf(await this.services.store.holidays.of(person), Date.now())
  }

  add(person: string, wish: SetHoliday): Promise<Holidays> {
    return this.inTurn(person, async () => {
      const { holidays } = this.services.store
      const now = Date.now()
      await holidays.save(person, another(await holidays.of(person), wish, now), now - KEPT)
    })
  }

  /** Ends one that lasts, or lets go of one that is to come: days that were not used come back. */
  end(person: string, from: number): Promise<Holidays> {
    return this.inTurn(person, async () => {
      const { holidays } = this.services.store
      const now = Date.now()
      const left = ended(await holidays.of(person), from, now)
      if (left) await holidays.save(person, left, now - KEPT)
      else await holidays.drop(person, from)
    })
  }

  private async inTurn(person: string, change: () => Promise<void>): Promise<Holidays> {
    await this.queue.add(() => this.services.peers.inTurn(`holidays of ${person}`, change))
    await this.tell(person)
    return this.of(person)
  }

  /** Everybody at the tables of a person is told, and time is reckoned anew there. */
  async tell(person: string): Promise<void> {
    const { store, peers } = this.services
    for (const { id, pace } of await store.rooms({ person, status: ['playing'], limit: AT_MOST })) {
      if (!pace) continue
      try {
        await this.tables.fresh(id, async table => {
          await table.readHolidays()
          await table.reckon()
        })
      } catch (error) {
        // It is gone, or not played here.
        if (!(error instanceof Refused)) throw error
      }
    }
    hearHolidays(this.tables, person)
    peers.tellOfPerson(person)
  }
}
