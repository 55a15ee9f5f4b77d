/** 3 Assembly, and political cards in hands. [TI-34.03, TI-34.04, TI-34.25 to TI-34.27] */
import { ask, combinations, type Refusal, ref, refs, type SeatId, say, sayTo } from '../../../kit/index.ts'
import type { PlanetId, PoliticalCardId } from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import { planetValue } from '../../numbers/planets.ts'
import type { TiChapter, TiState, TiView } from '../../state.ts'
import { drawActionCards } from '../action-cards.ts'
import { drawLive } from '../live-draw.ts'
import { planetsOf } from '../planets.ts'
import { outcomesOf } from '../politics/outcomes.ts'
import { clockwiseFrom, othersFrom } from '../seats.ts'
import { doNext } from '../steps.ts'
import { takeSpeaker } from '../strategy-phase.ts'
import { gainTradeGoods, tradeGoodsLeft } from '../trade-goods.ts'
import type { Ability, Secondary } from './types.ts'

const CARDS = 2
const DEALT = 2
const REFRESHED = 6
/** Political cards that a player may hold. [TI-34.03] */
const HAND = 5

const primary: Ability = {
  refusal: () => undefined,
  act(env, seat) {
    doNext(env.g, { do: 'drawPolitical', seat, count: 1 }, { do: 'assembly', seat })
    drawActionCards(env, seat, CARDS)
  },
  some: () => [{}],
}

const worthOf = (view: TiView, planet: PlanetId) =>
  planetValue(view, planet, 'resources').total + planetValue(view, planet, 'influence').total

const exhausted = (view: TiView, seat: SeatId) =>
  planetsOf(view, seat).filter(planet => view.planets[planet]!.exhausted)

/** Home planets, too. [TI-34.27] */
function refuseRefreshing(view: TiView, seat: SeatId, planets: readonly PlanetId[]): Refusal | undefined {
  const possible = exhausted(view, seat)
  if (new Set(planets).size !== planets.length || !planets.every(planet => possible.includes(planet)))
    return refuse('TI-34.27', 'notExhausted')
  const total = planets.reduce((sum, planet) => sum + worthOf(view, planet), 0)
  return total > REFRESHED ? refuse('TI-34.27', 'atMost', { count: REFRESHED }) : undefined
}

const LISTED_AT_MOST = 3

const secondary: Secondary = {
  refusal: (view, seat, { planets = [] }) => refuseRefreshing(view, seat, planets),
  act({ g }, seat, { planets = [] }) {
    for (const planet of planets) delete g.planets[planet]!.exhausted
    say(g, line('log.refreshes', { seat: ref('seat', seat), planets: refs('planet', planets) }))
  },
  some: (view, seat) =>
    combinations(exhausted(view, seat), 1, LISTED_AT_MOST)
      .filter(planets => !refuseRefreshing(view, seat, planets))
      .map(planets => ({ planets })),
}

/** Why a political card cannot be discarded for a trade good. [TI-34.04] */
export function refuseSelling(view: TiView, seat: SeatId, card: PoliticalCardId): Refusal | undefined {
  if (!view.players[seat]!.politicalCards.includes(card)) return refuse('TI-34.04', 'noCard')
  return tradeGoodsLeft(view) > 0 ? undefined : refuse('TI-2.10', 'supplyEmpty')
}

export function sellPolitical(g: TiState, seat: SeatId, card: PoliticalCardId): void {
  discardPolitical(g, seat, [card])
  gainTradeGoods(g, seat, 1)
}

function discardPolitical(g: TiState, seat: SeatId, cards: readonly PoliticalCardId[]): void {
  const hand = g.players[seat]!.politicalCards
  for (const card of cards) hand.splice(hand.indexOf(card), 1)
  g.discards.politicalCards.push(...cards)
  say(g, line('log.discards', { seat: ref('seat', seat), cards: refs('politicalCard', cards) }))
}

/** Who gets the token, before the own card is played. */
function askSpeaker(g: TiState, seat: SeatId): void {
  const options = othersFrom(g, seat).filter(other => other !== g.speaker)
  ask(g, { seat, kind: 'nameSpeaker', required: true, pick: { of: 'seat', options, min: 1, max: 1 } })
}

export const assemblyRules = {
  steps: {
    /** [TI-4.16] */
    dealPolitical({ g }) {
      const seats = clockwiseFrom(g, g.speaker)
      doNext(g, ...seats.map(seat => ({ do: 'drawPolitical', seat, count: DEALT }) as const))
    },
    /** Nobody else sees them. [TI-34.03] */
    drawPolitical({ g, random }, { seat, count }) {
      const drawn = drawLive(g, 'politicalCards', count, random)
      if (drawn.length === 0) return
      g.players[seat]!.politicalCards.push(...drawn)
      const who = { seat: ref('seat', seat), count: drawn.length }
      const full = line('log.drawsPolitical', { ...who, cards: refs('politicalCard', drawn) })
      sayTo(g, [seat], full, line('log.drawsPoliticals', who))
      doNext(g, { do: 'politicalLimit', seat })
    },
    politicalLimit({ g }, { seat }) {
      const options = g.players[seat]!.politicalCards
      const count = options.length - HAND
      if (count <= 0) return
      const pick = { of: 'politicalCard' as const, options: [...options], min: count, max: count }
      ask(g, { seat, kind: 'discardPolitical', required: true, about: { count }, pick })
    },
    /** The Speaker cannot claim the token. [TI-34.25] */
    assembly({ g }, { seat }) {
      if (g.speaker === seat) return askSpeaker(g, seat)
      const options = ['claim', 'give']
      ask(g, { seat, kind: 'assembly', required: true, pick: { of: 'assembly', options, min: 1, max: 1 } })
    },
    /** Without a card the next one of the deck is played. [TI-34.26] */
    playPolitical({ g }, { seat }) {
      const options = g.players[seat]!.politicalCards.filter(card => outcomesOf(g, card).length > 0)
      if (options.length === 0) return doNext(g, { do: 'agenda' })
      ask(g, {
        seat,
        kind: 'playPolitical',
        required: true,
        pick: { of: 'politicalCard', options, min: 1, max: 1 },
      })
    },
  },
  answers: {
    discardPolitical: ({ g }, { seat }, cards: PoliticalCardId[]) => discardPolitical(g, seat, cards),
    assembly({ g }, { seat }, [way]) {
      if (way === 'give') return askSpeaker(g, seat)
      takeSpeaker(g, seat)
      const options = othersFrom(g, seat)
      ask(g, { seat, kind: 'namePolitician', required: true, pick: { of: 'seat', options, min: 1, max: 1 } })
    },
    nameSpeaker({ g }, { seat }, [other]) {
      takeSpeaker(g, other!)
      doNext(g, { do: 'playPolitical', seat })
    },
    namePolitician({ g }, _, [other]) {
      doNext(g, { do: 'playPolitical', seat: other! })
    },
    playPolitical({ g }, { seat }, [card]: PoliticalCardId[]) {
      const hand = g.players[seat]!.politicalCards
      hand.splice(hand.indexOf(card!), 1)
      g.decks.politicalCards.push(card!)
      doNext(g, { do: 'agenda' })
    },
  },
} satisfies TiChapter

export const assembly = { primary, secondary }
