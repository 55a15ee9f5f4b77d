import type { OptionsOf, SetupField } from '../kit/index.ts'

/** [RFTG-2.01, RFTG-2.03, RFTG-2.04, RFTG-2.07] */
export const OPTIONS = [
  {
    id: 'expansion',
    type: 'choice',
    values: ['base', 'base+aa', 'base+aa+orb'],
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
  {
    id: 'orbCardRemoval',
    type: 'choice',
    values: ['flat', 'perMissingPlayer'],
    default: 'flat',
    when: { field: 'expansion', is: 'base+aa+orb' },
    // With four players both are the same, and with five none is removed.
    players: [2, 3],
  },
] as const satisfies readonly SetupField[]

/** What was chosen for a match. */
export interface RaceOptions extends OptionsOf<typeof OPTIONS> {}
