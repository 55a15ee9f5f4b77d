/** Domain Counters. Sections 43, 44 and 51. */
import { layingRules } from './laying.ts'
import { probingRules } from './probing.ts'
import { revealingRules } from './revealing.ts'
import { societyRules } from './societies.ts'

export const distantSuns = [layingRules, probingRules, revealingRules, societyRules] as const
