/** Actions about goods, counters, cards and what others may do. [TI-26.09] */

import { ask, combinations, ref, refs, type SeatId, say, sayTo } from '../../../kit/index.ts'
import type { PlanetId } from '../../data/index.ts'
import { line } from '../../line.ts'
import { isSecure } from '../../numbers/laws.ts'
import { partnersOf } from '../../numbers/trade.ts'
import type { TiChapter, TiState, TiView } from '../../state.ts'
import { exhaust } from '../control.ts'
import { activatedBy, removeCounter } from '../counters.ts'
import { readyPlanetsOf } from '../payment.ts'
import { homePlanetsOf, planetsOf } from '../planets.ts'
import { othersFrom, seatsOf } from '../seats.ts'
import { hasShips } from '../space.ts'
import { doNext } from '../steps.ts'
import { originalOf } from '../strategic/sets.ts'
import { breakAgreement } from '../trade/agreements.ts'
import { gainTradeGoods } from '../trade-goods.ts'
import { systemRef } from '../words.ts'
import { holds } from './ops.ts'
import { when } from './selectors.ts'
import type { CardRule, Nothing, OnCell, OnSeat } from './types.ts'

/** Other players of whom something holds. */
export const othersWith = (view: TiView, seat: SeatId, has: (other: SeatId) => boolean = () => true) =>
  othersFrom(view, seat)
    .filter(has)
    .map(other => ({ seat: other }))

const goodYear: CardRule<Nothing> = {
  ways: () => when(true),
  play({ g }, { by }) {
    const home = homePlanetsOf(g, by)
    gainTradeGoods(g, by, planetsOf(g, by).filter(planet => !home.includes(planet)).length)
  },
}

const insubordination: CardRule<OnSeat> = {
  ways: (view, seat) => othersWith(view, seat, other => view.players[other]!.counters.command > 0),
  play({ g }, { args: { seat } }) {
    g.players[seat]!.counters.command -= 1
    say(g, line('log.losesCounter', { seat: ref('seat', seat) }))
  },
}

/** Trade goods go from one player to another. */
function handOver(g: TiState, from: SeatId, to: SeatId, lost: number, gained = lost): void {
  g.players[from]!.tradeGoods -= lost
  say(g, line('log.losesTradeGoods', { seat: ref('seat', from), count: lost }))
  gainTradeGoods(g, to, gained)
}

const hasGoods = (view: TiView) => (other: SeatId) => view.players[other]!.tradeGoods > 0

const privateers: CardRule<OnSeat> = {
  ways: (view, seat) => othersWith(view, seat, hasGoods(view)),
  play({ g }, { by, args: { seat } }) {
    const { tradeGoods } = g.players[seat]!
    handOver(g, seat, by, tradeGoods, Math.floor(tradeGoods / 2))
  },
}

const ruinousTariffs: CardRule<OnSeat> = {
  ways: (view, seat) =>
    othersWith(view, seat, other => partnersOf(view, seat).includes(other) && hasGoods(view)(other)),
  play: ({ g }, { by, args: { seat } }) => handOver(g, seat, by, Math.ceil(g.players[seat]!.tradeGoods / 2)),
}

/** Of whoever has just executed Trade. */
const ruinousTariffsOfTrade: CardRule<OnSeat> = {
  ways: (view, seat, moment) =>
    moment.cause.card !== undefined && originalOf(moment.cause.card) === 'trade'
      ? ruinousTariffs.ways(view, seat, moment).filter(way => way.seat === moment.cause.seat)
      : [],
  play: ruinousTariffs.play,
}

/** Every agreement once. */
const agreements = (view: TiView): [SeatId, SeatId][] =>
  seatsOf(view).flatMap(one =>
    partnersOf(view, one)
      .filter(other => one < other)
      .map((other): [SeatId, SeatId] => [one, other]),
  )

