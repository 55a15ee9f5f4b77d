import { Refused } from '../problem.ts'
import { seatOf } from '../seating.ts'
import type { Services } from '../services.ts'
import type { RoomRecord } from '../storage/store.ts'
import type { Tables } from '../tables.ts'
import { isMember, stirClub } from './clubs.ts'
import { stir } from './stir.ts'

type Circle = Pick<RoomRecord, 'club' | 'friendsOf'>

/** A room that is not there for everybody: those of a club are for its members, others for the friends of somebody. */
export const isHidden = ({ club, friendsOf }: Readonly<Circle>): boolean =>
  club !== null || friendsOf !== null

/** Whether somebody belongs to those for whom a room is, wherever they sit. */
export async function isFor(
  { store }: Pick<Services, 'store'>,
  { club, friendsOf }: Readonly<Circle>,
  person: string,
): Promise<boolean> {
  if (club !== null && !isMember(await store.clubs.role(club, person))) return false
  return friendsOf === null || friendsOf === person || store.friends.are(friendsOf, person)
}

/** Refuses whoever may not know of a room; whoever sits there may. */
export async function mustSee(
  services: Pick<Services, 'store'>,
  record: Readonly<RoomRecord>,
  person: string | null,
): Promise<void> {
  if (!isHidden(record) || seatOf(record, person) !== undefined) return
  if (person === null || !(await isFor(services, record, person))) throw new Refused('notFound')
}

/** Somebody may have left a club, or be no friend any more: what they look at and may not see any more is closed. */
export async function lookAgain(services: Services, tables: Tables, person: string): Promise<void> {
  for (const { record, presence } of tables.all()) {
    if (!isHidden(record) || !presence.names.includes(person)) continue
    try {
      await mustSee(services, record, person)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      services.reconnect(person)
      return
    }
  }
}

/** Tells the pages of those for whom a hidden room is that it has come, or is another one. */
export async function stirAround(services: Services, { club, friendsOf }: Readonly<Circle>): Promise<void> {
  if (club !== null) await stirClub(services, club)
  if (friendsOf === null) return
  for (const { id } of await services.store.friends.of(friendsOf)) stir(services, id)
}
