/** Space Docks in space: which there are, and which of them can build. TI-30.11. */

import { ref, type SeatId, type Sum, sumOf } from '../../kit/index.ts'
import { type Cell, UNITS } from '../data/index.ts'
import { tileAt } from '../galaxy/map.ts'
import { line } from '../line.ts'
import type { TiView } from '../state.ts'
import type { FloatingDock } from '../state-plans.ts'
import { type InForce, modifiersOf, part, simpleSum, term } from './modifiers.ts'

/** What one of them builds at once, and how far it goes, as printed. [TI-30.11] */
const PRINTED = { production: 4, steps: 1 }

const DOCK = ref('unit', 'spaceDock')

/** Units that one of them builds at once. [TI-30.11, TI-36.24] */
export const floatingLimitOf = (g: InForce, seat: SeatId): Sum =>
  simpleSum([part(line('sum.spaceDock'), PRINTED.production)], modifiersOf(g, seat, 'floatingProduction'))

/** Fighters that one of them supports. [TI-30.16, TI-36.24] */
export const floatingSupportOf = (g: InForce, seat: SeatId): Sum =>
  simpleSum([term(DOCK, UNITS.spaceDock.supports!)], modifiersOf(g, seat, 'floatingFighters'))

/** Steps that one of them goes from this system; out of a Nebula just one, like ships. [TI-30.11, TI-30.16, TI-36.24] */
export function floatingStepsOf(g: InForce & Pick<TiView, 'galaxy'>, seat: SeatId, from: Cell): Sum {
  const { total, terms } = simpleSum([term(DOCK, PRINTED.steps)], modifiersOf(g, seat, 'floatingSteps'))
  const isHeld = total > 1 && tileAt(g.galaxy, from)?.anomaly === 'nebula'
  return sumOf(isHeld ? [...terms, part(line('sum.nebula'), 1 - total)] : terms, 0)
}

/** So many docks together. */
export const timesDocks = ({ terms }: Sum, docks: number): Sum =>
  simpleSum(
    terms.map(one => ({ ...one, amount: one.amount * docks })),
    [],
  )

/** By race: cards that give and take abilities do not reach them. [TI-31.09] */
export const hasFloatingDocks = (g: Pick<TiView, 'players'>, seat: SeatId): boolean =>
  g.players[seat]!.race === 'saar'

export const floatingIn = ({ docks }: Pick<TiView, 'docks'>, cell: Cell, seat: SeatId): FloatingDock[] =>
  (docks?.[cell] ?? []).filter(({ by }) => by === seat)

/** Whoever has ships or docks in the space of a system. */
export const seatsAbove = ({ space, docks }: Pick<TiView, 'space' | 'docks'>, cell: Cell): SeatId[] => [
  ...new Set([...Object.keys(space[cell] ?? {}), ...(docks?.[cell] ?? []).map(({ by }) => by)]),
]

/** Those that can build: they neither came this round nor moved in this action. [TI-20.03, TI-30.11] */
export const readyFloating = (g: Pick<TiView, 'docks' | 'round'>, cell: Cell, seat: SeatId): FloatingDock[] =>
  floatingIn(g, cell, seat).filter(({ since, moved }) => since !== g.round && !moved)
