/** Games played on for a round from a guess at what is hidden: what came of a decision, for reviews. */
import sum from 'lodash/sum.js'
import { type Bot, type Counted, reviewerOf, type SeatId, type Thrift } from '../../kit/index.ts'
import { botOf } from '../bot.ts'
import { determinize, isClear } from '../determinize.ts'
import { definition } from '../game.ts'
import { planetValue } from '../numbers/planets.ts'
import { countOf, kindsIn } from '../rules/counts.ts'
import { planetsOf } from '../rules/planets.ts'
import type { TiState, TiView } from '../state.ts'
import type { Value } from '../state-plans.ts'
import { view as viewOf } from '../view.ts'
import { chanceOf } from './chance.ts'
import { ADMIRAL, QUICK } from './skill.ts'
import { priceOf } from './strength.ts'

/**
 * A game takes seconds to play on to its end, and has hundreds of decisions. With more players a round has more turns, and
 * each of them more to look at: the page of a seat takes about as long with eight of them as with four.
 */
function thriftFor(players: number): Thrift {
  const part = Math.min(1, (4 / players) ** 2)
  return {
    share: 0.05 * part,
    rounds: 1,
    suspects: Math.max(6, Math.round(10 * part)),
    tried: Math.max(12, Math.round(40 * part)),
  }
}

const admiral = botOf(ADMIRAL)
const quick = botOf(QUICK)

/** A whole state would tell it which cards others hold. */
const policy: Bot<TiView> = (g, seat, random) => quick(viewOf(g as TiState, seat), seat, random)

/** Resources or influence of all planets of a seat. */
const incomeOf = (view: TiView, seat: SeatId, value: Value): number =>
  sum(planetsOf(view, seat).map(planet => planetValue(view, planet, value).total))

/** What the ships cost that a seat has in space. */
const fleetsWorth = ({ space }: TiView, seat: SeatId): number =>
  sum(
    Object.values(space).flatMap(fleets => {
      const ships = fleets[seat]?.ships ?? {}
      return kindsIn(ships).map(kind => countOf(ships, kind) * priceOf(kind))
    }),
  )

/** What a seat has when the next round begins. */
function counted(g: TiState, seat: SeatId): Counted {
  const { points, technologies, tradeGoods, counters } = g.players[seat]!
  const others = g.order.filter(one => one !== seat).map(one => g.players[one]!.points)
  return {
    points,
    planets: planetsOf(g, seat).length,
    resources: incomeOf(g, seat, 'resources'),
    influence: incomeOf(g, seat, 'influence'),
    technologies: technologies.length,
    fleets: fleetsWorth(g, seat),
    tradeGoods,
    counters: counters.strategy + counters.command + counters.fleet,
    rival: -Math.max(...others),
  }
}

/** Reviews a game for one seat, by its strategy cards and its turns. */
export const review = reviewerOf<TiState, TiView>({
  definition,
  determinize,
  isClear,
  policy,
  options: (view, seat, random) => [admiral(view, seat, random)!],
  worth: chanceOf,
  chance: chanceOf,
  isEnough: (g, begin) => g.round > begin.round,
  isSoon: (g, { phase, active }) => g.phase !== phase || g.active !== active,
  thrift: ({ order }) => thriftFor(order.length),
  roundOf: ({ round }) => round,
  counted,
})
