/** Strategy cards: which is taken, how it is executed, and when. */
import type { Ask } from '../../kit/index.ts'
import { type AbilityCardId, idsOf, type StrategyCardId } from '../data/index.ts'
import { tradeIncomeOf } from '../numbers/trade.ts'
import { activatedBy, countersLeft } from '../rules/counters.ts'
import { totalOf } from '../rules/counts.ts'
import { ownerOf } from '../rules/planets.ts'
import { paysCounter } from '../rules/strategic/action.ts'
import { ruleOf } from '../rules/strategic/cards.ts'
import { imperialSite } from '../rules/strategic/imperial.ts'
import { originalOf } from '../rules/strategic/sets.ts'
import type { StrategicArgs } from '../rules/strategic/steps.ts'
import { cardsLacking } from '../rules/strategy-phase.ts'
import { priceOf } from '../rules/tactical/production.ts'
import { technologiesFor } from '../rules/technologies.ts'
import { productionFor } from './building.ts'
import { countersWorth, spreadOf, strategyWorth } from './counters.ts'
import { firstToClaim, IMPERIAL, imperialAtTheEnd, imperialDenied, imperialIIWorth } from './endgame.ts'
import { cardLeaning } from './leanings.ts'
import { bestOf, isClose, type Outlook } from './outlook.ts'
import { goodsWorth, leavesSaving, pointsWithin, savingOf } from './saving.ts'
import { claimedWith } from './study.ts'
import { technologyWorth } from './technologies.ts'
import { riskAt } from './threats.ts'
import { planetWorth } from './worth.ts'

/** What comes within reach is not claimed yet. */
const IN_REACH = 0.7

const IMPERIAL_II = 'imperial-ii'

/** What it is worth to hold a card this round. */
export const cardWorth = (outlook: Outlook, card: StrategyCardId): number =>
  plainWorth(outlook, card) * cardLeaning(outlook.leaning, card)

function plainWorth(outlook: Outlook, card: StrategyCardId): number {
  const { view, seat, me, point, rounds } = outlook
  const bonus = (view.common[card] ?? 0) * 2 + firstToClaim(outlook, card)
  switch (originalOf(card)) {
    case 'imperial':
      if (card === IMPERIAL_II) return bonus + 3 + imperialIIWorth(outlook)
      return (
        bonus +
        IMPERIAL * point * 0.9 +
        imperialAtTheEnd(outlook) +
        imperialDenied(outlook) +
        rexWorth(outlook)
      )
    case 'initiative':
      return bonus + 4 + (rounds > 1 && view.speaker !== seat ? point * 0.75 : 1)
    case 'technology':
      return bonus + 2 + Math.max(0, ...technologiesFor(view, seat).map(id => technologyWorth(outlook, id)))
    case 'logistics':
      return bonus + countersWorth(outlook, Math.min(4, countersLeft(view, seat)))
    case 'trade': {
      const goods = 3 + tradeIncomeOf(view, seat).total
      const reached = pointsWithin(outlook, goods) * point * IN_REACH
      return bonus + goods + (me.contracts.includes(null) ? 3 : 0) + reached
    }
    case 'political':
      return bonus + 7
    case 'diplomacy':
      return bonus + 3 + Math.min(5, dangerOf(outlook))
    case 'warfare':
      return bonus + 4
    case 'leadership':
      return bonus + countersWorth(outlook, Math.min(4, countersLeft(view, seat)))
    case 'assembly':
      return bonus + 6
    case 'production':
      return bonus + 4
    case 'bureaucracy':
      return bonus + 4 + point * 0.6
    default:
      return bonus + 3
  }
}

/** Whether somebody takes each card that lies there: who leaves one leaves it to others. */
const goesAnyway = ({ view }: Outlook): boolean =>
  idsOf(view.common).length <= view.order.reduce((sum, seat) => sum + cardsLacking(view, seat), 0)

