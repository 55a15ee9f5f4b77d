/** What is built. */
import {
  type Cell,
  type Condition,
  type GroundKind,
  OBJECTIVES,
  PLANETS,
  type PlanetId,
  UNITS,
  type UnitKind,
} from '../data/index.ts'
import { floatingSupportOf } from '../numbers/floating-docks.ts'
import { isPlanet, productionLimitOf } from '../numbers/planets.ts'
import { capacityOf, fleetSupplyOf, mayBuild, perCostOf } from '../numbers/units.ts'
import { countOf, kindsIn, totalOf } from '../rules/counts.ts'
import { groundBelow } from '../rules/floating-docks.ts'
import { unitsOnMap } from '../rules/limits.ts'
import { NO_PAYMENT } from '../rules/payment.ts'
import {
  homePlanetsOf,
  isGround,
  ownerOf,
  ownPlanetsIn,
  placeOn,
  planetsIn,
  unitsOn,
} from '../rules/planets.ts'
import { isShip, nonFighters, placeShips, shipsOf } from '../rules/space.ts'
import { trial } from '../rules/tactical/draft.ts'
import { facilitiesLeft, facilityPlanetsOf } from '../rules/tactical/facilities.ts'
import { minesIn } from '../rules/tactical/mines.ts'
import { reachOf } from '../rules/tactical/paths.ts'
import {
  dockPlanetsIn,
  docksIn,
  mineCellsOf,
  priceOf,
  refuseProduction,
} from '../rules/tactical/production.ts'
import type { Site } from '../rules/tactical/site.ts'
import type { Counts } from '../state.ts'
import type { Production } from '../state-plans.ts'
import { after, judged, type Outlook } from './outlook.ts'
import { gatesOf } from './rally.ts'
import { payment, spendable } from './saving.ts'
import { riskAt } from './threats.ts'
import { objectivesWorth } from './worth.ts'

const NOTHING: Production = { docks: {}, newDocks: [], payment: NO_PAYMENT }

/** What the next one of a kind is worth, beside its price. */
type Needs = { [kind in UnitKind]?: number }

/** Planets that are not far and could be taken: those of nobody, and those that few Ground Forces of others hold. */
export function targetsNear({ view, seat }: Outlook, cell: Cell): { free: number; weak: number } {
  const reach = reachOf(view, seat, cell, 3)
  const near = [...reach.keys()].flatMap(one => planetsIn(view, one)).filter(isGround)
  const others = near.filter(planet => ![undefined, seat].includes(ownerOf(view, planet)))
  return {
    free: near.filter(planet => ownerOf(view, planet) === undefined).length,
    weak: others.filter(planet => countOf(unitsOn(view, planet), 'groundForce') <= FEW).length,
  }
}

const FEW = 2

const WARSHIPS: Needs = { warSun: 13, dreadnought: 5.2, cruiser: 2.2, destroyer: 0.95 }

function needsAt(outlook: Outlook, cell: Cell, dock: PlanetId | Cell, built: Counts<UnitKind>): Needs {
  const { view, seat, skill, rounds } = outlook
  const { free, weak } = targetsNear(outlook, cell)
  const carriers = unitsOnMap(view, seat, 'carrier') + countOf(built, 'carrier')
  const ships = shipsOf(view, cell, seat)
  const ground = isPlanet(dock) ? dock : groundBelow(view, cell, seat)[0]
  const there = ground === undefined ? {} : unitsOn(view, ground)
  const standing = countOf(there, 'groundForce') + countOf(built, 'groundForce')
  const danger = skill.minds ? riskAt(outlook, view, cell) : 2
  const onSite = countOf(ships, 'carrier') + countOf(built, 'carrier')
  // As many as there is a use for, and as can be carried.
  const targets = Math.min(free, 5) + Math.min(weak, 4) + (danger > 3 ? 2 : 0)
  const wantedTroops = Math.min(10, 2 + Math.min(targets, onSite * 4 + (carriers - onSite) * 2))
  const room =
    onSite * capacityOf(view, seat, 'carrier').total +
    (isPlanet(dock) ? UNITS.spaceDock.supports! : floatingSupportOf(view, seat).total) -
    countOf(ships, 'fighter') -
    countOf(built, 'fighter')
  const wantedCarriers = Math.min(4, 2 + Math.floor((free + weak) / 5))
  const asked = askedFor(outlook, cell, dock, built)
  const needs: Needs = {
    ...WARSHIPS,
    carrier: carriers < wantedCarriers && rounds > 2 && onSite < (free > 5 ? 2 : 1) ? 6.5 : 1.6,
    groundForce: standing < wantedTroops ? 1 : 0.2,
    fighter: room > 2 ? 0.62 : 0.3,
    // The cheapest ship, where an objective wants one in many places.
    destroyer: WARSHIPS.destroyer! + Math.min(1, gatesOf(outlook).length),
    pds: countOf(there, 'pds') + countOf(built, 'pds') === 0 && danger > 4 ? 2.6 : 1.3,
  }
  for (const kind of Object.keys(asked) as UnitKind[]) needs[kind] = (needs[kind] ?? 0) + asked[kind]!
  return needs
}