const merchantsGuild: CardRule<{ seats: SeatId[] }> = {
  ways: view => agreements(view).map(seats => ({ seats })),
  play({ g }, { args: { seats } }) {
    breakAgreement(g, seats[0]!, seats[1]!)
  },
}

const REFRESHED = 2

const masterOfTrade: CardRule<{ planets: PlanetId[] }> = {
  ways(view, seat) {
    if (partnersOf(view, seat).length < 2) return []
    const exhausted = planetsOf(view, seat).filter(planet => view.planets[planet]!.exhausted)
    return combinations(exhausted, Math.min(1, exhausted.length), REFRESHED).map(planets => ({ planets }))
  },
  play({ g }, { by, args: { planets } }) {
    for (const planet of planets) delete g.planets[planet]!.exhausted
    say(g, line('log.refreshes', { seat: ref('seat', by), planets: refs('planet', planets) }))
  },
}

const half = (view: TiView, seat: SeatId) => Math.floor(readyPlanetsOf(view, seat).length / 2)

const stellarCriminals: CardRule<OnSeat> = {
  ways: (view, seat) => othersWith(view, seat, other => half(view, other) > 0 && !isSecure(view, other)),
  play: ({ g }, { args: { seat } }) => doNext(g, { do: 'exhaustHalf', seat: seat }),
}

const STOLEN = 2

/** Nobody but the two learns which cards they are. [TI-56.02] */
const successfulSpy: CardRule<OnSeat> = {
  ways: (view, seat) => othersWith(view, seat, other => view.players[other]!.actionCards.length > 0),
  play({ g, random }, { by, args: { seat } }) {
    const hand = g.players[seat]!.actionCards
    const taken = random.Shuffle(hand).slice(0, STOLEN)
    for (const card of taken) hand.splice(hand.indexOf(card), 1)
    g.players[by]!.actionCards.push(...taken)
    const who = { seat: ref('seat', by), other: ref('seat', seat), count: taken.length }
    const full = line('log.stealsCards', { ...who, cards: refs('actionCard', taken) })
    sayTo(g, [by, seat], full, line('log.steals', who))
    doNext(g, { do: 'handLimit', seat: by })
  },
}

const unexpectedAction: CardRule<OnCell> = {
  ways: (view, seat) => activatedBy(view, seat).map(cell => ({ cell })),
  play({ g }, { by, args: { cell } }) {
    removeCounter(g, by, cell)
    say(g, line('log.takesCounter', { seat: ref('seat', by), system: systemRef(g, cell) }))
  },
}

export const dealingCards = {
  armistice: holds((view, seat) =>
    planetsOf(view, seat).flatMap(planet => othersWith(view, seat).map(other => ({ ...other, planet }))),
  ),
  'diplomatic-immunity': holds((view, seat) =>
    Object.keys(view.space)
      .filter(cell => hasShips(view, cell, seat))
      .map(cell => ({ cell })),
  ),
  'good-year': goodYear,
  'influence-in-the-merchants-guild': merchantsGuild,
  insubordination,
  'master-of-trade': masterOfTrade,
  privateers,
  'ruinous-tariffs': ruinousTariffsOfTrade,
  'ruinous-tariffs-base': ruinousTariffs,
  'stellar-criminals': stellarCriminals,
  'successful-spy': successfulSpy,
  'unexpected-action': unexpectedAction,
  'war-footing': holds(view => Object.keys(view.galaxy.tiles).map(cell => ({ cell }))),
} as const

export const dealingRules = {
  steps: {
    /** The owner chooses. */
    exhaustHalf({ g }, { seat }) {
      const options = readyPlanetsOf(g, seat)
      const count = half(g, seat)
      if (count === 0) return
      const pick = { of: 'planet' as const, options, min: count, max: count }
      ask(g, { seat, kind: 'exhaustHalf', required: true, about: { count }, pick })
    },
  },
  answers: {
    exhaustHalf: ({ g }, _, planets: PlanetId[]) => exhaust(g, planets),
  },
} satisfies TiChapter