/** How patient whoever is behind is, by rounds: nobody puts the end off for ever. */
const patienceIn = (round: number): number => (round < 9 ? 1 : round === 9 ? 0.5 : 0.1)

/** Public objectives of which none ends the game, and how many there are. */
const DECK = { early: 6, all: 10 }

/** Whoever is so far behind needs time more than points. */
const BEHIND = 2

/** The next objective may end the game, before the points of Imperial count; the one before it leads there. [TI-24.10] */
function rexWorth(outlook: Outlook): number {
  const { view, seat, rivals, point } = outlook
  if (view.options.ageOfEmpire || goesAnyway(outlook)) return 0
  const revealed = view.objectives.length
  const lead = Math.max(...rivals.map(rival => view.players[rival]!.points)) - view.players[seat]!.points
  const patience = patienceIn(view.round)
  if (revealed < DECK.early)
    return revealed === DECK.early - 1 && lead >= BEHIND ? -1.2 * point * patience : 0
  const chance = 1 / Math.max(1, DECK.all - revealed)
  return chance * point * patience * fearOf(lead, view.round)
}

/** Whoever leads may win by Imperium Rex, too, and brings the end about once the others have had time to catch up. */
function fearOf(lead: number, round: number): number {
  if (lead > 0) return -12
  const isLate = round >= 8
  if (lead === 0) return isLate ? -5 : -12
  return isLate ? -3 : -8
}

/** What all own systems together stand to lose. */
const dangerOf = (outlook: Outlook): number =>
  outlook.skill.minds ? riskAt(outlook, outlook.view, outlook.view.galaxy.homes[outlook.seat]!) : 1

export const pickStrategy = (outlook: Outlook, { pick }: Ask): StrategyCardId[] => [
  bestOf(outlook, pick!.options as StrategyCardId[], card => cardWorth(outlook, card))!.option,
]

/** In what order own cards are executed: what brings something to use comes first. */
export function executionWorth(outlook: Outlook, card: StrategyCardId): number {
  const { me, view, seat } = outlook
  switch (originalOf(card)) {
    case 'imperial':
      // Whoever takes Mecatol Rex first gains a point more.
      if (card === IMPERIAL_II) return ownerOf(view, 'mecatol-rex') === seat ? 40 : 0.4
      return me.points + IMPERIAL >= view.options.victoryPoints ? 500 : 40
    case 'logistics':
      return me.counters.command <= 2 ? 30 : 11
    case 'leadership':
      return me.counters.command <= 2 ? 30 : 11
    case 'bureaucracy':
      return 12
    case 'technology':
      return 14
    case 'trade':
      return 15
    case 'diplomacy':
      return 12
    case 'political':
      return 9
    case 'warfare':
      return activatedBy(view, seat).length > 1 ? 8 : 0.4
    default:
      return 5
  }
}

/** What can be said with a card, where lists show too few ways. */
export function waysFor(outlook: Outlook, card: AbilityCardId, secondary: boolean): StrategicArgs[] {
  const { view, seat } = outlook
  const rule = ruleOf(card)!
  if (originalOf(card) === 'imperial' && secondary) {
    const production = productionFor(outlook, imperialSite(view, seat))
    return Object.keys(production.docks).length === 0 ? [] : [{ production }]
  }
  const ways = secondary ? rule.secondary!.some(view, seat) : rule.primary.some(view, seat)
  return ways.map(args =>
    args.counters ? { ...args, counters: spreadOf(outlook, totalOf(args.counters)) } : args,
  )
}

/** Rounds in which every resource is needed for carriers and Ground Forces. */
const EARLY = 2

