/** What cannot stay is destroyed at once: fighters without capacity, ships beyond Fleet Supply. TI-8.07, TI-9.12. */

import { ask, ref, type SeatId, say } from '../../kit/index.ts'
import { type Cell, isActionCard } from '../data/index.ts'
import { line } from '../line.ts'
import type { TiChapter, TiState } from '../state.ts'
import { addTo } from './counts.ts'
import { loseFloatingEverywhere } from './floating-docks.ts'
import { fightersLost, heavyInExcess, shipsInExcess } from './limits.ts'
import { seatsOf } from './seats.ts'
import { fleetsOf, ownFleet, tidyFleet } from './space.ts'
import type { LimitsStep } from './steps.ts'
import { doNext } from './steps.ts'
import { tidyTroops } from './troops.ts'
import { systemRef, unitsLine } from './words.ts'

export const limitsRules = {
  steps: {
    /** Where a battle goes on, fighters are checked when it is over. [TI-9.12, TI-17.20] */
    unitLimits({ g }) {
      endUsurpation(g)
      loseFloatingEverywhere(g)
      tidyTroops(g)
      const excess: LimitsStep[] = []
      for (const seat of seatsOf(g))
        for (const cell of fleetsOf(g, seat)) {
          if (g.battle?.cell === cell) continue
          loseFighters(g, seat, cell)
          if (heavyInExcess(g, cell, seat) > 0) excess.push({ do: 'heavyExcess', seat, cell })
          else if (shipsInExcess(g, cell, seat) > 0) excess.push({ do: 'fleetExcess', seat, cell })
        }
      if (excess.length > 0) doNext(g, ...excess, { do: 'unitLimits' })
    },
    /** Of the heavy ones alone, under the law Fleet Restrictions. */
    heavyExcess({ g }, { seat, cell }) {
      const count = heavyInExcess(g, cell, seat)
      if (count > 0)
        ask(g, {
          seat,
          kind: 'fleetExcess',
          required: true,
          about: { count, cell, system: systemRef(g, cell), heavy: 1 },
        })
    },
    /** The owner chooses. [TI-8.07] */
    fleetExcess({ g }, { seat, cell }) {
      const count = shipsInExcess(g, cell, seat)
      if (count > 0)
        ask(g, {
          seat,
          kind: 'fleetExcess',
          required: true,
          about: { count, cell, system: systemRef(g, cell) },
        })
    },
  },
} satisfies TiChapter

/** A card that lies on a planet is discarded when its player loses that. */
function endUsurpation(g: TiState): void {
  const lost = g.effects.filter(
    ({ until, by, planet }) => until === 'whileControlled' && g.planets[planet!]?.by !== by,
  )
  if (lost.length === 0) return
  g.effects = g.effects.filter(effect => !lost.includes(effect))
  g.discards.actionCards.push(...lost.flatMap(({ id }) => (isActionCard(id) ? [id] : [])))
}

function loseFighters(g: TiState, seat: SeatId, cell: Cell): void {
  const lost = fightersLost(g, cell, seat)
  if (lost === 0) return
  addTo(ownFleet(g, cell, seat).ships, 'fighter', -lost)
  tidyFleet(g, cell, seat)
  say(
    g,
    line('log.losesFighters', {
      seat: ref('seat', seat),
      units: unitsLine({ fighter: lost }),
      system: systemRef(g, cell),
    }),
  )
}
