/** Purchases and sendings before the first round, step by step. */
import { ref, type SeatId } from '../../../kit/index.ts'
import {
  type CargoKind,
  type Cell,
  PLANETS,
  type PlanetId,
  SHIP_KINDS,
  type ShipKind,
  UNITS,
  type UnitKind,
} from '../../data/index.ts'
import { line } from '../../line.ts'
import { addTo, countOf, sumOfCounts, totalOf } from '../../rules/counts.ts'
import { goodsOf, incomeOf, inHand, priceOfUnits, refusePurchase } from '../../rules/early/buying.ts'
import { refuseSending, refuseSites, SENT, type Sending, stayingOf } from '../../rules/early/sending.ts'
import { groundsOf, sitesOf } from '../../rules/early/sites.ts'
import { homePlanetsOf } from '../../rules/planets.ts'
import { systemRef } from '../../rules/words.ts'
import type { Counts, TiView } from '../../state.ts'
import { counted, type Step } from './steps.ts'

export const NOT_SENT: Sending = { ships: {}, planets: {}, aboard: {} }

/** The same with another number of a kind; nothing where there is none. */
const put = <K extends string>(counts: Counts<K> | undefined, kind: K, count: number): Counts<K> => {
  const next: Counts<K> = { ...counts }
  addTo(next, kind, count - countOf(next, kind))
  return next
}

const within = <K extends string>(all: { [key: string]: Counts<K> }, key: string, counts: Counts<K>) => {
  const { [key]: _, ...others } = all
  return totalOf(counts) > 0 ? { ...others, [key]: counts } : others
}

/** A number of ships of a kind goes to a system. */
export const withShips = (sending: Sending, cell: Cell, kind: ShipKind, count: number): Sending => ({
  ...sending,
  ships: within(sending.ships, cell, put(sending.ships[cell], kind, count)),
})

/** A number of ground units goes onto a planet. */
export const withLanded = (sending: Sending, planet: PlanetId, kind: CargoKind, count: number): Sending => ({
  ...sending,
  planets: within(sending.planets, planet, put(sending.planets[planet], kind, count)),
})

/** A number of ground units stays aboard in a system. */
export const withAboard = (sending: Sending, cell: Cell, kind: CargoKind, count: number): Sending => ({
  ...sending,
  aboard: within(sending.aboard, cell, put(sending.aboard[cell], kind, count)),
})

/** Ground units that are not sent yet. */
export const groundLeft = (
  view: TiView,
  seat: SeatId,
  { planets, aboard }: Sending,
  kind: CargoKind,
): number =>
  countOf(inHand(view, seat), kind) -
  countOf(sumOfCounts(...Object.values(planets), ...Object.values(aboard)), kind)

/** So many of something can be at most, from so many on. */
function mostFrom(value: number, isPossible: (count: number) => boolean): number {
  let most = value
  while (isPossible(most + 1)) most++
  return most
}

/** So many of a kind can be bought beside the others. */
export const mostBought = (view: TiView, seat: SeatId, units: Counts<UnitKind>, kind: UnitKind): number =>
  mostFrom(countOf(units, kind), count => !refusePurchase(view, seat, put(units, kind, count)))

export const withBought = (units: Counts<UnitKind>, kind: UnitKind, count: number): Counts<UnitKind> =>
  put(units, kind, count)

/** What a purchase leaves of the resources, which are lost then. */
export const unspent = (view: TiView, seat: SeatId, units: Counts<UnitKind>): number =>
  Math.max(0, incomeOf(view, seat) - priceOfUnits(units))

/** All that can be bought, step by step. */
export const purchaseSteps = (
  view: TiView,
  seat: SeatId,
  units: Counts<UnitKind>,
): Step<Counts<UnitKind>>[] =>
  goodsOf(view, seat).flatMap(unit =>
    counted({
      of: line('compose.purchase'),
      unit,
      value: countOf(units, unit),
      max: mostBought(view, seat, units, unit),
      to: count => put(units, unit, count),
    }),
  )

/** A number of units of a kind in a place, as it is and as it can be. */
export interface Sent {
  /** A planet, or a system; `aboard`: ground units of its ships. */
  cell: Cell
  planet?: PlanetId
  aboard?: true
  kind: ShipKind | CargoKind
  value: number
  max: number
  to(count: number): Sending
}

/** Everything that can be sent, with how much of it can be. */
export function sentOf(view: TiView, seat: SeatId, sending: Sending): Sent[] {
  const staying = stayingOf(view, seat, sending)
  const most = (value: number, left: number, to: (count: number) => Sending) =>
    mostFrom(value, count => count - value <= left && !refuseSites(view, seat, to(count)))
  const home = view.space[view.galaxy.homes[seat]!]?.[seat]?.ships
  const sent = (one: Omit<Sent, 'max'>, left: number): Sent => ({
    ...one,
    max: most(one.value, left, one.to),
  })
  return sitesOf(view, seat).flatMap(cell => [
    ...SHIP_KINDS.filter(kind => countOf(home, kind) > 0).map(kind =>
      sent(
        {
          cell,
          kind,
          value: countOf(sending.ships[cell], kind),
          to: count => withShips(sending, cell, kind, count),
        },
        countOf(staying, kind),
      ),
    ),
    ...SENT.filter(kind => countOf(inHand(view, seat), kind) > 0).flatMap(kind => {
      const left = groundLeft(view, seat, sending, kind)
      return [
        ...groundsOf(view, cell).map(planet =>
          sent(
            {
              cell,
              planet,
              kind,
              value: countOf(sending.planets[planet], kind),
              to: count => withLanded(sending, planet, kind, count),
            },
            left,
          ),
        ),
        sent(
          {
            cell,
            aboard: true,
            kind,
            value: countOf(sending.aboard[cell], kind),
            to: count => withAboard(sending, cell, kind, count),
          },
          left,
        ),
      ]
    }),
  ])
}

