/** Military: what counts, against what, and what can be gained for the moment. */
import { type Line, ref, type SeatId, type Sum, say, sumOf, type Term } from '../../kit/index.ts'
import type { Good, PowerOf, World } from '../cards.ts'
import { line } from '../line.ts'
import type { PowerRef, RaceState, RaceView, Uid } from '../state.ts'
import { designOf, isCard, printedPowers } from './deck.ts'
import { type GoodRef, goodsOf, goodsWords, goodTokens, kindOf, takeGood } from './goods.ts'
import { cardRef, cardTerm, unusedPowers, workingCards } from './powers.ts'
import { spendToken, tokenPowers } from './tokens.ts'
import { sayCard, tokenTerm } from './wording.ts'

/** A part of a player's Military, and against what it counts. */
export interface Force extends Term {
  goodKind?: Good
  against?: 'rebelMilitaryWorld'
}

/** Whether a part of Military counts against a world. [RFTG-4.19] */
export function countsAgainst({ goodKind, against }: Force, world: World): boolean {
  if (goodKind) return world.goodKind === goodKind
  return against === undefined || (world.military && world.keywords.includes('rebel'))
}

const hasIcon = (card: Uid) => {
  const design = designOf(card)
  return design.type === 'world' && design.chromosome
}

/** Military by the powers of these cards. [RFTG-4.18, RFTG-19.16] */
function forcesBy(cards: readonly Uid[]): Force[] {
  return cards.flatMap(card =>
    (printedPowers(card, 'settle', 'military') ?? []).map(printed => {
      const { amount, goodKind, against, perTableau } = printed.power as PowerOf<'settle', 'military'>
      const times = perTableau ? cards.filter(hasIcon).length : 1
      return {
        label: cardTerm(card),
        amount: amount * times,
        ...(goodKind && { goodKind }),
        ...(against && { against }),
      }
    }),
  )
}

/** Military by powers that work now. [RFTG-4.13, RFTG-4.18] */
export const lastingForces = (g: RaceView, seat: SeatId): Force[] => forcesBy(workingCards(g.players[seat]!))

/** Military by powers and the temporary Military of this phase. [RFTG-4.20] */
export function forcesOf(g: RaceView, seat: SeatId): Force[] {
  const { boosts } = g.players[seat]!.turn
  return [
    ...lastingForces(g, seat),
    ...boosts.map(({ by, amount, goodKind }) => ({
      label: sourceTerm(by),
      amount,
      ...(goodKind && { goodKind }),
    })),
  ]
}

const sourceTerm = (by: PowerRef | Uid) => {
  const [id] = by.split('/') as [string]
  return isCard(id) ? line('term.boost', { card: cardRef(id) }) : tokenTerm(id)
}

const isUnconditional = ({ goodKind, against }: Force) => !goodKind && !against

/** Military that counts against everything. [RFTG-4.18] */
export const unconditionalMilitary = (g: RaceView, seat: SeatId): Sum =>
  sumOf(lastingForces(g, seat).filter(isUnconditional))

/** The same by all cards of the tableau, as it is scored. [RFTG-12.10] */
export const scoredMilitary = (g: RaceView, seat: SeatId): Sum =>
  sumOf(forcesBy(g.players[seat]!.tableau).filter(isUnconditional))

/** Military against a world. [RFTG-4.19] */
export const militaryAgainst = (g: RaceView, seat: SeatId, world: World): Sum =>
  sumOf(forcesOf(g, seat).filter(force => countsAgainst(force, world)))

/** A way to temporary Military that is still open. [RFTG-8.11, RFTG-8.12, RFTG-19.08] */
export interface BoostSource {
  by: PowerRef | Uid
  amount: number
  /** Counts against worlds of this kind alone. */
  goodKind?: Good
  /** Goods of which one is to be discarded; a world that has just been placed does not help itself. [RFTG-8.03] */
  goods?: GoodRef[]
}

