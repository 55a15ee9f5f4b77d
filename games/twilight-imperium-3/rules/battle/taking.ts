/** Somebody has to take hits. TI-17.13, TI-57.08. */
import { ask, type SeatId } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import type { TiChapter, TiState } from '../../state.ts'
import { countOf, kindsIn } from '../counts.ts'
import { fleetOf } from '../space.ts'
import { systemRef } from '../words.ts'
import { capacityForHits, ladenOf, type Taken, takeHits, waysToTake } from './hits.ts'
import { takenByPolicy } from './policy.ts'

export const hitsRules = {
  steps: {
    /** Asked only where there is a choice. [TI-57.08] */
    takeHits({ g }, { seat, cell, hits, only, past }) {
      const open = { cell, hits, ...(only && { only }), ...(past && { past }) }
      if (hits === 0 || capacityForHits(g, seat, fleetOf(g, cell, seat), only) === 0) return
      const ways = waysToTake(g, seat, open)
      if (ways.length === 1 && !hasChoiceOfLaden(g, seat, cell, ways[0]!))
        return takeHits(g, seat, cell, ways[0]!)
      const said = takenByPolicy(g, seat, open)
      if (said) return takeHits(g, seat, cell, said)
      ask(g, {
        seat,
        kind: 'takeHits',
        required: true,
        about: { count: hits, cell, system: systemRef(g, cell), only: only ?? '', ...(past && { past }) },
      })
    },
  },
} satisfies TiChapter

/** Whether another laden ship of the same kind could be lost instead. */
function hasChoiceOfLaden(g: TiState, seat: SeatId, cell: Cell, { destroy }: Taken): boolean {
  const fleet = fleetOf(g, cell, seat)
  return kindsIn(destroy).some(
    kind => ladenOf(fleet, kind).length > 0 && countOf(destroy, kind) < countOf(fleet.ships, kind),
  )
}
