import type { Services } from '../services.ts'

/** Tells the pages of a person that something waits for them, or is different. */
export function stir({ lobby, peers }: Pick<Services, 'lobby' | 'peers'>, person: string): void {
  lobby.stirred(person)
  peers.tellOfPerson(person)
}
