import type { Ask, SeatId } from '../../../games/kit/index.ts'
import type { Solver } from '../../../games/kit/learn/puzzle.ts'
import { definition } from '../../../games/twilight-imperium-3/game.ts'
import { type TiState, type TiView, twilightImperium3 } from '../../../games/twilight-imperium-3/index.ts'
import { goals } from '../../../games/twilight-imperium-3/puzzles/goals.ts'
import { grabs } from '../../../games/twilight-imperium-3/puzzles/grabs.ts'
import { hiddenOtherwise, leftAlone } from '../../support/ti-alone.ts'
import type { Maker } from './maker.ts'

/** Strategy cards that may help; whatever comes by the others is hidden, or comes from others. */
const HELPFUL = ['warfare', 'technology', 'initiative']

/** Whoever takes what is worth most at each step, and passes when there is no more, comes as far as it goes. */
function isGreedy(solver: Solver<TiState>, seat: SeatId): boolean {
  const { worth, plays } = goals.expand
  const worthOf = (g: TiState) => worth(g, solver.begin, seat)
  let g = solver.begin
  while (!solver.isOver(g)) {
    const after = plays!(g, seat).map(play => solver.after(g, play))
    const [next] = after.toSorted((one, other) => worthOf(other) - worthOf(one))
    if (!next) break
    g = next
  }
  return worthOf(g) === solver.reach(solver.begin)
}

/** So many actions there may be to choose from, by the counters that are left: more is too much to try. */
const ACTIONS_AT_MOST = [0, 80, 16, 9]

function begins(g: TiState, { kind, seat }: Ask): boolean {
  if (kind !== 'turn') return false
  const { counters, strategy } = g.players[seat]!
  const isHelped = strategy.warfare === 'ready' || strategy.technology === 'ready'
  if (counters.command < 1 || counters.command > 3 || (counters.command === 1) !== isHelped) return false
  const actions = grabs(g, seat).length
  return actions >= 3 && actions <= ACTIONS_AT_MOST[counters.command]!
}

export const maker: Maker<TiState, TiView> = {
  definition,
  module: twilightImperium3,
  goals: {
    expand: { goal: goals.expand, begins, margin: 1, moments: [8, 1000], isObvious: isGreedy },
  },
  table: n => ({ players: [3, 4, 6][n % 3]!, options: {} }),
  player: 'admiral',
  world: (g, seat, chance) => hiddenOtherwise(leftAlone(g, seat, HELPFUL), seat, chance),
  judges: ['cadet', 'admiral', 'admiral'],
}
