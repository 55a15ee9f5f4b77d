/** Production by chance, and a few productions for lists. */
import type { Chance, SeatId } from '../../../kit/index.ts'
import { type Cell, FACILITY_IDS, type PlanetId, UNIT_KINDS, type UnitKind } from '../../data/index.ts'
import { productionLimitOf } from '../../numbers/planets.ts'
import { mayBuild } from '../../numbers/units.ts'
import { countOf, kindsIn, totalOf } from '../../rules/counts.ts'
import { NO_PAYMENT, payments, wealthOf } from '../../rules/payment.ts'
import { facilityPlanetsOf } from '../../rules/tactical/facilities.ts'
import {
  dockPlanetsIn,
  docksIn,
  mineCellsOf,
  priceOf,
  refuseProduction,
} from '../../rules/tactical/production.ts'
import type { Site } from '../../rules/tactical/site.ts'
import { placesFor } from '../../rules/technology/integrated-economy.ts'
import type { Counts, TiView } from '../../state.ts'
import type { Production } from '../../state-plans.ts'
import { isHeads, pick } from './chance.ts'

const NOTHING: Production = { docks: {}, newDocks: [], payment: NO_PAYMENT }

/** With the best payment, if there is one. */
function paid(view: TiView, seat: SeatId, production: Production): Production | undefined {
  const [payment] = payments(view, seat, priceOf(view, seat, production), 'resources')
  return payment && { ...production, payment }
}

const BUILT: readonly UnitKind[] = UNIT_KINDS.filter(kind => kind !== 'spaceDock' && kind !== 'shockTroop')

/** Units one after another, as long as they can be paid for and stay. */
export function anyProduction(view: TiView, seat: SeatId, site: Site, random: Chance): Production {
  const newDock = site.newDocks
    ? pick(
        site.cells.flatMap(cell => dockPlanetsIn(view, seat, cell)),
        random,
      )
    : undefined
  if (newDock !== undefined && isHeads(random)) {
    const production = paid(view, seat, { ...NOTHING, newDocks: [newDock] })
    if (production && !refuseProduction(view, seat, site, production)) return production
  }
  const mineCells = mineCellsOf(view, seat, site)
  if (mineCells.length > 0 && isHeads(random)) {
    const mined = paid(view, seat, { ...NOTHING, mine: pick(mineCells, random)! })
    if (mined && !refuseProduction(view, seat, site, mined)) return mined
  }
  const facilityPlanets = facilityPlanetsOf(view, seat, site)
  if (facilityPlanets.length > 0 && isHeads(random)) {
    const facilities = { [pick(facilityPlanets, random)!]: pick(FACILITY_IDS, random)! }
    const built = paid(view, seat, { ...NOTHING, facilities })
    if (built && !refuseProduction(view, seat, site, built)) return built
  }
  const dock = pick(
    site.cells.flatMap(cell => docksIn(view, seat, cell)),
    random,
  )
  if (dock === undefined) return NOTHING
  const limit = productionLimitOf(view, seat, dock).total
  let best = NOTHING
  let units: Counts<UnitKind> = {}
  for (let tries = 0; tries < limit + 4 && totalOf(units) < limit; tries++) {
    const kind = pick(BUILT, random)!
    if (!mayBuild(view, seat, kind)) continue
    const more = { ...units, [kind]: countOf(units, kind) + 1 }
    if (priceOf(view, seat, { ...NOTHING, docks: { [dock]: more } }) > wealthOf(view, seat, 'resources'))
      continue
    const production = paid(view, seat, { ...NOTHING, docks: { [dock]: more } })
    if (!production || refuseProduction(view, seat, site, production)) continue
    best = production
    units = more
  }
  const sent = pick(sendings(view, seat, dock, units), random)
  const elsewhere = sent && { ...best, elsewhere: [sent] }
  return elsewhere && isHeads(random) && !refuseProduction(view, seat, site, elsewhere) ? elsewhere : best
}

/** All units of one kind together to each other place where they may appear. [TI-32.47] */
const sendings = (view: TiView, seat: SeatId, dock: PlanetId | Cell, units: Counts<UnitKind>) =>
  kindsIn(units).flatMap(kind =>
    placesFor(view, seat, dock, kind).map(place => ({ ...place, units: { [kind]: countOf(units, kind) } })),
  )

/** As many of one kind as can be built, and each new dock alone. */
export function someProductions(view: TiView, seat: SeatId, site: Site): Production[] {
  const fits = (production: Production) => {
    const one = paid(view, seat, production)
    return one && !refuseProduction(view, seat, site, one) ? [one] : []
  }
  const docks = site.cells.flatMap(cell => docksIn(view, seat, cell))
  const units = docks.flatMap(dock =>
    BUILT.filter(kind => mayBuild(view, seat, kind)).flatMap(kind => {
      const limit = productionLimitOf(view, seat, dock).total
      const counts = [1, 2, limit].filter((count, i, all) => count <= limit && all.indexOf(count) === i)
      return counts.flatMap(count => {
        const built = { ...NOTHING, docks: { [dock]: { [kind]: count } } }
        const sent = sendings(view, seat, dock, { [kind]: count })
        return [built, ...sent.map(one => ({ ...built, elsewhere: [one] }))].flatMap(fits)
      })
    }),
  )
  const newDocks = site.newDocks ? site.cells.flatMap(cell => dockPlanetsIn(view, seat, cell)) : []
  return [
    NOTHING,
    ...units,
    ...newDocks.flatMap(planet => fits({ ...NOTHING, newDocks: [planet] })),
    ...mineCellsOf(view, seat, site).flatMap(mine => fits({ ...NOTHING, mine })),
    ...facilityPlanetsOf(view, seat, site).flatMap(planet =>
      FACILITY_IDS.flatMap(kind => fits({ ...NOTHING, facilities: { [planet]: kind } })),
    ),
  ]
}
