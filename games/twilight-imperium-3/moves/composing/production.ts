/** What is built where, and how it is paid, step by step. */
import { ref, type SeatId } from '../../../kit/index.ts'
import {
  type Cell,
  FACILITY_IDS,
  type FacilityId,
  type PlanetId,
  UNIT_KINDS,
  type UnitKind,
} from '../../data/index.ts'
import { line } from '../../line.ts'
import { productionLimitOf } from '../../numbers/planets.ts'
import { mayBuild } from '../../numbers/units.ts'
import { countOf, isNone, kindsIn, totalOf } from '../../rules/counts.ts'
import { piecesLeft } from '../../rules/limits.ts'
import { NO_PAYMENT, payments, readyPlanetsOf } from '../../rules/payment.ts'
import { facilityPlanetsOf } from '../../rules/tactical/facilities.ts'
import { dockPlanetsIn, dockRef, docksIn, mineCellsOf, priceOf } from '../../rules/tactical/production.ts'
import type { Site } from '../../rules/tactical/site.ts'
import { placesFor } from '../../rules/technology/integrated-economy.ts'
import { systemRef } from '../../rules/words.ts'
import type { TiView } from '../../state.ts'
import type { Elsewhere, Payment, Production } from '../../state-plans.ts'
import { counted, type Step, within } from './steps.ts'

export const NO_PRODUCTION: Production = { docks: {}, newDocks: [], payment: NO_PAYMENT }

/** What Space Docks build. */
export const BUILT: readonly UnitKind[] = UNIT_KINDS.filter(
  kind => kind !== 'spaceDock' && kind !== 'shockTroop',
)

/** With the best payment for what it costs now: planets with the least waste, trade goods last. */
function repaid(view: TiView, seat: SeatId, production: Production): Production {
  const [payment = NO_PAYMENT] = payments(view, seat, priceOf(view, seat, production), 'resources')
  return { ...production, payment }
}

const sentTo = (one: Elsewhere, place: Omit<Elsewhere, 'units'>) =>
  one.dock === place.dock && one.cell === place.cell && one.planet === place.planet

/** So many of a kind appear in a place away from the dock. */
export const sentCount = (
  { elsewhere = [] }: Production,
  place: Omit<Elsewhere, 'units'>,
  kind: UnitKind,
): number => countOf(elsewhere.find(one => sentTo(one, place))?.units, kind)

/** So many of a kind of a dock appear anywhere else. */
const awayOf = ({ elsewhere = [] }: Production, dock: PlanetId | Cell, kind: UnitKind): number =>
  elsewhere.filter(one => one.dock === dock).reduce((sum, { units }) => sum + countOf(units, kind), 0)

/** A number of a kind that appear away from the dock. [TI-32.47] */
export function withSent(
  production: Production,
  place: Omit<Elsewhere, 'units'>,
  kind: UnitKind,
  count: number,
): Production {
  const { elsewhere = [], ...bare } = production
  const before = elsewhere.find(one => sentTo(one, place))?.units ?? {}
  const { [kind]: _, ...others } = before
  const units = count > 0 ? { ...others, [kind]: count } : others
  const rest = elsewhere.filter(one => !sentTo(one, place))
  const next = isNone(units) ? rest : [...rest, { ...place, units }]
  return next.length > 0 ? { ...bare, elsewhere: next } : bare
}

/** A number of a kind built at a dock; those that are not built any more appear nowhere. */
export function withBuilt(
  view: TiView,
  seat: SeatId,
  production: Production,
  dock: PlanetId | Cell,
  kind: UnitKind,
  count: number,
): Production {
  const { [kind]: _, ...others } = production.docks[dock] ?? {}
  const units = count > 0 ? { ...others, [kind]: count } : others
  const { [dock]: __, ...rest } = production.docks
  let next: Production = { ...production, docks: isNone(units) ? rest : { ...rest, [dock]: units } }
  if (awayOf(next, dock, kind) > count)
    for (const { units: _units, ...place } of (next.elsewhere ?? []).filter(one => one.dock === dock))
      next = withSent(next, place, kind, 0)
  return repaid(view, seat, next)
}

/** With or without a new Space Dock. */
export function withDock(view: TiView, seat: SeatId, production: Production, planet: PlanetId): Production {
  const { newDocks } = production
  const isBuilt = newDocks.includes(planet)
  const next = isBuilt ? newDocks.filter(one => one !== planet) : [...newDocks, planet]
  return repaid(view, seat, { ...production, newDocks: next })
}

/** With or without a space mine. */
export function withMine(view: TiView, seat: SeatId, production: Production, cell: Cell): Production {
  const { mine, ...others } = production
  return repaid(view, seat, mine === cell ? others : { ...others, mine: cell })
}

