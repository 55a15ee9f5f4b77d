/** X-89 Bacterial Weapon: the Ground Forces of a planet are destroyed before the bombardment. TI-32.43. */
import { ask, ref, type SeatId, say } from '../../../kit/index.ts'
import type { Cell, PlanetId } from '../../data/index.ts'
import { line } from '../../line.ts'
import { hasTechnology } from '../../numbers/modifiers.ts'
import type { TiChapter, TiState } from '../../state.ts'
import { discardActionCards } from '../action-cards.ts'
import { destroyOn } from '../control.ts'
import { countOf } from '../counts.ts'
import { ownerOf, planetsIn, unitsOn } from '../planets.ts'
import { enemiesIn, shipsOf } from '../space.ts'
import { isSpared } from '../tactical/bombardment.ts'
import { troopsIn } from '../troops.ts'
import { systemRef } from '../words.ts'
import { troopsFall } from './fallen.ts'

const troopsOn = (g: TiState, planet: PlanetId) => {
  const { groundForce = 0, shockTroop = 0 } = unitsOn(g, planet)
  return { ...(groundForce > 0 && { groundForce }), ...(shockTroop > 0 && { shockTroop }) }
}

/** Enemy planets with Ground Forces, below a Dreadnought or a War Sun. */
function targets(g: TiState, seat: SeatId, cell: Cell): PlanetId[] {
  const ships = shipsOf(g, cell, seat)
  if (!hasTechnology(g, seat, 'x89-bacterial-weapon') || enemiesIn(g, cell, seat).length > 0) return []
  if (countOf(ships, 'dreadnought') + countOf(ships, 'warSun') === 0) return []
  return planetsIn(g, cell).filter(planet => {
    const owner = ownerOf(g, planet)
    return (
      owner !== undefined &&
      owner !== seat &&
      !isSpared(g, planet) &&
      Object.keys(troopsOn(g, planet)).length > 0
    )
  })
}

export const weaponRules = {
  steps: {
    bacterialWeapon({ g }, { cell }) {
      const seat = g.active!
      const options = targets(g, seat, cell)
      if (options.length === 0) return
      ask(g, {
        seat,
        kind: 'bacterialWeapon',
        required: true,
        about: { system: systemRef(g, cell) },
        pick: { of: 'planet', options, min: 0, max: 1 },
      })
    },
  },
  answers: {
    /** PDS do not prevent it. It costs all action cards in hand. [TI-32.43] */
    bacterialWeapon({ g }, { seat }, [planet]: PlanetId[]) {
      if (planet === undefined) return
      say(g, line('log.bacterialWeapon', { seat: ref('seat', seat), planet: ref('planet', planet) }))
      const owner = ownerOf(g, planet)!
      const troops = troopsOn(g, planet)
      destroyOn(g, planet, troops)
      discardActionCards(g, seat, [...g.players[seat]!.actionCards])
      troopsFall(g, owner, troopsIn(troops), planet)
    },
  },
} satisfies TiChapter