/** What the ability brings if it is used like this. */
export function argsWorth(outlook: Outlook, card: AbilityCardId, args: StrategicArgs): number {
  const { view, seat, rivals, point } = outlook
  let worth = 0
  if (args.technology !== undefined) worth += technologyWorth(outlook, args.technology)
  if (args.free !== undefined) worth += technologyWorth(outlook, args.free)
  if (args.counters) worth += countersWorth(outlook, totalOf(args.counters))
  if (args.production) worth += priceOf(view, seat, args.production) * 0.9
  if (args.cancel) worth -= 20
  for (const pair of args.agreements ?? []) worth -= pair.includes(seat) ? 6 : 0.5
  if (args.planet !== undefined) worth += planetWorth(outlook, args.planet) + 1
  for (const planet of ['diplomacy', 'assembly'].includes(card) ? (args.planets ?? []) : [])
    worth += planetWorth({ rounds: 1 }, planet) * (spendsMore(outlook) ? 1 : 0.3)
  if (args.opponent !== undefined)
    worth += 1 + menace(outlook, args.opponent) + (rivals[0] === args.opponent ? 0.5 : 0)
  if (args.system !== undefined && card !== 'diplomacy-ii') worth += systemWorth(outlook, args.system)
  if (args.ships) worth += 0.6
  if (card === 'political') worth += 2.2
  if (card === 'production') worth += 2
  if (card === 'trade-ii') worth += tradeIncomeOf(view, seat).total + (args.agreements ? 0 : 3)
  if (card === 'bureaucracy') worth += 1.5
  if (card === 'trade' && !args.cancel) worth += tradeIncomeOf(view, seat).total * 1.1
  const { payment } = args
  if (payment) {
    // At first a planet brings more by what it builds than by Command Counters.
    const use = args.counters && view.round <= EARLY ? 0.95 : 0.55
    const lost = payment.planets.reduce((sum, planet) => sum + planetWorth({ rounds: 1 }, planet) * use, 0)
    worth -= lost + goodsWorth(outlook, payment.tradeGoods)
    // What meets an objective by itself is what was saved for.
    const isClaimed = args.technology !== undefined && claimedWith(outlook, args.technology) !== undefined
    if (!isClaimed && !leavesSaving(outlook, payment)) worth -= point * 0.9
  }
  return worth
}

/** Whether there is anything to spend planets on. */
const spendsMore = ({ me }: Outlook): boolean => me.counters.command > 0

/** How much somebody could do to us. */
function menace(outlook: Outlook, rival: string): number {
  const { view, seat } = outlook
  const beside = view.order.length > 1 ? Math.abs(view.order.indexOf(rival) - view.order.indexOf(seat)) : 0
  const isNeighbour = beside === 1 || beside === view.order.length - 1
  return (isNeighbour ? 3 : 0) + (isClose(outlook, rival) ? 1 : 0)
}

/** What it is worth to be able to act in a system again. */
const systemWorth = ({ view, seat }: Outlook, cell: string): number =>
  totalOf(view.space[cell]?.[seat]?.ships ?? {}) * 0.5 + 0.1

export function primaryOf(outlook: Outlook, card: AbilityCardId): StrategicArgs {
  return bestOf(outlook, waysFor(outlook, card, false), args => argsWorth(outlook, card, args))?.option ?? {}
}

export function secondaryOf(
  outlook: Outlook,
  card: AbilityCardId,
  isFree: boolean,
): StrategicArgs | undefined {
  const { view, seat } = outlook
  const price =
    !isFree && paysCounter(view, seat, card) ? strategyWorth(outlook) + promised(outlook, card) : 0
  const best = bestOf(outlook, waysFor(outlook, card, true), args => argsWorth(outlook, card, args))
  return best && best.worth > price + 0.2 ? best.option : undefined
}

/** The last counter, if it is kept for a technology. */
function promised(outlook: Outlook, card: AbilityCardId): number {
  const isLast = outlook.me.counters.strategy === 1 && originalOf(card) !== 'technology'
  return isLast && savingOf(outlook)?.study?.isCounted ? outlook.point * 0.9 : 0
}

export const readyCards = ({ me }: Outlook): StrategyCardId[] =>
  idsOf(me.strategy).filter(card => me.strategy[card] === 'ready' && ruleOf(card))