/** With a facility on a planet, or without one. */
export function withFacility(
  view: TiView,
  seat: SeatId,
  { facilities = {}, ...others }: Production,
  planet: PlanetId,
  kind: FacilityId,
): Production {
  const { [planet]: before, ...rest } = facilities
  const next = before === kind ? rest : { ...rest, [planet]: kind }
  return repaid(view, seat, Object.keys(next).length > 0 ? { ...others, facilities: next } : others)
}

/** Places away from a dock where what it builds may appear, with the kinds that go there. */
export const sendable = (view: TiView, seat: SeatId, { docks }: Production, dock: PlanetId | Cell) =>
  kindsIn(docks[dock] ?? {}).flatMap(kind =>
    placesFor(view, seat, dock, kind).map(place => ({ place, kind })),
  )

/** As many as can go to a place, with those that are there. */
export const sendableMost = (
  production: Production,
  place: Omit<Elsewhere, 'units'>,
  kind: UnitKind,
): number =>
  sentCount(production, place, kind) +
  countOf(production.docks[place.dock], kind) -
  awayOf(production, place.dock, kind)

/** Everything that can be changed of what is built in a place. */
export function productionSteps(
  view: TiView,
  seat: SeatId,
  site: Site,
  production: Production,
): Step<Production>[] {
  const docks = site.cells.flatMap(cell => docksIn(view, seat, cell))
  const places = site.newDocks ? site.cells.flatMap(cell => dockPlanetsIn(view, seat, cell)) : []
  return [
    ...docks.flatMap(dock => dockSteps(view, seat, dock, production)),
    ...places.map(planet => ({
      of: line('compose.newDocks'),
      label: line(production.newDocks.includes(planet) ? 'compose.noDock' : 'compose.dock', {
        planet: ref('planet', planet),
      }),
      to: withDock(view, seat, production, planet),
    })),
    ...facilityPlanetsOf(view, seat, site).flatMap(planet =>
      FACILITY_IDS.map(kind => ({
        of: line('compose.facilities'),
        label: line(production.facilities?.[planet] === kind ? 'compose.noFacility' : 'compose.facility', {
          facility: ref('facility', kind),
          planet: ref('planet', planet),
        }),
        to: withFacility(view, seat, production, planet, kind),
      })),
    ),
    ...mineCellsOf(view, seat, site).map(cell => ({
      of: line('compose.mines'),
      label: line(production.mine === cell ? 'compose.noMine' : 'compose.mine', {
        system: systemRef(view, cell),
      }),
      to: withMine(view, seat, production, cell),
    })),
    ...(priceOf(view, seat, production) > 0
      ? within(paymentSteps(view, seat, production.payment), payment => ({ ...production, payment }))
      : []),
  ]
}

function dockSteps(
  view: TiView,
  seat: SeatId,
  dock: PlanetId | Cell,
  production: Production,
): Step<Production>[] {
  const of = line('compose.build', { planet: dockRef(view, dock) })
  const units = production.docks[dock]
  const left = productionLimitOf(view, seat, dock).total - totalOf(units)
  return [
    ...BUILT.filter(kind => mayBuild(view, seat, kind)).flatMap(unit => {
      const value = countOf(units, unit)
      const max = Math.min(value + Math.max(0, left), piecesLeft(view, seat, unit))
      return counted({
        of,
        unit,
        value,
        max,
        to: count => withBuilt(view, seat, production, dock, unit, count),
      })
    }),
    ...sendable(view, seat, production, dock).flatMap(({ place, kind }) =>
      counted({
        of,
        unit: kind,
        value: sentCount(production, place, kind),
        max: sendableMost(production, place, kind),
        words: {
          more: 'compose.send',
          fewer: 'compose.sendBack',
          params: {
            place: place.cell === undefined ? ref('planet', place.planet!) : systemRef(view, place.cell),
          },
        },
        to: count => withSent(production, place, kind, count),
      }),
    ),
  ]
}

/** Planets and trade goods that pay. */
export function paymentSteps(view: TiView, seat: SeatId, payment: Payment): Step<Payment>[] {
  const { planets, tradeGoods } = payment
  const of = line('compose.payment')
  const goods = (count: number) => ({ planets, tradeGoods: count })
  return [
    ...readyPlanetsOf(view, seat).map(planet => {
      const isPaid = planets.includes(planet)
      return {
        of,
        label: line(isPaid ? 'compose.keep' : 'compose.exhaust', { planet: ref('planet', planet) }),
        to: { tradeGoods, planets: isPaid ? planets.filter(one => one !== planet) : [...planets, planet] },
      }
    }),
    ...(tradeGoods < view.players[seat]!.tradeGoods
      ? [{ of, label: line('compose.spend', { count: tradeGoods + 1 }), to: goods(tradeGoods + 1) }]
      : []),
    ...(tradeGoods > 0
      ? [{ of, label: line('compose.spend', { count: tradeGoods - 1 }), to: goods(tradeGoods - 1) }]
      : []),
  ]
}
