/** What is kept aside for the objective of this round. TI-24.05. */
import {
  type Condition,
  entriesOf,
  OBJECTIVES,
  type ObjectiveId,
  type StrategyCardId,
} from '../data/index.ts'
import { planetValue } from '../numbers/planets.ts'
import { tradeIncomeOf } from '../numbers/trade.ts'
import { claimable } from '../rules/objectives/claims.ts'
import { mayClaim } from '../rules/objectives/progress.ts'
import { payments, readyPlanetsOf, wealthOf } from '../rules/payment.ts'
import { planetsOf } from '../rules/planets.ts'
import { originalOf } from '../rules/strategic/sets.ts'
import { revealsByCard } from '../rules/victory.ts'
import { stagesOf } from '../setup.ts'
import type { TiView } from '../state.ts'
import type { Payment, Value } from '../state-plans.ts'
import type { Outlook } from './outlook.ts'
import { type Study, studyOf } from './study.ts'
import { isPaid, pointsFor } from './worth.ts'

/** What an objective asks to be spent. */
export interface Saving {
  objective: ObjectiveId
  resources?: number
  influence?: number
  tradeGoods?: number
  counters?: number
  /** It pays for a technology that the objective asks for. */
  study?: Study
}

const pricesOf = (condition: Condition): Extract<Condition, { kind: 'spend' }>[] =>
  condition.kind === 'spend' ? [condition] : condition.kind === 'any' ? condition.of.flatMap(pricesOf) : []

/** All ways to spend for objectives that the player can afford as things are. */
function affordable(outlook: Outlook): Saving[] {
  const { view, seat, wanted } = outlook
  const study = studyOf(outlook)
  const studies = study ? [{ objective: study.objective, resources: study.price, study }] : []
  const spendings = wanted.flatMap(objective =>
    pricesOf(OBJECTIVES[objective].condition).flatMap((price): Saving[] => {
      if ('commandCounters' in price) return [{ objective, counters: price.commandCounters }]
      const { kind: _, ...asked } = price
      return [{ objective, ...asked }]
    }),
  )
  return [...studies, ...spendings].filter(saving => isKept(view, seat, saving))
}

/** Whether it can still be spent, with what comes by trade in this round. */
function isKept(view: TiView, seat: string, { resources, influence, tradeGoods, counters }: Saving): boolean {
  const me = view.players[seat]!
  const soon = tradeSoon(view, seat)
  if (resources !== undefined) return wealthOf(view, seat, 'resources') + soon >= resources
  if (influence !== undefined) return wealthOf(view, seat, 'influence') + soon >= influence
  if (tradeGoods !== undefined) return me.tradeGoods + soon >= tradeGoods
  return me.counters.strategy + me.counters.command >= (counters ?? 0)
}

/** Trade goods of the Trade card, besides those of agreements. */
const TRADE = 3

/** Trade goods that a player can count on before the status phase. */
function tradeSoon(view: TiView, seat: string): number {
  if (view.phase !== 'action') return 0
  const { strategy, counters } = view.players[seat]!
  if (strategy.trade === 'ready') return TRADE + tradeIncomeOf(view, seat).total
  const isComing = view.order.some(other => view.players[other]!.strategy.trade === 'ready')
  const isFree = strategy.initiative !== undefined || counters.strategy > 0
  return isComing && isFree ? tradeIncomeOf(view, seat).total : 0
}

/** Objectives of the table that can be claimed without paying. */
const isFreeToClaim = (outlook: Outlook): boolean =>
  claimable(outlook.view, outlook.seat).some(
    id => outlook.view.objectives.includes(id) && !isPaid(OBJECTIVES[id].condition),
  )

/** Cards that reveal objectives of the table. */
const REVEALING: readonly StrategyCardId[] = ['imperial', 'bureaucracy']

/** Whether an objective is still to come in this round that may ask for what would be spent before. */
export function awaitsObjective(outlook: Outlook): boolean {
  const { view, seat, skill } = outlook
  if (!skill.saves || !revealsByCard(view) || view.objectives.length >= stagesOf(view.options).one)
    return false
  if (!mayClaim(view, seat) || isFreeToClaim(outlook) || affordable(outlook).length > 0) return false
  return view.order.some(one =>
    entriesOf(view.players[one]!.strategy).some(
      ([card, state]) => state === 'ready' && REVEALING.includes(originalOf(card)),
    ),
  )
}

/** Victory points of the best objective of the table that so many trade goods more bring within reach; 0 where one is already. */
export function pointsWithin(outlook: Outlook, goods: number): number {
  const { view, seat, wanted, skill } = outlook
  if (!skill.saves || !mayClaim(view, seat) || isFreeToClaim(outlook) || affordable(outlook).length > 0)
    return 0
  const reached = wanted.filter(
    id =>
      view.objectives.includes(id) &&
      pricesOf(OBJECTIVES[id].condition).some(price => lackFor(outlook, price) <= goods),
  )
  return Math.max(0, ...reached.map(pointsFor))
}

/** Trade goods that a price lacks as things are. */
function lackFor({ view, seat, me }: Outlook, price: Extract<Condition, { kind: 'spend' }>): number {
  if ('commandCounters' in price) return Number.POSITIVE_INFINITY
  if (price.tradeGoods !== undefined) return price.tradeGoods - me.tradeGoods
  const value = price.resources === undefined ? 'influence' : 'resources'
  return price[value]! - wealthOf(view, seat, value)
}

