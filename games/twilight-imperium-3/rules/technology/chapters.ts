/** What technologies do in steps of their own. Sections 23 and 36. */

import { weaponRules } from './bacterial-weapon.ts'
import { fallenRules } from './fallen.ts'
import { logisticsRules } from './fleet-logistics.ts'
import { attackersRules } from './graviton-negator.ts'
import { metabolismRules } from './hyper-metabolism.ts'
import { answerRules } from './racial/answers-to-activation.ts'
import { salvageRules } from './racial/salvage.ts'
import { shuttleRules } from './racial/shuttles.ts'

export const technologies = [
  attackersRules,
  weaponRules,
  fallenRules,
  logisticsRules,
  metabolismRules,
  answerRules,
  salvageRules,
  shuttleRules,
] as const
