import { expect } from 'chai'
import type { Services } from '../../lobby/server/services.ts'
import type { Tables } from '../../lobby/server/tables.ts'
import { startTimekeeper } from '../../lobby/server/time/timers.ts'
import { pause, until } from './support/guest.ts'

/** So long it takes to see to a table here, in milliseconds. */
const WORK = 300

describe('lobby: the keeper of time', () => {
  it('sees to what is due while it is about something else as soon as that is done', async () => {
    const start = performance.now()
    const ran = () => Math.round(performance.now() - start)
    const due = new Map([
      ['one', 1300],
      ['two', 1300 + WORK / 2],
    ])
    const seen: Record<string, number> = {}
    const services = {
      config: { timeEvery: 60_000 },
      log: { error: ({ err }: { err: unknown }) => expect.fail(String(err)) },
      peers: { unlessBusy: (_: string, job: () => Promise<void>) => job() },
      uptime: { now: () => ({ at: Date.now(), ran: ran() }), beat: async () => {} },
      store: {
        roomsDue: async () => [...due].flatMap(([room, at]) => (at <= ran() ? [room] : [])),
        nextOfClocks: async () => (due.size > 0 ? Math.min(...due.values()) : null),
      },
    } as unknown as Services
    const tables = {
      async fresh(room: string) {
        seen[room] = ran()
        await pause(WORK)
        due.delete(room)
      },
    } as unknown as Tables
    const keeper = startTimekeeper(services, tables)
    await until(() => due.size === 0, 'both tables')
    keeper.stop()
    expect(seen.one! - 1300).to.be.within(0, 200)
    expect(seen.two! - seen.one! - WORK, 'not at the next whole second').to.be.within(0, 200)
  })
})
