/** Where a Creature token would meet somebody, before the reveal, as far as the reader of a view may know. */
import { type Odds, ref, type SeatId } from '../kit/index.ts'
import { PLACE_NUMBERS, type PlaceNumber } from './data/places.ts'
import { line } from './line.ts'
import { cardsToLock, huntedOf } from './rules/queries.ts'
import type { NotAloneView } from './state.ts'

/** The Place cards that a Hunted may have locked, or may lock now, all as likely; and how many of them are locked. */
export function suspected(view: NotAloneView, seat: SeatId): { cards: PlaceNumber[]; count: number } {
  const hunted = huntedOf(view, seat)
  const { owned, hand, locked, discard, shown } = hunted
  const isLocked = locked.length > 0
  const known = isLocked ? locked : hand
  const mayPlay = (card: PlaceNumber) => isLocked || !view.forbidden.includes(card)
  if (known.every(card => card !== null))
    return {
      cards: (known as PlaceNumber[]).filter(mayPlay),
      count: isLocked ? locked.length : cardsToLock(hunted),
    }
  const elsewhere = new Set([...discard, ...shown])
  return {
    cards: owned.filter(card => !elsewhere.has(card) && mayPlay(card)),
    count: isLocked ? locked.length : cardsToLock(hunted),
  }
}

/** How likely a Hunted is at each place: whoever plays two cards under the River takes one back unseen. [NA-4.02, NA-6.01] */
export function presence(view: NotAloneView, seat: SeatId): Map<PlaceNumber, number> {
  const { cards, count } = suspected(view, seat)
  const explored = huntedOf(view, seat).active === 'river' && count > 1 ? count - 1 : count
  return new Map(cards.map(card => [card, Math.min(1, explored / Math.max(1, cards.length))]))
}

/** For each place: how likely somebody at least is there, if all go to any place that they can; with each of them. */
export function catchOdds(view: NotAloneView): Odds[] {
  const hunted = view.turnOrder.map(seat => ({ seat, at: presence(view, seat) }))
  return PLACE_NUMBERS.map((place): Odds => {
    const chances = hunted.map(({ seat, at }) => ({ seat, chance: at.get(place) ?? 0 }))
    return {
      id: String(place),
      label: line('odds.place', { place: ref('place', place) }),
      value: 1 - chances.reduce((nobody, { chance }) => nobody * (1 - chance), 1),
      of: 'chance',
      parts: [
        ...chances.map(({ seat, chance }) => ({
          label: line('odds.hunted', { seat: ref('seat', seat) }),
          value: chance,
          of: 'chance' as const,
        })),
        {
          label: line('odds.expected'),
          value: chances.reduce((sum, { chance }) => sum + chance, 0),
          of: 'count',
        },
      ],
    }
  })
}