/** All that can be sent, step by step. */
export const sendingSteps = (view: TiView, seat: SeatId, sending: Sending): Step<Sending>[] =>
  sentOf(view, seat, sending).flatMap(({ cell, planet, aboard, kind, value, max, to }) => {
    const system = systemRef(view, cell)
    const of = planet
      ? line('compose.sendOn', { planet: ref('planet', planet), system })
      : line(aboard ? 'compose.sendAboard' : 'compose.sendShips', { system })
    return counted({ of, unit: kind, value, max, to })
  })

/** Ships that can only stay at home by being lost leave it, with the Fighters that nothing supports there. */
export function settled(view: TiView, seat: SeatId, sending: Sending): Sending {
  let now = sending
  for (let refused = refuseSending(view, seat, now); refused; refused = refuseSending(view, seat, now)) {
    const staying = stayingOf(view, seat, now)
    const kinds: readonly ShipKind[] = refused.rule === 'TI-8.07' ? LEAVING : ['fighter', ...ROOMY]
    const before = now
    const next = sitesOf(view, seat)
      .flatMap(cell => kinds.map(kind => ({ cell, kind })))
      .filter(({ kind }) => countOf(staying, kind) > 0)
      .map(({ cell, kind }) => withShips(before, cell, kind, countOf(before.ships[cell], kind) + 1))
      .find(one => !refuseSites(view, seat, one))
    if (!next) return now
    now = next
  }
  return now
}

const LEAVING: readonly ShipKind[] = ['destroyer', 'cruiser', 'dreadnought', 'carrier', 'warSun']
const ROOMY: readonly ShipKind[] = ['carrier', 'warSun']

/** What a planet is worth to whoever takes it. */
export type Worth = (planet: PlanetId) => number

const printed: Worth = planet => PLANETS[planet].resources + PLANETS[planet].influence

/** Forces that stay on each home planet, and that a new one gets at most. */
const GARRISON = 1
const ENOUGH = 2

const ifPossible = (view: TiView, seat: SeatId, next: Sending): Sending | undefined =>
  refuseSites(view, seat, next) ? undefined : next

/** A Carrier for each system, the richest first, and Ground Forces on every planet. */
export function proposedSending(view: TiView, seat: SeatId, worth: Worth = printed): Sending {
  let now = NOT_SENT
  const richness = (cell: Cell) => groundsOf(view, cell).reduce((sum, planet) => sum + worth(planet), 0)
  const sites = sitesOf(view, seat)
    .filter(cell => groundsOf(view, cell).length > 0)
    .toSorted((one, other) => richness(other) - richness(one))
  const carriers = countOf(stayingOf(view, seat, now), 'carrier')
  for (const cell of sites.slice(0, carriers)) now = withShips(now, cell, 'carrier', 1)
  const planets = sites
    .flatMap(cell => groundsOf(view, cell))
    .toSorted((one, other) => worth(other) - worth(one))
  const garrison = GARRISON * homePlanetsOf(view, seat).length
  for (let each = 1; each <= ENOUGH; each++)
    for (const planet of planets)
      if (groundLeft(view, seat, now, 'groundForce') > garrison)
        now = ifPossible(view, seat, withLanded(now, planet, 'groundForce', each)) ?? now
  return settled(view, seat, now)
}

/** Carriers that are missing, then troops for them, then what is left in warships: nothing is lost. */
export function proposedPurchase(view: TiView, seat: SeatId): Counts<UnitKind> {
  let now: Counts<UnitKind> = {}
  const income = incomeOf(view, seat)
  const buy = (kind: UnitKind) => {
    const next = put(now, kind, countOf(now, kind) + (UNITS[kind].perCost ?? 1))
    const fits = priceOfUnits(next) <= income && !refusePurchase(view, seat, next)
    if (fits) now = next
    return fits
  }
  const sites = sitesOf(view, seat).filter(cell => groundsOf(view, cell).length > 0)
  const planets = sites.flatMap(cell => groundsOf(view, cell)).length
  const home = homePlanetsOf(view, seat).length
  const carriers = () =>
    countOf(now, 'carrier') + countOf(view.space[view.galaxy.homes[seat]!]?.[seat]?.ships, 'carrier')
  const troops = () => countOf(now, 'groundForce') + countOf(inHand(view, seat), 'groundForce')
  while (carriers() < sites.length && buy('carrier'));
  while (troops() < planets * ENOUGH + home * GARRISON && buy('groundForce'));
  const rest: readonly UnitKind[] = ['cruiser', 'destroyer', 'groundForce', 'fighter']
  while (rest.some(buy));
  return now
}
