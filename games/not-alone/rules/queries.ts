/** Questions about the position. They work on states and on views alike. */
import type { SeatId } from '../../kit/index.ts'
import { ARTEMIA_SYMBOLS, EXPERT_WILL, MOST_WILL } from '../data/board.ts'
import { HUNT_CARDS, type HuntCardId, type SymbolToken } from '../data/hunt-cards.ts'
import { BEACH, PLACES, type PlaceNumber, WRECK } from '../data/places.ts'
import type { Hunted, Location, NotAloneView, TokenId } from '../state.ts'

export const isCreature = (g: NotAloneView, seat: SeatId) => g.creatureSeat === seat

/** Seats that win and lose together. */
export const sidesOf = ({ creatureSeat, turnOrder }: NotAloneView): SeatId[][] => [
  [creatureSeat],
  [...turnOrder],
]

/** The Will that comes back with the last one lost. [NA-6.40] */
export const recoveredWill = ({ expertVariant }: NotAloneView['options']): number =>
  expertVariant ? EXPERT_WILL : MOST_WILL

/** The Hunted of a seat; asked for only where the seat is known to be one. */
export const huntedOf = (g: NotAloneView, seat: SeatId) => g.hunted[seat]!

/** Whether a Hunt card works in this round, by itself or copied by Flashback. */
export const isInForce = (g: NotAloneView, card: HuntCardId) => g.played.some(played => played.as === card)

/** Whether a Hunt card with this symbol was played this round. [NA-5.02, NA-5.03] */
export const hasSymbol = (g: NotAloneView, token: SymbolToken) =>
  g.played.some(played => HUNT_CARDS[played.as].symbol === token)

/** The space of the Rescue counter bears an Artemia symbol. [NA-5.02, NA-11.12] */
export const isOnSymbol = (g: NotAloneView) =>
  g.boardFace !== null && ARTEMIA_SYMBOLS[g.boardFace].includes(g.rescue)

export const lies = (g: NotAloneView, token: TokenId) => g.tokens[token].length > 0
export const liesOn = (g: NotAloneView, token: TokenId, place: PlaceNumber) => g.tokens[token].includes(place)

/** Tokens that the Creature can place in step 2A. [NA-5.01 to NA-5.03, NA-5.07, NA-5.08] */
export function availableTokens(g: NotAloneView): TokenId[] {
  const usable: { [T in TokenId]: boolean } = {
    creature: true,
    target: hasSymbol(g, 'target'),
    artemia: hasSymbol(g, 'artemia') || isOnSymbol(g),
  }
  return (['creature', 'artemia', 'target'] as const).filter(token => usable[token] && !lies(g, token))
}

/** Tokens that count as a Creature token. [NA-9.17] */
export const creatureTokens = (g: NotAloneView): TokenId[] =>
  isInForce(g, 'clone') ? ['creature', 'target'] : ['creature']

/** How many Creature tokens lie on a place. [NA-6.31] */
export const creatureTokensOn = (g: NotAloneView, place: PlaceNumber) =>
  creatureTokens(g).filter(token => liesOn(g, token, place)).length

/** A Creature token that this Hunted does not ignore lies there. [D5, D6] */
export const isCaughtAt = (g: NotAloneView, hunted: Hunted<unknown, unknown>, place: PlaceNumber) =>
  !hunted.dodges && creatureTokensOn(g, place) > 0

/** The Artemia token lies there and is effective for this Hunted. [D5] */
export const isArtemiaAt = (g: NotAloneView, hunted: Hunted<unknown, unknown>, place: PlaceNumber) =>
  !hunted.detects && liesOn(g, 'artemia', place)

/** No Creature or Artemia token keeps this Hunted from the place. */
export const isFreeOf = (g: NotAloneView, hunted: Hunted<unknown, unknown>, { place }: Location) =>
  !isCaughtAt(g, hunted, place) && !isArtemiaAt(g, hunted, place)

/** The power of a place is ineffective, for using and for copying. [NA-8.02, NA-8.03] */
export function isIneffective(g: NotAloneView, place: PlaceNumber): boolean {
  if (isInForce(g, 'interference') && (place === BEACH || place === WRECK)) return true
  if ((isInForce(g, 'mirage') || isInForce(g, 'toxin')) && liesOn(g, 'target', place)) return true
  return g.played.some(({ as, places }) => as === 'cataclysm' && places?.includes(place))
}

/** Place cards that must be locked. [NA-4.02] */
export const cardsToLock = (hunted: Hunted<unknown, unknown>) => (hunted.active === null ? 1 : 2)

export const hasLocked = (hunted: Hunted<unknown, unknown>) => hunted.locked.length === cardsToLock(hunted)

/** At least one Survival card can be drawn. [NA-1.14, NA-9.03] */
export const canDrawSurvival = (g: NotAloneView) =>
  !isInForce(g, 'despair') && g.survivalDeck.length + g.survivalDiscard.length > 0

/** Numbers in the reserve that this Hunted does not own. [NA-1.12, NA-1.13, NA-8.18] */
export const takeableFromReserve = (g: NotAloneView, hunted: Hunted<unknown, unknown>): PlaceNumber[] =>
  Object.values(PLACES)
    .map(({ number }) => number)
    .filter(number => (g.reserve[number] ?? 0) > 0 && !hunted.owned.includes(number))

/** The player may still play a card of the own kind, as far as everybody knows. [D7, NA-3.05, NA-3.06] */
export function isEntitled(g: NotAloneView, seat: SeatId): boolean {
  if (isCreature(g, seat)) return !g.huntForbidden && g.huntHand.length > 0 && g.played.length < g.huntLimit
  const { played, survival } = huntedOf(g, seat)
  return played === null && survival.length > 0 && !isInForce(g, 'despair')
}

/** The Hunt card on top of the discard pile, which Flashback copies. [NA-9.27] */
export const topOfHuntDiscard = (g: NotAloneView): HuntCardId | undefined => g.huntDiscard.at(-1)

/** Hunted with at least 3 Place cards in hand. [NA-9.06, NA-9.12] */
export const withThreeInHand = (g: NotAloneView): SeatId[] =>
  g.turnOrder.filter(seat => huntedOf(g, seat).hand.length >= 3)
