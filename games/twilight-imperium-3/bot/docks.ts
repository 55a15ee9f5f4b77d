/** Space Docks of the Saar follow their fleets. TI-30.11. */
import type { Cell } from '../data/index.ts'
import { hasFloatingDocks } from '../numbers/floating-docks.ts'
import { cellsWithFloating } from '../rules/floating-docks.ts'
import { enemiesIn } from '../rules/space.ts'
import { refuseMoves } from '../rules/tactical/movement.ts'
import type { ShipMove } from '../state-plans.ts'
import { targetsNear } from './building.ts'
import type { Outlook } from './outlook.ts'
import { spendable } from './saving.ts'

/** Whoever can spend more than this in the round builds before the dock goes. */
const LITTLE = 2

/** What a dock in a system builds for: the planets around it that can be taken. */
function useAt(outlook: Outlook, cell: Cell): number {
  const { free, weak } = targetsNear(outlook, cell)
  return free + weak / 2
}

/** The fleet, and the dock that goes along where it is of more use; a dock never goes alone. */
export function withDock(outlook: Outlook, cell: Cell, moves: readonly ShipMove[]): readonly ShipMove[] {
  const { view, seat } = outlook
  if (!hasFloatingDocks(view, seat) || moves.length === 0) return moves
  if (enemiesIn(view, cell, seat).length > 0 || spendable(outlook, 'resources') > LITTLE) return moves
  const use = useAt(outlook, cell)
  const all = cellsWithFloating(view, seat)
    .filter(from => from !== cell && useAt(outlook, from) < use)
    .map(from => [...moves, { from, ship: 'spaceDock', count: 1 } as const])
    .find(with1 => !refuseMoves(view, seat, cell, with1))
  return all ?? moves
}
