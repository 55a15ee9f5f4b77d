import type { Survivor } from '../tools/mutants.ts'

/** Mutants of the rules that no test can kill. */
export const survivors: readonly Survivor[] = [
  {
    file: 'orb/moving.ts',
    is: 'tubesTaken[node * spends] = 1',
    because: 'It only spares tries: a space that was reached with as few artifacts is not reached again.',
  },
]
