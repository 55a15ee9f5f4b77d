/** What everybody can know of the hands of the Hunted: who owns what, what was discarded, what was shown. */
import type { SeatId } from '../../kit/index.ts'
import type { PlaceNumber } from '../data/places.ts'
import { huntedOf } from '../rules/queries.ts'
import type { NotAloneView } from '../state.ts'

/** How likely a card is where it could be: 1 for certainly. */
export type Playable = ReadonlyMap<PlaceNumber, number>

/** Rounds that are looked back on where a discard pile cannot be seen. */
const MEMORY = 3

/** The places to which a Hunted can go this round, as far as the owner of the view can know. */
export function playable(view: NotAloneView, seat: SeatId): Playable {
  const { owned, hand, locked, discard, explored, shown } = huntedOf(view, seat)
  const cards = [...hand, ...locked]
  // What Phobia has shown lies in the hand, not face down.
  const gone = new Set([
    ...discard,
    ...shown,
    ...explored.flatMap(({ card, inFront }) => (inFront ? card : [])),
  ])
  const left = (
    cards.includes(null) ? owned.filter(card => !gone.has(card)) : (cards as PlaceNumber[])
  ).filter(card => !view.forbidden.includes(card))
  if (!discard.includes(null)) return new Map(left.map(card => [card, 1]))

  // Under Smokescreen, what was played lately is rather in the pile.
  const late = new Set(view.chronicle.slice(-MEMORY).flatMap(round => round.explored[seat] ?? []))
  return new Map(left.map(card => [card, late.has(card) ? 0.3 : 1]))
}
