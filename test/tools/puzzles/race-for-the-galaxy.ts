import { definition } from '../../../games/race-for-the-galaxy/game.ts'
import { type RaceState, type RaceView, raceForTheGalaxy } from '../../../games/race-for-the-galaxy/index.ts'
import { goals } from '../../../games/race-for-the-galaxy/puzzles/goals.ts'
import { isLastRound } from '../../../games/race-for-the-galaxy/rules/round.ts'
import type { Maker } from './maker.ts'

const LATE = ['develop', 'payDevelopment', 'settle', 'placeWorld', 'trade', 'consume']

export const maker: Maker<RaceState, RaceView> = {
  definition,
  module: raceForTheGalaxy,
  goals: {
    consume: {
      goal: goals.consume,
      begins: (g, { kind }) => g.phase === 'consume' && (kind === 'trade' || kind === 'consume'),
      margin: 2,
      moments: [6, 1500],
    },
    finish: {
      goal: goals.finish,
      begins: (g, { kind }) => LATE.includes(kind) && isLastRound(g),
      margin: 2,
      moments: [6, 1000],
    },
  },
  table: n => ({
    players: 2 + (n % 3),
    options: { expansion: n % 2 === 0 ? 'base' : 'base+aa', twoPlayerMode: 'standard' },
  }),
  player: 'veteran',
  judges: ['cadet', 'officer', 'veteran'],
}
