/** What the cards of a hand cost their owner now, and which of them can be placed. All numbers are the rules' own. */
import type { LegalMove, Refusal, SeatId, Sum } from '../../kit/index.ts'
import type { World } from '../cards.ts'
import { designOf } from '../rules/deck.ts'
import { refuseDevelopment } from '../rules/develop.ts'
import { militaryFor, refuseSettling } from '../rules/placing.ts'
import { developmentPrice, isPayable, worldPrice, zeroCostPowers } from '../rules/prices.ts'
import { bonusOf } from '../rules/scoring.ts'
import type { RaceView, Uid } from '../state.ts'

/** How a card could be placed. */
export interface Offer {
  /** What it costs; undefined where it cannot be paid for. */
  price?: Sum
  /** The Military that counts against it, and what it takes; only for military worlds. */
  military?: { have: Sum; need: number }
  /** Something can be discarded to place it for nothing. */
  mayBeFree: boolean
  /** Why it cannot be placed with what the reader has now. */
  refusal: Refusal | undefined
}

/** What a card of the own hand would cost now. */
export function offerOf(view: RaceView, seat: SeatId, uid: Uid): Offer {
  const design = designOf(uid)
  if (design.type === 'development')
    return {
      price: developmentPrice(view, seat, uid),
      mayBeFree: false,
      refusal: refuseDevelopment(view, seat, uid),
    }
  const mayPay = isPayable(view, seat, design)
  return {
    ...(mayPay && { price: worldPrice(view, seat, uid) }),
    ...(design.military && {
      military: { have: militaryFor(view, seat, design), need: (design as World).cost },
    }),
    mayBeFree: mayPay && zeroCostPowers(view, seat, design).length > 0,
    refusal: refuseSettling(view, seat, uid),
  }
}

/** Moves that the board offers by pointing at cards. */
export const POINTED: readonly string[] = [
  'answer',
  'develop',
  'settle',
  'convoy',
  'project',
  'sell',
  'produce',
]

/**
 * What is pointed at for a move, one after the other; several moves that begin alike have buttons with their labels. No
 * two moves of a seat are pointed at alike.
 */
export function pointedAt({ move, args, label }: LegalMove): readonly unknown[] {
  const [, ...named] = args
  switch (move) {
    case 'answer':
      return named[0] as string[]
    case 'produce':
      return [named[1], label]
    case 'develop':
    case 'settle':
    case 'convoy':
    case 'project':
    case 'sell':
      return [named[0], label]
    case 'consume':
    case 'cashIn':
      return [move, ...named]
    case 'gamble':
      return [move, named[1]]
    case 'moveTeam': {
      const [team, x, y] = named
      return [team, { x, y }, label]
    }
    case 'placeOrbCard':
    case 'placeTeam':
    case 'passOrb':
      return [move, ...named]
    default:
      return [label]
  }
}

/** Whether a move is made by pointing at this card. */
export const pointsAt = (one: LegalMove, card: Uid): boolean =>
  one.move !== 'answer' && pointedAt(one)[0] === card

/** What the scoring lines of a card bring as things are now: as if it lay in the tableau, if it does not. */
export function bonusNow(view: RaceView, seat: SeatId, uid: Uid): number {
  const player = view.players[seat]!
  if (player.tableau.includes(uid)) return bonusOf(view, seat, uid)
  const placed = { ...player, tableau: [...player.tableau, uid] }
  return bonusOf({ ...view, players: { ...view.players, [seat]: placed } }, seat, uid)
}
