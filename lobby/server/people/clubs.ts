import type { Club } from '../../people.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import type { Role } from '../storage/clubs.ts'
import type { Person } from '../storage/store.ts'
import { stir } from './stir.ts'

/** Nobody belongs to so many, and none has so many members. */
const CLUBS = 20
const MEMBERS = 200

export const isMember = (role: Role | undefined): boolean => role === 'host' || role === 'member'

/** A club, as somebody may see it who is one of these there. Nobody else learns whether there is such a club. */
export async function clubFor(
  { store }: Services,
  id: string,
  person: Person,
  roles: readonly Role[] = ['host', 'member'],
): Promise<Club> {
  const club = await store.clubs.club(id)
  const member = (await store.clubs.of(person.id)).find(one => one.id === id)
  const role = member?.role ?? (await store.clubs.role(id, person.id))
  if (!club || role === undefined || !roles.includes(role)) throw new Refused('notFound')
  return { ...club, role: role === 'host' ? 'host' : 'member', shown: member?.shown ?? false }
}

/** Refuses one club more than anybody belongs to. */
export async function mayBelong({ store }: Services, person: Person): Promise<void> {
  if ((await store.clubs.of(person.id)).length >= CLUBS) throw new Refused('tooMany')
}

/** Refuses one member more than a club has, or somebody invited. */
export async function hasPlace({ store }: Services, club: string): Promise<void> {
  if ((await store.clubs.members(club)).length >= MEMBERS) throw new Refused('tooMany')
}

/** Tells the pages of all members that something of their club is different. */
export async function stirClub(services: Services, club: string): Promise<void> {
  for (const { id, role } of await services.store.clubs.members(club)) if (isMember(role)) stir(services, id)
}
