import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '../../games/index.ts'

/** Ids of all games. */
export const games = Object.keys(catalogue)

/** Ids of the games that have a board. */
export const gamesWithBoards = games.filter(game => existsSync(join('games', game, 'board', 'index.tsx')))

/** Ids of the games that have lessons. */
export const gamesWithLessons = games.filter(game => existsSync(join('games', game, 'lessons', 'index.ts')))

/** Ids of the games that have puzzles. */
export const gamesWithPuzzles = games.filter(game => existsSync(join('games', game, 'puzzles', 'index.ts')))

/** A name for code: `notAlone`. */
export const nameOf = (game: string) => game.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
