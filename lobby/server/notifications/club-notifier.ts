import { stirClub } from '../people/clubs.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import type { ClubWebhookRecord, PendingEvent } from '../storage/club-webhooks.ts'
import type { Tables } from '../tables.ts'
import { type Sender, WayGone } from './channels.ts'
import { eventWords } from './club-events.ts'
import { AGAIN, startRounds, TRIES } from './rounds.ts'

/** So many clubs are told at the same time. */
const AT_ONCE = 20

/** Posts what happens at tables of clubs by their webhooks: of each club one thing at a time, so that no host is flooded. */
export function startClubNotifier(
  services: Services,
  tables: Tables,
  sender: Sender,
): { stop(): Promise<void> } {
  const { store, log } = services
  const { clubWebhooks } = store

  async function look(): Promise<void> {
    const now = Date.now()
    await Promise.all((await clubWebhooks.due(now, AT_ONCE)).map(event => tell(event, now)))
  }

  async function tell(event: PendingEvent, now: number): Promise<void> {
    const tries = event.tries + 1
    // Whoever else finds it, because this server has lost its turn, leaves it alone.
    if (!(await clubWebhooks.take(event, now + AGAIN * tries))) return
    const webhook = await clubWebhooks.of(event.club)
    if (!webhook) return
    const words = await wordsOf(event, webhook)
    const isTold =
      words === undefined || (await post(webhook, [words, `${webhook.origin}/table/${event.room}`]))
    if (isTold || tries >= TRIES) await clubWebhooks.done(event)
  }

  async function wordsOf(event: PendingEvent, webhook: ClubWebhookRecord): Promise<string | undefined> {
    try {
      return await tables.fresh(event.room, table => eventWords(table, event, webhook))
    } catch (error) {
      // The table is gone.
      if (error instanceof Refused && error.problem.error === 'notFound') return undefined
      throw error
    }
  }

  /** True where there is nothing left to do. */
  async function post(webhook: ClubWebhookRecord, lines: readonly string[]): Promise<boolean> {
    const { club, address } = webhook
    try {
      await sender.post(address, lines)
      return true
    } catch (error) {
      if (!(error instanceof WayGone)) log.warn({ err: error, club }, 'a club could not be told')
      else if (await clubWebhooks.dropGone(webhook)) await stirClub(services, club)
      return error instanceof WayGone
    }
  }

  return startRounds(services, 'telling clubs', look)
}
