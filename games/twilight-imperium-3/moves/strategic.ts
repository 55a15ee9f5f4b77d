/** Strategy cards are executed, and used by others. Section 13. */

import * as z from 'zod/mini'
import { type Ask, close, type Line, moveOf, ref } from '../../kit/index.ts'
import { type AbilityCardId, idsOf, type StrategyCardId } from '../data/index.ts'
import { line } from '../line.ts'
import { gainCounters, refuseCounters, someSpreads } from '../rules/counters.ts'
import {
  beginStrategic,
  printedOf,
  refusePrimary,
  refuseSecondary,
  refuseStrategic,
  usePrimary,
  useSecondary,
} from '../rules/strategic/action.ts'
import { ruleOf } from '../rules/strategic/cards.ts'
import { imperialSite } from '../rules/strategic/imperial.ts'
import { originalOf } from '../rules/strategic/sets.ts'
import type { StrategicArgs } from '../rules/strategic/steps.ts'
import { areasLine } from '../rules/words.ts'
import type { TiState, TiView } from '../state.ts'
import { pick } from './samples/chance.ts'
import { anyProduction, someProductions } from './samples/production.ts'
import * as shapes from './shapes.ts'
import { strategicLine } from './wording.ts'

const countIn = ({ about }: Ask) => Number(about!.count)
const isFree = ({ about }: Ask) => about!.free === 1
const cardOf = ({ about }: Ask) => about!.id as AbilityCardId
const ownCardOf = ({ about }: Ask) => about!.id as StrategyCardId

/** Primary abilities that do one of two things: what they do where nothing is chosen has words of its own. */
const DOES = ['trade', 'trade-ii', 'imperial-ii'] as const
const plain = (card: StrategyCardId) => DOES.find(one => one === card)

/** An ability with what is chosen for it; of some nothing is. */
function abilityLine(
  key: 'strategic' | 'secondary',
  view: TiView,
  card: AbilityCardId,
  args: StrategicArgs,
): Line {
  const printed = printedOf(card)
  const named = { card: ref('strategyCard', printed) }
  if (Object.keys(args).length > 0) return line(`move.${key}`, { ...named, what: strategicLine(view, args) })
  const does = plain(printed)
  return key === 'strategic' && does
    ? line('move.strategic', { ...named, what: line(`move.does.${does}`) })
    : line(`move.${key}Plain`, named)
}

/** Ways to use a secondary ability, for lists. */
const someSecondaries = (view: TiView, seat: string, card: AbilityCardId): StrategicArgs[] =>
  originalOf(card) === 'imperial'
    ? someProductions(view, seat, imperialSite(view, seat)).map(production => ({ production }))
    : ruleOf(card)!.secondary!.some(view, seat)

export const strategicMoves = {
  /** [TI-13.01] */
  strategic: moveOf<TiState, TiView>()({
    during: ['turn'],
    often: 20,
    args: z.tuple([shapes.strategyCard, shapes.strategicArgs]),
    candidates: (view, { seat }) =>
      idsOf(view.players[seat]!.strategy).flatMap(card =>
        [
          ...(ruleOf(card)?.primary.some(view, seat) ?? []),
          // Imperial II may build at once. [TI-33.02]
          ...(card === 'imperial-ii' ? someSecondaries(view, seat, card) : []),
        ].map((args): [StrategyCardId, StrategicArgs] => [card, args]),
      ),
    refusal: (view, { seat }, [card, args]) => refuseStrategic(view, seat, card, args),
    act(env, { seat, ask }, [card, args]) {
      close(env.g, ask)
      beginStrategic(env, seat, card, args)
    },
    label: (view, _, [card, args]) => abilityLine('strategic', view, card, args),
  }),

  /** The primary ability once more, where a card that went with it was cancelled. [TI-26.20] */
  primary: moveOf<TiState, TiView>()({
    during: ['primary'],
    args: z.tuple([shapes.strategicArgs]),
    candidates: (view, { seat, ask }) =>
      ruleOf(ownCardOf(ask))!
        .primary.some(view, seat)
        .map((args): [StrategicArgs] => [args]),
    refusal: (view, { seat, ask }, [args]) => refusePrimary(view, seat, ownCardOf(ask), args),
    act(env, { seat, ask }, [args]) {
      close(env.g, ask)
      usePrimary(env, seat, ownCardOf(ask), args)
    },
    label: (view, { ask }, [args]) => abilityLine('strategic', view, ownCardOf(ask), args),
  }),

  /** [TI-13.02, TI-13.04] */
  secondary: moveOf<TiState, TiView>()({
    during: ['secondary'],
    often: 3,
    args: z.tuple([shapes.strategicArgs]),
    candidates: (view, { seat, ask }) =>
      someSecondaries(view, seat, cardOf(ask)).map((args): [StrategicArgs] => [args]),
    sample(view, { seat, ask }, random) {
      if (originalOf(cardOf(ask)) === 'imperial')
        return [{ production: anyProduction(view, seat, imperialSite(view, seat), random) }]
      const args = pick(someSecondaries(view, seat, cardOf(ask)), random)
      return args && [args]
    },
    refusal: (view, { seat, ask }, [args]) => refuseSecondary(view, seat, cardOf(ask), args, isFree(ask)),
    act(env, { seat, ask }, [args]) {
      close(env.g, ask)
      useSecondary(env, seat, cardOf(ask), args, isFree(ask))
    },
    label: (view, { ask }, [args]) => abilityLine('secondary', view, cardOf(ask), args),
  }),

  /** Command Counters of the reinforcements onto the sheet. [TI-8.02] */
  placeGained: moveOf<TiState, TiView>()({
    during: ['placeGained'],
    args: z.tuple([shapes.areaCounts]),
    candidates: (_, { ask }) => someSpreads(countIn(ask)).map((one): [typeof one] => [one]),
    refusal: (view, { seat, ask }, [areas]) => refuseCounters(view, seat, areas, countIn(ask)),
    act({ g }, { seat, ask }, [areas]) {
      close(g, ask)
      gainCounters(g, seat, areas)
    },
    label: (_, __, [areas]) => areasLine(areas),
  }),

  /** Does not use it. */
  letGo: moveOf<TiState, TiView>()({
    during: ['secondary', 'secondAction', 'shuttle'],
    args: z.tuple([]),
    candidates: () => [[]],
    refusal: () => undefined,
    act({ g }, { ask }) {
      close(g, ask)
    },
    label: () => line('move.letGo'),
  }),
}
