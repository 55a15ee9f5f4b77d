/** What is posted of tables of a club: only what every member may know. */
import type { Language } from '../../../games/kit/index.ts'
import { isFree, isOpenToAll } from '../seating.ts'
import type { Services } from '../services.ts'
import type { ClubEvent, ClubEventKind, ClubWebhookRecord } from '../storage/club-webhooks.ts'
import type { RoomRecord } from '../storage/store.ts'
import type { Table } from '../table.ts'
import { momentIn } from './planned.ts'
import { WORDS } from './words.ts'

/** Notes it down, if the table is one of a club. What happens at the table goes on whatever comes of it. */
async function note(
  { store, log }: Pick<Services, 'store' | 'log'>,
  { id: room, club }: Readonly<RoomRecord>,
  kind: ClubEventKind,
  ask: number,
): Promise<void> {
  if (club === null) return
  try {
    await store.clubWebhooks.note({ club, room, kind, ask, at: Date.now() })
  } catch (error) {
    log.warn({ err: error, room }, 'a club cannot be told of its table')
  }
}

/** A table is open, or has another time to start at than it had. */
export function noteOpen(
  services: Services,
  record: Readonly<RoomRecord>,
  was: number | null = null,
): Promise<void> {
  const planned = was === null ? 'planned' : 'moved'
  return note(services, record, record.plannedAt === null ? 'open' : planned, record.version)
}

/** A match is over. */
export const noteResult = (services: Services, record: Readonly<RoomRecord>): Promise<void> =>
  note(services, record, 'result', 0)

/** What is posted; undefined where it is not so any more. */
export function eventWords(
  { record, game }: Table,
  { kind }: Pick<ClubEvent, 'kind'>,
  { language, zone }: Pick<ClubWebhookRecord, 'language' | 'zone'>,
): string | undefined {
  const words = WORDS[language].club
  const name = game.meta.name[language]
  const title = record.title ? words.table(record.title, name) : name
  if (kind === 'result') return resultWords(record, title, language)
  if (record.status !== 'open') return undefined
  const { plannedAt } = record
  if (kind === 'open') {
    const free = record.seats.filter(isOpenToAll).length
    return plannedAt !== null || free === 0 ? undefined : words.open(title, free)
  }
  if (plannedAt === null || plannedAt <= Date.now()) return undefined
  return words[kind](title, momentIn(plannedAt, language, zone))
}

/** Who has won, and who has played besides. A match that is void has no result. */
function resultWords(
  { status, agreedEnd, seats, winners }: Readonly<RoomRecord>,
  title: string,
  language: Language,
): string | undefined {
  if (status !== 'finished' || agreedEnd === 'void') return undefined
  const words = WORDS[language].club
  const list = new Intl.ListFormat(language)
  const called = (hasWon: boolean) => {
    const them = seats.filter((_, seat) => winners.includes(String(seat)) === hasWon)
    const people = them
      .filter(({ person, bot }) => person !== null && bot === null)
      .map(({ name }) => words.name(name))
    const bots = them.filter(({ bot }) => bot !== null).length
    const left = them.filter(isFree).length
    return list.format([
      ...people,
      ...(bots > 0 ? [words.bots(bots)] : []),
      ...(left > 0 ? [words.left(left)] : []),
    ])
  }
  return words.result(title, called(true), called(false))
}
