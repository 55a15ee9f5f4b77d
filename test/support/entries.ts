/** What other applications can import of the package, by convention: what lies where it lies for every game. */
import { existsSync } from 'node:fs'
import { catalogue } from '../../games/index.ts'

/** Ids of all games. */
export const games = Object.keys(catalogue)

const having = (source: string) => games.filter(game => existsSync(`games/${game}/${source}`))

/** Ids of the games that have a board. */
export const gamesWithBoards = having('board/index.tsx')

/** Ids of the games that have lessons. */
export const gamesWithLessons = having('lessons/index.ts')

/** Ids of the games that have puzzles. */
export const gamesWithPuzzles = having('puzzles/index.ts')

/** The sources of all entries, by name: `index` is `starboard-games`, `not-alone/board` is `starboard-games/not-alone/board`. */
export const entries: { readonly [entry: string]: string } = {
  index: 'games/index.ts',
  ...Object.fromEntries(
    games.flatMap(game => [
      [game, `games/${game}/index.ts`],
      ...(gamesWithBoards.includes(game) ? [[`${game}/board`, `games/${game}/board/index.tsx`]] : []),
      ...(gamesWithLessons.includes(game) ? [[`${game}/lessons`, `games/${game}/lessons/index.ts`]] : []),
      ...(gamesWithPuzzles.includes(game) ? [[`${game}/puzzles`, `games/${game}/puzzles/index.ts`]] : []),
    ]),
  ),
  local: 'lobby/local/index.ts',
  'local/react': 'lobby/local/react/index.ts',
  'local/worker': 'lobby/local/worker.ts',
  testing: 'test/support/table.ts',
}
