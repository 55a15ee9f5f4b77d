import type { Rows } from './notifications.ts'

/** How old things are, and how many there are: what is looked at before anything old is deleted. */
export interface AgeStore {
  /** When a match has gone on or begun last; null where none ever has. */
  played(): Promise<number | null>
  /** When anything was touched last: a room, or somebody who came; null where there is nothing. */
  touched(): Promise<number | null>
  counts(): Promise<{ rooms: number; people: number; reports: number }>
}

export const agesIn = ({ all }: Rows): AgeStore => {
  const newest = async (sql: string) =>
    (await all<{ at: number | null }>(`select max(at) as at from (${sql}) as them`))[0]!.at
  const of = (...status: string[]) =>
    status.map(one => `select max(updated_at) as at from rooms where status = '${one}'`).join(' union all ')
  return {
    played: () => newest(of('playing', 'finished')),
    touched: () =>
      newest(`${of('open', 'playing', 'finished')} union all select max(seen_at) as at from people`),
    async counts() {
      const count = (table: string) => `(select count(*) from ${table}) as ${table}`
      const sql = `select ${['rooms', 'people', 'reports'].map(count).join(', ')}`
      return (await all<{ rooms: number; people: number; reports: number }>(sql))[0]!
    },
  }
}
