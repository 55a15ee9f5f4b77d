/** Games played on from a guess at what is hidden: what came of a decision, for reviews. */
import isEqual from 'lodash/isEqual.js'
import { type Decision, pointsCounted, reviewerOf, type SeatId } from '../../kit/index.ts'
import { botOf, firstSightOf } from '../bot.ts'
import type { Components } from '../components.ts'
import { determinizeWith } from '../determinize.ts'
import { definitionOf } from '../game.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { PhoenixState, PhoenixView } from '../state.ts'
import { appraisalOf } from './appraisal.ts'
import { playOn } from './course.ts'
import { diceOf } from './dice.ts'
import { outlookOf } from './outlook.ts'
import { prospectOf } from './prospect.ts'
import { QUICK, VETERAN } from './skill.ts'

/** So many options are held against what was played. */
const HELD_AGAINST = 3

/** So many rounds are played on at first; then the moment is judged. */
const ROUNDS = 1

/** A game has many decisions, and most of them have many answers: it takes long to play on. */
const THRIFT = { share: 0.18, rounds: 3, suspects: 5 }

/** A lead by so many points is worth nearly three quarters of a victory. */
const LEAD = 12

/** Half of what counts at the end is the victory itself, the other half by how much. */
const VICTORY = 0.5

/** How good a moment is for a seat: 0 to 1. */
function worthWith(c: Components) {
  const appraisal = appraisalOf(c)
  return (g: PhoenixState, seat: SeatId): number => {
    if (!g.outcome) {
      const looking = { appraisal, g, seat, chance: diceOf(g.turn), noise: 0 }
      const p = prospectOf(appraisal, g, seat)
      return Math.max(0, Math.min(1, playOn(outlookOf(looking), p, p.people.slice())))
    }
    const points = (one: SeatId) => scoreOf(c, g, one).total
    const lead = points(seat) - Math.max(...g.order.filter(one => one !== seat).map(points))
    const won = g.outcome.winners.includes(seat) ? 1 / g.outcome.winners.length : 0
    return VICTORY * won + (1 - VICTORY) / (1 + Math.exp(-lead / LEAD))
  }
}

const isTurn = ({ asks }: PhoenixView) => asks.some(({ kind }) => kind === 'turn')

/** How games with a set of components are played on. */
export function searchWith(c: Components) {
  const veteran = botOf(c, VETERAN)
  const firstSight = firstSightOf(c)
  const options = (view: PhoenixView, seat: SeatId, random: () => number): Decision[] => {
    const best = veteran(view, seat, random)
    if (!best) return []
    const others = firstSight(view, seat, random).filter(one => !isEqual(one, best))
    return [best, ...others].slice(0, HELD_AGAINST)
  }
  return {
    definition: definitionOf(c),
    determinize: determinizeWith(c),
    policy: botOf(c, QUICK),
    options,
    worth: worthWith(c),
    isEnough: (g: PhoenixState, begin: PhoenixState) =>
      isTurn(g) && g.turn >= begin.turn + ROUNDS * g.order.length,
  }
}

/** Reviews games with a set of components. */
export const reviewWith = (c: Components) =>
  reviewerOf<PhoenixState, PhoenixView>({
    ...searchWith(c),
    thrift: () => THRIFT,
    roundOf: ({ turn, order }) => Math.ceil(turn / order.length),
    counted: (g, seat) => pointsCounted(scoreOf(c, g, seat), g, seat),
  })
