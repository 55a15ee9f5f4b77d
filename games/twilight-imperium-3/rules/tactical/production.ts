/** Step 7 of a tactical action: units are built. Section 20. */
import { ask, type Ref, type Refusal, ref, type SeatId, type Sum, say } from '../../../kit/index.ts'
import {
  type Cell,
  type GroundKind,
  type PlanetId,
  SPACE_MINES,
  UNITS,
  type UnitKind,
} from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import { hasFloatingDocks, readyFloating } from '../../numbers/floating-docks.ts'
import { dockTerms } from '../../numbers/leaders.ts'
import { type InForce, simpleSum } from '../../numbers/modifiers.ts'
import { isPlanet, productionLimitOf, productionResourcesOf } from '../../numbers/planets.ts'
import { costOf, mayBuild, perCostOf } from '../../numbers/units.ts'
import type { Arrived, Counts, TiChapter, TiState, TiView } from '../../state.ts'
import type { Production } from '../../state-plans.ts'
import { addTo, countOf, isNone, kindsIn, sumOfCounts, totalOf } from '../counts.ts'
import { effectsOf } from '../effects.ts'
import { carrierRoom, groundBelow, loadAboard, placeFloating } from '../floating-docks.ts'
import { fightersLost, piecesLeft, refuseFleet, refusePieces } from '../limits.ts'
import { pay, refusePayment, wealthOf } from '../payment.ts'
import { cellOf, isGround, ownPlanetsIn, placeOn, unitsOn } from '../planets.ts'
import { enemiesIn, isShip, placeShips } from '../space.ts'
import { doNext } from '../steps.ts'
import { refuseElsewhere, unitsAtDock } from '../technology/integrated-economy.ts'
import { systemRef, unitsLine } from '../words.ts'
import { type Ground, trial } from './draft.ts'
import {
  buildFacilities,
  facilitiesPrice,
  facilityCells,
  facilityPlanetsOf,
  refuseFacilities,
} from './facilities.ts'
import { layMine, minesFor, refuseMine } from './mines.ts'
import { mayBuildOn, type Site } from './site.ts'

/** The effect of the strategy card Production, with its primary or its secondary ability. [TI-34.30, TI-34.31] */
export const PRODUCTION = 'production'
export const MORE = 'primary'
export const FEW = 'secondary'
const ADDED = 2
const FEW_UNITS = 3

const isBuilding = (
  { effects }: Pick<TiView, 'effects'>,
  seat: SeatId,
  card: typeof MORE | typeof FEW,
): boolean =>
  effects.some(({ id, by, card: ability }) => id === PRODUCTION && by === seat && ability === card)

/** Whether a card lets blockaded docks build before the battle. */
const isSurprising = ({ effects }: Pick<TiView, 'effects'>, seat: SeatId, cell: Cell): boolean =>
  effects.some(({ id, by, cell: at }) => id === 'surprise-assault' && by === seat && at === cell)

/** Space Docks of a player that can build now, by planet or, in space, by system. [TI-20.02, TI-20.03, TI-30.11] */
export const docksIn = (view: TiView, seat: SeatId, cell: Cell): (PlanetId | Cell)[] =>
  view.effects.some(({ id }) => id === 'humane-labor')
    ? []
    : [
        ...docksOnPlanets(view, seat, cell),
        // All that stand in space together.
        ...(readyFloating(view, cell, seat).length > 0 ? [cell] : []),
      ]

const docksOnPlanets = (view: TiView, seat: SeatId, cell: Cell): PlanetId[] =>
  ownPlanetsIn(view, cell, seat).filter(
    planet =>
      mayBuildOn(view, planet) &&
      countOf(unitsOn(view, planet), 'spaceDock') > 0 &&
      view.planets[planet]!.dockSince !== view.round &&
      !effectsOf(view, 'spacedock-accident').some(effect => effect.planet === planet),
  )

/** Planets where a Space Dock can be built; for the Saar it stands above, in space. [TI-20.09, TI-20.10, TI-30.12] */
export function dockPlanetsIn(view: TiView, seat: SeatId, cell: Cell): PlanetId[] {
  if (enemiesIn(view, cell, seat).length > 0 || piecesLeft(view, seat, 'spaceDock') <= 0) return []
  return ownPlanetsIn(view, cell, seat).filter(
    planet =>
      isGround(planet) &&
      mayBuildOn(view, planet) &&
      (hasFloatingDocks(view, seat) || countOf(unitsOn(view, planet), 'spaceDock') === 0) &&
      view.planets[planet]!.since < view.round,
  )
}

