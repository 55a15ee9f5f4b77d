import { PLACES } from '../data/places.ts'
import type { SurvivalCard } from './card.ts'
import { copying } from './copying.ts'

/** Uses the power of an adjacent place. [NA-10.17, NA-10.19, NA-10.20] */
export const gate: SurvivalCard = copying(0.22, place => PLACES[place].adjacent)
