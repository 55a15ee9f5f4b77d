/** Tactical actions that are worth a thought: which system, and what goes there. */
import type { Cell } from '../data/index.ts'
import { partnersOf, tradeIncomeOf } from '../numbers/trade.ts'
import { countOf } from '../rules/counts.ts'
import { fightersLost } from '../rules/limits.ts'
import { planetsIn } from '../rules/planets.ts'
import { enemiesIn, fleetOf, shipsOf } from '../rules/space.ts'
import { refuseActivation } from '../rules/tactical/activation.ts'
import { trial } from '../rules/tactical/draft.ts'
import { aboard } from '../rules/tactical/landing.ts'
import { moveShips } from '../rules/tactical/movement.ts'
import type { TiView } from '../state.ts'
import type { ShipMove } from '../state-plans.ts'
import { counterWorth } from './counters.ts'
import { type Aim, aimsIn, chosenAims } from './landings.ts'
import { muster, type Sources, sourcesOf, type Wish } from './muster.ts'
import { after, isClose, type Outlook } from './outlook.ts'
import { type Pull, placesWorth, pullOf } from './pull.ts'
import { fleetForce, NO_FORCE, odds, pdsHits, priceOf, shareLost, weakened } from './strength.ts'
import { riskAt } from './threats.ts'
import { positionWorth } from './worth.ts'

export interface Tactic {
  cell: Cell
  moves: ShipMove[]
  worth: number
}

/** Fleets for every system in reach, with what each of them promises. Whether they may go is judged at last. */
export function tacticsOf(outlook: Outlook): Tactic[] {
  const { view, seat } = outlook
  const pull = pullOf(outlook)
  const now = { worth: positionWorth(outlook), places: placesWorth(outlook, pull), pull }
  return Object.keys(view.galaxy.tiles).flatMap(cell => {
    if (refuseActivation(view, seat, cell)) return []
    const sources = sourcesOf(view, seat, cell)
    if (sources.hulls.length === 0 || sources.room <= 0) return []
    return fleetsFor(outlook, cell, sources, pull.rallies.length > 0).map(moves => ({
      cell,
      moves,
      worth: worthOf(outlook, now, cell, moves) - counterWorth(outlook),
    }))
  })
}

/** Fleets of some sizes, each once. */
function fleetsFor(outlook: Outlook, cell: Cell, sources: Sources, isRallying: boolean): ShipMove[][] {
  const { view, seat } = outlook
  const bombers = shipsOf(view, cell, seat)
  const aims = aimsIn(outlook, cell, { ...bombers, dreadnought: countOf(bombers, 'dreadnought') + 1 })
  const needed = aims.reduce((sum, { troops }) => sum + troops, 0)
  const isContested = enemiesIn(view, cell, seat).length > 0
  const isHeld = planetsIn(view, cell).some(planet => ![undefined, seat].includes(view.planets[planet]?.by))
  const wishes: Wish[] = [
    ...(needed > 0 && !isContested
      ? [
          { troops: needed, warships: 0 },
          { troops: needed + 1, warships: 1 },
        ]
      : []),
    ...(needed > 0 && (isContested || isHeld)
      ? [
          { troops: needed + 1, warships: 3 },
          { troops: needed + 3, warships: 9 },
        ]
      : []),
    { troops: 0, warships: 1 },
    { troops: 0, warships: 1, light: true },
    { troops: 0, warships: 0, carriers: 1 },
    // On the way to somewhere else.
    ...(needed === 0 && !isContested
      ? [
          { troops: 3, warships: 0 },
          { troops: 6, warships: 2 },
        ]
      : []),
    ...(isContested || isRallying ? [{ troops: 0, warships: 9 }] : []),
    ...(isRallying && !isContested ? [{ troops: 6, warships: 9 }] : []),
  ]
  const fleets = wishes.map(wish => muster(sources, wish)).filter(moves => moves.length > 0)
  return [...new Map(fleets.map(moves => [JSON.stringify(moves), moves])).values()]
}

/** The position as it is. */
interface Now {
  worth: number
  places: number
  pull: Pull
}

