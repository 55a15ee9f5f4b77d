/** What the book says, by keys of its own words, of those of the game, and of what is printed on cards. */
import * as kit from '../../kit/index.ts'
import type { ActionCardId, PoliticalCardId, TechnologyId } from '../data/index.ts'
import type { TextKey } from '../line.ts'
import type { book } from './text/en.ts'

export type Book = typeof book

/** A card has some of the parts, as its kind of vote or its box wants. */
type Printed =
  | `actionCard.${ActionCardId}.${'when' | 'effect'}`
  | `politicalCard.${PoliticalCardId}.${'for' | 'against' | 'elected'}`
  | `technology.${TechnologyId}.text`
  | `book.effect.${TechnologyId}`

export const line: kit.LineOf<TextKey | `book.${kit.KeysOf<Book>}` | Printed> = kit.line
