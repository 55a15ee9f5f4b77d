/** Cards around a tactical action: activation, arrival, landing. */
import { ref, refs, type SeatId, say } from '../../../kit/index.ts'
import type { Cell, PlanetId } from '../../data/index.ts'
import { inPdsRange, tileAt } from '../../galaxy/map.ts'
import { line } from '../../line.ts'
import { planetValue } from '../../numbers/planets.ts'
import { movementOf, pdsRangeOf } from '../../numbers/units.ts'
import type { TiView } from '../../state.ts'
import { destroyOn, exhaust, makeNeutral } from '../control.ts'
import { isActivatedFor } from '../counters.ts'
import { countOf, kindsIn } from '../counts.ts'
import { effectOf, startEffect } from '../effects.ts'
import { readyPlanetsOf } from '../payment.ts'
import { cellOf, isGround, ownerOf, planetsIn, planetsOf, unitsOn } from '../planets.ts'
import { fleetOf, fleetsOf, hasShips, shipsOf } from '../space.ts'
import { doNext } from '../steps.ts'
import { gainTradeGoods } from '../trade-goods.ts'
import { holds } from './ops.ts'
import { when } from './selectors.ts'
import type { CardRule, Nothing, OnPlanet } from './types.ts'

const SILENT = 2

/** Fleets with ships that are fast enough. [TI-32.16] */
const silentFleets = (view: TiView, seat: SeatId): Cell[] =>
  fleetsOf(view, seat).filter(
    cell =>
      !isActivatedFor(view, cell, seat) &&
      kindsIn(fleetOf(view, cell, seat).ships).some(
        kind => movementOf(view, seat, kind, cell).total >= SILENT,
      ),
  )

/** [TI-32.08] */
const minelayers: CardRule<Nothing> = {
  ways: (view, seat, { cause: { cell, seat: active } }) =>
    when(
      cell !== undefined &&
        active !== undefined &&
        active !== seat &&
        hasShips(view, cell, active) &&
        countOf(shipsOf(view, cell, seat), 'cruiser') > 0,
    ),
  play({ g }, played) {
    const { cell, seat } = played.moment.cause
    const count = countOf(shipsOf(g, cell!, played.by), 'cruiser')
    startEffect(g, { ...effectOf(played), of: seat!, cell: cell!, count })
  },
}

const SHOTS = 3

/** Docks fire as PDS do, as far as those. [TI-32.04, TI-16.02, TI-16.09] */
const experimentalBattlestation: CardRule<OnPlanet> = {
  ways(view, seat, { cause: { cell, seat: active } }) {
    if (cell === undefined || active === undefined || active === seat) return []
    if (!hasShips(view, cell, active) || tileAt(view.galaxy, cell)?.anomaly === 'ionStorm') return []
    const isFar = pdsRangeOf(view, seat).total > 0
    return planetsOf(view, seat)
      .filter(planet => {
        const at = cellOf(view, planet)!
        const isNear = at === cell || (isFar && inPdsRange(view, at, cell))
        return isNear && countOf(unitsOn(view, planet), 'spaceDock') > 0
      })
      .map(planet => ({ planet }))
  },
  play({ g }, { by, moment: { cause } }) {
    doNext(g, { do: 'shootPds', seat: by, cell: cause.cell!, at: cause.seat!, count: SHOTS })
  },
}

const underWarSun = (view: TiView, seat: SeatId): PlanetId[] =>
  fleetsOf(view, seat)
    .filter(cell => countOf(shipsOf(view, cell, seat), 'warSun') > 0)
    .flatMap(cell => planetsIn(view, cell))
    .filter(planet => isGround(planet) && ![undefined, seat].includes(ownerOf(view, planet)))

/** [TI-32.24] */
const starOfDeath: CardRule<OnPlanet> = {
  ways: (view, seat) => underWarSun(view, seat).map(planet => ({ planet })),
  play({ g }, { by, args: { planet } }) {
    destroyOn(g, planet, { ...unitsOn(g, planet) }, by)
    makeNeutral(g, planet, by)
    g.radiation = [...g.radiation, planet]
    say(g, line('log.radiates', { planet: ref('planet', planet) }))
    doNext(g, { do: 'unitLimits' }, { do: 'elimination' })
  },
}

const MINED = 3

/** [TI-32.02] */
const rareMineral: CardRule<Nothing> = {
  ways: (_, seat, { cause }) => when(cause.seat === seat && cause.of === undefined),
  play: ({ g }, { by }) => {
    gainTradeGoods(g, by, MINED)
  },
}

const resources = (view: TiView, planet: PlanetId) => planetValue(view, planet, 'resources').total

/** A planet of the one who took ours; then, if one likes, a planet of ours that is worth no more. */
const reparations: CardRule<OnPlanet & { planets?: PlanetId[] }> = {
  ways(view, seat, { cause: { seat: taker, of } }) {
    if (of !== seat || taker === undefined) return []
    const exhausted = planetsOf(view, seat).filter(planet => view.planets[planet]!.exhausted)
    return readyPlanetsOf(view, taker).flatMap(planet => [
      { planet },
      ...exhausted
        .filter(own => resources(view, own) <= resources(view, planet))
        .map(own => ({ planet, planets: [own] })),
    ])
  },
  play({ g }, { by, args: { planet, planets = [] } }) {
    exhaust(g, [planet])
    for (const own of planets) delete g.planets[own]!.exhausted
    if (planets.length > 0)
      say(g, line('log.refreshes', { seat: ref('seat', by), planets: refs('planet', planets) }))
  },
}

export const movementCards = {
  'experimental-battlestation': experimentalBattlestation,
  'flank-speed': holds((view, seat) => when(view.active === seat)),
  'in-the-silence-of-space': holds((view, seat) =>
    view.active === seat ? silentFleets(view, seat).map(cell => ({ cell })) : [],
  ),
  minelayers,
  'rare-mineral': rareMineral,
  reparations,
  'star-of-death': starOfDeath,
} as const
