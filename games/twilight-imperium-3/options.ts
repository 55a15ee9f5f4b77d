import type { SetupField } from '../kit/index.ts'

/** The options that are built so far. [TI-3.01] */
export const OPTIONS: readonly SetupField[] = [
  { id: 'galaxy', type: 'choice', values: ['random', 'build'], default: 'random' },
  { id: 'raceSelection', type: 'choice', values: ['random', 'draft', 'choose'], default: 'random' },
  { id: 'victoryPoints', type: 'number', min: 8, max: 14, default: 10 },
]
