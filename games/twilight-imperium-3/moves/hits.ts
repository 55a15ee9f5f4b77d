/** Moves that answer hits, and ships in excess. */
import * as z from 'zod/mini'
import { type Ask, close, moveOf, refuse } from '../../kit/index.ts'
import { type Hits, refuseTaken, type Taken, takeHits, waysToTake } from '../rules/battle/hits.ts'
import { countOf } from '../rules/counts.ts'
import { fleetOf } from '../rules/space.ts'
import type { TiState, TiView } from '../state.ts'
import { pick } from './samples/chance.ts'
import { takenHits } from './shapes.ts'
import { takenLine } from './wording.ts'

const hitsOf = ({ about }: Ask): Hits => ({
  cell: String(about!.cell),
  hits: Number(about!.count),
  ...(about!.only === 'fighter' && { only: 'fighter' as const }),
})

/** Ships in excess are destroyed, not damaged; fighters do not help. [TI-8.07] */
const isScuttling = ({ destroy, sustain }: Taken) =>
  Object.keys(sustain).length === 0 && countOf(destroy, 'fighter') === 0

export const hitsMoves = {
  /** [TI-17.13] */
  takeHits: moveOf<TiState, TiView>()({
    during: ['takeHits'],
    args: z.tuple([takenHits]),
    candidates: (view, { seat, ask }) => waysToTake(view, seat, hitsOf(ask)).map((one): [Taken] => [one]),
    sample(view, { seat, ask }, random) {
      const way = pick(waysToTake(view, seat, hitsOf(ask)), random)
      return way && [way]
    },
    refusal: (view, { seat, ask }, [taken]) => refuseTaken(view, seat, hitsOf(ask), taken),
    act({ g }, { seat, ask }, [taken]) {
      close(g, ask)
      takeHits(g, seat, hitsOf(ask).cell, taken)
    },
    label: (_, __, [taken]) => takenLine(taken),
  }),

  /** [TI-8.07] */
  loseExcess: moveOf<TiState, TiView>()({
    during: ['fleetExcess', 'loseShip'],
    args: z.tuple([takenHits]),
    candidates: (view, { seat, ask }) =>
      waysToTake(view, seat, hitsOf(ask))
        .filter(isScuttling)
        .map((one): [Taken] => [one]),
    refusal(view, { seat, ask }, [taken]) {
      const isOnlyFighters = Object.keys(fleetOf(view, hitsOf(ask).cell, seat).ships).every(
        kind => kind === 'fighter',
      )
      if (!isScuttling(taken) && !isOnlyFighters) return refuse('TI-8.07', 'loseShips')
      return refuseTaken(view, seat, hitsOf(ask), taken)
    },
    act({ g }, { seat, ask }, [taken]) {
      close(g, ask)
      takeHits(g, seat, hitsOf(ask).cell, taken)
    },
    label: (_, __, [taken]) => takenLine(taken),
  }),
}
