/** How far a player is with an objective. What is claimed, shown and foretold comes from here. Section 24. */
import type { SeatId } from '../../../kit/index.ts'
import {
  type Cell,
  COLOURS,
  type Colour,
  type Condition,
  idsOf,
  OBJECTIVES,
  type ObjectiveId,
  PLANETS,
  type PlanetId,
  TECHNOLOGIES,
  type UnitKind,
} from '../../data/index.ts'
import { adjacentTo, tileAt } from '../../galaxy/map.ts'
import { floatingIn } from '../../numbers/floating-docks.ts'
import { scientistOn } from '../../numbers/leaders.ts'
import { hasAbility } from '../../numbers/modifiers.ts'
import { planetValue } from '../../numbers/planets.ts'
import type { Deed, TiView } from '../../state.ts'
import { artifactsOf } from '../artifacts.ts'
import { countOf } from '../counts.ts'
import { unitsOnMap } from '../limits.ts'
import { wealthOf } from '../payment.ts'
import { cellOf, homePlanetsOf, ownerOf, planetsIn, planetsOf, unitsOn } from '../planets.ts'
import { enemiesIn, nonFighters, seatsInSpace, shipsOf } from '../space.ts'

export interface Progress {
  met: boolean
  have: number
  need: number
}

type Kind = Condition['kind']
type Of<K extends Kind> = Condition & { kind: K }

const reach = (have: number, need: number): Progress => ({ met: have >= need, have, need })

/** [TI-6.20] */
export function controlsSystem(
  g: Pick<TiView, 'galaxy' | 'planets' | 'space'>,
  cell: Cell,
  seat: SeatId,
): boolean {
  if (nonFighters(shipsOf(g, cell, seat)) === 0) return false
  const planets = planetsIn(g, cell)
  if (planets.length > 0) return planets.every(planet => ownerOf(g, planet) === seat)
  return enemiesIn(g, cell, seat).length === 0
}

const controlledSystems = (g: TiView, seat: SeatId): Cell[] =>
  Object.keys(g.space).filter(cell => controlsSystem(g, cell, seat))

/** [TI-24.03] */
export const controlsHome = (g: TiView, seat: SeatId): boolean =>
  homePlanetsOf(g, seat).every(planet => ownerOf(g, planet) === seat)

/** Saar can claim without their home. [TI-24.03, TI-30.13] */
export const mayClaim = (g: TiView, seat: SeatId): boolean =>
  controlsHome(g, seat) || hasAbility(g, seat, 'homeless')

const abroad = (g: TiView, seat: SeatId): PlanetId[] =>
  planetsOf(g, seat).filter(planet => !homePlanetsOf(g, seat).includes(planet))

/** Yellow specialties count for nothing here; one with a Scientist counts twice. [TI-23.10, TI-52.12] */
export const specialtiesOf = (g: TiView, seat: SeatId): Colour[] =>
  planetsOf(g, seat).flatMap(planet => {
    const { specialty } = PLANETS[planet]
    if (!specialty || specialty === 'yellow') return []
    return scientistOn(g, planet) === undefined ? [specialty] : [specialty, specialty]
  })

const coloursOf = (g: TiView, seat: SeatId): Colour[] =>
  g.players[seat]!.technologies.flatMap(id => TECHNOLOGIES[id].colour ?? [])

const influenceOf = (g: TiView, seat: SeatId): number =>
  planetsOf(g, seat).reduce((sum, planet) => sum + planetValue(g, planet, 'influence').total, 0)

const others = (g: TiView, seat: SeatId) => g.order.filter(other => other !== seat)

function ofColours(
  found: readonly Colour[],
  condition: { sameColour?: number; eachColourOf?: readonly Colour[]; min?: number; total?: number },
): Progress {
  const count = (colour: Colour) => found.filter(one => one === colour).length
  const { sameColour, eachColourOf, min = 1, total } = condition
  if (sameColour !== undefined) return reach(Math.max(...COLOURS.map(count)), sameColour)
  if (total !== undefined) return reach(found.length, total)
  const wanted = eachColourOf ?? []
  return reach(
    wanted.reduce((sum, colour) => sum + Math.min(count(colour), min), 0),
    wanted.length * min,
  )
}

