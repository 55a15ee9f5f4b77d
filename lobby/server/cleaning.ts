import { Refused } from './problem.ts'
import type { Services } from './services.ts'
import type { Tables } from './tables.ts'
import { ASKED_FOR } from './telling/strangers.ts'

const HOUR = 3600 * 1000
const AT_ONCE = 200
/** As long as their session cookie. */
const KEEP_PEOPLE = 180 * 24 * HOUR
/** How matches ended is put down long before they are deleted. */
const COLLECTED = 48 * HOUR
/** Whoever has a way to come back may do so after years. */
const KEEP_ACCOUNTS = 3 * 365 * 24 * HOUR

/**
 * Deletes rooms that nobody has touched for long (`keepOpen` and its siblings in the configuration), and people who
 * have not come back. A planned room is kept until its time, and as long after it as any other.
 */
export async function clean(
  { config, store, log, peers, ratings }: Services,
  tables: Tables,
): Promise<number> {
  const now = Date.now()
  await store.results.collect(now - COLLECTED)
  await ratings.settleAll(now - COLLECTED)
  const old = await store.expired(
    {
      open: now - config.keepOpen * HOUR,
      playing: now - config.keepPlaying * HOUR,
      finished: now - config.keepFinished * HOUR,
    },
    AT_ONCE,
  )
  let dropped = 0
  for (const id of old) {
    try {
      await tables.use(id, async table => {
        if (!table.presence.deserted) return
        await tables.drop(table)
        dropped += 1
      })
    } catch (error) {
      if (!(error instanceof Refused && error.problem.error === 'notFound')) throw error
      // A game that is not played here any more: nobody can open its rooms.
      const room = await store.room(id)
      if (room && (await store.dropRoom(id, room.version))) dropped += 1
    }
  }
  await store.forgetPeople(now - KEEP_PEOPLE, now - KEEP_ACCOUNTS)
  await store.clubs.tidy()
  await store.accounts.forgetTickets(now)
  await store.blocks.forgetReports(now - KEEP_PEOPLE)
  await store.telling.forgetNotices(now - KEEP_PEOPLE)
  await store.mailAsks.forget(now - ASKED_FOR)
  await peers.tidy()
  if (dropped > 0) log.info({ dropped }, 'old rooms deleted')
  return dropped
}

/** Cleans once an hour, and soon after the start: when those who look at old rooms have come back. */
export function startCleaning(services: Services, tables: Tables): { stop(): void } {
  const attempt = () => {
    services.peers
      .unlessBusy('cleaning', () => clean(services, tables))
      .catch(error => services.log.error({ err: error }, 'old rooms could not be deleted'))
  }
  const first = setTimeout(attempt, services.config.grace + 10_000)
  const hourly = setInterval(attempt, HOUR)
  first.unref()
  hourly.unref()
  return {
    stop() {
      clearTimeout(first)
      clearInterval(hourly)
    },
  }
}
