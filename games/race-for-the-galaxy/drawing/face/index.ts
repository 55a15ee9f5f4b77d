/**
 * The face of a card, drawn from what the card is: our own vectors, no picture files. Pure: the same card has the same
 * face everywhere, and a card without a drawing of its own has one on the day its row is written.
 */
import type { Card } from '../../cards.ts'
import { developmentFace } from './development-face.ts'
import { worldFace } from './world-face.ts'

/** What is drawn of a card, 120 by 72, to stand in an `<svg>`. What must never be cropped lies in the middle 66. */
export const faceOf = (card: Card): string =>
  card.type === 'world' ? worldFace(card) : developmentFace(card)
