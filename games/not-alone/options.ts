import type { OptionsOf, SetupField } from '../kit/index.ts'

/** [NA-2.03, NA-2.04, NA-2.14] */
export const OPTIONS = [
  { id: 'creature', type: 'choice', values: ['random', 'host', 'not-host', 'seat'], default: 'random' },
  {
    id: 'creatureSeat',
    type: 'number',
    min: 0,
    max: 'lastSeat',
    default: 0,
    when: { field: 'creature', is: 'seat' },
  },
  { id: 'boardFace', type: 'choice', values: ['creature-chooses', '1', '2'], default: 'creature-chooses' },
  { id: 'expertVariant', type: 'flag', default: false },
] as const satisfies readonly SetupField[]

/** What was chosen for a match. */
export interface NotAloneOptions extends OptionsOf<typeof OPTIONS> {}
