import type { OptionsOf, SetupField } from '../kit/index.ts'

/** The options that are built so far. [TI-3.01] */
export const OPTIONS = [
  { id: 'galaxy', type: 'choice', values: ['random', 'preset', 'build'], default: 'random' },
  {
    id: 'presetMap',
    type: 'choice',
    values: ['crossroads', 'marches'],
    default: 'crossroads',
    when: { field: 'galaxy', is: 'preset' },
  },
  { id: 'raceSelection', type: 'choice', values: ['random', 'draft', 'choose'], default: 'random' },
  { id: 'victoryPoints', type: 'number', min: 8, max: 14, default: 10 },
] as const satisfies readonly SetupField[]

/** What was chosen for a match. */
export interface TiOptions extends OptionsOf<typeof OPTIONS> {}
