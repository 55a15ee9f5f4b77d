/** What is bought before the first round. TI-47.04, TI-47.05, TI-47.07. */
import { type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import { PLANETS, SHIP_KINDS, type ShipKind, UNIT_KINDS, UNITS, type UnitKind } from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import { floatingIn, hasFloatingDocks } from '../../numbers/floating-docks.ts'
import { capacityOf, carriesAll, mayBuild } from '../../numbers/units.ts'
import type { Counts, TiState, TiView } from '../../state.ts'
import { addTo, countOf, kindsIn, sumOfCounts, totalOf } from '../counts.ts'
import { placeFloating } from '../floating-docks.ts'
import { piecesLeft } from '../limits.ts'
import { homePlanetsOf } from '../planets.ts'
import { isShip, nonFighters, placeShips, shipsOf } from '../space.ts'
import { unitsLine } from '../words.ts'
import { sitesOf } from './sites.ts'

/** Resources beside those of the home system. [TI-47.04] */
const GIFT = 3

export const incomeOf = (g: TiView, seat: SeatId): number =>
  homePlanetsOf(g, seat).reduce((sum, planet) => sum + PLANETS[planet].resources, GIFT)

/** Shock Troops are promoted, never bought. */
export const goodsOf = (g: TiView, seat: SeatId): UnitKind[] =>
  UNIT_KINDS.filter(kind => kind !== 'shockTroop' && mayBuild(g, seat, kind))

/** Prices are those that are printed, for abilities and laws do not count yet. [TI-47.01, TI-20.04] */
export const priceOfUnits = (units: Counts<UnitKind>): number =>
  kindsIn(units).reduce(
    (sum, kind) =>
      sum + Math.ceil(countOf(units, kind) / (UNITS[kind].perCost ?? 1)) * (UNITS[kind].cost ?? 0),
    0,
  )

/** What can be spent: trade goods, too. [TI-47.05] */
export const purseOf = (g: TiView, seat: SeatId): number => incomeOf(g, seat) + g.players[seat]!.tradeGoods

/** Ground units that wait for a place. */
export const inHand = ({ early }: Pick<TiView, 'early'>, seat: SeatId): Counts<UnitKind> =>
  early!.ground[seat]!

/** Units that ships carry: those that carry everything, or those with room for troops alone. [TI-47.01, TI-47.08] */
export const capacityIn = (g: TiView, seat: SeatId, ships: Counts<ShipKind>, of: 'all' | 'troops'): number =>
  SHIP_KINDS.filter(kind => carriesAll(kind) === (of === 'all')).reduce(
    (sum, kind) => sum + countOf(ships, kind) * capacityOf(g, seat, kind).total,
    0,
  )

/**
 * Fighters that ships, and so many Space Docks beside those in space, support at home. Docks support what is printed:
 * what would change that is a race's own technology, and nobody has one yet. [TI-9.11, TI-47.06]
 */
export const roomAtHome = (g: TiView, seat: SeatId, ships: Counts<ShipKind>, docks: number): number =>
  capacityIn(g, seat, ships, 'all') +
  (docks + floatingIn(g, g.galaxy.homes[seat]!, seat).length) * UNITS.spaceDock.supports!

/** Why these units cannot be bought: all of them have to find a place in the end. [TI-47.07] */
export function refusePurchase(g: TiView, seat: SeatId, units: Counts<UnitKind>): Refusal | undefined {
  const strange = kindsIn(units).find(kind => !goodsOf(g, seat).includes(kind))
  if (strange) return refuse('TI-9.03', 'cannotBuild', { unit: ref('unit', strange) })
  const [price, paid] = [priceOfUnits(units), purseOf(g, seat)]
  if (price > paid) return refuse('TI-47.04', 'resourcesMissing', { price, paid })
  const ground = inHand(g, seat)
  const planets = homePlanetsOf(g, seat).length
  for (const kind of kindsIn(units)) {
    const held = isShip(kind) ? 0 : countOf(ground, kind)
    if (countOf(units, kind) > piecesLeft(g, seat, kind) - held)
      return refuse('TI-2.02', 'noPieces', { unit: ref('unit', kind), count: UNITS[kind].pieces })
    const most = (UNITS[kind].perPlanet ?? Number.POSITIVE_INFINITY) * planets
    const floats = kind === 'spaceDock' && hasFloatingDocks(g, seat)
    if (!floats && held + countOf(units, kind) > most) return refuse('TI-9.17', 'planetFull')
  }
  const ships = sumOfCounts(shipsOf(g, g.galaxy.homes[seat]!, seat), shipsIn(units))
  const supply = g.players[seat]!.counters.fleet * (1 + sitesOf(g, seat).length)
  const count = nonFighters(ships)
  if (count > supply && nonFighters(shipsIn(units)) > 0)
    return refuse('TI-8.07', 'fleetSupply', { ships: count, supply })
  const room = roomAtHome(g, seat, ships, countOf(ground, 'spaceDock') + countOf(units, 'spaceDock'))
  const over = countOf(ships, 'fighter') - room
  return over > 0 && countOf(units, 'fighter') > 0
    ? refuse('TI-9.11', 'noRoomForFighters', { count: over })
    : undefined
}

const shipsIn = (units: Counts<UnitKind>): Counts<ShipKind> =>
  Object.fromEntries(kindsIn(units).flatMap(kind => (isShip(kind) ? [[kind, countOf(units, kind)]] : [])))

/** Ships wait at home, ground units in reserve; docks of the Saar stand in space. [TI-47.08] */
export function buy(g: TiState, seat: SeatId, units: Counts<UnitKind>): void {
  if (totalOf(units) === 0) return
  const home = g.galaxy.homes[seat]!
  for (const kind of kindsIn(units)) {
    const count = countOf(units, kind)
    if (isShip(kind)) placeShips(g, home, seat, kind, count)
    else if (kind === 'spaceDock' && hasFloatingDocks(g, seat))
      for (let i = 0; i < count; i++) placeFloating(g, home, seat, 0)
    else addTo(g.early!.ground[seat]!, kind, count)
  }
  // Trade goods come last. [TI-47.05]
  const over = priceOfUnits(units) - incomeOf(g, seat)
  if (over > 0) g.players[seat]!.tradeGoods -= over
  say(g, line('log.buys', { seat: ref('seat', seat), units: unitsLine(units) }))
}