/** What the units of a Space Dock cost, or of several, less what each adds itself. [TI-20.04, TI-32.40] */
export function priceAt(view: InForce, seat: SeatId, units: Counts<UnitKind>, docks = 1): number {
  const price = kindsIn(units).reduce((sum, kind) => {
    const perCost = perCostOf(view, kind)
    return sum + costOf(view, seat, kind).total * Math.ceil(countOf(units, kind) / perCost)
  }, 0)
  const adding = Math.min(docks, totalOf(units))
  return Math.max(0, price - adding * productionResourcesOf(view, seat).total)
}

/** What a new Space Dock costs on a planet. [TI-20.09, TI-52.12] */
export function dockPrice(view: InForce & Pick<TiView, 'leaders'>, seat: SeatId, planet: PlanetId): Sum {
  const { total, terms } = costOf(view, seat, 'spaceDock')
  return simpleSum([...terms, ...dockTerms(view, planet, total)], [])
}

/** [TI-20.05, TI-20.08] */
export function priceOf(
  view: InForce & Pick<TiView, 'docks' | 'leaders' | 'round'>,
  seat: SeatId,
  production: Production,
): number {
  const { docks, newDocks, mine, facilities = {} } = production
  const full = Object.entries(docks).reduce((sum, [place, built]) => {
    const count = isPlanet(place) ? 1 : readyFloating(view, place, seat).length
    return sum + priceAt(view, seat, built, count)
  }, 0)
  const units = isBuilding(view, seat, MORE) ? Math.max(0, full - ADDED) : full
  const mines = mine === undefined ? 0 : SPACE_MINES.cost
  return (
    units +
    newDocks.reduce((sum, planet) => sum + dockPrice(view, seat, planet).total, 0) +
    mines +
    facilitiesPrice(facilities)
  )
}

/** Why this cannot be built. */
export function refuseProduction(
  view: TiView,
  seat: SeatId,
  site: Site,
  production: Production,
): Refusal | undefined {
  const { cells, newDocks: mayDock } = site
  const { docks, newDocks, mine, facilities = {} } = production
  if (isBuilding(view, seat, FEW) && totalOf(sumOfCounts(...Object.values(docks))) > FEW_UNITS)
    return refuse('TI-34.31', 'fewUnits', { count: FEW_UNITS })
  const where = new Set([...Object.keys(docks), ...newDocks].map(place => cellOfDock(view, place)))
  if (mine !== undefined) where.add(mine)
  for (const cell of facilityCells(view, facilities)) where.add(cell)
  if (where.size > 1) return refuse('TI-21.05', 'oneSystem')
  for (const [planet, units] of Object.entries(docks)) {
    const refusal = refuseDock(view, seat, cells, planet, units)
    if (refusal) return refusal
  }
  for (const planet of newDocks) {
    const cell = cellOf(view, planet)
    if (
      !mayDock ||
      cell === undefined ||
      !cells.includes(cell) ||
      !dockPlanetsIn(view, seat, cell).includes(planet)
    )
      return refuse('TI-20.09', 'noDockThere', { planet: ref('planet', planet) })
  }
  if (new Set(newDocks).size !== newDocks.length) return refuse('TI-9.17', 'planetFull')
  if (mine !== undefined) {
    const refusal =
      mayDock && cells.includes(mine) ? refuseMine(view, seat, mine) : refuse('TI-39.01', 'noMines')
    if (refusal) return refusal
  }
  return (
    refuseFacilities(view, seat, site, facilities) ??
    refuseElsewhere(view, seat, production) ??
    refuseAboard(view, seat, production) ??
    refuseResult(view, seat, production) ??
    refusePayment(view, seat, priceOf(view, seat, production), 'resources', production.payment)
  )
}

/** Where a Space Dock stands. */
export const cellOfDock = (view: Pick<TiView, 'galaxy'>, place: PlanetId | Cell): Cell | undefined =>
  isPlanet(place) ? cellOf(view, place) : place

/** A Space Dock in words: by its planet, or by its system. */
export const dockRef = (view: Pick<TiView, 'galaxy'>, place: PlanetId | Cell): Ref =>
  isPlanet(place) || !view.galaxy.tiles[place] ? ref('planet', place) : systemRef(view, place)

