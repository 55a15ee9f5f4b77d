import type { Cell, PlanetId } from '../../data/index.ts'

/** A way of ships. */
export interface Arrow {
  from: Cell
  to: Cell
  via?: readonly Cell[] | undefined
}

/** What the map shows of what is being chosen. */
export interface Marks {
  /** Systems that can be pressed. */
  can: ReadonlySet<Cell>
  /** Whatever lies out of sight can be pressed in the desk, too. */
  isListed?: boolean
  /** Where something is chosen: the system that is activated. */
  chosen: ReadonlySet<Cell>
  /** From where something could come. */
  from: ReadonlySet<Cell>
  planets: ReadonlySet<PlanetId>
  arrows: readonly Arrow[]
}

export const NO_MARKS: Marks = {
  can: new Set(),
  chosen: new Set(),
  from: new Set(),
  planets: new Set(),
  arrows: [],
}
