/** Who may ask whom for something. Whoever is asked by a name, or has blocked the other one, is told apart from nobody. */
import type { Invited } from '../../people.ts'
import { Refused } from '../problem.ts'
import { seatOf } from '../seating.ts'
import type { Services } from '../services.ts'
import type { Person } from '../storage/store.ts'
import type { Table } from '../table.ts'
import { isFor } from './sight.ts'
import { stir } from './stir.ts'

/** So many invitations by people who are no friends may wait for somebody; further ones are dropped without a word. */
const STRANGERS = 5

/** Whom somebody means: of a name the one account that has it, if there is just one. */
export async function meant({ store }: Services, by: Person, whom: Invited): Promise<string | undefined> {
  const id = 'name' in whom ? await store.friends.called(whom.name) : whom.person
  return id === by.id ? undefined : id
}

/** Refuses whoever names somebody whom they could not know by who they are. */
export async function mustKnow(
  { store }: Services,
  by: Person,
  whom: Invited,
  club: string | null = null,
): Promise<void> {
  if ('name' in whom || (await store.friends.are(by.id, whom.person))) return
  const role = club === null ? undefined : await store.clubs.role(club, whom.person)
  if (role !== 'host' && role !== 'member') throw new Refused('notFound', 'There is nobody like that.')
}

/** Whose table it is to invite to. */
function mustSitThere({ record }: Table, by: Person): void {
  if (seatOf(record, by.id) === undefined) throw new Refused('notSeated')
  if (record.status === 'finished') throw new Refused('notOpen')
}

/** Somebody who sits at a table invites somebody else to it. What comes of it is told to nobody. */
export async function inviteTo(table: Table, by: Person, whom: Invited): Promise<void> {
  const { record, services } = table
  const { store, limits } = services
  mustSitThere(table, by)
  await mustKnow(services, by, whom, record.club)
  await limits.count('asks', by.id)
  const person = await meant(services, by, whom)
  if (person === undefined || seatOf(record, person) !== undefined) return
  if (!(await isFor(services, record, person))) return
  const isKnown = record.club !== null || (await store.friends.are(by.id, person))
  if (!isKnown && (await store.friends.invitedByStrangers(person)) >= STRANGERS) return
  await invite(table, by, [person])
}

/** A member who sits at a table of a club invites all of the club to it, at once. */
export async function inviteClub(table: Table, by: Person): Promise<void> {
  const { record, services } = table
  const { clubs } = services.store
  mustSitThere(table, by)
  const members = record.club === null ? [] : await clubs.members(record.club)
  const others = members.filter(({ id, role }) => role !== 'invited' && seatOf(record, id) === undefined)
  // Whoever has left the club keeps the seat, and calls nobody.
  if (!members.some(({ id, role }) => id === by.id && role !== 'invited')) throw new Refused('notFound')
  await services.limits.count('asks', by.id)
  await invite(
    table,
    by,
    others.map(({ id }) => id),
  )
}

/** Keeps that they are invited, and tells those who have not blocked whoever invites: on their pages, and by the ways they chose. */
async function invite({ record, services }: Table, by: Person, people: readonly string[]): Promise<void> {
  const { friends, blocks, notifications } = services.store
  const at = Date.now()
  const told: string[] = []
  for (const person of people) {
    await friends.invite(record.id, person, by.id, at)
    if (await blocks.has(person, by.id)) continue
    told.push(person)
    stir(services, person)
  }
  for (const person of await notifications.tellable(told))
    await notifications.addNotice({ person, room: record.id, seat: '', kind: 'invited', ask: 0, at })
}
