import type { ComponentType } from 'react'
import { type CatalogueEntry, catalogue } from '../../../games/index.ts'
import type { BoardProps } from '../../../games/kit/board.ts'

/** What the entry file of a board folder, `games/<id>/board/index.tsx`, gives. */
export interface BoardModule {
  Board: ComponentType<BoardProps>
  /** What the board adds to the result page: a chart of the game, say. */
  Story?: ComponentType<BoardProps>
}

const boards = import.meta.glob<BoardModule>('../../../games/*/board/index.{ts,tsx}')

/** The games of the catalogue, in its order. */
export const GAMES: readonly CatalogueEntry[] = [
  ...Object.values(catalogue),
  ...(import.meta.env.VITE_TOY ? [await toyEntry()] : []),
]

/** The model game, in pages that are built to be tested, with VITE_TOY=1. */
async function toyEntry(): Promise<CatalogueEntry> {
  const { toy } = await import('../../../games/toy/index.ts')
  return { meta: toy.meta, load: async () => toy }
}

export const gameOf = (id: string): CatalogueEntry | undefined => GAMES.find(({ meta }) => meta.id === id)

/** Loads the board of a game; undefined where a game has none and is played in words. */
export function loadBoard(id: string): Promise<BoardModule | undefined> {
  const path = Object.keys(boards).find(key => key.includes(`/games/${id}/board/`))
  return path ? boards[path]!() : Promise.resolve(undefined)
}
