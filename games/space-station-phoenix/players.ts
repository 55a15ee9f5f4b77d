import type { GameMeta } from '../kit/module.ts'
import type { Constants } from './components.ts'
import { meta } from './meta.ts'

/** Numbers of players that the rules know. [SSP-2.01] */
const KNOWN = Array.from({ length: meta.maxPlayers - meta.minPlayers + 1 }, (_, i) => meta.minPlayers + i)

/** The numbers of players that a set of components is for: from the smallest that it names to the largest. */
export function numbersOfPlayers({ players }: Pick<Constants, 'players'>): number[] {
  const named = KNOWN.filter(count => players[count])
  return KNOWN.filter(count => count >= named[0]! && count <= named.at(-1)!)
}

/** What a list of games shows of the game with a set of components. */
export function metaFor(constants: Constants): GameMeta {
  const numbers = numbersOfPlayers(constants)
  return {
    ...meta,
    minPlayers: numbers[0]!,
    maxPlayers: numbers.at(-1)!,
    recommendedPlayers: meta.recommendedPlayers.filter(count => numbers.includes(count)),
  }
}
