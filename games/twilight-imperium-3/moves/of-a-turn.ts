/** What can be done in a turn, in the order in which it is offered. Sections 12 to 21. */
import { cardMoves } from './cards.ts'
import { raceMoves } from './races.ts'
import { strategicMoves } from './strategic.ts'
import { tacticalMoves } from './tactical.ts'
import { technologyMoves } from './technologies.ts'
import { turnMoves } from './turn.ts'

export const movesOfTurn = [
  { moves: turnMoves },
  { moves: cardMoves },
  { moves: tacticalMoves },
  { moves: strategicMoves },
  { moves: raceMoves },
  { moves: technologyMoves },
] as const
