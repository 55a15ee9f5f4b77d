/** What fleets and garrisons are worth in a fight, and who would win it. */
import type { SeatId } from '../../kit/index.ts'
import { type Cell, type PlanetId, type ShipKind, UNITS, type UnitKind } from '../data/index.ts'
import { combatValue, diceOf, rollsAgain, type Situation } from '../numbers/combat.ts'
import { hasTechnology } from '../numbers/modifiers.ts'
import { sustains } from '../numbers/units.ts'
import { chanceOf } from '../rules/battle/chances.ts'
import { pdsDice } from '../rules/battle/sides.ts'
import { countOf, kindsIn } from '../rules/counts.ts'
import { counterOn, hasCounter } from '../rules/domains/counters.ts'
import { unitsOn } from '../rules/planets.ts'
import { othersFrom } from '../rules/seats.ts'
import { custodiansOf, isGuarded } from '../rules/tactical/custodians.ts'
import type { Counts, Fleet, TiView } from '../state.ts'

/** A side of a fight: how many hits it takes, and how many it scores in a round. */
export interface Force {
  lives: number
  hits: number
  /** What it costs to lose all of it. */
  cost: number
}

export const NO_FORCE: Force = { lives: 0, hits: 0, cost: 0 }

/** What a unit costs, as printed: a measure for units of anybody, whatever each pays. */
export const priceOf = (kind: keyof typeof UNITS): number => {
  const { cost = 0, perCost = 1 } = UNITS[kind]
  return cost / perCost
}

/** Hits that so many units are likely to score. */
const hitsBy = (view: TiView, kind: UnitKind, count: number, situation: Situation): number => {
  const needed = combatValue(view, kind, situation).total
  return (
    count * diceOf(view, kind, situation).total * chanceOf({ needed, again: rollsAgain(view, situation) })
  )
}

export function fleetForce(
  view: TiView,
  seat: SeatId,
  cell: Cell,
  fleet: Pick<Fleet, 'ships' | 'damaged'>,
  attacking: boolean,
  against?: SeatId,
): Force {
  const force = { ...NO_FORCE }
  const situation = {
    seat,
    cell,
    rollFor: 'space',
    attacking,
    round: 2,
    ...(against !== undefined && { against }),
  } as const
  for (const kind of kindsIn(fleet.ships)) {
    const count = countOf(fleet.ships, kind)
    force.lives += count + (sustains(view, seat, kind) ? count - countOf(fleet.damaged, kind) : 0)
    force.hits += hitsBy(view, kind, count, situation)
    force.cost += count * priceOf(kind)
  }
  return force
}

/** Ground Forces on a planet. */
export function troopForce(
  view: TiView,
  seat: SeatId,
  where: { cell: Cell; planet: PlanetId; attacking: boolean; against?: SeatId },
  count: number,
): Force {
  const hits = hitsBy(view, 'groundForce', count, { seat, rollFor: 'invasion', round: 2, ...where })
  return { lives: count, hits, cost: count * priceOf('groundForce') }
}

/** How strong a side is, lives and hits together. */
const powerOf = ({ lives, hits }: Force) => lives * hits

/** How likely the first side wins. */
export function odds(one: Force, other: Force): number {
  if (other.lives <= 0) return 1
  if (one.lives <= 0) return 0
  const [a, b] = [powerOf(one), powerOf(other)]
  if (b === 0) return 1
  if (a === 0) return 0
  // The more lives there are, the less is left to luck.
  const steady = 0.9 + 0.25 * Math.sqrt(Math.min(one.lives + other.lives, 24))
  return 1 / (1 + (b / a) ** steady)
}

/** The share of a side that is lost where it wins. */
export function shareLost(one: Force, other: Force): number {
  if (other.lives <= 0) return 0
  const [a, b] = [powerOf(one), powerOf(other)]
  return a <= 0 ? 1 : Math.max(0, Math.min(0.85, 1 - Math.sqrt(Math.max(0, 1 - Math.min(b / a, 1)))))
}

/** Hits that PDS of others are likely to score in a system. */
export const pdsHits = (view: TiView, seat: SeatId, cell: Cell): number =>
  othersFrom(view, seat)
    .flatMap(other => pdsDice(view, other, seat, cell))
    .reduce((hits, dice) => hits + dice.count * chanceOf(dice), 0)

