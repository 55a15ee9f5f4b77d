/** The games of the tests, for threads in which bots think. */
import { getPriority } from 'node:os'
import type { CatalogueEntry } from '../../../games/index.ts'
import type { GameModule } from '../../../games/kit/index.ts'
import { type ToyState, type ToyView, toy } from '../../../games/toy/index.ts'

const games: GameModule<ToyState, ToyView> = {
  ...toy,
  /** Finds nothing. */
  *review(seat, _moments, { playouts }) {
    yield playouts
    return { seat, chances: [], playouts: 1, turningPoints: [], judged: 0 }
  },
  bots: {
    ...toy.bots,
    /** Never finds an end. */
    brooding: () => {
      for (;;);
    },
    /** Tells the priority of its thread. */
    modest: () => ({ move: 'choose', args: [getPriority()] }),
    /** Thinks like another one, in a thread that has to wait: as on a machine that has much else to do. */
    held: (view, seat, random) => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)
      return toy.bots.high!(view, seat, random)
    },
  },
}

export const catalogue: { [id: string]: CatalogueEntry } = {
  toy: { meta: toy.meta, load: async () => games },
}
