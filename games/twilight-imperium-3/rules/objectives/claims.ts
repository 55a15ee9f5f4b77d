/** Objectives are claimed, in the order of play. TI-24.01 to TI-24.08, TI-24.13. */
import isEqual from 'lodash/isEqual.js'
import uniqWith from 'lodash/uniqWith.js'
import { ask, type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import { type Condition, OBJECTIVES, type ObjectiveId } from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import type { Area, Counts, TiChapter, TiState, TiView } from '../../state.ts'
import type { Payment } from '../../state-plans.ts'
import { isTooEarly } from '../age-of-empire.ts'
import { countOf, holds, sumOfCounts, totalOf } from '../counts.ts'
import { NO_PAYMENT, pay, payments, refusePayment } from '../payment.ts'
import { orderOfPlay } from '../seats.ts'
import { doNext } from '../steps.ts'
import { claimsFreely } from '../strategic/imperial-ii.ts'
import { endGame, gainPoints } from '../victory.ts'
import { mayClaim, progressOf } from './progress.ts'

/** An objective with what is spent for it. [TI-24.05] */
export interface Claim {
  objective: ObjectiveId
  payment?: Payment | undefined
  /** Command Counters, by area. */
  counters?: Counts<Area> | undefined
}

/** What has to be spent: of two possible things the one that the payment is for. */
function spent(condition: Condition): Extract<Condition, { kind: 'spend' }>[] {
  if (condition.kind === 'spend') return [condition]
  return condition.kind === 'any' ? condition.of.flatMap(spent) : []
}

const isSecret = (view: TiView, seat: SeatId, id: ObjectiveId) => view.players[seat]!.secrets.includes(id)

/** Public objectives that lie open, and the own secret one, if they are not claimed yet. */
const openTo = (view: TiView, seat: SeatId): ObjectiveId[] => {
  const { claimed, secrets } = view.players[seat]!
  return [...view.objectives, ...secrets.flatMap(id => id ?? [])].filter(
    id => !claimed.includes(id) && !isTooEarly(view, id),
  )
}

/** Objectives whose conditions a player meets. [TI-24.02] */
export const claimable = (view: TiView, seat: SeatId): ObjectiveId[] =>
  mayClaim(view, seat)
    ? openTo(view, seat).filter(id => progressOf(view, seat, OBJECTIVES[id].condition).met)
    : []

/** Why objectives cannot be claimed together: one public and the secret one at most. [TI-24.02] */
export function refuseClaims(
  view: TiView,
  seat: SeatId,
  claims: readonly Claim[],
  now = false,
): Refusal | undefined {
  const ids = claims.map(({ objective }) => objective)
  if (new Set(ids).size !== ids.length) return refuse('TI-24.01', 'claimedTwice')
  if (now && ids.some(id => isSecret(view, seat, id))) return refuse('TI-34.51', 'publicOnly')
  const open = ids.filter(id => !isSecret(view, seat, id)).length
  if (open > 1 && !(claimsFreely(view, seat) && !now)) return refuse('TI-24.02', 'onePublic')
  for (const claim of claims) {
    const refusal = refuseClaim(view, seat, claim)
    if (refusal) return refusal
  }
  const planets = claims.flatMap(({ payment }) => payment?.planets ?? [])
  if (new Set(planets).size !== planets.length) return refuse('TI-7.06', 'exhaustedTwice')
  const goods = claims.reduce((sum, { payment }) => sum + (payment?.tradeGoods ?? 0), 0)
  if (goods > view.players[seat]!.tradeGoods) return refuse('TI-7.08', 'noTradeGoods')
  const counters = sumOfCounts<Area>(...claims.map(({ counters = {} }) => counters))
  const count = totalOf(counters)
  return holds(view.players[seat]!.counters, counters)
    ? undefined
    : refuse('TI-24.05', 'spendCounters', { count })
}

function refuseClaim(
  view: TiView,
  seat: SeatId,
  { objective, payment, counters }: Claim,
): Refusal | undefined {
  const row = OBJECTIVES[objective]
  if (isTooEarly(view, objective))
    return refuse('TI-49.02', 'tooEarly', { objective: ref('objective', objective) })
  if (!row || !openTo(view, seat).includes(objective)) return refuse('TI-24.01', 'notOpen')
  if (!mayClaim(view, seat)) return refuse('TI-24.03', 'homeLost')
  if (!progressOf(view, seat, row.condition).met)
    return refuse('TI-24.02', 'notMet', { objective: ref('objective', objective) })
  const prices = spent(row.condition)
  if (prices.length === 0) return payment || counters ? refuse('TI-24.05', 'nothingToPay') : undefined
  const refusals = prices.map(price => refusePrice(view, seat, price, payment ?? NO_PAYMENT, counters ?? {}))
  return refusals.some(refusal => !refusal) ? undefined : refusals[0]
}

function refusePrice(
  view: TiView,
  seat: SeatId,
  price: Extract<Condition, { kind: 'spend' }>,
  payment: Payment,
  counters: Counts<Area>,
): Refusal | undefined {
  if ('commandCounters' in price) {
    const paid = totalOf(counters)
    return holds(view.players[seat]!.counters, counters) &&
      paid === price.commandCounters &&
      countOf(counters, 'fleet') === 0
      ? undefined
      : refuse('TI-24.05', 'spendCounters', { count: price.commandCounters })
  }
  const { resources, influence, tradeGoods } = price
  if (resources !== undefined) return refusePayment(view, seat, resources, 'resources', payment)
  if (influence !== undefined) return refusePayment(view, seat, influence, 'influence', payment)
  return payment.planets.length === 0 && payment.tradeGoods === tradeGoods
    ? undefined
    : refuse('TI-24.05', 'spendTradeGoods', { count: tradeGoods! })
}

/** Ways to pay for an objective. Trade goods alone may pay either of two things. */
function waysToPay(view: TiView, seat: SeatId, id: ObjectiveId): Claim[] {
  const prices = spent(OBJECTIVES[id].condition)
  if (prices.length === 0) return [{ objective: id }]
  const ways = prices.flatMap((price): Claim[] => {
    if ('commandCounters' in price) {
      const { strategy } = view.players[seat]!.counters
      const first = Math.min(strategy, price.commandCounters)
      const rest = price.commandCounters - first
      const counters = { ...(first > 0 && { strategy: first }), ...(rest > 0 && { command: rest }) }
      return [{ objective: id, counters }]
    }
    if (price.tradeGoods !== undefined)
      return [{ objective: id, payment: { planets: [], tradeGoods: price.tradeGoods } }]
    const value = price.resources === undefined ? 'influence' : 'resources'
    return payments(view, seat, price[value]!, value).map(payment => ({ objective: id, payment }))
  })
  return uniqWith(ways, isEqual)
}

/** Claims worth listing: nothing, each alone, and each public one with the secret one. */
export function someClaims(view: TiView, seat: SeatId): Claim[][] {
  const ways = claimable(view, seat).map(id => ({ id, claims: waysToPay(view, seat, id) }))
  const secret = ways.filter(({ id }) => isSecret(view, seat, id)).flatMap(({ claims }) => claims)
  const open = ways.filter(({ id }) => !isSecret(view, seat, id)).flatMap(({ claims }) => claims)
  return [
    [],
    ...open.map(claim => [claim]),
    ...secret.map(claim => [claim]),
    ...open.flatMap(claim => secret.map(other => [claim, other])),
  ]
}

export function claim(g: TiState, seat: SeatId, claims: readonly Claim[]): void {
  const player = g.players[seat]!
  for (const { objective, payment, counters = {} } of claims) {
    if (g.outcome) return
    if (payment) pay(g, seat, payment)
    for (const area of ['strategy', 'command'] as const) player.counters[area] -= countOf(counters, area)
    player.claimed.push(objective)
    player.secrets = player.secrets.filter(id => id !== objective)
    say(g, line('log.claims', { seat: ref('seat', seat), objective: ref('objective', objective) }))
    const { points, winsGame } = OBJECTIVES[objective]
    if (winsGame) endGame(g, [seat], 'objective')
    else gainPoints(g, seat, points ?? 0)
  }
}

export const claimRules = {
  steps: {
    claims({ g }) {
      doNext(g, ...orderOfPlay(g).map(seat => ({ do: 'claim', seat }) as const))
    },
    /** Asked where a public objective can be claimed; with a secret one always, so that nobody learns of it. [TI-24.19] */
    claim({ g }, { seat }) {
      const canClaim = claimable(g, seat).some(id => !isSecret(g, seat, id))
      if (canClaim || (mayClaim(g, seat) && g.players[seat]!.secrets.length > 0))
        ask(g, { seat, kind: 'claim', required: true })
    },
  },
} satisfies TiChapter
