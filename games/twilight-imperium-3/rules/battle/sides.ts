/** Sides of battles, made of units: what they roll, and in which order they are lost. */
import memoize from 'lodash/memoize.js'
import type { SeatId } from '../../../kit/index.ts'
import { type Cell, SHIP_KINDS, type ShipKind, UNITS, type UnitKind } from '../../data/index.ts'
import { combatValue, diceTogether, rollsAgain, type Situation } from '../../numbers/combat.ts'
import type { Counts, Fleet, TiView } from '../../state.ts'
import { countOf, kindsIn } from '../counts.ts'
import { rerollsOf } from '../leaders/landed.ts'
import { cellOf } from '../planets.ts'
import { GUARDS_NEED } from '../tactical/neutrals.ts'
import { pdsInRange } from '../tactical/pds-range.ts'
import type { Guard } from '../tactical/steps.ts'
import { type Dice, type Hits, hitsOf, type Side } from './chances.ts'
import { soundOf } from './hits.ts'

/** By what is printed: what was paid depends on when and by whom it was built. */
const worthOf = (kind: UnitKind) => (UNITS[kind].cost ?? 1) / (UNITS[kind].perCost ?? 1)

/** Resources that ships have cost. */
export const worthOfAll = (ships: Counts<ShipKind>) =>
  kindsIn(ships).reduce((sum, kind) => sum + countOf(ships, kind) * worthOf(kind), 0)

/** The order in which ships are lost: damage that can be sustained first, then the cheapest. */
const LOSSES = [...SHIP_KINDS].sort((one, other) => worthOf(one) - worthOf(other))

/** A fleet of a battle, by the hits that it has taken. */
export function sideOf(view: TiView, fleet: Fleet, situation: Situation): Side {
  const left: Counts<ShipKind> = { ...fleet.ships }
  const states: { ships: Counts<ShipKind>; lost: number }[] = [{ ships: { ...left }, lost: 0 }]
  for (const kind of LOSSES)
    for (let i = 0; i < soundOf(view, situation.seat, fleet, kind); i++)
      states.push({ ships: { ...left }, lost: 0 })
  let lost = 0
  for (const kind of LOSSES)
    for (let i = countOf(fleet.ships, kind); i > 0; i--) {
      left[kind] = i - 1
      lost += worthOf(kind)
      states.push({ ships: { ...left }, lost })
    }
  const roll = (round: number) => {
    // From one hit to the next only one kind has other dice.
    const dice = memoize(
      (kind: ShipKind, count: number) => diceIn(view, { [kind]: count }, { ...situation, round }),
      (kind, count) => `${kind} ${count}`,
    )
    return states.map(({ ships }) => hitsOf(kindsIn(ships).flatMap(kind => dice(kind, ships[kind]!))))
  }
  return { first: roll(1), later: roll(2), lost: states.map(one => one.lost) }
}

/** The dice of units. */
export const diceIn = (view: TiView, units: Counts<UnitKind>, situation: Situation): Dice[] =>
  kindsIn(units)
    .filter(kind => countOf(units, kind) > 0)
    .map(kind => ({
      count: diceTogether(view, kind, countOf(units, kind), situation),
      needed: combatValue(view, kind, situation).total,
      ...(rollsAgain(view, situation) && { again: true }),
    }))

/** The dice of all PDS of a player that reach somebody's ships in a system, before a battle. [TI-16.01, TI-16.02] */
export const pdsDice = (view: TiView, by: SeatId, against: SeatId, cell: Cell): Dice[] =>
  pdsInRange(view, by, cell).flatMap(({ planet, count }) =>
    diceIn(
      view,
      { pds: count },
      {
        seat: by,
        against,
        cell,
        rollFor: 'pds',
        attacking: false,
        firedFrom: planet,
        ...(cellOf(view, planet) !== cell && { fromAfar: true }),
      },
    ),
  )

/** Units that are nobody's. */
export const guards = (guard: Guard, count: number): Side => {
  const roll = Array.from({ length: count + 1 }, (_, fallen) =>
    hitsOf([{ count: count - fallen, needed: GUARDS_NEED[guard] }]),
  )
  return { first: roll, later: roll, lost: roll.map(() => 0) }
}

/** Hits where so many misses are rolled again: as easily as the first dice hit. [TI-52.11] */
function rolledAgain(dice: readonly { count: number; needed: number }[], again: number): Hits {
  const hits = hitsOf(dice)
  const [first] = dice
  if (again === 0 || !first) return hits
  const all = hits.map(() => 0)
  for (const [n, p] of hits.entries()) {
    const more = hitsOf([{ count: Math.min(again, hits.length - 1 - n), needed: first.needed }])
    for (const [m, q] of more.entries()) all[n + m]! += p * q
  }
  return all
}

const TROOPS = ['groundForce', 'shockTroop'] as const

/** Troops, by the hits that they have taken. */
export function troops(view: TiView, units: Counts<UnitKind>, situation: Situation): Side {
  const left: Counts<UnitKind> = Object.fromEntries(TROOPS.map(kind => [kind, countOf(units, kind)]))
  const states = [{ ...left }]
  // Shock Troops fall first. [TI-38.05]
  for (const kind of [...TROOPS].reverse())
    for (let i = countOf(units, kind); i > 0; i--) {
      left[kind] = i - 1
      states.push({ ...left })
    }
  const again = situation.attacking ? rerollsOf(view, situation.planet!) : 0
  const roll = (round: number) =>
    states.map(one => rolledAgain(diceIn(view, one, { ...situation, round }), again))
  return { first: roll(1), later: roll(2), lost: states.map((_, i) => i / 2) }
}
