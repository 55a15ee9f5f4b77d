/** Space Docks in space: which there are, and which of them can build. TI-30.11. */
import type { SeatId } from '../../kit/index.ts'
import type { Cell } from '../data/index.ts'
import type { TiView } from '../state.ts'

/** A Space Dock in space. [TI-30.11] */
export interface FloatingDock {
  by: SeatId
  /** The round in which it came; 0: before the first one. [TI-20.03] */
  since: number
  /** It moved in this action, and builds nothing in it. */
  moved?: true
}

/** Units that one of them builds at once. [TI-30.11] */
export const FLOATING_LIMIT = 4

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
