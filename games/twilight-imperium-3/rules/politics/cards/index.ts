/** What each political card does, complete by type. */
import type { PoliticalCardId } from '../../../data/index.ts'
import type { PoliticalRule } from '../types.ts'
import { council } from './council.ts'
import { expansion } from './expansion.ts'
import { military } from './military.ts'
import { planets } from './planets.ts'
import { technology } from './technology.ts'
import { trade } from './trade.ts'
import { voice } from './voice.ts'

const RULES: Readonly<Record<PoliticalCardId, PoliticalRule>> = {
  ...council,
  ...expansion,
  ...military,
  ...planets,
  ...technology,
  ...trade,
  ...voice,
}

export const ruleOfCard = (card: PoliticalCardId): PoliticalRule => RULES[card]
