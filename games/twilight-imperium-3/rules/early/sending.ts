/** Units leave home for the systems with counters. TI-47.08 to TI-47.10. */
import { type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import {
  CARGO_KINDS,
  type CargoKind,
  type Cell,
  idsOf,
  type PlanetId,
  SHIP_KINDS,
  type ShipKind,
  UNITS,
} from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import { capacityOf, carriesAll } from '../../numbers/units.ts'
import type { Counts, LadenShip, TiState, TiView } from '../../state.ts'
import { addAll, addTo, countOf, isNone, sumOfCounts, totalOf } from '../counts.ts'
import { nonFighters, ownFleet, placeShips, shipsOf, tidyFleet } from '../space.ts'
import { systemRef, unitsLine } from '../words.ts'
import { capacityIn, inHand, roomAtHome } from './buying.ts'
import { groundsOf, sitesOf } from './sites.ts'

/** What goes where; what is not named stays at home. */
export interface Sending {
  ships: { [cell: Cell]: Counts<ShipKind> }
  /** Ground Forces and PDS on planets of those systems. */
  planets: { [planet in PlanetId]?: Counts<CargoKind> }
  /** Those that stay aboard. */
  aboard: { [cell: Cell]: Counts<CargoKind> }
}

/** Ground units that can be sent. */
export const SENT = ['groundForce', 'pds'] as const satisfies readonly CargoKind[]

/** Ground units that come to a system, on planets or aboard. */
export const groundTo = (view: TiView, { planets, aboard }: Sending, cell: Cell): Counts<CargoKind> =>
  sumOfCounts(aboard[cell], ...groundsOf(view, cell).map(planet => planets[planet]))

/** Room of ships for everything, and that for troops alone, which Stasis Capsules give. [TI-47.01, TI-47.08] */
export const roomOf = (
  view: TiView,
  seat: SeatId,
  ships: Counts<ShipKind>,
): { all: number; troops: number } => ({
  all: capacityIn(view, seat, ships, 'all'),
  troops: capacityIn(view, seat, ships, 'troops'),
})

/** What takes room in a system, beyond troops in Stasis Capsules. */
export function loadIn(ships: Counts<ShipKind>, ground: Counts<CargoKind>, troops: number): number {
  const forces = Math.max(0, countOf(ground, 'groundForce') - troops)
  return countOf(ships, 'fighter') + countOf(ground, 'pds') + forces
}

/** Why units cannot be there together. [TI-47.08, TI-47.09] */
function refuseSite(view: TiView, seat: SeatId, sending: Sending, cell: Cell): Refusal | undefined {
  const ships = sending.ships[cell] ?? {}
  const supply = view.players[seat]!.counters.fleet
  if (nonFighters(ships) > supply)
    return refuse('TI-47.09', 'fleetSupply', { ships: nonFighters(ships), supply })
  const { all, troops } = roomOf(view, seat, ships)
  const load = loadIn(ships, groundTo(view, sending, cell), troops)
  return load > all
    ? refuse('TI-47.08', 'noRoomThere', { system: systemRef(view, cell), count: all + troops })
    : undefined
}

/** Why units cannot be sent like this, whatever stays at home. */
export function refuseSites(view: TiView, seat: SeatId, sending: Sending): Refusal | undefined {
  const sites = sitesOf(view, seat)
  const { ships, planets, aboard } = sending
  if (![...Object.keys(ships), ...Object.keys(aboard)].every(cell => sites.includes(cell)))
    return refuse('TI-47.09', 'notThere')
  const grounds = sites.flatMap(cell => groundsOf(view, cell))
  if (!idsOf(planets).every(planet => grounds.includes(planet))) return refuse('TI-47.09', 'notThere')
  const home = shipsOf(view, view.galaxy.homes[seat]!, seat)
  const gone = sumOfCounts(...Object.values(ships))
  if (SHIP_KINDS.some(kind => countOf(gone, kind) > countOf(home, kind)))
    return refuse('TI-47.08', 'noSuchShips')
  const ground = sumOfCounts(...Object.values(planets), ...Object.values(aboard))
  if (
    CARGO_KINDS.some(
      kind => countOf(ground, kind) > (kind === 'shockTroop' ? 0 : countOf(inHand(view, seat), kind)),
    )
  )
    return refuse('TI-47.08', 'notThatManyUnits')
  for (const units of Object.values(planets)) {
    if (countOf(units, 'pds') > 0 && countOf(units, 'groundForce') === 0)
      return refuse('TI-47.10', 'pdsAlone')
    if (countOf(units, 'pds') > UNITS.pds.perPlanet!) return refuse('TI-9.17', 'planetFull')
  }
  for (const cell of sites) {
    const refused = refuseSite(view, seat, sending, cell)
    if (refused) return refused
  }
  return undefined
}

/** Ships that stay at home. */
export const stayingOf = (view: TiView, seat: SeatId, { ships }: Sending): Counts<ShipKind> => {
  const left = { ...shipsOf(view, view.galaxy.homes[seat]!, seat) }
  addAll(left, sumOfCounts(...Object.values(ships)), -1)
  return left
}

/** Why units cannot be sent like this: nothing at home may be lost by it that has room elsewhere. [TI-8.07, TI-9.12] */
export function refuseSending(view: TiView, seat: SeatId, sending: Sending): Refusal | undefined {
  const refused = refuseSites(view, seat, sending)
  if (refused) return refused
  const left = stayingOf(view, seat, sending)
  const supply = view.players[seat]!.counters.fleet
  const total = nonFighters(shipsOf(view, view.galaxy.homes[seat]!, seat))
  const unavoidable = total - supply * sitesOf(view, seat).length
  const ships = nonFighters(left)
  if (ships > Math.max(supply, unavoidable)) return refuse('TI-8.07', 'fleetSupply', { ships, supply })
  const over =
    countOf(left, 'fighter') - roomAtHome(view, seat, left, countOf(inHand(view, seat), 'spaceDock'))
  return over > 0 ? refuse('TI-9.12', 'noRoomForFighters', { count: over }) : undefined
}

/** Whether there is anything to decide. */
export const canSend = (view: TiView, seat: SeatId): boolean =>
  sitesOf(view, seat).length > 0 && !isNone(shipsOf(view, view.galaxy.homes[seat]!, seat))

/** Ships with room for troops alone are filled first, then Carriers and War Suns take the rest. [TI-47.01, TI-47.10] */
function stow(g: TiState, seat: SeatId, cell: Cell, cargo: Counts<CargoKind>): void {
  const fleet = ownFleet(g, cell, seat)
  const left = { ...cargo }
  const take = (ship: ShipKind, kinds: readonly CargoKind[], capacity: number) => {
    const laden: LadenShip = { ship, cargo: {} }
    for (const kind of kinds) {
      const count = Math.min(countOf(left, kind), capacity - totalOf(laden.cargo))
      if (count <= 0) continue
      addTo(laden.cargo, kind, count)
      addTo(left, kind, -count)
    }
    if (!isNone(laden.cargo)) fleet.laden.push(laden)
  }
  const each = (kinds: readonly ShipKind[], what: (ship: ShipKind) => void) => {
    for (const kind of kinds) for (let i = 0; i < countOf(fleet.ships, kind); i++) what(kind)
  }
  const roomIn = (ship: ShipKind) => capacityOf(g, seat, ship).total
  each(
    SHIP_KINDS.filter(kind => !carriesAll(kind)),
    ship => take(ship, ['groundForce'], roomIn(ship)),
  )
  each(SHIP_KINDS.filter(carriesAll), ship => take(ship, ['pds', 'groundForce'], roomIn(ship)))
}

export function send(g: TiState, seat: SeatId, sending: Sending): void {
  const home = g.galaxy.homes[seat]!
  for (const cell of sitesOf(g, seat)) {
    const ships = sending.ships[cell] ?? {}
    const units = sumOfCounts<ShipKind | CargoKind>(ships, groundTo(g, sending, cell))
    if (isNone(units)) continue
    say(
      g,
      line('log.sends', { seat: ref('seat', seat), units: unitsLine(units), system: systemRef(g, cell) }),
    )
    addAll(ownFleet(g, home, seat).ships, ships, -1)
    for (const kind of SHIP_KINDS) placeShips(g, cell, seat, kind, countOf(ships, kind))
    if (sending.aboard[cell]) stow(g, seat, cell, sending.aboard[cell])
    addAll(g.early!.ground[seat]!, groundTo(g, sending, cell), -1)
    for (const planet of groundsOf(g, cell)) {
      const landed = sending.planets[planet]
      if (!landed || isNone(landed)) continue
      g.early!.landed[planet] = { by: seat, units: { ...landed } }
      say(
        g,
        line('log.placesStart', {
          seat: ref('seat', seat),
          units: unitsLine(landed),
          planet: ref('planet', planet),
        }),
      )
    }
  }
  tidyFleet(g, home, seat)
}
