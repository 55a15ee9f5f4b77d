import { say } from '../../kit/index.ts'
import { line } from '../line.ts'
import type { RaceState, Uid } from '../state.ts'

/** The top card of the orb deck. With the last one this becomes the last round. [RFTG-18.01, RFTG-18.03] */
export function takeOrbCard(g: RaceState): Uid | undefined {
  const { deck } = g.orb!
  const card = deck.pop()
  if (card !== undefined && deck.length === 0) say(g, line('log.orbDeckEmpty'))
  return card
}
