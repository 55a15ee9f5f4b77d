/** Units that everybody begins with. TI-4.05, TI-4.12, TI-4.17, TI-4.19. */
import orderBy from 'lodash/orderBy.js'
import { ask, type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import {
  CARGO_KINDS,
  entriesOf,
  type GroundKind,
  idsOf,
  PLANETS,
  type PlanetId,
  RACES,
  SHIP_KINDS,
  UNITS,
} from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import { hasFloatingDocks } from '../../numbers/floating-docks.ts'
import type { Counts, TiChapter, TiState, TiView } from '../../state.ts'
import { addTo, countOf, kindsIn, sumOfCounts, totalOf } from '../counts.ts'
import { placeFloating } from '../floating-docks.ts'
import { homePlanetsOf } from '../planets.ts'
import { clockwiseFrom } from '../seats.ts'
import { placeShips } from '../space.ts'
import { doNext } from '../steps.ts'
import { unitsLine } from '../words.ts'

/** Units by planet. */
export type Spread = { [planet in PlanetId]?: Counts<GroundKind> }

const STANDING = [...CARGO_KINDS, 'spaceDock'] as const

/** What stands on the planets of the home system at first. */
export function startingGround(g: Pick<TiView, 'early' | 'players'>, seat: SeatId): Counts<GroundKind> {
  // What was bought, too, and not what was sent away. [TI-47.08]
  const reserve = g.early?.ground[seat]
  if (reserve) return reserve
  const { units } = RACES[g.players[seat]!.race!]
  const kinds = hasFloatingDocks(g, seat) ? CARGO_KINDS : STANDING
  return Object.fromEntries(kinds.flatMap(kind => (units[kind] ? [[kind, units[kind]]] : [])))
}

/** Why the units cannot stand there. [TI-4.12, TI-9.17] */
export function refuseStart(view: TiView, seat: SeatId, spread: Spread): Refusal | undefined {
  const planets = homePlanetsOf(view, seat)
  if (!idsOf(spread).every(planet => planets.includes(planet))) return refuse('TI-4.12', 'notHome')
  const wanted = startingGround(view, seat)
  const given = sumOfCounts(...Object.values(spread))
  if (!STANDING.every(kind => countOf(wanted, kind) === countOf(given, kind)))
    return refuse('TI-4.12', 'placeAll')
  const tooMany = Object.values(spread).some(units =>
    kindsIn(units).some(kind => countOf(units, kind) > (UNITS[kind].perPlanet ?? Number.POSITIVE_INFINITY)),
  )
  return tooMany ? refuse('TI-9.17', 'planetFull') : undefined
}

/** All ways to spread them, for lists. */
export function startSpreads(view: TiView, seat: SeatId): Spread[] {
  const planets = homePlanetsOf(view, seat)
  let spreads: Spread[] = [Object.fromEntries(planets.map(planet => [planet, {}]))]
  for (const [kind, count] of Object.entries(startingGround(view, seat)) as [GroundKind, number][])
    spreads = spreads.flatMap(spread => splits(planets, count).map(split => merged(spread, kind, split)))
  return spreads
}

/** As most would place them: everything on the richest planet that has room for it, and somebody on each other one. [TI-4.19] */
export function usualSpread(g: Pick<TiView, 'early' | 'players'>, seat: SeatId): Spread {
  const planets = orderBy(homePlanetsOf(g, seat), planet => PLANETS[planet].resources, 'desc')
  const [, ...poorer] = planets
  const spread: Spread = Object.fromEntries(planets.map(planet => [planet, {}]))
  for (const [kind, count] of Object.entries(startingGround(g, seat)) as [GroundKind, number][]) {
    let left = count
    const put = (planet: PlanetId, most: number) => {
      const units = Math.min(left, most)
      if (units > 0) addTo(spread[planet]!, kind, units)
      left -= units
    }
    // Whoever has only one keeps it where the most is to be lost.
    if (kind === 'groundForce') for (const planet of poorer) put(planet, Math.min(1, left - 1))
    for (const planet of planets) put(planet, UNITS[kind].perPlanet ?? left)
  }
  return spread
}

function splits(planets: readonly PlanetId[], count: number): [PlanetId, number][][] {
  const [first, ...rest] = planets
  if (first === undefined) return count === 0 ? [[]] : []
  if (rest.length === 0) return [[[first, count]]]
  return Array.from({ length: count + 1 }, (_, here) =>
    splits(rest, count - here).map((others): [PlanetId, number][] => [[first, here], ...others]),
  ).flat()
}

const merged = (spread: Spread, kind: GroundKind, split: readonly [PlanetId, number][]): Spread =>
  Object.fromEntries(
    split.map(([planet, count]) => [
      planet,
      count === 0 ? spread[planet]! : { ...spread[planet], [kind]: count },
    ]),
  )

export function placeStart(g: TiState, seat: SeatId, spread: Spread): void {
  for (const [planet, units] of entriesOf(spread)) {
    for (const kind of kindsIn(units)) addTo(g.planets[planet]!.units, kind, countOf(units, kind))
    if (totalOf(units) === 0) continue
    say(
      g,
      line('log.placesStart', {
        seat: ref('seat', seat),
        units: unitsLine(units),
        planet: ref('planet', planet),
      }),
    )
  }
}

export const startRules = {
  steps: {
    startingUnits({ g }) {
      g.phase = 'setup'
      const seats = clockwiseFrom(g, g.speaker)
      for (const seat of seats) {
        const { units } = RACES[g.players[seat]!.race!]
        for (const kind of SHIP_KINDS) placeShips(g, g.galaxy.homes[seat]!, seat, kind, units[kind] ?? 0)
        for (const planet of homePlanetsOf(g, seat)) g.planets[planet] = { by: seat, units: {}, since: 0 }
        if (hasFloatingDocks(g, seat)) placeFloating(g, g.galaxy.homes[seat]!, seat, 0)
      }
      if (g.options.simulatedEarlyTurns) return doNext(g, { do: 'earlyTurns' })
      doNext(g, ...seats.map(seat => ({ do: 'placeStart', seat }) as const))
    },
    /** Asked only where there is a choice. [TI-57.08] */
    placeStart({ g }, { seat }) {
      const [planet, ...others] = homePlanetsOf(g, seat)
      if (others.length === 0) placeStart(g, seat, { [planet!]: startingGround(g, seat) })
      else if (g.options.homesPlaced) placeStart(g, seat, usualSpread(g, seat))
      else ask(g, { seat, kind: 'placeStart', required: true })
    },
  },
} satisfies TiChapter
