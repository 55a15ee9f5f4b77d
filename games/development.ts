/**
 * The catalogue for those who work on the games: everything of it, and what is being built and not offered yet.
 * `npm run dev` opens it, the pages show tables of all of it, and browser tests play it.
 */
import { type CatalogueEntry, catalogue as offered } from './index.ts'

export const catalogue: { readonly [id: string]: CatalogueEntry } = { ...offered }
