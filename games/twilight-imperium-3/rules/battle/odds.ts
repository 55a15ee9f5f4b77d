/** The odds of battles from what all can see: units, technologies, laws, visible abilities. */
import type { SeatId } from '../../../kit/index.ts'
import type { CargoKind, Cell, PlanetId, ShipKind, UnitKind } from '../../data/index.ts'
import type { Counts, Fleet, TiView } from '../../state.ts'
import { countOf } from '../counts.ts'
import { isInfiltrated } from '../leaders/landed.ts'
import { ownerOf, unitsOn } from '../planets.ts'
import { othersFrom } from '../seats.ts'
import { enemiesIn, fleetOf } from '../space.ts'
import { custodiansOf, isGuarded } from '../tactical/custodians.ts'
import {
  type BattleOdds,
  battleOdds,
  exactly,
  expectedOf,
  type Hits,
  hitsOf,
  type Side,
  together,
} from './chances.ts'
import { openingsOf } from './openings.ts'
import { diceIn, guards, pdsDice, sideOf, troops, worthOfAll } from './sides.ts'

/** Chances of hits by PDS before the battle. */
const pdsHits = (view: TiView, by: SeatId, against: SeatId, cell: Cell): Hits =>
  hitsOf(pdsDice(view, by, against, cell))

/** One side of a battle that goes on: with other ships than there are now, after hits that it still has to take. */
export interface Combatant {
  seat: SeatId
  fleet?: Fleet
  hits?: number
}

/** How a battle ends that has begun, for one of its sides, if nobody plays a card or leaves. */
export function restOfBattle(view: TiView, own: Combatant, other: Combatant): BattleOdds {
  const { cell, attacker, round } = view.battle!
  const side = (of: Combatant, against: SeatId): Side => {
    const situation = {
      seat: of.seat,
      against,
      cell,
      rollFor: 'space',
      attacking: of.seat === attacker,
    } as const
    const made = sideOf(view, of.fleet ?? fleetOf(view, cell, of.seat), situation)
    return round > 0 ? { ...made, first: made.later } : made
  }
  return battleOdds(side(own, other.seat), side(other, own.seat), {
    onA: exactly(own.hits ?? 0),
    onB: exactly(other.hits ?? 0),
  })
}

export interface SpaceOdds extends BattleOdds {
  /** Whom it is fought against. */
  enemy: SeatId
}

/**
 * The battles in a system that a player's fleet comes to, each as if it were the only one. Those of its ships that are
 * `coming` meet the mines there, too.
 */
export function spaceOdds(
  view: TiView,
  seat: SeatId,
  cell: Cell,
  coming: Counts<ShipKind> = {},
): SpaceOdds[] {
  const fleet = fleetOf(view, cell, seat)
  if (Object.keys(fleet.ships).length === 0) return []
  const onA = othersFrom(view, seat).reduce<Hits>(
    (hits, other) => together(hits, pdsHits(view, other, seat, cell)),
    [1],
  )
  return enemiesIn(view, cell, seat).map(enemy => {
    const theirs = fleetOf(view, cell, enemy)
    const mine = { seat, against: enemy, cell, rollFor: 'space', attacking: true } as const
    const other = { seat: enemy, against: seat, cell, rollFor: 'space', attacking: false } as const
    const begin = { onA, onB: pdsHits(view, seat, enemy, cell) }
    const ways = openingsOf(view, { fleet, situation: mine, coming }, { fleet: theirs, situation: other })
    const battles = ways.map(({ a, b, chance }) => {
      const odds = battleOdds(sideOf(view, a, mine), sideOf(view, b, other), begin)
      const lossA = odds.lossA + worthOfAll(fleet.ships) - worthOfAll(a.ships)
      const lossB = odds.lossB + worthOfAll(theirs.ships) - worthOfAll(b.ships)
      return { odds: { ...odds, lossA, lossB }, chance }
    })
    return { ...expectedOf(battles), enemy }
  })
}

/** The chance to take a planet with what is landed there; undefined where nobody defends it. [TI-19.08 to TI-19.11] */
export function invasionOdds(
  view: TiView,
  seat: SeatId,
  { cell, planet, units }: { cell: Cell; planet: PlanetId; units: Counts<CargoKind> },
): BattleOdds | undefined {
  const enemy = ownerOf(view, planet)
  if (enemy === undefined || enemy === seat) return undefined
  const there = unitsOn(view, planet)
  const about = { cell, planet, rollFor: 'invasion' } as const
  const shots = hitsOf(
    diceIn(
      view,
      { pds: isInfiltrated(view, planet) ? 0 : countOf(there, 'pds') },
      { seat: enemy, against: seat, cell, planet, rollFor: 'pds', attacking: false },
    ),
  )
  return battleOdds(
    troops(view, units, { ...about, seat, against: enemy, attacking: true }),
    troops(view, there, { ...about, seat: enemy, against: seat, attacking: false }),
    { onA: shots, onB: [1] },
  )
}

/** The chance to beat the Custodians with what is there and what is landed; undefined where none are. [TI-45.02] */
export function custodianOdds(
  view: TiView,
  seat: SeatId,
  { cell, planet, units }: { cell: Cell; planet: PlanetId; units: Counts<CargoKind> },
): number | undefined {
  if (!isGuarded(view, planet)) return undefined
  const { fighter = 0, groundForce = 0 } = custodiansOf(view, planet)
  const about = { seat, cell, attacking: true } as const
  const space = sideOf(view, fleetOf(view, cell, seat), { ...about, rollFor: 'space' })
  const ground = troops(view, units, { ...about, planet, rollFor: 'invasion' })
  return (
    (fighter > 0 ? battleOdds(space, guards('fighter', fighter)).win : 1) *
    (groundForce > 0 ? battleOdds(ground, guards('groundForce', groundForce)).win : 1)
  )
}

/** How an invasion ends that goes on, for the attacker. */
export function invasionGoesOn(
  view: TiView,
  own: { units: Counts<UnitKind>; hits: number },
  other: { units: Counts<UnitKind>; hits: number },
): BattleOdds {
  const { cell, planet, attacker, defender } = view.invasion!
  const about = { cell, planet, rollFor: 'invasion' } as const
  return battleOdds(
    troops(view, own.units, { ...about, seat: attacker, against: defender, attacking: true }),
    troops(view, other.units, { ...about, seat: defender, against: attacker, attacking: false }),
    { onA: exactly(own.hits), onB: exactly(other.hits) },
  )
}
