import type { OptionsOf, SetupField } from '../kit/index.ts'

/** [SSP-2.02 to SSP-2.08] */
export const OPTIONS = [
  { id: 'shipSetup', type: 'choice', values: ['draft', 'random', 'firstGame'], default: 'draft' },
  { id: 'friendly', type: 'flag', default: false },
  {
    id: 'hubPool',
    type: 'choice',
    values: ['all', 'basic', 'advanced'],
    default: 'all',
  },
] as const satisfies readonly SetupField[]

/** What was chosen for a match. */
export interface PhoenixOptions extends OptionsOf<typeof OPTIONS> {}
