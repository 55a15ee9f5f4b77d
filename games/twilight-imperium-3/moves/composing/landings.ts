/** What is set down where, and what bombards, step by step. */
import { ref, type SeatId } from '../../../kit/index.ts'
import { CARGO_KINDS, type CargoKind, type Cell, type PlanetId, SHIP_KINDS, UNITS } from '../../data/index.ts'
import { line } from '../../line.ts'
import { countOf, isNone, sumOfCounts } from '../../rules/counts.ts'
import { ownerOf, unitsOn } from '../../rules/planets.ts'
import { shipsOf } from '../../rules/space.ts'
import { fightersFor } from '../../rules/technology/graviton-negator.ts'
import { troopsIn } from '../../rules/troops.ts'
import type { Counts, TiView } from '../../state.ts'
import type { Bombardment, Landings } from '../../state-plans.ts'
import { counted, type Step } from './steps.ts'
import { groundsIn, withLanded } from './turn.ts'

/** Where how much is landed of what is aboard. `view`: after the ships have come. */
export function landingSteps(
  view: TiView,
  seat: SeatId,
  cell: Cell,
  aboard: Counts<CargoKind>,
  landings: Landings,
): Step<Landings>[] {
  const landed = sumOfCounts(...Object.values(landings))
  const joining = fightersFor(view, seat, cell)
  return groundsIn(view, cell).flatMap(planet => {
    const of = line('compose.landOn', { planet: ref('planet', planet) })
    const isEnemy = ![undefined, seat].includes(ownerOf(view, planet))
    const there = { ...aboard, ...(isEnemy && joining > 0 && { fighter: joining }) }
    return [...CARGO_KINDS, 'fighter' as const].flatMap(unit => {
      const value = countOf(landings[planet], unit)
      const max = value + countOf(there, unit) - countOf(landed, unit)
      return counted({ of, unit, value, max, to: count => withLanded(landings, planet, unit, count) })
    })
  })
}

/** Planets that can be bombarded there at all, and kinds of ships that could. */
export function bombardmentsIn(view: TiView, seat: SeatId, cell: Cell) {
  const ships = shipsOf(view, cell, seat)
  const kinds = SHIP_KINDS.filter(kind => UNITS[kind].bombards && countOf(ships, kind) > 0)
  const planets = groundsIn(view, cell).filter(
    planet => ![undefined, seat].includes(ownerOf(view, planet)) && troopsIn(unitsOn(view, planet)) > 0,
  )
  return kinds.length > 0 ? planets.map(planet => ({ planet, kinds })) : []
}

export function withBombing(
  bombard: Bombardment,
  planet: PlanetId,
  kind: (typeof SHIP_KINDS)[number],
  count: number,
): Bombardment {
  const { [kind]: _, ...others } = bombard[planet] ?? {}
  const ships = count > 0 ? { ...others, [kind]: count } : others
  const { [planet]: __, ...rest } = bombard
  return isNone(ships) ? rest : { ...rest, [planet]: ships }
}

/** Which ships bombard which planet. `view`: after the ships have come. */
export function bombardSteps(
  view: TiView,
  seat: SeatId,
  cell: Cell,
  bombard: Bombardment,
): Step<Bombardment>[] {
  const firing = sumOfCounts(...Object.values(bombard))
  const ships = shipsOf(view, cell, seat)
  return bombardmentsIn(view, seat, cell).flatMap(({ planet, kinds }) =>
    kinds.flatMap(unit => {
      const value = countOf(bombard[planet], unit)
      return counted({
        of: line('compose.bombard', { planet: ref('planet', planet) }),
        unit,
        value,
        max: value + countOf(ships, unit) - countOf(firing, unit),
        to: count => withBombing(bombard, planet, unit, count),
      })
    }),
  )
}