function refuseDock(
  view: TiView,
  seat: SeatId,
  cells: readonly Cell[],
  place: PlanetId | Cell,
  units: Counts<UnitKind>,
): Refusal | undefined {
  const cell = cells.find(one => docksIn(view, seat, one).includes(place))
  const dock = dockRef(view, place)
  if (cell === undefined) return refuse('TI-20.03', 'noDock', { planet: dock })
  const limit = productionLimitOf(view, seat, place)
  if (totalOf(units) > limit.total)
    return refuse('TI-20.02', 'productionLimit', { planet: dock, count: limit.total })
  for (const kind of kindsIn(units)) {
    if (kind === 'spaceDock') return refuse('TI-20.09', 'noDockThere', { planet: dock })
    if (!mayBuild(view, seat, kind)) return refuse('TI-9.03', 'cannotBuild', { unit: ref('unit', kind) })
    // Docks in space are never blockaded. [TI-30.14]
    if (
      isPlanet(place) &&
      isShip(kind) &&
      enemiesIn(view, cell, seat).length > 0 &&
      !isSurprising(view, seat, cell)
    )
      return refuse('TI-20.07', 'blockade', { system: systemRef(view, cell) })
  }
  return undefined
}

/** Ground units of a dock in space need a planet below it or room aboard a Carrier. [TI-30.15] */
function refuseAboard(view: TiView, seat: SeatId, production: Production): Refusal | undefined {
  for (const dock of Object.keys(production.docks)) {
    if (isPlanet(dock) || groundBelow(view, dock, seat).length > 0) continue
    const units = unitsAtDock(production, dock)
    const count = kindsIn(units).reduce((sum, kind) => (isShip(kind) ? sum : sum + countOf(units, kind)), 0)
    const room = carrierRoom(view, dock, seat)
    if (count > room) return refuse('TI-30.15', 'noCarrierRoom', { count: room })
  }
  return undefined
}

/** All appear at once, and must be able to stay. [TI-20.06, TI-20.12] */
function refuseResult(view: TiView, seat: SeatId, production: Production): Refusal | undefined {
  const after = trial(view)
  placeProduced(after, seat, production)
  const pieces = refusePieces(after, seat)
  if (pieces) return pieces
  for (const [place, units] of arrivals(view, seat, production)) {
    if (isPlanet(place)) {
      const pds = countOf(units, 'pds') > 0 ? countOf(unitsOn(after, place), 'pds') : 0
      if (pds > UNITS.pds.perPlanet!) return refuse('TI-9.17', 'planetFull')
      continue
    }
    const fleet = refuseFleet(after, place, seat)
    if (fleet) return fleet
    if (countOf(units, 'fighter') > 0 && fightersLost(after, place, seat) > 0)
      return refuse('TI-20.06', 'noRoomForFighters', { count: fightersLost(after, place, seat) })
  }
  return undefined
}

/** Which units appear where: ships in systems, the others on planets. */
function arrivals(
  g: Pick<Ground, 'galaxy' | 'planets'>,
  seat: SeatId,
  production: Production,
): (readonly [Cell | PlanetId, Counts<UnitKind>])[] {
  const { docks, elsewhere = [] } = production
  const atDocks = Object.keys(docks).flatMap(dock => {
    const units = Object.entries(unitsAtDock(production, dock)) as [UnitKind, number][]
    const only = (ship: boolean) => Object.fromEntries(units.filter(([kind]) => isShip(kind) === ship))
    const cell = cellOfDock(g, dock)!
    return [[cell, only(true)] as const, [groundFor(g, seat, dock), only(false)] as const]
  })
  const others = elsewhere.map(({ cell, planet, units }) => [(cell ?? planet)!, units] as const)
  return [...atDocks, ...others].filter(([, units]) => !isNone(units))
}

/** What a dock in space builds stands on a planet below it, or goes aboard Carriers. [TI-30.15] */
const groundFor = (g: Pick<Ground, 'galaxy' | 'planets'>, seat: SeatId, dock: PlanetId | Cell) =>
  isPlanet(dock) ? dock : (groundBelow(g, dock, seat)[0] ?? dock)

