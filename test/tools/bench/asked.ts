import { catalogue as all } from '../../../games/development.ts'
import { type CatalogueEntry, catalogue as offered } from '../../../games/index.ts'

/** The games to measure: those that were asked for, offered or not yet; all that are offered where nobody asked. */
export const askedGames = (only: readonly string[]): [id: string, entry: CatalogueEntry][] =>
  Object.entries(only.length > 0 ? all : offered).filter(([id]) => only.length === 0 || only.includes(id))
