/** Trade Stations belong to whoever alone has ships beside them. TI-29.20 to TI-29.29. */
import { idsOf, PLANETS } from '../data/index.ts'
import type { TiState } from '../state.ts'
import { gainPlanet } from './control.ts'
import { cellOf, isGround, ownerOf } from './planets.ts'
import { seatsInSpace } from './space.ts'

const STATIONS = idsOf(PLANETS).filter(planet => !isGround(planet))

/** As soon as only one player has ships there, Fighters included. [TI-29.23, TI-29.24, TI-29.27] */
export function takeStations(g: TiState): void {
  if (!g.options.expansionTiles) return
  for (const planet of STATIONS) {
    const cell = cellOf(g, planet)
    const [only, ...others] = cell === undefined ? [] : seatsInSpace(g, cell)
    if (only !== undefined && others.length === 0 && ownerOf(g, planet) !== only) gainPlanet(g, planet, only)
  }
}