function placeProduced(g: Ground, seat: SeatId, production: Production): void {
  for (const [place, units] of arrivals(g, seat, production))
    for (const kind of kindsIn(units)) {
      const count = countOf(units, kind)
      if (isShip(kind)) placeShips(g, place, seat, kind, count)
      else if (isPlanet(place)) addTo(g.planets[place]!.units, kind as GroundKind, count)
      else loadAboard(g, place, seat, kind as 'groundForce' | 'pds', count)
    }
  for (const planet of production.newDocks)
    if (hasFloatingDocks(g, seat)) placeFloating(g, cellOf(g, planet)!, seat, g.round)
    else placeOn(g, planet, 'spaceDock', 1)
}

export function produce(g: TiState, seat: SeatId, production: Production): void {
  const { docks, newDocks, mine, facilities = {}, payment, elsewhere = [] } = production
  pay(g, seat, payment)
  placeProduced(g, seat, production)
  if (mine !== undefined) layMine(g, seat, mine)
  buildFacilities(g, seat, facilities)
  for (const [place, units] of arrivals(g, seat, production))
    if (!isPlanet(place)) doNext(g, ...minesFor(g, seat, place, built(units)))
  const all = sumOfCounts(...Object.values(docks), ...newDocks.map(() => ({ spaceDock: 1 })))
  const [planet] = [...Object.keys(docks), ...newDocks]
  if (isNone(all)) return
  say(
    g,
    line('log.builds', {
      seat: ref('seat', seat),
      units: unitsLine(all),
      system: systemRef(g, cellOfDock(g, planet!)!),
      count: priceOf(g, seat, production),
    }),
  )
  for (const { units, cell, planet } of elsewhere)
    say(
      g,
      line('log.appears', {
        units: unitsLine(units),
        place: cell === undefined ? ref('planet', planet!) : systemRef(g, cell),
      }),
    )
}

/** Ships that are new. */
const built = (units: Counts<UnitKind>): Arrived => ({
  ships: Object.fromEntries(Object.entries(units).filter(([kind]) => isShip(kind as UnitKind))),
  damaged: {},
  laden: {},
})

/** Systems of a site where a mine can be laid. [TI-39.01] */
export const mineCellsOf = (view: TiView, seat: SeatId, { cells, newDocks }: Site): readonly Cell[] =>
  newDocks ? cells.filter(cell => !refuseMine(view, seat, cell)) : []

/** Whether there is anything that could be built and paid for. */
export function canProduce(view: TiView, seat: SeatId, site: Site): boolean {
  const { cells, newDocks } = site
  const docks = cells.flatMap(cell => docksIn(view, seat, cell))
  const wealth = wealthOf(view, seat, 'resources')
  const added = productionResourcesOf(view, seat).total + (isBuilding(view, seat, MORE) ? ADDED : 0)
  if (docks.length > 0 && wealth + added > 0) return true
  if (wealth >= SPACE_MINES.cost && mineCellsOf(view, seat, site).length > 0) return true
  if (wealth >= 1 && facilityPlanetsOf(view, seat, site).length > 0) return true
  return (
    newDocks &&
    cells.some(cell =>
      dockPlanetsIn(view, seat, cell).some(planet => wealth >= dockPrice(view, seat, planet).total),
    )
  )
}

/** Does what was said in advance, if it still can be done; otherwise asks. */
export function askToProduce(g: TiState, seat: SeatId, site: Site): void {
  if (!canProduce(g, seat, site)) return
  const planned = g.plans[seat]?.produce
  if (planned && !refuseProduction(g, seat, site, planned)) produce(g, seat, planned)
  else askProduction(g, seat, site)
}

function askProduction(g: TiState, seat: SeatId, site: Site): void {
  ask(g, {
    seat,
    kind: 'produce',
    required: true,
    about: {
      cells: [...site.cells],
      systems: site.cells.map(cell => systemRef(g, cell)),
      newDocks: site.newDocks ? 1 : 0,
    },
  })
}

export const productionRules = {
  steps: {
    /** Before the battle, and then no more in this action. [TI-32.52] */
    surpriseAssault({ g }, { cell }) {
      if (isSurprising(g, g.active!, cell)) askToProduce(g, g.active!, { cells: [cell], newDocks: false })
    },
    produce({ g }, { cells }) {
      if (cells.some(cell => isSurprising(g, g.active!, cell))) return
      askToProduce(g, g.active!, { cells, newDocks: true })
    },
  },
} satisfies TiChapter
