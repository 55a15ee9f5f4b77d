import type { Rows } from './notifications.ts'

/** How long servers have run on this database, in milliseconds. */
export interface UptimeStore {
  /**
   * Counts on, and says how long it is by now: by the `gone` of the only process, or where there may be several by the clock
   * that they share. What is longer than `silence` does not count: nobody ran.
   */
  runOn(gone: number, silence: number): Promise<number>
}

/** Of one process, which counts by itself: no clock that is set changes it. */
export const uptimeIn = ({ all }: Rows): UptimeStore => ({
  async runOn(gone, silence) {
    const [row] = await all<{ ran: number }>(
      `insert into uptime(id, ran) values (1, ?) on conflict (id) do update set ran = ran + excluded.ran
       returning ran`,
      gone <= silence ? Math.round(gone) : 0,
    )
    return row!.ran
  },
})

/** Of several processes, which all go by the clock of the database, at whatever machines they are. */
export const sharedUptimeIn = ({ all }: Rows): UptimeStore => ({
  async runOn(_, silence) {
    const [row] = await all<{ ran: number }>(
      `with clock as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as at)
       insert into uptime(id, ran, at) select 1, 0, at from clock
       on conflict (id) do update
       set ran = uptime.ran + case when excluded.at - uptime.at between 0 and ? then excluded.at - uptime.at else 0 end,
         at = case when uptime.at - excluded.at between 0 and ? then uptime.at else excluded.at end
       returning ran`,
      silence,
      silence,
    )
    return row!.ran
  },
})
