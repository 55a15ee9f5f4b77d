/** Cards about strategy cards, and those of the strategy phase. */
import { ask, ref, refs, type SeatId, say, sayTo } from '../../../kit/index.ts'
import { type ActionCardId, idsOf, STRATEGY_CARDS, type StrategyCardId } from '../../data/index.ts'
import { tileAt } from '../../galaxy/map.ts'
import { line } from '../../line.ts'
import type { TiChapter, TiView } from '../../state.ts'
import type { Moment } from '../../state-cards.ts'
import { countersLeft, gainCounters, isActivatedFor, placeCounter } from '../counters.ts'
import { countOf } from '../counts.ts'
import { effectsOf, startEffect } from '../effects.ts'
import { ownerOf, planetsOf, unitsOn } from '../planets.ts'
import { doNext } from '../steps.ts'
import { ruleOf } from '../strategic/cards.ts'
import { originalOf } from '../strategic/sets.ts'
import { cardsOpenTo } from '../strategy-phase.ts'
import { isBarred } from '../tactical/paths.ts'
import { breakAllAgreements } from '../trade/agreements.ts'
import { systemRef } from '../words.ts'
import { othersWith } from './dealing.ts'
import { holds } from './ops.ts'
import { when } from './selectors.ts'
import type { CardRule, Nothing, OnCell, OnSeat, OnStrategyCard } from './types.ts'

const SUMMIT = 2

const commandSummit: CardRule<Nothing> = {
  ways: () => when(true),
  play({ g }, { by }) {
    const command = Math.min(SUMMIT, countersLeft(g, by))
    gainCounters(g, by, command > 0 ? { command } : {})
  },
}

/** Systems that are no homes. */
const abroad = (view: TiView) =>
  Object.keys(view.galaxy.tiles).filter(
    cell => tileAt(view.galaxy, cell)?.back !== 'home' && !isBarred(view, cell),
  )

const signalJamming: CardRule<OnSeat & OnCell> = {
  ways: (view, seat) =>
    abroad(view).flatMap(cell =>
      othersWith(
        view,
        seat,
        other => countersLeft(view, other) > 0 && !isActivatedFor(view, cell, other),
      ).map(other => ({ ...other, cell })),
    ),
  play({ g }, { args: { seat, cell } }) {
    placeCounter(g, seat, cell)
    say(g, line('log.jams', { seat: ref('seat', seat), system: systemRef(g, cell) }))
  },
}

const synchronicity: CardRule<Nothing> = {
  ways: view => when(view.decks.actionCards.length > 0),
  play: ({ g }, { by }) => doNext(g, { do: 'search', seat: by }),
}

const MECATOL_REX = 'mecatol-rex'

const usurper: CardRule<Nothing> = {
  ways: (view, seat) => when(ownerOf(view, MECATOL_REX) === seat),
  play({ g }, { card, by }) {
    g.discards.actionCards.splice(g.discards.actionCards.lastIndexOf(card), 1)
    startEffect(g, { id: card, by, planet: MECATOL_REX, until: 'whileControlled' })
  },
}

/** The strategy card that was taken goes back already: once is all that it can. [TI-26.08, TI-32.23] */
export const isDisgraced = (view: TiView, { cause: { seat, card } }: Moment): boolean =>
  effectsOf(view, 'public-disgrace').some(one => one.of === seat && one.card === card)

/** [TI-32.23] */
const publicDisgrace: CardRule<Nothing> = {
  ways: (view, seat, { cause }) =>
    when(
      cause.seat !== undefined &&
        cause.seat !== seat &&
        cardsOpenTo(view, cause.seat).some(card => card !== cause.card),
    ),
  play({ g }, { card: id, by, moment: { cause } }) {
    const { seat, card } = cause as { seat: SeatId; card: StrategyCardId }
    // A copy changes nothing: whoever has put the card back takes one other, not two. [TI-26.08]
    if (effectsOf(g, id).some(one => one.of === seat && one.card === card)) return
    startEffect(g, { id, by, of: seat, card, until: 'endOfRound' })
    say(g, line('log.putsBack', { seat: ref('seat', seat), card: ref('strategyCard', card) }))
    doNext(g, { do: 'pickStrategy', seat, not: card })
  },
}

