/** Who may ask whom for something. Whoever is asked by a name, or has blocked the other one, is told apart from nobody. */
import type { Invited } from '../../people.ts'
import { Refused } from '../problem.ts'
import { seatOf } from '../seating.ts'
import type { Services } from '../services.ts'
import type { Person } from '../storage/store.ts'
import type { Table } from '../table.ts'

/** So many invitations by people who are no friends may wait for somebody; further ones are dropped without a word. */
const STRANGERS = 5

/** Tells the pages of a person that something waits for them. */
export function stir({ lobby, peers }: Services, person: string): void {
  lobby.stirred(person)
  peers.tellOfPerson(person)
}

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

/** Somebody who sits at a table invites somebody else to it. What comes of it is told to nobody. */
export async function inviteTo(table: Table, by: Person, whom: Invited): Promise<void> {
  const { record, services } = table
  const { store, limits } = services
  if (seatOf(record, by.id) === undefined) throw new Refused('notSeated')
  if (record.status === 'finished') throw new Refused('notOpen')
  await mustKnow(services, by, whom, record.club)
  await limits.count('asks', by.id)
  const person = await meant(services, by, whom)
  if (person === undefined || seatOf(record, person) !== undefined) return
  const role = record.club === null ? 'member' : await store.clubs.role(record.club, person)
  if (role === undefined || role === 'invited') return
  const isFriend = await store.friends.are(by.id, person)
  if (!isFriend && (await store.friends.invitedByStrangers(person)) >= STRANGERS) return
  await store.friends.invite(record.id, person, by.id, Date.now())
  if (await store.blocks.has(person, by.id)) return
  stir(services, person)
  if ((await store.notifications.tellable([person])).length > 0)
    await store.notifications.addNotice({
      person,
      room: record.id,
      seat: '',
      kind: 'invited',
      ask: 0,
      at: Date.now(),
    })
}
