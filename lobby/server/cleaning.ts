import { ASKED_FOR } from './notifications/mail-confirmations.ts'
import { Refused } from './problem.ts'
import type { Services } from './services.ts'
import { peopleOf } from './storage/rows.ts'
import type { RoomRecord } from './storage/store.ts'
import type { Tables } from './tables.ts'
import { type Dates, isLongAgo } from './time/dates.ts'

const HOUR = 3600 * 1000
const AT_ONCE = 200
/** As long as their session cookie. */
const KEEP_PEOPLE = 180 * 24 * HOUR
/** How matches ended is put down long before they are deleted. */
const COLLECTED = 48 * HOUR
/** Whoever has a way to come back may do so after years. */
const KEEP_ACCOUNTS = 3 * 365 * 24 * HOUR

/** Whoever sat at an open table that is gone may come by to look for it for so long. */
const KEEP_CLEARED = 30 * 24 * HOUR

/** What is to be posted to a club is tried for less than two hours. */
const KEEP_POSTED = 48 * HOUR

const clearedFrom = ({ id, game, title }: Readonly<RoomRecord>) => ({ room: id, game, title })

/** At once it deletes one of so many that there are, and a few: what would be deleted by mistake takes days to go. */
const SHARE = 100
const FEW = 2

const shareOf = (count: number): number => Math.max(FEW, Math.ceil(count / SHARE))

/**
 * Deletes rooms that nobody has touched for long (`keepOpen` and its siblings in the configuration), and people who
 * have not come back: a share of them each time. A planned room is kept until its time, and as long after it as any other. Where
 * nobody has played for weeks, nothing is deleted.
 */
export async function clean(
  { config, store, log, peers, ratings }: Services,
  tables: Tables,
): Promise<number> {
  const now = Date.now()
  if (await isLongAgo(store.ages, now)) {
    log.warn('nobody has played for weeks, or the date is wrong: nothing is deleted before somebody plays')
    return 0
  }
  const counts = await store.ages.counts()
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
    if (dropped >= shareOf(counts.rooms)) break
    try {
      await tables.use(id, async table => {
        if (!table.presence.deserted) return
        const { record } = table
        if (!(await tables.drop(table))) return
        dropped += 1
        if (record.status === 'open')
          await store.cleared.add(peopleOf(record), { ...clearedFrom(record), at: now })
      })
    } catch (error) {
      if (!(error instanceof Refused && error.problem.error === 'notFound')) throw error
      // A game that is not played here any more: nobody can open its rooms.
      const room = await store.room(id)
      if (room && (await store.dropRoom(id, room.version))) dropped += 1
    }
  }
  await store.cleared.forget(now - KEEP_CLEARED)
  await store.forgetPeople(now - KEEP_PEOPLE, now - KEEP_ACCOUNTS, shareOf(counts.people))
  await store.clubs.tidy()
  await store.accounts.forgetTickets(now)
  await store.blocks.forgetReports(now - KEEP_PEOPLE, shareOf(counts.reports))
  await store.notifications.forgetNotices(now - KEEP_PEOPLE)
  await store.clubWebhooks.forget(now - KEEP_POSTED)
  await store.mailAsks.forget(now - ASKED_FOR)
  await peers.tidy()
  if (dropped > 0) log.info({ dropped }, 'old rooms deleted')
  return dropped
}

/**
 * Cleans once an hour, and not before: whoever has started the server has the time to see that its date is wrong. Of all servers
 * on a database one does.
 */
export function startCleaning(services: Services, tables: Tables, dates: Dates): { stop(): void } {
  const { peers, config, log } = services
  // A little less, so that none is left out for coming a moment too early.
  const pause = Math.max(1, Math.floor((config.cleanEvery * 0.9) / 1000))
  const turns = peers.limiter?.('cleaning', 1, pause)
  async function inTurn(): Promise<void> {
    if (await dates.areDoubtful()) return
    const isTurn = turns ? await turns.consume('all').then(() => true, isNoTurn) : true
    if (isTurn) await clean(services, tables)
  }
  const hourly = setInterval(() => {
    peers
      .unlessBusy('cleaning', inTurn)
      .catch(error => log.error({ err: error }, 'old rooms could not be deleted'))
  }, config.cleanEvery)
  hourly.unref()
  return { stop: () => clearInterval(hourly) }
}

/** Another server has cleaned just now. */
function isNoTurn(reason: unknown): false {
  if (reason instanceof Error) throw reason
  return false
}
