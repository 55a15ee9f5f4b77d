/** Which cards of a hand are given away first. A proposal: the reader always has the last word. */
import type { Ask, SeatId } from '../../kit/index.ts'
import { designOf } from '../rules/deck.ts'
import { mayBoostByGood } from '../rules/military.ts'
import { refuseConquest, waysOf } from '../rules/placing.ts'
import { hasSecretTokens } from '../rules/tokens.ts'
import type { RaceView, Uid } from '../state.ts'
import { bonusNow, offerOf } from './offers.ts'

/** A price that so many more cards in hand would meet is out of reach for now. */
const FAR = 3

/** How much the reader would miss a card of the hand; higher is better. */
export function worthOf(view: RaceView, seat: SeatId, uid: Uid): number {
  const { hand, tableau } = view.players[seat]!
  const design = designOf(uid)
  const isSame = (other: Uid | null) => other !== null && other !== uid && designOf(other).id === design.id
  // A second development of the same name can never be placed. [RFTG-7.05]
  if (design.type === 'development' && tableau.some(isSame)) return -10
  const { price, military, refusal } = offerOf(view, seat, uid)
  const points = design.vp + bonusNow(view, seat, uid)
  const useful = points + design.powers.length * 1.2
  const short = price ? price.total - (hand.length - 1) : Number.POSITIVE_INFINITY
  const weak = military ? military.need - military.have.total : Number.POSITIVE_INFINITY
  const away = refusal ? Math.max(0, Math.min(short, weak * 1.5)) : 0
  const far = away > FAR ? 4 : away * 0.6
  // Of two alike one is enough, as long as it is a development.
  const spare = design.type === 'development' && hand.filter(isSame).length > 0 ? 3 : 0
  return useful - far - spare
}

/** The cards that the reader would miss least, least first; of equal ones the later in hand. */
export function leastOf(view: RaceView, seat: SeatId, options: readonly Uid[], count: number): Uid[] {
  const worth = new Map(options.map(uid => [uid, worthOf(view, seat, uid)]))
  return [...options]
    .map((uid, i) => ({ uid, i }))
    .sort((a, b) => worth.get(a.uid)! - worth.get(b.uid)! || b.i - a.i)
    .slice(0, count)
    .map(({ uid }) => uid)
}

/**
 * How many cards of the hand a card costs, where they can be named together with it; null where something else is to be
 * decided: it can be conquered, something in play or an artifact could make it cheaper, or a good could go for Military.
 */
export function priceAtOnce(view: RaceView, seat: SeatId, uid: Uid): number | null {
  const player = view.players[seat]!
  const { price, military, mayBeFree, refusal } = offerOf(view, seat, uid)
  if (refusal || !price || mayBeFree || hasSecretTokens(player)) return null
  if (view.phase === 'settle' && mayBoostByGood(view, seat)) return null
  if (military && !refuseConquest(view, seat, uid)) return null
  return price.total < player.hand.length ? price.total : null
}

/** The card and what pays for it, as far as that is decided with it. */
export function withPayment(view: RaceView, seat: SeatId, uid: Uid): Uid[] {
  const price = priceAtOnce(view, seat, uid)
  const others = (view.players[seat]!.hand as Uid[]).filter(other => other !== uid)
  return price === null ? [uid] : [uid, ...leastOf(view, seat, others, price)]
}

const PROPOSED: readonly string[] = ['payDevelopment', 'placeWorld', 'discard']

/** What is chosen before the reader chooses: a payment or a discard that hurts least. */
export function proposalFor(view: RaceView, seat: SeatId, { kind, pick }: Ask): string[] {
  if (!pick || !PROPOSED.includes(kind)) return []
  // Nobody pays for what can be conquered, if not on purpose.
  if (kind === 'placeWorld' && waysOf(view, seat).conquers) return []
  return leastOf(view, seat, pick.options, pick.min)
}

/** The arguments of a placing move with the cards that pay, where there are any. */
export const placingArgs = (args: readonly unknown[], payment: readonly Uid[]): unknown[] =>
  payment.length > 0 ? [...args, payment] : [...args]

/** The choice after a card is pointed at: it goes out or comes in; where no more fit, the oldest makes room. */
export function toggled(chosen: readonly string[], option: string, most: number): string[] {
  const without = chosen.filter(one => one !== option)
  if (without.length < chosen.length) return without
  return [...(chosen.length < most ? chosen : chosen.slice(1)), option]
}
