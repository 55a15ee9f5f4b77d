/** A tactical action as it is sent: the system, and what is to happen there as far as it can be said at once. */

import { klona } from 'klona/json'
import { SHIP_KINDS, type ShipKind } from '../../data/index.ts'
import type { TiState, TiView } from '../../state.ts'
import type { ShipMove } from '../../state-plans.ts'

/** What moves: ships, and Space Docks of the Saar. [TI-30.11] */
export const MOVER_KINDS = [...SHIP_KINDS, 'spaceDock'] as const
export const isOfShips = (move: ShipMove): move is ShipMove<ShipKind> => move.ship !== 'spaceDock'

/** The parts of a state that units move on. */
export type Ground = Pick<
  TiState,
  'effects' | 'laws' | 'galaxy' | 'leaders' | 'planets' | 'players' | 'space' | 'docks' | 'round'
>

/** Docks in space and leaders, where there are any: to be put beside what else has changed. */
export const othersOf = ({
  docks,
  leaders,
}: Pick<TiView, 'docks' | 'leaders'>): Pick<TiView, 'docks' | 'leaders'> => ({
  ...(docks && { docks }),
  ...(leaders && { leaders }),
})

/** A copy to try something out on. */
export function trial(
  g: Pick<
    TiView,
    'effects' | 'laws' | 'galaxy' | 'leaders' | 'planets' | 'players' | 'space' | 'docks' | 'round'
  >,
): Ground {
  const { planets, space, docks, leaders } = g
  return {
    ...g,
    planets: klona(planets),
    space: klona(space),
    ...(docks && { docks: klona(docks) }),
    ...(leaders && { leaders: klona(leaders) }),
  } as Ground
}
