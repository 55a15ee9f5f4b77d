import type { Language } from '../../../games/kit/index.ts'
import type { Notice } from '../storage/notifications.ts'
import type { Table } from '../table.ts'
import { minuteOf, reminderAt } from '../time/planned.ts'
import { peopleAt, type Told } from './notice.ts'
import { WORDS } from './words.ts'

export type PlanKind = 'soon' | 'ahead' | 'moved'

/** Notes something down for everybody with a seat who does not have the table in sight. */
async function noteAll(
  { record, presence, services }: Table,
  kind: PlanKind,
  ask: number,
  at: number,
  but?: string,
): Promise<void> {
  const { notifications } = services.store
  for (const [seat] of record.seats.entries()) {
    if (presence.online(record, seat) === true) continue
    const people = peopleAt(record, seat).filter(person => person !== but)
    for (const person of await notifications.tellable(people))
      await notifications.addNotice({ person, room: record.id, seat: String(seat), kind, ask, at })
  }
}

/** Reminds those with seats that the table begins soon, where it is time to. */
export async function noteReminder(table: Table, now: number): Promise<void> {
  const kind = reminderAt(table.record, now)
  if (kind) await noteAll(table, kind, minuteOf(table.record.plannedAt!), now)
}

/** The table has another time, or none any more; its host knows that. */
export const noteMoved = (table: Table, now: number): Promise<void> =>
  noteAll(table, 'moved', table.record.version, now, table.record.host)

/** What is told of the time of a table; undefined where it has begun, or has another time by now. */
export function planWords(
  { record, game }: Table,
  { kind, ask }: Notice,
  language: Language,
  zone: string,
): Told | undefined {
  if (record.status !== 'open') return undefined
  const { plannedAt } = record
  if (kind !== 'moved' && (plannedAt === null || minuteOf(plannedAt) !== ask)) return undefined
  const title = record.title || game.meta.name[language]
  const { plan } = WORDS[language]
  const when = plannedAt === null ? null : momentIn(plannedAt, language, zone)
  const line = (): string => {
    if (when === null) return plan.noTime(title)
    if (plannedAt! <= Date.now()) return plan.over(title, when)
    return plan[kind as PlanKind](title, when)
  }
  return { room: record.id, title, line: line(), isAnswered: false, subject: plan.subject(title) }
}

/** With date, weekday and time zone. */
export const momentIn = (at: number, language: Language, zone: string): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(at)
