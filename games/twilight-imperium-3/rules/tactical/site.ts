/** Where something is built. */
import type { Cell, PlanetId } from '../../data/index.ts'
import { lawOf } from '../../numbers/laws.ts'
import type { TiView } from '../../state.ts'

/** Where units are built, and what that allows. */
export interface Site {
  cells: readonly Cell[]
  /** Space Docks can be built, too. [TI-20.09, TI-13.47] */
  newDocks: boolean
}

/** Nothing is built on the Holy Planet of Ixth. */
export const mayBuildOn = (view: Pick<TiView, 'laws'>, planet: PlanetId): boolean =>
  lawOf(view, 'holy-planet-of-ixth')?.planet !== planet
