/** Strategic actions: the primary ability, then the secondary one of the others. TI-13.01 to TI-13.06. */
import { ask, type Env, type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import { type AbilityCardId, type StrategyCardId, WINDOWS } from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import { isElected } from '../../numbers/laws.ts'
import { hasAbility, type InForce } from '../../numbers/modifiers.ts'
import type { TiChapter, TiState, TiView } from '../../state.ts'
import { endEffects, isUnder } from '../effects.ts'
import { bringsVoice } from '../politics/cards/voice.ts'
import { othersFrom } from '../seats.ts'
import { doNext } from '../steps.ts'
import { playDraftCards, refuseDraftCards, withCards } from '../windows/draft.ts'
import { ruleOf } from './cards.ts'
import { isUsedUp } from './imperial-ii.ts'
import { originalOf } from './sets.ts'
import type { StrategicArgs } from './steps.ts'
import { SECOND } from './technology-ii.ts'
import { afterPrimary } from './unheld.ts'

/** Why a strategy card cannot be executed like this. */
export function refuseStrategic(
  view: TiView,
  seat: SeatId,
  card: StrategyCardId,
  args: StrategicArgs,
): Refusal | undefined {
  const rule = ruleOf(card)
  if (view.players[seat]!.strategy[card] !== 'ready' || !rule) return refuse('TI-13.01', 'notYourCard')
  return refusePrimary(view, seat, card, args)
}

/** Cards go with technologies only. [TI-26.20] */
const refuseCards = (view: TiView, seat: SeatId, card: AbilityCardId, { cards }: StrategicArgs) =>
  cards && originalOf(card) !== 'technology'
    ? refuse('TI-26.02', 'notNow')
    : refuseDraftCards(view, seat, WINDOWS.technologyComes, { card }, cards)

/** Why its primary ability cannot be used like this. */
export const refusePrimary = (
  view: TiView,
  seat: SeatId,
  card: StrategyCardId,
  args: StrategicArgs,
): Refusal | undefined =>
  refuseCards(view, seat, card, args) ??
  ruleOf(card)!.primary.refusal(withCards(view, seat, args.cards), seat, args)

export function beginStrategic(
  env: Env<TiState>,
  seat: SeatId,
  card: StrategyCardId,
  args: StrategicArgs,
): void {
  const { g } = env
  g.players[seat]!.strategy[card] = 'used'
  g.action = { kind: 'strategic', systems: [], card, landed: {} }
  say(g, line('log.strategic', { seat: ref('seat', seat), card: ref('strategyCard', card) }))
  doNext(g, ...afterPrimary(seat, card))
  if (bringsVoice(g, card)) doNext(g, { do: 'offerVoice', seat }, { do: 'primary', seat, card, args })
  else usePrimary(env, seat, card, args)
}

/** The cards that go with it come first; what then cannot be done is asked again. [TI-26.20] */
export function usePrimary(
  env: Env<TiState>,
  seat: SeatId,
  card: StrategyCardId,
  { cards, ...args }: StrategicArgs,
): void {
  if (!cards) {
    ruleOf(card)!.primary.act(env, seat, args)
    return
  }
  doNext(env.g, { do: 'primary', seat, card, args })
  playDraftCards(env.g, seat, WINDOWS.technologyComes, { card }, cards)
}

/** Whether a player pays a Command Counter of Strategy Allocation. [TI-13.02, TI-13.10, TI-30.22, TI-31.01] */
export const paysCounter = (view: InForce, seat: SeatId, card: AbilityCardId): boolean =>
  !ruleOf(card)!.secondary!.isFree &&
  !view.effects.some(({ id, by }) => id === 'strategic-planning' && by === seat) &&
  view.players[seat]!.strategy.initiative === undefined &&
  !(originalOf(card) === 'trade' && hasAbility(view, seat, 'mastersOfTrade')) &&
  !(originalOf(card) === 'technology' && hasAbility(view, seat, 'lazaxArchives')) &&
  !(originalOf(card) === 'technology' && isElected(view, 'imperial-academy', seat))

/** Why a player cannot use the secondary ability of this card at all. */
export function refuseCounter(
  view: TiView,
  seat: SeatId,
  card: AbilityCardId,
  isFree = false,
): Refusal | undefined {
  // What goes with a primary ability is none. [TI-34.45]
  if (card === SECOND) return undefined
  if (isUsedUp(view, card)) return refuse('TI-33.02', 'noSecondaries', { card: ref('strategyCard', card) })
  if (view.effects.some(({ id }) => id === 'aggressive-strategy'))
    return refuse('TI-13.02', 'noSecondaries', { card: ref('politicalCard', 'aggressive-strategy') })
  if (isUnder(view, 'policy-paralysis', seat))
    return refuse('TI-26.02', 'noSecondaries', { card: ref('actionCard', 'policy-paralysis') })
  return !isFree && paysCounter(view, seat, card) && view.players[seat]!.counters.strategy === 0
    ? refuse('TI-13.02', 'noStrategyCounter')
    : undefined
}

export const refuseSecondary = (
  view: TiView,
  seat: SeatId,
  card: AbilityCardId,
  args: StrategicArgs,
  isFree = false,
): Refusal | undefined =>
  refuseCounter(view, seat, card, isFree) ??
  refuseCards(view, seat, card, args) ??
  ruleOf(card)!.secondary!.refusal(withCards(view, seat, args.cards), seat, args)

export function useSecondary(
  env: Env<TiState>,
  seat: SeatId,
  card: AbilityCardId,
  { cards, ...args }: StrategicArgs,
  isFree = false,
): void {
  const { g } = env
  if (!isFree && paysCounter(g, seat, card)) g.players[seat]!.counters.strategy -= 1
  say(g, line('log.secondary', { seat: ref('seat', seat), card: ref('strategyCard', printedOf(card)) }))
  if (!cards) {
    ruleOf(card)!.secondary!.act(env, seat, args)
    return
  }
  doNext(g, { do: 'useSecondary', seat, card, args })
  playDraftCards(g, seat, WINDOWS.technologyComes, { card }, cards)
}

/** The card on which an ability is printed. */
export const printedOf = (card: AbilityCardId): StrategyCardId => card.split('/')[0] as StrategyCardId

function askPrimary(g: TiState, seat: SeatId, card: StrategyCardId): void {
  ask(g, { seat, kind: 'primary', required: true, about: { card: ref('strategyCard', card), id: card } })
}

export const strategicRules = {
  steps: {
    primary(env, { seat, card, args }) {
      const { g } = env
      if (!ruleOf(card)!.primary.refusal(g, seat, args)) return ruleOf(card)!.primary.act(env, seat, args)
      askPrimary(g, seat, card)
    },
    choosePrimary({ g }, { seat, card }) {
      askPrimary(g, seat, card)
    },
    useSecondary(env, { seat, card, args }) {
      if (!ruleOf(card)!.secondary!.refusal(env.g, seat, args))
        return ruleOf(card)!.secondary!.act(env, seat, args)
      doNext(env.g, { do: 'secondary', seat, card, isFree: true })
    },
    /** Clockwise, each completely before the next. [TI-13.01, TI-13.06] */
    secondaries({ g }, { card }) {
      if (!ruleOf(card)!.secondary) return
      doNext(g, ...othersFrom(g, g.active!).map(seat => ({ do: 'secondary', seat, card }) as const))
    },
    secondary({ g }, { seat, card, isFree = false }) {
      if (refuseCounter(g, seat, card, isFree)) return
      const about = { card: ref('strategyCard', printedOf(card)), id: card, free: isFree ? 1 : 0 }
      ask(g, { seat, kind: 'secondary', required: true, about })
    },
    endStrategic({ g }) {
      g.action = null
      endEffects(g, 'endOfAction')
    },
  },
} satisfies TiChapter
