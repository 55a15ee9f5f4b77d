/** Where Ground Forces are set down. */
import mapValues from 'lodash/mapValues.js'
import type { SeatId } from '../../kit/index.ts'
import { type Cell, type Condition, OBJECTIVES, type PlanetId, type ShipKind } from '../data/index.ts'
import { countOf } from '../rules/counts.ts'
import { isGround, ownerOf, planetsIn, unitsOn } from '../rules/planets.ts'
import { shipsOf } from '../rules/space.ts'
import { refuseLandings } from '../rules/tactical/landing.ts'
import type { Counts, TiView } from '../state.ts'
import type { Landings } from '../state-plans.ts'
import { isClose, type Outlook } from './outlook.ts'
import { garrisonOf, landingOdds } from './strength.ts'
import { planetWorth } from './worth.ts'

/** A planet that could be taken, with as many Ground Forces as that needs. */
export interface Aim {
  planet: PlanetId
  troops: number
  chance: number
  worth: number
}

const ENOUGH = 0.78
const MOST = 8

/** What it hurts somebody to lose a planet. */
function harm(outlook: Outlook, planet: PlanetId, owner: SeatId): number {
  const { view, point } = outlook
  const isHome =
    view.galaxy.homes[owner] !== undefined && planetsIn(view, view.galaxy.homes[owner]).includes(planet)
  return planetWorth(outlook, planet) * 0.3 + (isHome ? point * (isClose(outlook, owner) ? 1.5 : 0.5) : 0)
}

/** Each ship bombards one planet: what falls on each of those that are defended and have no PDS. [TI-19.05] */
function bombsOn(outlook: Outlook, cell: Cell, bombers: Counts<ShipKind>): Counts<ShipKind> {
  const { view, seat } = outlook
  const targets = planetsIn(view, cell).filter(planet => {
    const owner = ownerOf(view, planet)
    const { troops, pds } = garrisonOf(view, planet)
    return owner !== undefined && owner !== seat && troops > 0 && pds === 0
  })
  return targets.length < 2 ? bombers : mapValues(bombers, (count = 0) => count / targets.length)
}

/** What can be taken in a system, the most rewarding first. `bombers`: the ships that will be there. */
export function aimsIn(
  outlook: Outlook,
  cell: Cell,
  bombers = shipsOf(outlook.view, cell, outlook.seat),
): Aim[] {
  const { view, seat } = outlook
  const bombs = bombsOn(outlook, cell, bombers)
  return planetsIn(view, cell)
    .flatMap((planet): Aim[] => {
      const owner = ownerOf(view, planet)
      if (!isGround(planet) || owner === seat || view.radiation.includes(planet)) return []
      if (isForbidden(view, seat, cell, planet)) return []
      let troops = 1
      const chanceOf = () => landingOdds(view, seat, { cell, planet, troops, bombers: bombs })
      while (troops < MOST && chanceOf() < ENOUGH) troops += 1
      const worth = planetWorth(outlook, planet) + (owner === undefined ? 0 : harm(outlook, planet, owner))
      return [{ planet, troops, chance: chanceOf(), worth }]
    })
    .toSorted((one, other) => other.worth / other.troops - one.worth / one.troops)
}

/** Whether nobody may land there, with whatever is aboard. */
const isForbidden = (view: TiView, seat: SeatId, cell: Cell, planet: PlanetId): boolean =>
  refuseLandings(view, seat, cell, { [planet]: {} }) !== undefined

/** Aims that so many Ground Forces are enough for; a daring landing, where they are enough for none. */
export function chosenAims(aims: readonly Aim[], troops: number): Aim[] {
  let left = troops
  const chosen: Aim[] = []
  for (const aim of aims) {
    if (aim.troops > left) continue
    chosen.push(aim)
    left -= aim.troops
  }
  return chosen
}

/** From there on more troops bring little. */
const SURE = 0.92

/** What is landed to take planets: whoever would stay aboard joins those who are least sure to win. */
function reinforced(outlook: Outlook, cell: Cell, troops: number): Aim[] {
  const { view, seat } = outlook
  const bombers = bombsOn(outlook, cell, shipsOf(view, cell, seat))
  const aims = chosenAims(aimsIn(outlook, cell), troops).map(aim => ({ ...aim }))
  for (let left = troops - aims.reduce((sum, aim) => sum + aim.troops, 0); left > 0; left--) {
    const [weakest] = aims
      .filter(({ chance }) => chance < SURE)
      .sort((one, other) => one.chance - other.chance)
    if (!weakest) break
    weakest.troops += 1
    weakest.chance = landingOdds(view, seat, {
      cell,
      planet: weakest.planet,
      troops: weakest.troops,
      bombers,
    })
  }
  return aims
}

/** Planets that objectives name: all Ground Forces that are to spare hold them. */
export const troopsNamed = ({ wanted }: Outlook): PlanetId[] => {
  const named = (condition: Condition): PlanetId[] =>
    condition.kind === 'all' || condition.kind === 'any'
      ? condition.of.flatMap(named)
      : condition.kind === 'controlsPlanet'
        ? [condition.planet]
        : []
  return [...new Set(wanted.flatMap(id => named(OBJECTIVES[id].condition)))]
}

/** What everybody wants is held by more than one Ground Force. */
const HEART = 'mecatol-rex'
const GARRISON = 3

/** What is set down: what takes planets, and one Ground Force on own planets without any. */
export function landingsFor(outlook: Outlook, cell: Cell, troops: number, friendlyOnly = false): Landings {
  const { view, seat } = outlook
  const landings: Landings = {}
  let left = troops
  if (!friendlyOnly)
    for (const { planet, troops: count } of reinforced(outlook, cell, troops)) {
      landings[planet] = { groundForce: count }
      left -= count
    }
  for (const planet of troopsNamed(outlook)) {
    const isOurs = ownerOf(view, planet) === seat || landings[planet] !== undefined
    if (left <= 0 || !isOurs || !planetsIn(view, cell).includes(planet)) continue
    landings[planet] = { groundForce: (landings[planet]?.groundForce ?? 0) + left }
    left = 0
  }
  for (const planet of planetsIn(view, cell)) {
    if (left <= 0 || ownerOf(view, planet) !== seat || !isGround(planet)) continue
    if (countOf(unitsOn(view, planet), 'groundForce') > 0) continue
    landings[planet] = { groundForce: 1 }
    left -= 1
  }
  const landed = landings[HEART]?.groundForce ?? 0
  const held = ownerOf(view, HEART) === seat ? countOf(unitsOn(view, HEART), 'groundForce') : 0
  const more = Math.min(left, GARRISON - landed - held)
  if (more > 0 && landed + held > 0 && planetsIn(view, cell).includes(HEART))
    landings[HEART] = { groundForce: landed + more }
  return landings
}

/** All on one planet: where there is plastic for no more groups, whoever stays aboard would need one. [TI-2.05] */
export const massedLandings = (outlook: Outlook, cell: Cell, troops: number): Landings[] =>
  chosenAims(aimsIn(outlook, cell), troops).map(({ planet }) => ({ [planet]: { groundForce: troops } }))