/** A force after so many hits. */
export const weakened = (force: Force, hits: number): Force => {
  if (hits <= 0 || force.lives <= 0) return force
  const left = Math.max(0, force.lives - hits) / force.lives
  return { lives: force.lives * left, hits: force.hits * left, cost: force.cost * left }
}

/** What is fought for on a planet, before anybody lands. */
interface Garrison {
  troops: number
  pds: number
}

export const garrisonOf = (view: TiView, planet: PlanetId): Garrison => {
  const units = unitsOn(view, planet)
  return { troops: countOf(units, 'groundForce'), pds: countOf(units, 'pds') }
}

/** How likely the Custodians are beaten: their Fighters by ships, their Ground Forces by troops. */
function guardedOdds(view: TiView, planet: PlanetId, troops: number, ships: Counts<ShipKind>): number {
  const { fighter = 0, groundForce = 0 } = custodiansOf(view, planet)
  const lives = Object.values(ships).reduce((sum, count) => sum + count, 0)
  const inSpace = fighter === 0 ? 1 : Math.min(1, lives / (fighter + 1))
  const onGround = groundForce === 0 ? 1 : Math.min(1, troops / (groundForce * 2))
  return inSpace * onGround
}

/** How likely troops get past what lies on a planet: what it is, or what it may be. */
function counterOdds(view: TiView, planet: PlanetId, troops: number, ships: Counts<ShipKind>): number {
  if (!hasCounter(view, planet)) return 1
  const counter = counterOn(view, planet)
  if (!counter) return UNSEEN[Math.min(troops, UNSEEN.length - 1)]!
  const strength = counter.strength ?? 0
  const lives = Object.values(ships).reduce((sum, count) => sum + count, 0)
  switch (counter.kind) {
    case 'radiation':
      return 0
    case 'biohazard':
      return troops > 1 ? 1 : 0
    case 'hostile-locals':
      return Math.min(1, troops / (strength * 2))
    case 'fighter-ambush':
      return Math.min(1, lives / (strength + 1))
    case 'automated-defense-system':
      return Math.min(1, troops / 3)
    default:
      return 1
  }
}

/** By how many land where nobody has looked. */
const UNSEEN = [0, 0.62, 0.8, 0.88, 0.93]

/** Whether PDS leave a planet to these ships. [TI-19.04] */
const isExposed = (view: TiView, seat: SeatId, kind: ShipKind, pds: number): boolean =>
  pds === 0 || kind === 'warSun' || hasTechnology(view, seat, 'graviton-negator')

/** How likely so many Ground Forces take a planet, with ships that bombard it first. */
export function landingOdds(
  view: TiView,
  seat: SeatId,
  {
    cell,
    planet,
    troops,
    bombers,
  }: { cell: Cell; planet: PlanetId; troops: number; bombers: Counts<ShipKind> },
): number {
  const owner = view.planets[planet]?.by
  if (troops <= 0) return 0
  if (isGuarded(view, planet)) return guardedOdds(view, planet, troops, bombers)
  if (owner === undefined) return counterOdds(view, planet, troops, bombers)
  const { troops: defenders, pds } = garrisonOf(view, planet)
  if (defenders === 0 && pds === 0) return 1
  const mine = { seat, against: owner, cell, planet, attacking: true }
  const theirs = { seat: owner, against: seat, cell, planet, attacking: false }
  const bombs = kindsIn(bombers)
    .filter(kind => UNITS[kind].bombards && isExposed(view, seat, kind, pds))
    .reduce(
      (sum, kind) => sum + hitsBy(view, kind, countOf(bombers, kind), { ...mine, rollFor: 'bombardment' }),
      0,
    )
  const shot = hitsBy(view, 'pds', pds, { ...theirs, rollFor: 'pds' })
  const attackers = Math.max(0, troops - shot)
  const left = Math.max(0, defenders - bombs)
  if (left === 0) return attackers >= 1 ? 0.97 : attackers
  return odds(
    troopForce(view, seat, { cell, planet, attacking: true, against: owner }, attackers),
    troopForce(view, owner, { cell, planet, attacking: false, against: seat }, left),
  )
}
