import type { Constants } from './components.ts'
import { meta } from './meta.ts'

/** Numbers of players that the rules know. [SSP-2.01] */
const KNOWN = Array.from({ length: meta.maxPlayers - meta.minPlayers + 1 }, (_, i) => meta.minPlayers + i)

/** The numbers of players that a set of components is for: from the smallest that it names to the largest. */
export function numbersOfPlayers({ players }: Pick<Constants, 'players'>): number[] {
  const named = KNOWN.filter(count => players[count])
  return KNOWN.filter(count => count >= named[0]! && count <= named.at(-1)!)
}
