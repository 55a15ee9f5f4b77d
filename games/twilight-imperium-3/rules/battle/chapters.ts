/** Space battles, and what they have in common with other fights. Sections 17, 42 and 53. */

import { hitsMoves } from '../../moves/hits.ts'
import { runMoves } from '../../moves/runs.ts'
import { battleRules } from './battle.ts'
import { bonusRules } from './bonus.ts'
import { devotionRules } from './devotion.ts'
import { diceRules } from './dice.ts'
import { recordRules } from './record.ts'
import { runRules } from './runs.ts'
import { shotsRules } from './shots.ts'
import { hitsRules } from './taking.ts'

export const battles = [
  battleRules,
  devotionRules,
  runRules,
  bonusRules,
  shotsRules,
  diceRules,
  hitsRules,
  recordRules,
  { moves: hitsMoves },
  { moves: runMoves },
] as const
