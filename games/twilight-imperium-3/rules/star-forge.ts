/** Muaat: small ships out of a War Sun. [TI-30.07] */
import { type Refusal, ref, type SeatId, say } from '../../kit/index.ts'
import type { Cell, ShipKind } from '../data/index.ts'
import { line, refuse } from '../line.ts'
import { hasAbility } from '../numbers/modifiers.ts'
import type { TiState, TiView } from '../state.ts'
import { countOf } from './counts.ts'
import { fightersLost, refuseFleet, refusePieces } from './limits.ts'
import { placeShips, shipsOf } from './space.ts'
import { trial } from './tactical/draft.ts'
import { systemRef, unitsLine } from './words.ts'

/** What is forged at once. */
export const FORGED: { readonly [ship in ShipKind]?: number } = { fighter: 2, destroyer: 1 }

export function refuseForge(view: TiView, seat: SeatId, cell: Cell, ship: ShipKind): Refusal | undefined {
  const count = FORGED[ship]
  if (!hasAbility(view, seat, 'starForge')) return refuse('TI-30.07', 'otherRace')
  if (view.players[seat]!.counters.strategy === 0) return refuse('TI-8.05', 'noStrategyCounter')
  if (count === undefined) return refuse('TI-30.07', 'cannotBuild', { unit: ref('unit', ship) })
  if (countOf(shipsOf(view, cell, seat), 'warSun') === 0) return refuse('TI-30.07', 'noWarSun')
  const after = trial(view)
  placeShips(after, cell, seat, ship, count)
  const lost = fightersLost(after, cell, seat)
  if (lost > 0) return refuse('TI-30.07', 'noRoomForFighters', { count: lost })
  return refuseFleet(after, cell, seat) ?? refusePieces(after, seat)
}

export function forge(g: TiState, seat: SeatId, cell: Cell, ship: ShipKind): void {
  const count = FORGED[ship]!
  g.players[seat]!.counters.strategy -= 1
  placeShips(g, cell, seat, ship, count)
  const units = unitsLine({ [ship]: count })
  say(g, line('log.forges', { seat: ref('seat', seat), units, system: systemRef(g, cell) }))
}
