import type { Holiday } from '../../holidays.ts'
import type { Span } from '../time/spans.ts'
import type { Rows } from './notifications.ts'
import type { SeatRecord } from './store.ts'

interface HolidayRow {
  person: string
  from_at: number
  until_at: number
  zone: string
}

/** When people have holidays, and had. */
export interface HolidayStore {
  /** In their order. */
  of(person: string): Promise<Holiday[]>
  /** In place of the one that begins at the same time; those that were over by `before` are forgotten. */
  save(person: string, holiday: Holiday, before: number): Promise<void>
  drop(person: string, from: number): Promise<void>
  /** When each of these people has some; those who have none are left out. */
  spans(people: readonly string[]): Promise<Map<string, Span[]>>
}

const holidayOf = ({ from_at: from, until_at: to, zone }: HolidayRow): Holiday => ({ from, to, zone })

export const holidaysIn = (db: Rows): HolidayStore => ({
  async of(person) {
    const sql = 'select * from holidays where person = ? order by from_at'
    return (await db.all<HolidayRow>(sql, person)).map(holidayOf)
  },

  async save(person, { from, to, zone }, before) {
    await db.run('delete from holidays where person = ? and until_at < ?', person, before)
    await db.run(
      `insert into holidays(person, from_at, until_at, zone) values (?, ?, ?, ?)
       on conflict (person, from_at) do update set until_at = excluded.until_at`,
      person,
      from,
      to,
      zone,
    )
  },

  async drop(person, from) {
    await db.run('delete from holidays where person = ? and from_at = ?', person, from)
  },

  async spans(people) {
    const spans = new Map<string, Span[]>()
    if (people.length === 0) return spans
    const marks = people.map(() => '?').join(', ')
    const sql = `select * from holidays where person in (${marks}) order by from_at`
    for (const { person, from_at: from, until_at: to } of await db.all<HolidayRow>(sql, ...people))
      spans.set(person, [...(spans.get(person) ?? []), { from, to }])
    return spans
  },
})

/** Seats with the holidays of who sits there, as they are stored. */
export async function withHolidays(store: HolidayStore, seats: readonly SeatRecord[]): Promise<SeatRecord[]> {
  const spans = await store.spans(seats.flatMap(({ person }) => person ?? []))
  return seats.map(({ holidays: _, ...seat }) => {
    const own = seat.person === null ? undefined : spans.get(seat.person)
    return own ? { ...seat, holidays: own } : seat
  })
}