/** Left is the next player clockwise. [TI-24.18] */
function neighbours(g: TiView, seat: SeatId): { leftNeighbour: SeatId; rightNeighbour: SeatId } {
  const at = g.order.indexOf(seat)
  const { length } = g.order
  return { leftNeighbour: g.order[(at + 1) % length]!, rightNeighbour: g.order[(at + length - 1) % length]! }
}

function spending(g: TiView, seat: SeatId, condition: Of<'spend'>): Progress {
  if ('commandCounters' in condition) {
    const { counters } = g.players[seat]!
    return reach(
      condition.areas.reduce((sum, area) => sum + counters[area], 0),
      condition.commandCounters,
    )
  }
  const { resources, influence, tradeGoods } = condition
  if (resources !== undefined) return reach(wealthOf(g, seat, 'resources'), resources)
  if (influence !== undefined) return reach(wealthOf(g, seat, 'influence'), influence)
  return reach(g.players[seat]!.tradeGoods, tradeGoods ?? 0)
}

function counted({ event }: Of<'thisRound'>, deeds: readonly Deed[]): Deed[] {
  return deeds.filter(deed => deed.event === event)
}

function done(g: TiView, seat: SeatId, condition: Of<'thisRound'>): Progress {
  const { min = 1, differentPlayers, enemyShipsAtLeast = 0, exceptFactions = [] } = condition
  const deeds = counted(condition, g.players[seat]!.deeds).filter(
    ({ ships = 0, of }) =>
      ships >= enemyShipsAtLeast && (of === undefined || !exceptFactions.includes(g.players[of]!.race!)),
  )
  return differentPlayers === undefined
    ? reach(deeds.length, min)
    : reach(new Set(deeds.map(({ of }) => of)).size, differentPlayers)
}

/** Controlled systems around a planet, and how many can be controlled. [TI-24.17] */
function around(g: TiView, seat: SeatId, condition: Of<'controlsSystemsAdjacentTo'>): Progress {
  const { planet, min, exceptAnomalies = [] } = condition
  const cells = adjacentTo(g.galaxy, cellOf(g, planet)!).filter(cell => {
    const anomaly = tileAt(g.galaxy, cell)?.anomaly
    return anomaly === undefined || !exceptAnomalies.includes(anomaly)
  })
  const controlled = cells.filter(cell => controlsSystem(g, cell, seat)).length
  return reach(controlled, min === 'all' ? cells.length : min)
}

function unitsAt(g: TiView, seat: SeatId, condition: Of<'unitsAt'>): Progress {
  if ('planet' in condition) {
    const { planet, unit, min } = condition
    const units = ownerOf(g, planet) === seat ? unitsOn(g, planet) : {}
    const cell = cellOf(g, planet)
    // Docks of the Saar stand above. [TI-31.09]
    const docks = unit === 'spaceDock' && cell !== undefined ? floatingIn(g, cell, seat).length : 0
    const more = unit === 'groundForce' ? countOf(units, 'shockTroop') : docks
    return reach(countOf(units as { [kind in UnitKind]?: number }, unit) + more, min)
  }
  const { system, unit, min } = condition
  const cell = Object.keys(g.galaxy.tiles).find(one => g.galaxy.tiles[one] === system)
  const ships = cell === undefined ? {} : shipsOf(g, cell, seat)
  return reach(unit === 'nonFighterShip' ? nonFighters(ships) : countOf(ships, unit), min)
}

/** Tokens are no printed wormholes. [TI-6.14] */
export const wormholesFor = (
  g: TiView,
  { except }: Pick<Of<'nonFighterShipInEveryWormholeSystem'>, 'except'>,
): Cell[] =>
  Object.keys(g.galaxy.tiles).filter(cell => {
    const tile = tileAt(g.galaxy, cell)
    return tile?.wormholes !== undefined && !except.includes(tile.id)
  })

