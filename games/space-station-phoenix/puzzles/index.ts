/** The puzzles of Space Station Phoenix: `book` plays them without a server. `npm run puzzles` makes them. */
import { type PuzzleBook, puzzleBook } from '../../kit/learn/puzzle-book.ts'
import { definitionOf } from '../game.ts'
import { components, spaceStationPhoenix } from '../index.ts'
import { goals } from './goals.ts'
import { stored } from './stored.ts'
import { en } from './text/en.ts'
import { ja } from './text/ja.ts'

export const definition = definitionOf(components)

export const book: PuzzleBook = puzzleBook(definition, spaceStationPhoenix, goals, {
  stored,
  text: { en, ja },
})
