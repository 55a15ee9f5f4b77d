import type { SetupField } from '../kit/index.ts'

/** [RFTG-2.01, RFTG-2.03, RFTG-2.04] */
export const OPTIONS: readonly SetupField[] = [
  {
    id: 'expansion',
    type: 'choice',
    values: ['base', 'base+aa'],
    default: 'base+aa',
    // Five can play only with Alien Artifacts: the base set has four start hands and cards for four.
    valuePlayers: { base: 4 },
  },
  { id: 'presetHands', type: 'flag', default: false },
  {
    id: 'twoPlayerMode',
    type: 'choice',
    values: ['advanced', 'standard'],
    default: 'advanced',
    players: [2],
  },
]