function atWormholes(
  g: TiView,
  seat: SeatId,
  condition: Of<'nonFighterShipInEveryWormholeSystem'>,
): Progress {
  const cells = wormholesFor(g, condition)
  return reach(cells.filter(cell => nonFighters(shipsOf(g, cell, seat)) > 0).length, cells.length)
}

const holdsHomeOf = (g: TiView, seat: SeatId, other: SeatId) =>
  homePlanetsOf(g, other).every(planet => ownerOf(g, planet) === seat)

/** Space Docks of others beside which a player has the only ships. */
function blockades(g: TiView, seat: SeatId): number {
  return idsOf(g.planets).filter(planet => {
    const owner = ownerOf(g, planet)!
    if (owner === seat || countOf(unitsOn(g, planet), 'spaceDock') === 0) return false
    const inSpace = seatsInSpace(g, cellOf(g, planet)!)
    return inSpace.includes(seat) && !inSpace.includes(owner)
  }).length
}

const isOfColour = (id: ObjectiveId, colour: Colour) => {
  const { condition } = OBJECTIVES[id]
  return condition.kind === 'controlsArtifact' && condition.artifact === colour
}

/** Whose voice the council follows. [TI-46.02] */
export const VOICE = 'voice-of-the-council'

const PROGRESS: { readonly [K in Kind]: (g: TiView, seat: SeatId, condition: Of<K>) => Progress } = {
  all(g, seat, { of }) {
    const parts = of.map(one => progressOf(g, seat, one))
    return reach(parts.filter(({ met }) => met).length, parts.length)
  },
  any(g, seat, { of }) {
    const parts = of.map(one => progressOf(g, seat, one))
    return parts.find(({ met }) => met) ?? parts[0]!
  },
  spend: spending,
  planets: (g, seat, { min }) => reach(abroad(g, seat).length, min),
  systems: (g, seat, { min }) =>
    reach(controlledSystems(g, seat).filter(cell => cell !== g.galaxy.homes[seat]).length, min),
  technologies: (g, seat, condition) =>
    'total' in condition
      ? reach(g.players[seat]!.technologies.length, condition.total)
      : ofColours(coloursOf(g, seat), condition),
  specialties: (g, seat, condition) => ofColours(specialtiesOf(g, seat), condition),
  influenceGreaterThan(g, seat, { of, mode }) {
    const values = of.map(side => influenceOf(g, neighbours(g, seat)[side]))
    const beaten = mode === 'sum' ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values)
    return reach(influenceOf(g, seat), beaten + 1)
  },
  controlsPlanet: (g, seat, { planet }) => reach(ownerOf(g, planet) === seat ? 1 : 0, 1),
  controlsSystemsAdjacentTo: around,
  controlsHomeSystems: (g, seat, { min }) =>
    reach(others(g, seat).filter(other => holdsHomeOf(g, seat, other)).length, min),
  planetsInOthersHomeSystems: (g, seat, { min }) =>
    reach(abroad(g, seat).filter(planet => PLANETS[planet].homeOf !== undefined).length, min),
  systemsAdjacentToOthersHome: (g, seat, { differentPlayers }) =>
    reach(
      others(g, seat).filter(other =>
        adjacentTo(g.galaxy, g.galaxy.homes[other]!).some(cell => controlsSystem(g, cell, seat)),
      ).length,
      differentPlayers,
    ),
  unitsOnBoard: (g, seat, { unit, min }) => reach(unitsOnMap(g, seat, unit), min),
  unitsAt,
  nonFighterShipInEveryWormholeSystem: atWormholes,
  blockading: (g, seat, { min }) => reach(blockades(g, seat), min),
  thisRound: done,
  controlsArtifact: (g, seat, { artifact }) =>
    reach(artifactsOf(g, seat).some(id => isOfColour(id, artifact)) ? 1 : 0, 1),
  voteWinner: (g, seat) => reach(g.players[seat]!.claimed.includes(VOICE) ? 1 : 0, 1),
  endsGame: () => reach(0, 1),
}

export const progressOf = (g: TiView, seat: SeatId, condition: Condition): Progress =>
  (PROGRESS[condition.kind] as (g: TiView, seat: SeatId, condition: Condition) => Progress)(
    g,
    seat,
    condition,
  )
