/** Ground Forces and Shock Troops: who counts, who falls first, who is promoted. Section 38. */
import { ref, type SeatId, say } from '../../kit/index.ts'
import { SHOCK_TROOPS } from '../data/index.ts'
import { line } from '../line.ts'
import type { Counts, TiState, TiView } from '../state.ts'
import { addTo, countOf, sumOfCounts } from './counts.ts'
import { unitsOnMap } from './limits.ts'
import { unitsLine } from './words.ts'

export type Troop = 'groundForce' | 'shockTroop'
type Troops = Counts<Troop>

/** Both kinds count as Ground Forces. [TI-7.02, TI-38.03] */
export const troopsIn = (units: Troops): number =>
  countOf(units, 'groundForce') + countOf(units, 'shockTroop')

/** Shock Troops fall before Ground Forces. [TI-38.05] */
export function falling(units: Troops, count: number): Troops {
  const shockTroop = Math.min(count, countOf(units, 'shockTroop'))
  const groundForce = Math.min(count - shockTroop, countOf(units, 'groundForce'))
  return { ...(groundForce > 0 && { groundForce }), ...(shockTroop > 0 && { shockTroop }) }
}

const SHARP = 10

/** Dice of Ground Forces in a round that show a 10, by player. [TI-38.01] */
export const tensOf = ({ volleys }: Pick<TiState, 'volleys'>, seat: SeatId): number =>
  volleys
    .filter(volley => volley.seat === seat && volley.rollFor === 'invasion')
    .flatMap(({ groups }) => groups.filter(({ unit }) => unit === 'groundForce').flatMap(({ dice }) => dice))
    .filter(die => die === SHARP).length

/** Tokens that are left, for all players together. [TI-38.02] */
export function shockTroopsLeft(g: TiView): number {
  const landed = sumOfCounts(...Object.values(g.action?.landed ?? {}))
  const out = g.order.reduce(
    (sum, seat) => sum + unitsOnMap(g, seat, 'shockTroop'),
    countOf(landed, 'shockTroop'),
  )
  return SHOCK_TROOPS.tokens - out
}

/** Ground Forces that have rolled a 10 become Shock Troops; one stays what it is. [TI-38.01, TI-38.06] */
export function promote(g: TiState, seat: SeatId, units: Troops, tens: number): void {
  const count = Math.min(tens, countOf(units, 'groundForce') - 1, shockTroopsLeft(g))
  if (count <= 0) return
  addTo(units, 'groundForce', -count)
  addTo(units, 'shockTroop', count)
  say(g, line('log.promotes', { seat: ref('seat', seat), units: unitsLine({ shockTroop: count }) }))
}

/** Where Shock Troops are without a Ground Force, one of them becomes one. [TI-38.06 to TI-38.08] */
export function tidyTroops(g: TiState): void {
  if (!g.options.shockTroops) return
  const turnBack = (units: Troops) => {
    addTo(units, 'shockTroop', -1)
    addTo(units, 'groundForce', 1)
  }
  const isAlone = (units: Troops) => countOf(units, 'shockTroop') > 0 && countOf(units, 'groundForce') === 0
  for (const { units } of Object.values(g.planets)) if (isAlone(units)) turnBack(units)
  for (const units of Object.values(g.action?.landed ?? {})) if (isAlone(units)) turnBack(units)
  for (const fleets of Object.values(g.space))
    for (const { laden } of Object.values(fleets))
      if (isAlone(sumOfCounts(...laden.map(({ cargo }) => cargo))))
        turnBack(laden.find(({ cargo }) => countOf(cargo, 'shockTroop') > 0)!.cargo)
}
