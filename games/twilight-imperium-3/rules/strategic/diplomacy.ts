/** 2 Diplomacy. [TI-13.15, TI-13.16, TI-31.07] */
import { combinations, ref, refs, type SeatId, say } from '../../../kit/index.ts'
import type { Cell, PlanetId } from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import { floatingIn } from '../../numbers/floating-docks.ts'
import { hasAbility } from '../../numbers/modifiers.ts'
import type { TiState, TiView } from '../../state.ts'
import { isNone } from '../counts.ts'
import { homePlanetsOf, ownPlanetsIn, planetsOf, unitsOn } from '../planets.ts'
import { othersFrom } from '../seats.ts'
import { hasShips } from '../space.ts'
import type { Ability, Secondary } from './types.ts'

const MOST = 2

/** Whether a player has a unit in a system. [TI-1.01] */
export const hasUnits = (g: TiView, cell: Cell, seat: SeatId) =>
  hasShips(g, cell, seat) ||
  floatingIn(g, cell, seat).length > 0 ||
  ownPlanetsIn(g, cell, seat).some(planet => !isNone(unitsOn(g, planet)))

/** Who keeps a player out of a system by this card. */
export function keptOutBy(g: TiView, cell: Cell, seat: SeatId): SeatId | undefined {
  const others = g.effects
    .filter(({ id }) => id === 'diplomacy' || id === 'neutrality-pact')
    .flatMap(({ by, of }) => (by === seat ? [of!] : of === seat ? [by] : []))
  return others.find(other => hasUnits(g, cell, other))
}

const primary: Ability = {
  refusal: (view, seat, { opponent }) =>
    opponent !== undefined && othersFrom(view, seat).includes(opponent)
      ? undefined
      : refuse('TI-13.15', 'nameOpponent'),
  act({ g }, seat, { opponent }) {
    g.effects.push({ id: 'diplomacy', by: seat, of: opponent!, until: 'endOfActionPhase' })
    say(g, line('log.diplomacy', { seat: ref('seat', seat), other: ref('seat', opponent!) }))
  },
  some: (view, seat) => othersFrom(view, seat).map(opponent => ({ opponent })),
}

/** Planets that can be refreshed. */
const exhaustedAbroad = (view: TiView, seat: SeatId): PlanetId[] =>
  planetsOf(view, seat).filter(
    planet => view.planets[planet]!.exhausted && !homePlanetsOf(view, seat).includes(planet),
  )

const isPrimary = (view: TiView, seat: SeatId, opponent: SeatId | undefined) =>
  opponent !== undefined && hasAbility(view, seat, 'peaceAccords')

const secondary: Secondary = {
  refusal(view, seat, { planets = [], opponent }) {
    if (isPrimary(view, seat, opponent)) return primary.refusal(view, seat, { opponent })
    if (planets.length > MOST || new Set(planets).size !== planets.length)
      return refuse('TI-13.16', 'twoPlanets')
    const possible = exhaustedAbroad(view, seat)
    return planets.every(planet => possible.includes(planet))
      ? undefined
      : refuse('TI-13.16', 'exhaustedAbroad')
  },
  act(env, seat, { planets = [], opponent }) {
    if (isPrimary(env.g, seat, opponent)) return primary.act(env, seat, { opponent })
    refresh(env.g, seat, planets)
  },
  some(view, seat) {
    const possible = exhaustedAbroad(view, seat)
    const refreshed = combinations(possible, Math.min(1, possible.length), MOST).map(planets => ({ planets }))
    return [...(hasAbility(view, seat, 'peaceAccords') ? primary.some(view, seat) : []), ...refreshed]
  },
}

function refresh(g: TiState, seat: SeatId, planets: readonly PlanetId[]): void {
  for (const planet of planets) delete g.planets[planet]!.exhausted
  say(g, line('log.refreshes', { seat: ref('seat', seat), planets: refs('planet', planets) }))
}

export const diplomacy = { primary, secondary }
