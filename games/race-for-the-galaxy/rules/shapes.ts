/** Shapes of the arguments of moves. */
import * as z from 'zod/mini'

/** The id of a card, a token, or a power of one. */
export const card = z.string().check(z.maxLength(64))

/** A card, perhaps with those that pay for it. */
export const chosen = z.union([z.tuple([card]), z.tuple([card, z.array(card).check(z.maxLength(64))])])

/** Several goods or cards. */
export const cards = z.array(card).check(z.maxLength(64))

/** A coordinate of the orb: it never grows so far. */
export const coordinate = z.int().check(z.minimum(-200), z.maximum(200))
