import * as z from 'zod/mini'
import { HUNT_CARD_IDS } from '../data/hunt-cards.ts'
import { PLACE_NUMBERS } from '../data/places.ts'

/** Shapes of the arguments of moves. */
export const placeNumber = z.literal(PLACE_NUMBERS)
export const placeNumbers = z.array(placeNumber).check(z.maxLength(10))
export const seatId = z.string().check(z.maxLength(2))
export const token = z.enum(['creature', 'target', 'artemia'])
export const huntCard = z.enum(HUNT_CARD_IDS)
