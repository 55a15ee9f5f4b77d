/** Strategic actions and what the strategy cards ask. Sections 13, 33 and 34. */
import { strategicRules } from './action.ts'
import { assemblyRules } from './assembly.ts'
import { bureaucracyRules } from './bureaucracy.ts'
import { peaceRules } from './diplomacy-ii.ts'
import { alertRules } from './warfare-ii.ts'

export const strategicActions = [
  strategicRules,
  assemblyRules,
  bureaucracyRules,
  peaceRules,
  alertRules,
] as const
