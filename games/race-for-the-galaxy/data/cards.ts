import { type Card, type CardRow, cardOfRow, type Development, type World } from '../cards.ts'
import { ALIEN_ARTIFACTS_CARDS } from './alien-artifacts-cards.ts'
import { BASE_CARDS } from './base-cards.ts'

/** The id of a design of game cards. */
export type CardId = (typeof BASE_CARDS)[number]['id'] | (typeof ALIEN_ARTIFACTS_CARDS)[number]['id']

/** All designs of game cards. [RFTG-1.03] */
export const CARDS: readonly Card[] = [
  ...BASE_CARDS.map((row: CardRow) => cardOfRow(row, 'base')),
  ...ALIEN_ARTIFACTS_CARDS.map((row: CardRow) => cardOfRow(row, 'alien-artifacts')),
]

const byId: ReadonlyMap<string, Card> = new Map(CARDS.map(card => [card.id, card]))

/** The design of a card, by its id. */
export const cardOf = (id: string): Card => byId.get(id)!

export const isWorld = (card: Card): card is World => card.type === 'world'
export const isDevelopment = (card: Card): card is Development => card.type === 'development'

/** The start worlds by number, 0 to 9. [RFTG-3.06] */
export const START_WORLDS: readonly World[] = CARDS.filter(isWorld)
  .filter(world => world.startWorld !== null)
  .sort((a, b) => a.startWorld! - b.startWorld!)
