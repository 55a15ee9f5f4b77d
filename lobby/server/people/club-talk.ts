/** What members of a club say to each other. */
import type { ClubTalk } from '../../people.ts'
import type { Services } from '../services.ts'
import type { Person } from '../storage/store.ts'
import { type Said, wordsOf } from '../talk.ts'
import { isMember } from './clubs.ts'

/** So much of it is read. */
const SHOWN = 100

export const talkOf = async ({ store }: Pick<Services, 'store'>, club: string): Promise<ClubTalk> => ({
  messages: await store.clubTalk.chat(club, SHOWN),
})

/** A member says something to all others. */
export async function sayInClub(services: Services, club: string, by: Person, said: Said): Promise<void> {
  const { store, limits, peers } = services
  await limits.count('chat', `club/${by.id}`)
  const among = said.answers === undefined ? [] : (await talkOf(services, club)).messages
  const at = Date.now()
  await store.clubTalk.say(club, { person: by.id, name: by.name, ...wordsOf(said, among), at })
  await tellTalk(services, club)
  peers.tellOfClub(club)
}

/** Something was said, here or at another process: pages of members read it. */
export async function tellTalk(
  { store, lobby }: Pick<Services, 'store' | 'lobby'>,
  club: string,
): Promise<void> {
  const members = await store.clubs.members(club)
  lobby.talkedInClub(
    club,
    members.filter(({ role }) => isMember(role)).map(({ id }) => id),
  )
}
