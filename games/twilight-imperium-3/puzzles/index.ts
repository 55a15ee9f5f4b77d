/** The puzzles of Twilight Imperium: `book` plays them without a server. `npm run puzzles` makes them. */
import { type PuzzleBook, puzzleBook } from '../../kit/learn/puzzle-book.ts'
import { definition } from '../game.ts'
import { twilightImperium3 } from '../index.ts'
import { goals } from './goals.ts'
import { stored } from './stored.ts'
import { en } from './text/en.ts'
import { ja } from './text/ja.ts'

export const book: PuzzleBook = puzzleBook(definition, twilightImperium3, goals, { stored, text: { en, ja } })
