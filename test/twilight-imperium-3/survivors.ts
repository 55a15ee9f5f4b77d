import type { Survivor } from '../tools/mutants.ts'

export const survivors: Survivor[] = [
  {
    file: 'rules/technology/integrated-economy.ts',
    is: 'if (false) delete left[kind]',
    because: 'None of a kind is added to a fleet or a planet as 0, and that leaves no entry.',
  },
]
