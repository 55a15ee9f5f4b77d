/** Leaders. Section 52. */

import { captiveRules } from './captives.ts'
import { classRules } from './classes.ts'
import { leaderFateRules } from './fate.ts'
import { leaderLandingRules } from './landing.ts'
import { passageRules } from './passage.ts'
import { placingRules } from './placing.ts'

export const leaders = [
  placingRules,
  passageRules,
  leaderLandingRules,
  leaderFateRules,
  classRules,
  captiveRules,
] as const
