/** The games of the tests, for threads in which bots think. */
import type { CatalogueEntry } from '../../../games/index.ts'
import { toy } from '../../../games/toy/index.ts'

const games = {
  ...toy,
  bots: {
    ...toy.bots,
    /** Never finds an end. */
    brooding: () => {
      for (;;);
    },
  },
}

export const catalogue: { [id: string]: CatalogueEntry } = {
  toy: { meta: toy.meta, load: async () => games },
}
