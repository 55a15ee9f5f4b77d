/**
 * How likely each seat is to win when a round begins. With these weights the victories of 104 games of bots, of three to six
 * players, are likeliest: they surprise by 1.15 nats a round, by 1.25 whoever knows victory points alone, and by 1.56 whoever
 * knows nothing.
 */
import sum from 'lodash/sum.js'
import type { SeatId } from '../../kit/index.ts'
import { clockwiseFrom } from '../rules/seats.ts'
import type { TiView } from '../state.ts'
import { outlookOf } from './outlook.ts'
import { ADMIRAL } from './skill.ts'
import { positionWorth } from './worth.ts'

/** On a scale on which one more multiplies the chance by e, against that of another seat. */
const WEIGHTS = {
  point: 0.86,
  /** What a point is worth more when somebody is about to win. */
  late: 0.32,
  /** Each that chooses a strategy card before. */
  before: -0.31,
  /** Planets, and objectives in reach, in resources. */
  position: 0.024,
}

const CALM = () => 0.5

function promiseOf(view: TiView, seat: SeatId): number {
  const { options, order, players, speaker } = view
  const { points } = players[seat]!
  const most = Math.max(...order.map(one => players[one]!.points))
  return (
    (WEIGHTS.point + (WEIGHTS.late * most) / options.victoryPoints) * points +
    WEIGHTS.before * clockwiseFrom(view, speaker).indexOf(seat) +
    WEIGHTS.position * positionWorth(outlookOf(view, seat, ADMIRAL, CALM))
  )
}

/** The chance of a seat to win, 0 to 1; those of all seats add up to 1. */
export function chanceOf(view: TiView, seat: SeatId): number {
  const { order, players } = view
  if (players[seat]!.eliminated) return 0
  const lives = order.filter(one => !players[one]!.eliminated)
  const own = promiseOf(view, seat)
  return 1 / sum(lives.map(one => Math.exp(promiseOf(view, one) - own)))
}