/** Kinds that objectives name. */
const NAMED = ['dreadnought', 'cruiser', 'destroyer', 'groundForce'] as const

/** What one more of a kind is worth to objectives. */
function askedFor(outlook: Outlook, cell: Cell, dock: PlanetId | Cell, built: Counts<UnitKind>): Needs {
  const { view, seat, wanted } = outlook
  if (!wanted.some(id => namesUnits(OBJECTIVES[id].condition))) return {}
  const ground = isPlanet(dock) ? dock : groundBelow(view, cell, seat)[0]
  const withMore = (more: Counts<UnitKind>) => {
    const after1 = trial(view)
    for (const kind of kindsIn(more))
      if (isShip(kind)) placeShips(after1, cell, seat, kind, countOf(more, kind))
      else if (ground !== undefined) placeOn(after1, ground, kind as GroundKind, countOf(more, kind))
    return objectivesWorth(after(outlook, { planets: after1.planets, space: after1.space }))
  }
  const now = withMore(built)
  return Object.fromEntries(
    NAMED.map(kind => [kind, withMore({ ...built, [kind]: countOf(built, kind) + 1 }) - now]),
  )
}

const namesUnits = (condition: Condition): boolean =>
  condition.kind === 'all' || condition.kind === 'any'
    ? condition.of.some(namesUnits)
    : condition.kind === 'unitsAt' || condition.kind === 'unitsOnBoard'

/** Units one after another, the most useful one for its price first, as long as there is money. */
export function productionAt(
  outlook: Outlook,
  site: Site,
  dock: PlanetId | Cell,
  cell: Cell,
): Production | undefined {
  const { view, seat } = outlook
  const limit = productionLimitOf(view, seat, dock).total
  const money = spendable(outlook, 'resources')
  let units: Counts<UnitKind> = {}
  const refused = new Set<UnitKind>()
  const noise = new Map<UnitKind, number>()
  while (totalOf(units) < limit) {
    const needs = needsAt(outlook, cell, dock, units)
    const room = fleetSupplyOf(view, seat, cell).total - nonFighters(shipsOf(view, cell, seat))
    const [best] = (Object.keys(needs) as UnitKind[])
      .filter(kind => !refused.has(kind) && mayBuild(view, seat, kind))
      .map(kind => {
        const misjudged = noise.get(kind) ?? judged(outlook, 0) * 0.08
        noise.set(kind, misjudged)
        const step = perCostOf(view, kind) === 2 && totalOf(units) + 2 <= limit ? 2 : 1
        const more = { ...units, [kind]: countOf(units, kind) + step }
        const price = Math.max(
          0.25,
          priceOf(view, seat, { ...NOTHING, docks: { [dock]: more } }) -
            priceOf(view, seat, { ...NOTHING, docks: { [dock]: units } }),
        )
        // Where few can be built, or few can stay, the better ones.
        const slots = limit - totalOf(units) <= 3 || room <= 2 ? 0.35 : 0
        return { kind, more, rate: (needs[kind]! * step) / (price + slots * step) + misjudged }
      })
      .toSorted((one, other) => other.rate - one.rate)
    if (!best || best.rate < 0.45) break
    const price = priceOf(view, seat, { ...NOTHING, docks: { [dock]: best.more } })
    const paying = price <= money ? payment(outlook, price, 'resources') : undefined
    const production = paying && { ...NOTHING, docks: { [dock]: best.more }, payment: paying }
    if (!production || refuseProduction(view, seat, site, production)) refused.add(best.kind)
    else units = best.more
  }
  if (totalOf(units) === 0) return undefined
  const paying = payment(outlook, priceOf(view, seat, { ...NOTHING, docks: { [dock]: units } }), 'resources')
  return paying && { ...NOTHING, docks: { [dock]: units }, payment: paying }
}

