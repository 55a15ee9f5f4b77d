/** The strategy phase: everybody takes strategy cards. Section 11. */
import { ask, ref, type SeatId, say } from '../../kit/index.ts'
import { idsOf, type StrategyCardId, WINDOWS } from '../data/index.ts'
import { line, refuse } from '../line.ts'
import { isElected, isLaw } from '../numbers/laws.ts'
import type { Area, Counts, TiChapter, TiState, TiView } from '../state.ts'
import { beginChapter } from './chronicle.ts'
import { countersLeft, gainCounters, refuseFleetSupply, someSpreads } from './counters.ts'
import { countOf, totalOf } from './counts.ts'
import { effectsOf } from './effects.ts'
import { clockwiseFrom, orderOfPlay, othersFrom, seatsOf } from './seats.ts'
import { doNext, type TiStep } from './steps.ts'
import { originalOf } from './strategic/sets.ts'
import { openFacilities } from './tactical/facilities.ts'
import { gainTradeGoods, tradeGoodsLeft } from './trade-goods.ts'
import { revealObjective } from './victory.ts'

/** [TI-11.02] */
export const cardsEach = (g: Pick<TiView, 'order'>) => (g.order.length <= 4 ? 2 : 1)

type Picking = Pick<TiView, 'common' | 'effects' | 'laws' | 'order' | 'players'>

/** Whoever held Initiative in the round before leaves it to others. [TI-11.05] */
const mayHold = ({ players }: Pick<TiView, 'players'>, seat: SeatId, card: StrategyCardId): boolean =>
  card !== 'initiative' || !players[seat]!.before.includes(card)

/** What the elected player pays for Imperial under Council Censure. */
const CENSURE = 2

/** Whether the laws let a player choose a card. */
function mayChoose(g: Picking, seat: SeatId, card: StrategyCardId): boolean {
  if (originalOf(card) !== 'imperial') return true
  const { counters, points } = g.players[seat]!
  if (isElected(g, 'council-censure', seat) && counters.strategy < CENSURE) return false
  const isAhead = othersFrom(g, seat).every(other => g.players[other]!.points < points)
  return !(isAhead && isLaw(g, 'imperial-containment'))
}

/** How many strategy cards a player still has to take in this phase. [TI-11.01] */
export const cardsLacking = (g: Pick<TiView, 'order' | 'players'>, seat: SeatId): number =>
  cardsEach(g) - idsOf(g.players[seat]!.strategy).length

const picking = (seat: SeatId) => ({ do: 'pickStrategy', seat }) as const

/** What the phase still has to do while a seat chooses a card, in order. [TI-11.01] */
export function workAfterPick(g: Pick<TiView, 'order' | 'players' | 'speaker'>, now: SeatId): TiStep[] {
  const seats = clockwiseFrom(g, g.speaker)
  const at = seats.indexOf(now)
  // Whoever came before has chosen for this turn; everybody else has one of those that are lacking still to choose in it.
  const picks = Array.from({ length: cardsEach(g) }, (_, turn) =>
    seats
      .filter((seat, i) => (turn > 0 || i > at) && turn < cardsLacking(g, seat) + (i < at ? 1 : 0))
      .map(picking),
  )
  return [...picks.flat(), ...AFTER_PICKS]
}

const AFTER_PICKS = [
  { do: 'window', id: WINDOWS.strategyCardsTaken },
  { do: 'endStrategyPhase' },
] as const satisfies readonly TiStep[]

/** Others who still need a card, under Checks and Balances; those who may hold this one, if there are any. [TI-32.36] */
function receiversOf(g: Picking, seat: SeatId, card: StrategyCardId): SeatId[] {
  if (!isLaw(g, 'checks-and-balances')) return []
  const lacking = othersFrom(g, seat).filter(other => cardsLacking(g, other) > 0)
  const fit = lacking.filter(other => mayHold(g, other, card))
  return fit.length > 0 ? fit : lacking
}

/** The cards of the common area that a player may take. [TI-11.05, TI-11.09] */
export function cardsToPick(g: Picking, seat: SeatId): StrategyCardId[] {
  const free = cardsOpenTo(g, seat)
  return free.length > 0 ? free : idsOf(g.common)
}

/** Those that nothing forbids. */
export function cardsOpenTo(g: Picking, seat: SeatId): StrategyCardId[] {
  const shifted = effectsOf(g, 'strategic-shift').map(({ card }) => card)
  const givesAway = isLaw(g, 'checks-and-balances')
  return idsOf(g.common).filter(
    card => !shifted.includes(card) && mayChoose(g, seat, card) && (givesAway || mayHold(g, seat, card)),
  )
}

/** How many of these Bonus Counters can be turned into something. [TI-11.03] */
const bonusOf = (g: TiState, seat: SeatId, count: number) =>
  Math.min(count, countersLeft(g, seat) + tradeGoodsLeft(g))

/** What Bonus Counters are turned into. */
export interface Bonus {
  tradeGoods: number
  counters: Counts<Area>
}

