import { ROVER } from '../data/places.ts'
import type { SurvivalCard } from './card.ts'
import { copying } from './copying.ts'

/** Uses the power of the Rover. [NA-10.17, NA-10.19] */
export const drone: SurvivalCard = copying(0.18, () => [ROVER])
