/** The games of the tests, for threads in which bots think. */
import type { CatalogueEntry } from '../../../games/index.ts'
import type { GameModule } from '../../../games/kit/index.ts'
import { toy } from '../../support/toy.ts'

const games = {
  ...toy,
  bots: {
    ...toy.bots,
    /** Never finds an end. */
    brooding: () => {
      for (;;);
    },
  },
} as unknown as GameModule

export const catalogue: { [id: string]: CatalogueEntry } = {
  toy: { meta: toy.meta, load: async () => games },
}
