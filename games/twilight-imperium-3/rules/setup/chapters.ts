/** What comes before the first round. Sections 4, 5, 37 and 47. */

import { earlyMoves } from '../../moves/early.ts'
import { setupMoves } from '../../moves/setup.ts'
import { artifactRules } from '../artifacts.ts'
import { earlyRules } from '../early/turns.ts'
import { galaxyRules } from './galaxy.ts'
import { homeRules } from './homes.ts'
import { raceRules } from './races.ts'
import { startRules } from './start.ts'

export const setup = [
  raceRules,
  homeRules,
  galaxyRules,
  artifactRules,
  startRules,
  earlyRules,
  { moves: setupMoves },
  { moves: earlyMoves },
] as const
