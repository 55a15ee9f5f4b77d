/** The last one of a round, as puzzles of Twilight Imperium have it, with other guesses at what is hidden. */

import { klona } from 'klona/json'
import type { SeatId } from '../../games/kit/index.ts'
import { idsOf } from '../../games/twilight-imperium-3/data/index.ts'
import { secretsIn } from '../../games/twilight-imperium-3/setup.ts'
import type { TiState } from '../../games/twilight-imperium-3/state.ts'
import type { Chance } from './contract/chance.ts'

/** Whatever this seat does not see lies otherwise: piles, and the secret objectives of the others. */
export function hiddenOtherwise(g: TiState, seat: SeatId, chance: Chance): TiState {
  const world = klona(g)
  const { decks, players, options } = world
  decks.actionCards = chance.shuffle(decks.actionCards)
  decks.politicalCards = chance.shuffle(decks.politicalCards)
  decks.objectives = chance.shuffle(decks.objectives)
  const seen = Object.values(players).flatMap(({ claimed }) => claimed)
  const free = secretsIn(options).filter(id => !seen.includes(id) && !players[seat]!.secrets.includes(id))
  const dealt = chance.shuffle(free)
  for (const [other, player] of Object.entries(players))
    if (other !== seat) player.secrets = player.secrets.map(() => dealt.pop()!)
  return world
}

/**
 * Everybody else has passed, and nobody holds an action card any more: what is hidden does nothing. Strategy cards that
 * are not `kept` were executed before.
 */
export function leftAlone(g: TiState, seat: SeatId, kept: readonly string[]): TiState {
  const alone = klona(g)
  alone.chronicle = []
  alone.fights = []
  for (const [other, player] of Object.entries(alone.players)) {
    alone.decks.actionCards.push(...player.actionCards)
    player.actionCards = []
    if (other !== seat) player.passed = true
    for (const card of idsOf(player.strategy))
      if (other !== seat || !kept.includes(card)) player.strategy[card] = 'used'
  }
  return alone
}
