/**
 * The catalogue for those who work on the games: everything of it, and what is being built and not offered yet.
 * `npm run dev` opens it, the pages show tables of all of it, and browser tests play it.
 */
import { type CatalogueEntry, catalogue as offered } from './index.ts'
import { meta as twilightImperium3 } from './twilight-imperium-3/meta.ts'

export const catalogue: { readonly [id: string]: CatalogueEntry } = {
  ...offered,
  [twilightImperium3.id]: {
    meta: twilightImperium3,
    load: async () => (await import('./twilight-imperium-3/index.ts')).twilightImperium3,
  },
}
