/** Trade agreements: two players hold a Trade card of each other. TI-28.01, TI-28.02, TI-28.15, TI-28.16. */
import { type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import { line, refuse } from '../../line.ts'
import { hasAbility, type InForce } from '../../numbers/modifiers.ts'
import { partnersOf, tradeIncomeOf } from '../../numbers/trade.ts'
import type { Law, TiState, TiView } from '../../state.ts'
import { seatsOf } from '../seats.ts'
import { gainTradeGoods } from '../trade-goods.ts'

type Players = Pick<TiView, 'players'>

export const haveAgreement = (g: Players, one: SeatId, other: SeatId): boolean =>
  partnersOf(g, one).includes(other)

/** The Trade cards that still lie in front of their owner. */
export const freeContracts = (g: Players, seat: SeatId): number[] =>
  g.players[seat]!.contracts.flatMap((holder, contract) => (holder === null ? [contract] : []))

/** Why two players cannot make an agreement at all. [TI-28.02] */
export function refuseAgreement(view: InForce, one: SeatId, other: SeatId): Refusal | undefined {
  if (one === other || !view.players[other] || view.players[other].eliminated)
    return refuse('TI-28.02', 'nameOpponent')
  if (haveAgreement(view, one, other))
    return refuse('TI-28.02', 'haveAgreement', { seat: ref('seat', other) })
  const forbids = ({ id, seats }: Law) =>
    (id === 'trade-embargo' && (seats.includes(one) || seats.includes(other))) ||
    (id === 'forced-economic-independence' && seats.includes(one) && seats.includes(other))
  const law = view.laws.find(forbids)
  return law && refuse('TI-27.16', 'noAgreements', { card: ref('politicalCard', law.id) })
}

/** A Trade card of each goes to the other. */
export function agree(g: TiState, one: SeatId, contract: number, other: SeatId, another: number): void {
  g.players[one]!.contracts[contract] = other
  g.players[other]!.contracts[another] = one
  if (g.action) g.action.agreed = [...(g.action.agreed ?? []), [one, other]]
  say(g, line('log.agree', { seat: ref('seat', one), other: ref('seat', other) }))
}

/** Both cards go back. Returns whether there was an agreement. */
export function breakAgreement(g: TiState, one: SeatId, other: SeatId): boolean {
  if (!haveAgreement(g, one, other)) return false
  for (const [seat, holder] of [
    [one, other],
    [other, one],
  ] as const) {
    const { contracts } = g.players[seat]!
    contracts[contracts.indexOf(holder)] = null
  }
  say(g, line('log.breaksAgreement', { seat: ref('seat', one), other: ref('seat', other) }))
  return true
}

/** All agreements of a player. */
export function breakAgreementsOf(g: TiState, seat: SeatId): void {
  for (const other of partnersOf(g, seat)) breakAgreement(g, seat, other)
}

/** All agreements in play. */
export function breakAllAgreements(g: TiState): void {
  for (const seat of seatsOf(g)) breakAgreementsOf(g, seat)
}

/** Why a player cannot break agreements in the status phase. [TI-28.15, TI-31.01] */
export function refuseBreaking(
  view: InForce,
  seat: SeatId,
  partners: readonly SeatId[],
): Refusal | undefined {
  if (new Set(partners).size !== partners.length) return refuse('TI-28.15', 'noAgreement')
  for (const other of partners) {
    if (!haveAgreement(view, seat, other)) return refuse('TI-28.15', 'noAgreement')
    if (hasAbility(view, seat, 'boundContracts') || hasAbility(view, other, 'boundContracts'))
      return refuse('TI-31.01', 'boundContract', { race: ref('race', 'hacan') })
  }
  return undefined
}

/** Trade goods for all agreements, as long as there are some. [TI-28.10, TI-28.11] */
export function collect(g: TiState, seat: SeatId, less = 0): void {
  gainTradeGoods(g, seat, Math.max(0, tradeIncomeOf(g, seat).total - less))
}