/** [TI-11.03] */
export function refuseBonus(view: TiView, seat: SeatId, count: number, { tradeGoods, counters }: Bonus) {
  if (tradeGoods > tradeGoodsLeft(view)) return refuse('TI-2.10', 'supplyEmpty')
  if (totalOf(counters) > countersLeft(view, seat)) return refuse('TI-2.08', 'noCountersLeft')
  if (tradeGoods + totalOf(counters) !== count) return refuse('TI-11.03', 'bonusCount', { count })
  return refuseFleetSupply(view, view.players[seat]!.counters.fleet + countOf(counters, 'fleet'))
}

export const someBonuses = (count: number): Bonus[] =>
  Array.from({ length: count + 1 }, (_, tradeGoods) =>
    someSpreads(count - tradeGoods).map(counters => ({ tradeGoods, counters })),
  ).flat()

export function convertBonus(g: TiState, seat: SeatId, { tradeGoods, counters }: Bonus): void {
  gainTradeGoods(g, seat, tradeGoods)
  gainCounters(g, seat, counters)
}

export const strategyRules = {
  steps: {
    startRound({ g }) {
      g.phase = 'strategy'
      g.round += 1
      beginChapter(g)
      openFacilities(g)
      say(g, line('log.round', { round: g.round }))
      const seats = clockwiseFrom(g, g.speaker)
      // Whoever has kept a card takes one less. [TI-32.09]
      const picks = Array.from({ length: cardsEach(g) }, (_, turn) =>
        seats.filter(seat => turn < cardsLacking(g, seat)).map(picking),
      )
      doNext(g, { do: 'window', id: WINDOWS.strategyPhaseBegins }, ...picks.flat(), ...AFTER_PICKS)
    },
    /** [TI-11.01] */
    pickStrategy({ g }, { seat, not }) {
      const options = cardsToPick(g, seat).filter(card => card !== not)
      ask(g, {
        seat,
        kind: 'pickStrategy',
        required: true,
        pick: { of: 'strategyCard', options, min: 1, max: 1 },
      })
    },
    /** What comes with a card that was taken, unless it had to go back. [TI-11.06, TI-32.23] */
    takeStrategy({ g }, { seat, card }) {
      const disgrace = effectsOf(g, 'public-disgrace').find(one => one.of === seat && one.card === card)
      if (disgrace) {
        g.effects = g.effects.filter(effect => effect !== disgrace)
        return
      }
      const options = receiversOf(g, seat, card)
      if (options.length <= 1) return receive(g, options[0] ?? seat, card)
      ask(g, {
        seat,
        kind: 'giveStrategy',
        required: true,
        about: { card: ref('strategyCard', card) },
        pick: { of: 'seat', options, min: 1, max: 1 },
        memo: { card },
      })
    },
    /** [TI-11.03] */
    convertBonus({ g }, { seat, count }) {
      if (bonusOf(g, seat, count) > 0)
        ask(g, { seat, kind: 'convertBonus', required: true, about: { count: bonusOf(g, seat, count) } })
    },
    /** [TI-11.04, TI-11.08] */
    endStrategyPhase({ g }) {
      for (const card of idsOf(g.common)) g.common[card]! += 1
      for (const seat of seatsOf(g)) g.players[seat]!.before = idsOf(g.players[seat]!.strategy)
      say(g, line('log.orderOfPlay', { seats: orderOfPlay(g).map(seat => ref('seat', seat)) }))
      doNext(g, { do: 'startActionPhase' })
    },
  },
  answers: {
    pickStrategy({ g }, { seat }, [card]: StrategyCardId[]) {
      const { counters } = g.players[seat]!
      if (originalOf(card!) === 'imperial' && isElected(g, 'council-censure', seat))
        counters.strategy -= Math.min(CENSURE, counters.strategy)
      say(g, line('log.picksStrategy', { seat: ref('seat', seat), card: ref('strategyCard', card!) }))
      doNext(
        g,
        { do: 'window', id: WINDOWS.strategyCardTaken, cause: { seat, card: card! } },
        { do: 'takeStrategy', seat, card: card! },
      )
    },
    /** [TI-32.36] */
    giveStrategy({ g }, { memo }, [to]) {
      receive(g, to!, memo.card)
    },
  },
} satisfies TiChapter

/** What comes with a card goes to whoever holds it. [TI-11.03, TI-11.06, TI-32.36] */
function receive(g: TiState, seat: SeatId, card: StrategyCardId): void {
  const bonus = g.common[card]!
  delete g.common[card]
  g.players[seat]!.strategy[card] = 'ready'
  if (isLaw(g, 'checks-and-balances'))
    say(g, line('log.receivesStrategy', { seat: ref('seat', seat), card: ref('strategyCard', card) }))
  if (card === 'initiative') takeSpeaker(g, seat)
  if (bonus > 0) doNext(g, { do: 'convertBonus', seat, count: bonus })
  // One for each of them, before they are anything else. [TI-11.07]
  for (let i = 0; card === 'bureaucracy' && i < bonus && !g.outcome; i++) revealObjective(g)
}

/** [TI-11.06] */
export function takeSpeaker(g: TiState, seat: SeatId): void {
  if (g.speaker === seat) return
  g.speaker = seat
  say(g, line('log.speaker', { seat: ref('seat', seat) }))
}
