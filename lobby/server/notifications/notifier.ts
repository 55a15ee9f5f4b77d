import uniqBy from 'lodash/uniqBy.js'
import type { Language } from '../../../games/kit/index.ts'
import { isClock, type Timing } from '../../pace.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import { NOTICE_KINDS, type Notice, type WayRecord } from '../storage/notifications.ts'
import type { Tables } from '../tables.ts'
import { type Message, type Sender, stopLink, WayGone } from './channels.ts'
import type { Told } from './notice.ts'
import { wordsFor } from './notices.ts'
import { isQuiet } from './quiet-hours.ts'
import { AGAIN, startRounds, TRIES } from './rounds.ts'
import { WORDS } from './words.ts'

/** So many people are told at the same time. */
const AT_ONCE = 20
/** Nobody is told more often, in milliseconds: what comes up meanwhile is told together. */
const CALM = 10 * 60_000

/** Tells people what has been noted down for them, in bundles, as they wish. */
export function startNotifier(services: Services, tables: Tables, sender: Sender): { stop(): Promise<void> } {
  const { store, log } = services
  const { notifications } = store
  /** People whom nothing reached, with how often it was tried. */
  const failed = new Map<string, { tries: number; next: number }>()

  async function look(): Promise<void> {
    const now = Date.now()
    const people = await notifications.waiting(now, AT_ONCE * 10)
    const due: string[] = []
    for (const person of people) {
      if (due.length >= AT_ONCE) break
      if ((failed.get(person)?.next ?? 0) > now) continue
      if ((await notifications.toldAt(person)) > now - CALM) continue
      if (!isQuiet(await notifications.quiet(person), now)) due.push(person)
    }
    await Promise.all(due.map(person => tell(person, now)))
  }

  async function tell(id: string, now: number): Promise<void> {
    const notices = await notifications.notices(id)
    const person = await store.person(id)
    const ways = (await notifications.ways(id)).filter(({ confirmed }) => confirmed)
    const language: Language = person?.language === 'ja' ? 'ja' : 'en'
    const zone =
      (await notifications.quiet(id))?.zone ?? ways.find(way => way.zone !== null)?.zone ?? undefined
    const told = await wordsOf(notices, language, zone)
    const results = await Promise.all(ways.map(way => sendBy(way, told, language)))
    const isReached = results.length === 0 || results.includes(true)
    const tries = (failed.get(id)?.tries ?? 0) + 1
    if (isReached || tries >= TRIES) {
      failed.delete(id)
      await notifications.told(notices, now)
    } else failed.set(id, { tries, next: now + AGAIN * tries })
  }

  /** One line for each table that still waits: the most urgent. */
  async function wordsOf(
    notices: readonly Notice[],
    language: Language,
    zone: string | undefined,
  ): Promise<Told[]> {
    const urgent = [...notices].sort((a, b) => NOTICE_KINDS.indexOf(a.kind) - NOTICE_KINDS.indexOf(b.kind))
    const told: Told[] = []
    for (const notice of urgent) {
      try {
        const words = await tables.fresh(notice.room, table =>
          wordsFor(table, notice, language, zone ?? zoneOf(table.record.pace)),
        )
        if (words) told.push(words)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
      }
    }
    return uniqBy(told, ({ room }) => room)
  }

  /** True where there is nothing left to do. */
  async function sendBy(way: WayRecord, told: readonly Told[], language: Language): Promise<boolean> {
    // Others may read a webhook: there nothing depends on what only the person knows.
    const own = way.kind === 'webhook' ? told : told.filter(({ isAnswered }) => !isAnswered)
    if (own.length === 0) return true
    try {
      await sender.send(way, messageOf(own, way, language))
      return true
    } catch (error) {
      if (error instanceof WayGone) await notifications.dropWay(way.person, way.id)
      else log.warn({ err: error, kind: way.kind }, 'somebody could not be told')
      return error instanceof WayGone
    }
  }

  return startRounds(services, 'telling', look)
}

/** Where a table is at home. */
const zoneOf = (pace: Timing | null): string => (pace && !isClock(pace) ? pace.zone : 'UTC')

function messageOf(told: readonly Told[], way: WayRecord, language: Language): Message {
  const words = WORDS[language]
  const [first] = told
  return {
    title: (told.length === 1 && first!.subject) || words.subject(told.length, first!.title),
    lines: told.map(({ line }) => line),
    path: `/table/${first!.room}`,
    foot: words.stop(stopLink(way)),
  }
}