/** [TI-32.15] */
const strategicFlexibility: CardRule<OnStrategyCard & { other: StrategyCardId }> = {
  ways: (view, seat) =>
    idsOf(view.players[seat]!.strategy).flatMap(card =>
      cardsOpenTo(view, seat).map(other => ({ card, other })),
    ),
  play({ g }, { by, args: { card, other } }) {
    const { strategy } = g.players[by]!
    delete strategy[card]
    strategy[other] = 'ready'
    g.common[card] = g.common[other]!
    delete g.common[other]
    say(g, line('log.picksStrategy', { seat: ref('seat', by), card: ref('strategyCard', other) }))
  },
}

const UNKEPT = [1, 8]

/** [TI-32.09] */
const politicalStability = holds((view, seat) =>
  idsOf(view.players[seat]!.strategy)
    .filter(card => !UNKEPT.includes(STRATEGY_CARDS[card].number))
    .map(card => ({ card })),
)

/** Of those who could use it. */
const policyParalysis = holds((view, seat, { cause }) =>
  cause.card === undefined || !ruleOf(cause.card)?.secondary
    ? []
    : othersWith(view, seat, other => other !== cause.seat),
)

const TECHNOLOGY = 'technology'

/** [TI-32.11] */
const techBubble: CardRule<Nothing> = {
  ways: (view, seat, { cause }) =>
    when(
      cause.seat === seat &&
        cause.card !== undefined &&
        originalOf(cause.card) === TECHNOLOGY &&
        view.players[seat]!.counters.strategy > 0,
    ),
  play({ g }, { by, moment }) {
    g.players[by]!.counters.strategy -= 1
    doNext(g, { do: 'secondary', seat: by, card: moment.cause.card!, isFree: true })
  },
}

export const strategyPhaseCards = {
  'command-summit': commandSummit,
  'grand-armada': holds((view, seat) => [{ cell: view.galaxy.homes[seat]! }]),
  'policy-paralysis': policyParalysis,
  'political-stability': politicalStability,
  'productivity-spike': holds((view, seat) =>
    planetsOf(view, seat)
      .filter(planet => countOf(unitsOn(view, planet), 'spaceDock') > 0)
      .map(planet => ({ planet })),
  ),
  'public-disgrace': publicDisgrace,
  'scientist-assassination': holds((view, seat) => othersWith(view, seat)),
  'signal-jamming': signalJamming,
  'strategic-flexibility': strategicFlexibility,
  'strategic-shift': holds(view => idsOf(view.common).map(card => ({ card }))),
  synchronicity,
  'tech-bubble': techBubble,
  'trade-stop': { ways: () => when(true), play: ({ g }) => breakAllAgreements(g) },
  usurper,
} as const satisfies { readonly [card in ActionCardId]?: CardRule }

export const searchRules = {
  steps: {
    /** Nobody else learns which card it is. [TI-56.18] */
    search({ g }, { seat }) {
      const options = [...new Set(g.decks.actionCards)].sort()
      if (options.length > 0)
        ask(g, { seat, kind: 'search', required: true, pick: { of: 'actionCard', options, min: 1, max: 1 } })
    },
  },
  answers: {
    search({ g, random }, { seat }, [card]: ActionCardId[]) {
      g.decks.actionCards.splice(g.decks.actionCards.indexOf(card!), 1)
      g.decks.actionCards = random.Shuffle(g.decks.actionCards)
      g.players[seat]!.actionCards.push(card!)
      const who = { seat: ref('seat', seat), count: 1 }
      const full = line('log.drawsCards', { ...who, cards: refs('actionCard', [card!]) })
      sayTo(g, [seat], full, line('log.draws', who))
      doNext(g, { do: 'handLimit', seat })
    },
  },
} satisfies TiChapter
