import type { LessonBook } from '../../../games/kit/learn/lesson-book.ts'
import type { PuzzleBook } from '../../../games/kit/learn/puzzle-book.ts'

/** What the lessons of each game are loaded from. */
const books = import.meta.glob<{ book: LessonBook }>('../../../games/*/lessons/index.ts')

/** And what their puzzles are loaded from. */
const puzzleBooks = import.meta.glob<{ book: PuzzleBook }>('../../../games/*/puzzles/index.ts')

const pathOf = (game: string) => Object.keys(books).find(key => key.includes(`/games/${game}/lessons/`))
const puzzlesOf = (game: string) =>
  Object.keys(puzzleBooks).find(key => key.includes(`/games/${game}/puzzles/`))

/** Whether a game can be learnt here. */
export const hasLessons = (game: string): boolean => pathOf(game) !== undefined

/** The lessons of a game that has some, with its rules. */
export const loadLessons = async (game: string): Promise<LessonBook> => (await books[pathOf(game)!]!()).book

/** Where the lessons of a game are listed, or one of them is played. */
export const learnPath = (game: string, lesson?: string) => `/learn/${game}${lesson ? `/${lesson}` : ''}`

/** Whether there are puzzles of a game. */
export const hasPuzzles = (game: string): boolean => puzzlesOf(game) !== undefined

/** The puzzles of a game that has some, with its rules. */
export const loadPuzzles = async (game: string): Promise<PuzzleBook> =>
  (await puzzleBooks[puzzlesOf(game)!]!()).book

/** Where the puzzles of a game are listed, or one of them is played. */
export const puzzlePath = (game: string, puzzle?: string) =>
  learnPath(game, puzzle ? `puzzles/${puzzle}` : 'puzzles')

/** A puzzle among the lessons that somebody has been through. */
export const solvedAs = (puzzle: string) => `puzzle-${puzzle}`

/** In place of a lesson: the tasks that were answered otherwise. */
export const AGAIN = 'again'

/** A lesson that is played over a table: the table waits behind it, and is still connected. */
export const learnAtTablePath = (room: string, lesson: string) => `/table/${room}?learn=${lesson}`

/** The lesson that such an address asks for. */
export const lessonIn = (search: string): string | null => new URLSearchParams(search).get('learn')