/** What such an action changes, on average. */
function worthOf(outlook: Outlook, now: Now, cell: Cell, moves: readonly ShipMove[]): number {
  const { view, seat, skill, leaning } = outlook
  const arrived = trial(view)
  moveShips(arrived, seat, cell, moves)
  const there: TiView = { ...view, planets: arrived.planets, space: arrived.space }
  const fleet = fleetOf(there, cell, seat)
  const troops = countOf(aboard(there, cell, seat), 'groundForce')
  const cost = fleetForce(view, seat, cell, fleet, true).cost + troops * priceOf('groundForce')
  const own = weakened(fleetForce(view, seat, cell, fleet, true), pdsHits(view, seat, cell))
  let worth = 0
  let wins = own.lives > 0 ? 1 : 0
  let enemies = NO_FORCE
  for (const enemy of enemiesIn(view, cell, seat)) {
    const force = fleetForce(view, enemy, cell, fleetOf(view, cell, enemy), false, seat)
    enemies = {
      lives: enemies.lives + force.lives,
      hits: enemies.hits + force.hits,
      cost: enemies.cost + force.cost,
    }
    worth -= peaceWorth(outlook, enemy)
    if (isClose(outlook, enemy)) worth += 1
  }
  wins *= odds(own, enemies)
  // What is lost, and what the others lose: there are several of them.
  const left = wins > 0 ? 1 - shareLost(own, enemies) : 0
  worth -= (cost - own.cost * wins * left) * (enemies.lives > 0 || own.cost < cost ? 0.8 : 0)
  worth += enemies.cost * wins * 0.45 * leaning.harm
  const seen = after(outlook, { planets: there.planets, space: withoutEnemies(there, cell, seat) })
  const landing = Math.floor(troops * (enemies.lives > 0 ? left : 1))
  const chosen = chosenAims(aimsIn(seen, cell, fleet.ships), landing)
  const planets = { ...there.planets }
  let harm = 0
  for (const { planet, chance, worth: full, troops: landed } of chosen) {
    const owner = view.planets[planet]?.by
    if (owner !== undefined) {
      worth -= enemiesIn(view, cell, seat).includes(owner) ? 0 : peaceWorth(outlook, owner)
      harm += chance * full * 0.35 * leaning.harm
      worth -= landed * 0.5 * (1 - chance + 0.3)
    }
    planets[planet] = {
      by: seat,
      exhausted: true,
      units: { groundForce: Math.max(1, landed - 1) },
      since: view.round,
    }
  }
  gather(now.pull, cell, seat, planets, landing - chosen.reduce((sum, one) => sum + one.troops, 0))
  const chance = chosen.length > 0 ? chosen.reduce((sum, one) => sum + one.chance, 0) / chosen.length : 1
  const then = after(outlook, { planets, space: seen.view.space })
  worth += wins * (chance * (positionWorth(then) - now.worth) + harm)
  worth += (1 - wins) * Math.min(0, positionWorth(seen) - now.worth)
  const places = after(seen, { space: landed(seen.view.space, cell, seat, chosen) })
  worth += skill.foresight * wins * (placesWorth(places, now.pull) - now.places)
  if (skill.minds) worth -= exposure(outlook, then, cell, moves, wins)
  worth -= strandedFighters(there, seat, moves) * STRANDED
  // Ships that have nothing to do there are better where they are.
  return worth - 0.15 * moves.length
}

const STRANDED = 0.7

/** Fighters that the leaving ships had room for, and nothing else has. */
const strandedFighters = (then: TiView, seat: string, moves: readonly ShipMove[]): number =>
  [...new Set(moves.map(({ from }) => from))].reduce((sum, from) => sum + fightersLost(then, from, seat), 0)

/** Whoever is left lands where an objective wants Ground Forces. */
function gather(
  { rallies }: Pull,
  cell: Cell,
  seat: string,
  planets: TiView['planets'],
  troops: number,
): void {
  for (const { rally } of rallies) {
    const held = rally.planet === undefined ? undefined : planets[rally.planet]
    if (troops <= 0 || rally.cell !== cell || held?.by !== seat) continue
    const { units } = held
    planets[rally.planet!] = {
      ...held,
      units: { ...units, groundForce: countOf(units, 'groundForce') + troops },
    }
    return
  }
}

/** What is more in danger than before: where ships come from, and where they go. */
function exposure(
  outlook: Outlook,
  then: Outlook,
  cell: Cell,
  moves: readonly ShipMove[],
  wins: number,
): number {
  const cells = [...new Set([cell, ...moves.map(({ from }) => from)])]
  const { view } = outlook
  const risks = cells.map(one => riskAt(then, view, one) - riskAt(outlook, view, one))
  return risks.reduce((sum, risk) => sum + risk, 0) * Math.max(0.3, wins)
}

/** What it is worth not to fight somebody. */
function peaceWorth(outlook: Outlook, other: string): number {
  const { view, seat, rounds, leaning } = outlook
  if (!partnersOf(view, seat).includes(other)) return 0.5 * leaning.peace
  return leaning.peace * (Math.min(3, tradeIncomeOf(view, seat).total) * Math.min(3, rounds) * 0.5 + 1)
}

/** The fleet without what it has set down. */
function landed(space: TiView['space'], cell: Cell, seat: string, aims: readonly Aim[]): TiView['space'] {
  const fleet = space[cell]?.[seat]
  if (!fleet || aims.length === 0) return space
  let left = aims.reduce((sum, { troops }) => sum + troops, 0)
  const laden = fleet.laden.map(one => {
    const aboardHere = countOf(one.cargo, 'groundForce')
    const gone = Math.min(left, aboardHere)
    left -= gone
    return { ...one, cargo: { ...one.cargo, groundForce: aboardHere - gone } }
  })
  return { ...space, [cell]: { ...space[cell], [seat]: { ...fleet, laden } } }
}

const withoutEnemies = (view: TiView, cell: Cell, seat: string): TiView['space'] => {
  const own = view.space[cell]?.[seat]
  const { [cell]: _, ...others } = view.space
  return own ? { ...others, [cell]: { [seat]: own } } : others
}
