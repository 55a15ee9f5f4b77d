import type { SetupField } from '../kit/index.ts'

export const OPTIONS = [
  { id: 'deck', type: 'choice', values: ['sparks', 'plain'], default: 'sparks' },
  { id: 'rounds', type: 'number', min: 1, max: 5, default: 2 },
  { id: 'bonus', type: 'flag', default: false },
  { id: 'bonusSize', type: 'number', min: 1, max: 3, default: 1, when: { field: 'bonus', is: true } },
  { id: 'handicap', type: 'number', min: 0, max: 'lastSeat', default: 0 },
  { id: 'choice', type: 'choice', values: ['final', 'open', 'secret'], default: 'final' },
] as const satisfies readonly SetupField[]
