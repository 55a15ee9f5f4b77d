export { entries, games, gamesWithBoards, gamesWithLessons, gamesWithPuzzles } from '../support/entries.ts'

/** A name for code: `notAlone`. */
export const nameOf = (game: string) => game.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
