/**
 * Where each Hunted can be: what follows from open information alone. Owned, minus the open discard pile, minus what
 * was revealed this round; and how often each place was explored before.
 */
import type { SeatId } from '../../kit/index.ts'
import { PLACE_NUMBERS, type PlaceNumber } from '../data/places.ts'
import type { NotAloneView } from '../state.ts'

/**
 * What the reader knows of one Place card of a Hunted: not owned; in the discard pile; revealed this round; in the hand
 * for certain (the own hand, or shown by Phobia); face down for certain (the own cards); can be in hand or face down;
 * or not even that is known, because Smokescreen hides the pile.
 */
export type CardState = 'unowned' | 'discarded' | 'revealed' | 'hand' | 'locked' | 'possible' | 'unknown'

export interface Suspicion {
  place: PlaceNumber
  state: CardState
  /** Force Field forbids to play it. */
  isBarred: boolean
  /** How often this Hunted explored the place in past rounds. */
  visits: number
}

/** Cards in a pile, as far as the reader sees them. */
export const seenCards = <T>(pile: readonly (T | null)[]): T[] =>
  pile.filter((card): card is T => card !== null)

const isMasked = (pile: readonly unknown[]) => pile.some(card => card === null)

/** The ten Place cards of a Hunted as the reader knows them. */
export function suspicionsOf(view: NotAloneView, seat: SeatId): Suspicion[] {
  const visits = visitsOf(view, seat)
  return PLACE_NUMBERS.map(place => ({
    place,
    state: stateOf(view, seat, place),
    isBarred: view.forbidden.includes(place),
    visits: visits[place] ?? 0,
  }))
}

function stateOf(view: NotAloneView, seat: SeatId, place: PlaceNumber): CardState {
  const { owned, hand, locked, discard, explored, shown } = view.hunted[seat]!
  if (!owned.includes(place)) return 'unowned'
  if (explored.some(({ card, inFront }) => card === place && inFront)) return 'revealed'
  if (discard.includes(place)) return 'discarded'
  if (hand.includes(place) || shown.includes(place)) return 'hand'
  if (locked.includes(place)) return 'locked'
  return isMasked(discard) ? 'unknown' : 'possible'
}

/** How often a Hunted explored each place in past rounds. */
export function visitsOf(view: NotAloneView, seat: SeatId): { [place: number]: number } {
  const visits: { [place: number]: number } = {}
  for (const { explored } of view.chronicle)
    for (const place of explored[seat] ?? []) visits[place] = (visits[place] ?? 0) + 1
  return visits
}

/** The Hunted who can be at a place this round, as far as the reader knows: before the reveal. */
export function canBeAt(view: NotAloneView, place: PlaceNumber): SeatId[] {
  return view.turnOrder.filter(seat => {
    const state = stateOf(view, seat, place)
    if (state === 'locked') return true
    if (view.forbidden.includes(place) && view.hunted[seat]!.locked.length === 0) return false
    return state === 'possible' || state === 'unknown'
  })
}

/** The Hunted who explore a place now, with the card that they played, in turn order. */
export function explorersOf(view: NotAloneView, place: PlaceNumber): { seat: SeatId; card: PlaceNumber }[] {
  return view.turnOrder.flatMap(seat =>
    view.hunted[seat]!.explored.filter(location => location.place === place).map(({ card }) => ({
      seat,
      card,
    })),
  )
}
