import type { SetupField } from '../kit/index.ts'

/** [SSP-2.02 to SSP-2.08] */
export const OPTIONS: readonly SetupField[] = [
  { id: 'shipSetup', type: 'choice', values: ['draft', 'random', 'firstGame'], default: 'draft' },
  { id: 'friendly', type: 'flag', default: false },
  {
    id: 'hubPool',
    type: 'choice',
    values: ['all', 'basic', 'advanced'],
    default: 'all',
  },
]
