/** Military Foresight: a ship that was lost comes back. [TI-32.39] */

import { ask, ref, type SeatId, say } from '../../../kit/index.ts'
import type { Cell, ShipKind } from '../../data/index.ts'
import { line } from '../../line.ts'
import type { TiChapter, TiState, TiView } from '../../state.ts'
import { countOf, kindsIn } from '../counts.ts'
import { effectsOf } from '../effects.ts'
import { cellsWithFloating } from '../floating-docks.ts'
import { cellOf, planetsOf, unitsOn } from '../planets.ts'
import { enemiesIn } from '../space.ts'
import { systemRef, unitsLine } from '../words.ts'
import { holds } from './ops.ts'
import { canPlace, placeShip } from './placing.ts'
import type { ForesightStep } from './steps.ts'

const ID = 'military-foresight'

export const foresightCards = {
  [ID]: holds((view, seat, { cause }) =>
    cause.seat === seat && view.battle ? kindsIn(cause.lost ?? {}).map(unit => ({ unit })) : [],
  ),
} as const

/** What comes back when the status phase begins. */
export const comingBack = (g: TiState): ForesightStep[] =>
  effectsOf(g, ID).map(({ by, unit }) => ({ do: 'comeBack', seat: by, ship: unit as ShipKind }))

/** Systems with a Space Dock where it can stand. */
function placesFor(view: TiView, seat: SeatId, ship: ShipKind): Cell[] {
  const docks = planetsOf(view, seat).filter(planet => countOf(unitsOn(view, planet), 'spaceDock') > 0)
  const cells = [...docks.map(planet => cellOf(view, planet)!), ...cellsWithFloating(view, seat)]
  return [...new Set(cells)].filter(
    cell => enemiesIn(view, cell, seat).length === 0 && canPlace(view, seat, cell, ship),
  )
}

export const foresightRules = {
  steps: {
    comeBack({ g }, { seat, ship }) {
      const options = placesFor(g, seat, ship)
      const units = unitsLine({ [ship]: 1 })
      if (options.length === 0) return say(g, line('log.staysLost', { seat: ref('seat', seat), units }))
      if (options.length === 1) return placeShip(g, seat, options[0]!, ship)
      const about = { units, systems: options.map(cell => systemRef(g, cell)) }
      const pick = { of: 'cell' as const, options, min: 1, max: 1 }
      ask(g, { seat, kind: 'comeBack', required: true, about, pick, memo: { ship } })
    },
  },
  answers: {
    comeBack({ g }, { seat, memo }, [cell]) {
      placeShip(g, seat, cell!, memo.ship)
    },
  },
} satisfies TiChapter
