import { ref, type SeatId, say } from '../../../kit/index.ts'
import type { CargoKind, PlanetId } from '../../data/index.ts'
import { line } from '../../line.ts'
import type { Counts, TiState } from '../../state.ts'
import { unitsLine } from '../words.ts'

/** Units that were set down and are gone. [TI-18.05] */
export function sayLost(g: TiState, seat: SeatId, planet: PlanetId, units: Counts<CargoKind>): void {
  say(
    g,
    line('log.losesOn', {
      seat: ref('seat', seat),
      units: unitsLine(units),
      planet: ref('planet', planet),
    }),
  )
}
