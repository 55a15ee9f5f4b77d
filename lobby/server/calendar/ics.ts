/** Planned tables as calendars take them (iCalendar, RFC 5545). */
import ical, { type ICalEventData } from 'ical-generator'
import type { GameMeta, Language } from '../../../games/kit/index.ts'
import { isFree } from '../seating.ts'
import type { RoomRecord } from '../storage/store.ts'

const MINUTE = 60_000
/** How often calendars are to look again, in seconds. */
const LOOK_AGAIN = 15 * 60

interface Words {
  own: string
  seats(taken: number, of: number): string
}

const WORDS: Record<Language, Words> = {
  en: { own: 'Starboard: my tables', seats: (taken, of) => `${taken} of ${of} seats taken` },
  ja: { own: 'Starboard：自分のテーブル', seats: (taken, of) => `席：${of}人中${taken}人` },
}

/** Of which game a room is; undefined where it is not played here any more. */
type MetaOf = (game: string) => GameMeta | undefined

/** For whom it is written, and where the pages are. */
interface Reader {
  language: Language
  origin: string
}

/** What a calendar of somebody’s own tables is called. */
export const ownName = (language: Language): string => WORDS[language].own

/** A whole calendar, or single events where it has no name. No person is named. */
export function calendarOf(
  rooms: readonly RoomRecord[],
  name: string | null,
  reader: Reader,
  metaOf: MetaOf,
): string {
  const events = rooms.flatMap(room => eventOf(room, reader, metaOf(room.game)) ?? [])
  const named = name === null ? {} : { name, ttl: LOOK_AGAIN }
  return ical({ ...named, prodId: '//Starboard//Lobby//EN', events }).toString()
}

/** A table as an event, which each change of it makes anew; undefined where it has no time. */
function eventOf(
  room: RoomRecord,
  { language, origin }: Reader,
  meta: GameMeta | undefined,
): ICalEventData | undefined {
  const { id, title, plannedAt, seats, version, createdAt, updatedAt } = room
  if (plannedAt === null || !meta) return undefined
  const game = meta.name[language]
  const taken = seats.filter(seat => !isFree(seat)).length
  const url = `${origin}/table/${id}`
  return {
    id: `${id}@${new URL(origin).host}`,
    sequence: version,
    start: new Date(plannedAt),
    end: new Date(plannedAt + meta.minutes[1] * MINUTE),
    stamp: new Date(updatedAt),
    created: new Date(createdAt),
    lastModified: new Date(updatedAt),
    summary: title ? `${title} (${game})` : game,
    description: `${WORDS[language].seats(taken, seats.length)}\n${url}`,
    url,
  }
}
