/** What developments and worlds cost. */
import { type SeatId, type Sum, sumOf, type Term } from '../../kit/index.ts'
import type { Good, PowerOf, World } from '../cards.ts'
import { line } from '../line.ts'
import type { RaceView, Uid } from '../state.ts'
import { designOf, type OwnPower } from './deck.ts'
import { cardTerm, powersOf, unusedPowers } from './powers.ts'
import { bonusesOf } from './round.ts'
import { tokenPowers } from './tokens.ts'
import { tokenTerm } from './wording.ts'

const printed = (amount: number): Term => ({ label: line('term.printed'), amount })

/** Discounts of tokens used in this phase that still count for such a card. [RFTG-19.09, RFTG-19.10] */
export const tokenDiscounts = (g: RaceView, seat: SeatId, kind: Good | null) =>
  g.players[seat]!.turn.discounts.filter(
    ({ goodKind, left }) => left > 0 && (goodKind === undefined || goodKind === kind),
  )

const tokenTerms = (g: RaceView, seat: SeatId, kind: Good | null): Term[] =>
  tokenDiscounts(g, seat, kind).map(({ token, amount }) => ({ label: tokenTerm(token), amount: -amount }))

/** The price of a development. [RFTG-7.03] */
export function developmentPrice(g: RaceView, seat: SeatId, card: Uid): Sum {
  return sumOf(
    [
      printed(designOf(card).cost),
      ...bonusesOf(g, seat, 'developDiscount').map(({ amount }) => ({
        label: line('term.action'),
        amount: -amount,
      })),
      ...powersOf(g, seat, 'develop', 'discount').map(one => ({
        label: cardTerm(one.card),
        amount: -one.power.amount,
      })),
      ...tokenTerms(g, seat, null),
    ],
    0,
  )
}

/** The most that unused tokens could take off the price of a development. */
export const mostOffDevelopment = (g: RaceView, seat: SeatId): number =>
  tokenPowers(g, seat, 'discountDevelopment').reduce((sum, { power }) => sum + power.amount, 0)

/** The most that unused tokens could take off the price of a world. */
export const mostOffWorld = (g: RaceView, seat: SeatId, world: World): number =>
  tokenPowers(g, seat, 'discountNonMilitaryWorld').reduce(
    (sum, { power }) => sum + (countsFor(power, world) ? power.amount : 0),
    0,
  )

/** Whether a discount is for such a world. [RFTG-8.05, RFTG-21.02, RFTG-21.03] */
export const countsFor = ({ goodKind }: { goodKind?: Good }, world: World): boolean =>
  goodKind === undefined || goodKind === world.goodKind

type PayForMilitary = OwnPower<PowerOf<'settle', 'payForMilitary'>>

/**
 * The power with which a military world may be paid for: of several the one with the largest discount, since only one
 * may be used. [RFTG-8.14 to RFTG-8.18]
 */
export function payPowerFor(g: RaceView, seat: SeatId, world: World): PayForMilitary | undefined {
  return powersOf(g, seat, 'settle', 'payForMilitary')
    .filter(
      ({ power: { onlyGoodKind, excludesGoodKind, requiresIcon } }) =>
        (onlyGoodKind === undefined || world.goodKind === onlyGoodKind) &&
        (excludesGoodKind === undefined || world.goodKind !== excludesGoodKind) &&
        (requiresIcon === undefined || world.chromosome),
    )
    .sort((a, b) => b.power.discount - a.power.discount)[0]
}

/** Whether a world may be placed by payment at all. [RFTG-4.02, RFTG-8.14] */
export const isPayable = (g: RaceView, seat: SeatId, world: World): boolean =>
  !world.military || payPowerFor(g, seat, world) !== undefined

/** The price of a world that is paid for. [RFTG-8.05, RFTG-8.14, RFTG-8.16] */
export function worldPrice(g: RaceView, seat: SeatId, card: Uid): Sum {
  const world = designOf(card) as World
  const { placing } = g.players[seat]!.turn
  if (placing?.card === card && placing.free) return sumOf([])
  const payPower = world.military ? payPowerFor(g, seat, world) : undefined
  return sumOf(
    [
      printed(world.cost),
      ...(payPower ? [{ label: cardTerm(payPower.card), amount: -payPower.power.discount }] : []),
      ...powersOf(g, seat, 'settle', 'discount')
        .filter(({ power }) => countsFor(power, world))
        .map(one => ({ label: cardTerm(one.card), amount: -one.power.amount })),
      ...tokenTerms(g, seat, world.goodKind),
    ],
    0,
  )
}

/** Cards that can be discarded to place a world for nothing: Colony Ship. [RFTG-8.07, RFTG-8.20] */
export function zeroCostPowers(g: RaceView, seat: SeatId, world: World) {
  const { tableau } = g.players[seat]!
  return unusedPowers(g, seat, 'settle', 'settleZeroCost').filter(
    ({ card, power }) => tableau.includes(card) && world.goodKind !== power.excludesGoodKind,
  )
}