/** What temporary Military takes, as the label of a move: the card itself, a good, or a token. */
export function boostLine({ by, amount: count, goodKind }: BoostSource, good: Uid | null): Line {
  const [id] = by.split('/') as [string]
  if (!isCard(id)) {
    const source = tokenTerm(id)
    return goodKind
      ? line('move.boostKind', { source, count, kind: ref('good', goodKind) })
      : line('move.boost', { source, count })
  }
  const source = cardRef(id)
  if (good === null) return line('move.boostByDiscard', { source, count })
  if (good === id) return line('move.boostByOwnGood', { source, count })
  return line('move.boostWithGood', { source, count, good: goodsWords([good]) })
}

/** All ways to temporary Military in a Settle phase, or in the orb step. */
export function boostSources(g: RaceView, seat: SeatId): BoostSource[] {
  const player = g.players[seat]!
  const byCards = unusedPowers(g, seat, 'settle', 'tempMilitary').flatMap(
    ({ card, ref: by, power: { amount, payment } }): BoostSource[] => {
      if (payment.type === 'discardThisCard') return player.tableau.includes(card) ? [{ by, amount }] : []
      const goods = goodsForMilitary(g, seat, payment.goodKind)
      return goods.length > 0 ? [{ by, amount, goods }] : []
    },
  )
  const byTokens = tokenPowers(g, seat, 'tempMilitary')
    .filter(({ power }) => power.phase === 'exploreOrSettle' || g.phase === 'settle')
    .map(({ ref: by, power: { amount, goodKind } }) => ({ by, amount, ...(goodKind && { goodKind }) }))
  return [...byCards, ...byTokens]
}

/**
 * Whether a good on a world could be discarded for Military now. That can be wanted where nothing is conquered, too: its
 * world produces again. Cards and tokens would only be wasted. [RFTG-8.13, RFTG-20.15]
 */
export const mayBoostByGood = (g: RaceView, seat: SeatId): boolean =>
  boostSources(g, seat).some(({ goods }) => goods?.some(isCard))

function goodsForMilitary(g: RaceView, seat: SeatId, kind: Good): GoodRef[] {
  const player = g.players[seat]!
  const placing = player.turn.placing?.card
  return [...goodsOf(player, kind).filter(good => good !== placing), ...goodTokens(g, seat, kind)]
}

/** The most temporary Military that a player can still gain against a world. */
export function mostBoost(g: RaceView, seat: SeatId, world: World): number {
  let most = 0
  const byGood: { amount: number; goods: GoodRef[] }[] = []
  for (const { amount, goodKind, goods } of boostSources(g, seat)) {
    if (goodKind && goodKind !== world.goodKind) continue
    if (goods) byGood.push({ amount, goods })
    else most += amount
  }
  // Powers that take goods of the same kind share them: the strongest come first.
  const taken = new Map<Good, number>()
  for (const { amount, goods } of byGood.sort((a, b) => b.amount - a.amount)) {
    const kind = kindOf(goods[0]!)
    const count = taken.get(kind) ?? 0
    if (count >= goods.length) continue
    taken.set(kind, count + 1)
    most += amount
  }
  return most
}

/** Gains temporary Military, at its price. */
export function gainBoost(g: RaceState, seat: SeatId, { by, amount, goodKind }: BoostSource, good?: GoodRef) {
  const player = g.players[seat]!
  const { turn } = player
  const [id] = by.split('/') as [string]
  if (!isCard(id)) spendToken(g, seat, id)
  else {
    turn.used.push(by)
    if (good === undefined) leaveTableau(g, seat, id)
    else {
      if (isCard(good)) sayCard(g, seat, 'discardsGood', good)
      takeGood(g, seat, good)
    }
  }
  turn.boosts.push({ by, amount, ...(goodKind && { goodKind }) })
  say(g, line('log.gainsMilitary', { seat: ref('seat', seat), count: amount }))
}

/** A card is discarded from the tableau for its own power; its permanent powers work on. [RFTG-4.13, RFTG-21.04] */
export function leaveTableau(g: RaceState, seat: SeatId, card: Uid): void {
  const player = g.players[seat]!
  player.tableau.splice(player.tableau.indexOf(card), 1)
  player.turn.gone.push(card)
  g.discard.push(card)
  sayCard(g, seat, 'usesUp', card)
}
