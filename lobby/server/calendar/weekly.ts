/** Planned tables of clubs that come again every week. */
import { DateTime } from 'luxon'
import { refuseSetup } from '../../../games/kit/index.ts'
import { newId } from '../credentials.ts'
import { isMember, stirClub } from '../people/clubs.ts'
import { inviteClub } from '../people/invite.ts'
import { Refused } from '../problem.ts'
import type { Rooms } from '../rooms.ts'
import * as seating from '../seating.ts'
import type { Services } from '../services.ts'
import type { Person, RoomRecord } from '../storage/store.ts'
import type { WeeklyRecord, WeeklySetup } from '../storage/weekly.ts'
import type { Tables } from '../tables.ts'
import { nextWake } from '../time/deadlines.ts'

/** No club has more of them. */
const MOST = 7

/**
 * When it is the same weekday and hour again, after a moment. Counted from the first time, so that an hour that a clock skips
 * once is there again the week after.
 */
export function weekAfter(first: number, zone: string, after: number): number {
  const begun = DateTime.fromMillis(first, { zone })
  let weeks = Math.max(1, Math.floor(DateTime.fromMillis(after, { zone }).diff(begun, 'weeks').weeks))
  while (begun.plus({ weeks }).toMillis() <= after) weeks += 1
  return begun.plus({ weeks }).toMillis()
}

const setupOf = ({
  title,
  options,
  privateTalk,
  watching,
  rated,
  takeBacks,
  pace,
  password,
  seats,
}: Readonly<RoomRecord>): WeeklySetup => ({
  seats: seats.length,
  title,
  options,
  privateTalk,
  watching,
  rated,
  takeBacks,
  pace,
  password,
})

/** A planned table comes again every week from now on, as it is now. Only its host, who is a member, may say so. */
export async function repeatWeekly(
  { store }: Services,
  room: Readonly<RoomRecord>,
  { id: by }: Person,
  zone: string,
): Promise<void> {
  const { club, plannedAt } = room
  if (club === null || !isMember(await store.clubs.role(club, by))) throw new Refused('notFound')
  seating.mustBeHost(room, by)
  seating.mustBeOpen(room)
  if (plannedAt === null) throw new Refused('badRequest', 'The table has no time to start at.')
  const others = (await store.weekly.of(club)).filter(one => one.room !== room.id)
  if (others.length >= MOST) throw new Refused('tooMany')
  const when = { zone, first: plannedAt, at: plannedAt, room: room.id, next: newId() }
  await store.weekly.save({ id: newId(), club, by, game: room.game, setup: setupOf(room), ...when })
}

/** Plans the next table of each where the newest one was to start by now. */
export async function planWeekly(
  services: Services,
  tables: Tables,
  rooms: Rooms,
  now: number,
): Promise<void> {
  for (const weekly of await services.store.weekly.due(now)) {
    const at = weekAfter(weekly.first, weekly.zone, now)
    try {
      await planNext(services, tables, rooms, weekly, at)
    } catch (error) {
      // A game that is not played here any more: perhaps it is again next week.
      if (!(error instanceof Refused)) throw error
    }
    // Should the server end before this, it finds that the table is there.
    await services.store.weekly.goOn(weekly, { at, room: weekly.next, next: newId() })
    await stirClub(services, weekly.club)
  }
}

async function planNext(
  services: Services,
  tables: Tables,
  rooms: Rooms,
  weekly: WeeklyRecord,
  at: number,
): Promise<void> {
  const { store, uptime } = services
  if (await store.room(weekly.next)) return
  const { game } = rooms.engine(weekly.game)
  const { seats, ...setup } = weekly.setup
  const record = { ...rooms.blank(weekly.game, seats), ...setup }
  Object.assign(record, { id: weekly.next, club: weekly.club, listed: false, plannedAt: at })
  // Options of an older version of the game, perhaps.
  if (refuseSetup(game.options, record.options, seats)) record.options = {}
  const by = await plannerOf(services, weekly)
  // Without them whoever sits down first is host.
  if (by) {
    seating.sit(record, 0, by)
    record.host = by.id
  }
  record.dueAt = nextWake(record, uptime.now())
  await rooms.add(record, weekly.club)
  if (by) await tables.fresh(record.id, table => inviteClub(table, by))
}

/** Who has planned it, as long as they are there and a member. */
async function plannerOf({ store }: Services, { by, club }: WeeklyRecord): Promise<Person | undefined> {
  if (by === null || !isMember(await store.clubs.role(club, by))) return undefined
  return store.person(by)
}
