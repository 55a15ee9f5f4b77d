/** Yin: a ship of their own for a hit, at the start of the second round of a space battle. [TI-30.27] */
import { ask, ref, type SeatId, say } from '../../../kit/index.ts'
import type { ShipKind } from '../../data/index.ts'
import { line } from '../../line.ts'
import { sustains } from '../../numbers/units.ts'
import type { Fleet, TiChapter, TiState } from '../../state.ts'
import { countOf, kindsIn, totalOf } from '../counts.ts'
import { fleetOf, hasShips, shipsOf } from '../space.ts'
import { doNext } from '../steps.ts'
import { enemyOf } from './enemy.ts'
import { ladenOf, loseOne, type Taken, takeHits } from './hits.ts'

export const DEVOTION_ROUND = 2
const DEVOTED: readonly ShipKind[] = ['destroyer', 'cruiser']

/** The hit goes where it hurts most: a damaged ship is lost, of laden ones the fullest. */
function worst(g: TiState, seat: SeatId, fleet: Fleet, ship: ShipKind): Taken {
  const isSturdy = sustains(g, seat, ship)
  const sound = isSturdy && countOf(fleet.damaged, ship) === 0
  if (sound) return { destroy: {}, sustain: { [ship]: 1 }, laden: [] }
  const laden = ladenOf(fleet, ship)
    .filter(place => !isSturdy || fleet.laden[place]!.damaged)
    .toSorted((one, other) => totalOf(fleet.laden[other]!.cargo) - totalOf(fleet.laden[one]!.cargo))
  return { destroy: { [ship]: 1 }, sustain: {}, laden: laden.slice(0, 1) }
}

function strike(g: TiState, seat: SeatId, ship: ShipKind): void {
  const { cell } = g.battle!
  const enemy = enemyOf(g.battle!, seat)
  if (hasShips(g, cell, enemy)) takeHits(g, enemy, cell, worst(g, enemy, fleetOf(g, cell, enemy), ship))
}

export const devotionRules = {
  steps: {
    devotion({ g }, { seat }) {
      if (!g.battle) return
      const { cell } = g.battle
      if (!hasShips(g, cell, enemyOf(g.battle, seat))) return
      const options = DEVOTED.filter(kind => countOf(shipsOf(g, cell, seat), kind) > 0)
      if (options.length === 0) return
      ask(g, { seat, kind: 'devotion', required: true, pick: { of: 'unit', options, min: 0, max: 1 } })
    },
    strike({ g }, { seat }) {
      const { cell } = g.battle!
      const options = kindsIn(shipsOf(g, cell, enemyOf(g.battle!, seat)))
      if (options.length > 1)
        ask(g, { seat, kind: 'strike', required: true, pick: { of: 'unit', options, min: 1, max: 1 } })
      else if (options.length === 1) strike(g, seat, options[0]!)
    },
  },
  answers: {
    devotion({ g }, { seat }, [ship]) {
      if (ship === undefined) return
      say(g, line('log.devotes', { seat: ref('seat', seat), unit: ref('unit', ship) }))
      loseOne(g, seat, g.battle!.cell, ship as ShipKind)
      doNext(g, { do: 'strike', seat })
    },
    strike({ g }, { seat }, [ship]) {
      strike(g, seat, ship as ShipKind)
    },
  },
} satisfies TiChapter
