/** Tactical actions, step by step. Sections 14 to 16, 18 to 21, 39 and 45. */

import { limitsRules } from '../unit-limits.ts'
import { activationRules } from './activation.ts'
import { bombardmentRules } from './bombardment.ts'
import { captureRules } from './capture.ts'
import { custodianRules } from './custodians.ts'
import { invasionRules } from './invasion.ts'
import { landingRules } from './landing.ts'
import { mineRules } from './mines.ts'
import { neutralRules } from './neutrals.ts'
import { pdsRules } from './pds.ts'
import { productionRules } from './production.ts'

export const tacticalActions = [
  activationRules,
  pdsRules,
  mineRules,
  custodianRules,
  neutralRules,
  landingRules,
  bombardmentRules,
  invasionRules,
  captureRules,
  productionRules,
  limitsRules,
] as const