const RESOURCE = 0.75

/** What is given up for it, beside the point. */
const sacrifice = (
  { view }: Outlook,
  { resources = 0, influence = 0, tradeGoods = 0, counters = 0, study }: Saving,
) =>
  resources * RESOURCE +
  influence * 0.35 +
  tradeGoods * 0.9 +
  counters * (view.round <= EXPANSION ? ACTION : 2.2) -
  (study ? TECHNOLOGY : 0)

/** Rounds in which each action takes worlds that nobody holds, and what one is worth then: the objective lies there later, too. */
const [EXPANSION, ACTION] = [2, 5]

/** What a technology is worth beside the objective, less the counter that it takes. */
const TECHNOLOGY = 1

/** The objective that is saved for; nothing where one can be claimed for nothing. */
export function savingOf(outlook: Outlook): Saving | undefined {
  const { view, seat, skill, point } = outlook
  if (!skill.saves || !mayClaim(view, seat)) return undefined
  if (isFreeToClaim(outlook)) return hoard(outlook)
  const [best] = affordable(outlook)
    .map(saving => ({ saving, gain: pointsFor(saving.objective) * point - sacrifice(outlook, saving) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.gain - one.gain)
  return best?.saving ?? hoard(outlook)
}

/** Trade goods that are kept for a later round: what its objective asks for beside all planets. */
function hoard({ view, seat, wanted, me, rounds }: Outlook): Saving | undefined {
  if (rounds <= 1 || me.tradeGoods === 0) return undefined
  const soon = me.tradeGoods + Math.max(SOON, A_ROUND * (rounds - 1))
  const [nearest] = wanted
    .flatMap(objective => pricesOf(OBJECTIVES[objective].condition).map(price => ({ objective, price })))
    .flatMap(({ objective, price }) => {
      const missing = missingFor(view, seat, price)
      return missing > 0 && missing <= soon ? [{ objective, missing }] : []
    })
    .toSorted((one, other) => one.missing - other.missing)
  return nearest && { objective: nearest.objective, tradeGoods: Math.min(me.tradeGoods, nearest.missing) }
}

/** Trade goods that have to be added to what all planets bring. */
function missingFor(view: TiView, seat: string, price: Extract<Condition, { kind: 'spend' }>): number {
  if ('commandCounters' in price) return 0
  if (price.tradeGoods !== undefined) return price.tradeGoods
  const value = price.resources === undefined ? 'influence' : 'resources'
  const income = planetsOf(view, seat).reduce(
    (sum, planet) => sum + planetValue(view, planet, value).total,
    0,
  )
  return price[value]! - income
}

/** Trade goods that may come in a round or two, and in each of more rounds. */
const SOON = 4
const A_ROUND = 1.5

/** What trade goods are worth that are spent: the more there are, the less is missed. */
export function goodsWorth({ me: { tradeGoods }, rounds }: Outlook, count: number): number {
  const worths = Array.from({ length: count }, (_, i) =>
    Math.max(0.3, 0.95 - 0.07 * Math.max(0, tradeGoods - count + i - FEW_GOODS)),
  )
  return worths.reduce((sum, worth) => sum + worth, 0) * (rounds <= 1 ? 0.4 : 1)
}

const FEW_GOODS = 3

/** The view after a payment. */
function paid(view: TiView, seat: string, { planets, tradeGoods }: Payment): TiView {
  const me = view.players[seat]!
  const exhausted = planets.map(planet => [planet, { ...view.planets[planet]!, exhausted: true as const }])
  return {
    ...view,
    planets: { ...view.planets, ...Object.fromEntries(exhausted) },
    players: { ...view.players, [seat]: { ...me, tradeGoods: me.tradeGoods - tradeGoods } },
  }
}

/** The best payment that leaves what is saved; undefined if none does. */
export function payment(outlook: Outlook, price: number, value: Value): Payment | undefined {
  return payments(outlook.view, outlook.seat, price, value).find(one => leavesSaving(outlook, one))
}

/** Whether a payment leaves what is saved. */
export function leavesSaving(outlook: Outlook, one: Payment): boolean {
  const { view, seat } = outlook
  const saving = savingOf(outlook)
  return !saving || isKept(paid(view, seat, one), seat, saving)
}

/** What can be spent without touching what is saved. */
export function spendable(outlook: Outlook, value: Value): number {
  const { view, seat } = outlook
  const all = wealthOf(view, seat, value)
  const saving = savingOf(outlook)
  if (!saving) return all
  const { resources, influence, tradeGoods } = saving
  if (tradeGoods !== undefined) return Math.max(0, all - tradeGoods)
  const price = resources ?? influence
  if (price === undefined) return all
  if ((resources !== undefined) === (value === 'resources')) return Math.max(0, all - price)
  // Planets that are exhausted for the one are gone for the other.
  const other = value === 'resources' ? 'influence' : 'resources'
  return readyPlanetsOf(view, seat).length === 0
    ? all
    : Math.max(0, Math.min(all, wealthOf(view, seat, other) - price + all * 0.3))
}

/** Command Counters of the pool that can be spent. */
export function countersToSpend(outlook: Outlook): number {
  const { me } = outlook
  const saving = savingOf(outlook)
  return saving?.counters === undefined
    ? me.counters.command
    : Math.max(0, me.counters.command + me.counters.strategy - saving.counters)
}
