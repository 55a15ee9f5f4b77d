import type { GameModule } from '../../../games/kit/index.ts'
import { inlineThinkers, type Thinkers } from '../../../lobby/server/index.ts'
import { chanceOf } from '../../support/contract/chance.ts'
import { SEED } from '../../support/seed.ts'

/** Bots that do the same in the same moment, however often and in whatever order they are asked. */
export const steadyThinkers = (games: readonly GameModule[]): Thinkers =>
  inlineThinkers(games, ({ seat, view }) => chanceOf(`${SEED}/${seat}/${JSON.stringify(view)}`).number)
