import type { ComponentType } from 'react'
import { catalogue as all } from '../../../games/development.ts'
import { type CatalogueEntry, catalogue } from '../../../games/index.ts'
import type { BoardProps, SetupPictureProps } from '../../../games/kit/board.ts'
import type { Language } from '../../../games/kit/language.ts'
import type { GameModule } from '../../../games/kit/module.ts'

/** What the entry file of a board folder, `games/<id>/board/index.tsx`, gives. */
export interface BoardModule {
  Board: ComponentType<BoardProps>
  /** What the board adds to the result page: a chart of the game, say. */
  Story?: ComponentType<BoardProps>
}

const boards = import.meta.glob<BoardModule>('../../../games/*/board/index.{ts,tsx}')

/** What the picture of a set-up gives, `games/<id>/board/setup.tsx`. */
interface SetupModule {
  SetupPicture: ComponentType<SetupPictureProps>
}

const setups = import.meta.glob<SetupModule>('../../../games/*/board/setup.tsx')

/** The games that are offered: those of the catalogue, in its order. */
export const GAMES: readonly CatalogueEntry[] = [
  ...Object.values(import.meta.env.DEV ? all : catalogue),
  ...(import.meta.env.VITE_TOY ? [await toyEntry()] : []),
]

/** The model game, in pages that are built to be tested, with VITE_TOY=1. */
async function toyEntry(): Promise<CatalogueEntry> {
  const { toy } = await import('../../../games/toy/index.ts')
  return { meta: toy.meta, load: async () => toy }
}

/** What is known of a game: also of one that is not offered yet, for a server that has it all the same. */
export const gameOf = (id: string): CatalogueEntry | undefined =>
  GAMES.find(({ meta }) => meta.id === id) ?? all[id]

/** Loads the rules and words of a game, as far as pages in this language need them. */
export async function loadModule(id: string, language: Language): Promise<GameModule> {
  const entry = gameOf(id)!
  return entry.loadFor ? entry.loadFor(language) : entry.load()
}

/** Loads the board of a game; undefined where a game has none and is played in words. */
export function loadBoard(id: string): Promise<BoardModule | undefined> {
  const path = Object.keys(boards).find(key => key.includes(`/games/${id}/board/`))
  return path ? boards[path]!() : Promise.resolve(undefined)
}

/** What loads the picture of a match that is being set up; undefined where a game has none. */
export const setupPictureOf = (id: string): (() => Promise<SetupModule>) | undefined =>
  Object.entries(setups).find(([path]) => path.includes(`/games/${id}/board/`))?.[1]
