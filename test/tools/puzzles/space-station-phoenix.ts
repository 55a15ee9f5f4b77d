import {
  type PhoenixState,
  type PhoenixView,
  spaceStationPhoenix,
} from '../../../games/space-station-phoenix/index.ts'
import { goals } from '../../../games/space-station-phoenix/puzzles/goals.ts'
import { definition } from '../../../games/space-station-phoenix/puzzles/index.ts'
import { nextSeat } from '../../../games/space-station-phoenix/rules/turn.ts'
import type { Maker } from './maker.ts'

export const maker: Maker<PhoenixState, PhoenixView> = {
  definition,
  module: spaceStationPhoenix,
  goals: {
    last: {
      goal: goals.last,
      begins: (g, { seat }) => g.active === seat && g.endedBy !== null && nextSeat(g) === g.endedBy,
      margin: 2,
      moments: [6, 150],
    },
  },
  table: n => ({ players: 2 + (n % 3), options: { shipSetup: 'random' } }),
  player: 'veteran',
  judges: ['cadet', 'veteran', 'veteran'],
}
