import type { LessonBook } from '../../../games/kit/lesson-book.ts'

/** What the lessons of each game are loaded from. */
const books = import.meta.glob<{ book: LessonBook }>('../../../games/*/lessons/index.ts')

const pathOf = (game: string) => Object.keys(books).find(key => key.includes(`/games/${game}/lessons/`))

/** Whether a game can be learnt here. */
export const hasLessons = (game: string): boolean => pathOf(game) !== undefined

/** The lessons of a game that has some, with its rules. */
export const loadLessons = async (game: string): Promise<LessonBook> => (await books[pathOf(game)!]!()).book

/** Where the lessons of a game are listed, or one of them is played. */
export const learnPath = (game: string, lesson?: string) => `/learn/${game}${lesson ? `/${lesson}` : ''}`