/** What a new Space Dock on a planet is worth. */
export function dockWorth(outlook: Outlook, planet: PlanetId): number {
  const { view, seat, rounds, skill } = outlook
  const docks = unitsOnMap(view, seat, 'spaceDock')
  const held = view.planets[planet]!
  const with1 = {
    ...view.planets,
    [planet]: { ...held, units: { ...held.units, spaceDock: 1 } },
  }
  const objectives = objectivesWorth(after(outlook, { planets: with1 })) - objectivesWorth(outlook)
  const isHome = homePlanetsOf(view, seat).includes(planet)
  const use = rounds > 2 ? (PLANETS[planet].resources + 2) * (docks === 0 ? 4 : docks === 1 ? 0.9 : 0.5) : 0
  return use + objectives * skill.foresight + (isHome && docks === 0 ? 6 : 0)
}

/** The best that can be built at a site. */
export function productionFor(outlook: Outlook, site: Site): Production {
  const { view, seat } = outlook
  const found: { production: Production; worth: number }[] = []
  for (const cell of site.cells) {
    for (const dock of docksIn(view, seat, cell)) {
      const production = productionAt(outlook, site, dock, cell)
      if (production) found.push({ production, worth: priceOf(view, seat, production) * 0.9 })
    }
    if (!site.newDocks) continue
    for (const planet of dockPlanetsIn(view, seat, cell)) {
      const production = { ...NOTHING, newDocks: [planet] }
      const price = priceOf(view, seat, production)
      const paying =
        spendable(outlook, 'resources') >= price ? payment(outlook, price, 'resources') : undefined
      const worth = dockWorth(outlook, planet) - price
      if (paying && worth > 0.5 && !refuseProduction(view, seat, site, { ...production, payment: paying }))
        found.push({ production: { ...production, payment: paying }, worth: worth + 3 })
    }
  }
  const best = found.toSorted((one, other) => other.worth - one.worth)[0]?.production ?? NOTHING
  return withMine(outlook, site, withFacility(outlook, site, best))
}

/** On planets that are exhausted anyway, while there is time for it to pay. */
function withFacility(outlook: Outlook, site: Site, production: Production): Production {
  const { view, seat, rounds } = outlook
  const planet = facilityPlanetsOf(view, seat, site).find(one => view.planets[one]!.exhausted)
  if (planet === undefined || rounds < WORTH_IT) return production
  const kind = facilitiesLeft(view, 'refinery') > 0 ? 'refinery' : 'colony'
  const more = { ...production, facilities: { [planet]: kind } } satisfies Production
  const price = priceOf(view, seat, more)
  const paying = spendable(outlook, 'resources') >= price ? payment(outlook, price, 'resources') : undefined
  const built = paying && { ...more, payment: paying }
  return built && !refuseProduction(view, seat, site, built) ? built : production
}

/** Rounds in which a facility brings more than it costs. */
const WORTH_IT = 3

/** Where planets of the own are guarded, a mine is laid with what is left over. */
function withMine(outlook: Outlook, site: Site, production: Production): Production {
  const { view, seat } = outlook
  const mine = mineCellsOf(view, seat, site).find(
    cell => ownPlanetsIn(view, cell, seat).length > 0 && !minesIn(view, cell).includes(seat),
  )
  if (mine === undefined) return production
  const more = { ...production, mine }
  const price = priceOf(view, seat, more)
  const paying =
    spendable(outlook, 'resources') >= price + SPARE ? payment(outlook, price, 'resources') : undefined
  const mined = paying && { ...more, payment: paying }
  return mined && !refuseProduction(view, seat, site, mined) ? mined : production
}

/** What is kept for something better than a mine. */
const SPARE = 2

/** A Space Dock comes before units: they are built with what it leaves. */
const EARLY = 6

/** What it is worth to build in a system with one action. */
export function buildingWorth(outlook: Outlook, cell: Cell): number {
  const { view, seat } = outlook
  const site = { cells: [cell], newDocks: true }
  const production = productionFor(outlook, site)
  const price = priceOf(view, seat, production)
  if (production.newDocks.length > 0) return dockWorth(outlook, production.newDocks[0]!) - price * 0.5 + EARLY
  return price * 0.85
}
