/** Laws come into play and leave it. TI-27.08, TI-27.12. */
import { ref, type SeatId, say } from '../../../kit/index.ts'
import { type PlanetId, POLITICAL_CARDS, type PoliticalCardId } from '../../data/index.ts'
import { line } from '../../line.ts'
import { lawOf } from '../../numbers/laws.ts'
import type { TiState } from '../../state.ts'
import { noteLaw } from '../chronicle.ts'
import { ownerOf } from '../planets.ts'
import { gainPoints } from '../victory.ts'
import { named } from './outcomes.ts'
import type { Outcome } from './steps.ts'

/** A law enters play, with whom or what it has elected. */
export function enactLaw(g: TiState, id: PoliticalCardId, outcome: Outcome): void {
  noteLaw(g, id)
  const { vote } = POLITICAL_CARDS[id]
  const chosen = named(outcome)
  g.laws.push({
    id,
    seats: vote === 'player' || vote === 'twoPlayers' ? chosen : [],
    ...(vote === 'planet' && { planet: chosen[0] as PlanetId }),
  })
}

/** The law and its point go to whoever takes a planet of the holder’s home system. [TI-27.12] */
export const CROWN = 'the-crown-of-emphidia'

/** Takes a law out of play, with what it did. The card is nowhere then. */
export function endLaw(g: TiState, id: PoliticalCardId): void {
  const law = lawOf(g, id)!
  g.laws = g.laws.filter(one => one !== law)
  const holder =
    id === 'holy-planet-of-ixth' ? ownerOf(g, law.planet!) : id === CROWN ? law.seats[0] : undefined
  if (holder !== undefined) gainPoints(g, holder, -1)
}

export function discardLaw(g: TiState, id: PoliticalCardId): void {
  endLaw(g, id)
  g.discards.politicalCards.push(id)
  say(g, line('log.lawEnds', { card: ref('politicalCard', id) }))
}

/** Laws that stay with a player end with him. [TI-27.12] */
export function discardLawsOf(g: TiState, seat: SeatId): void {
  for (const { id, seats } of g.laws) if (seats.includes(seat)) discardLaw(g, id)
}
