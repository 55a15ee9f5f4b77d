/** Cards for space battles and invasions. */
import { ref, type SeatId, say } from '../../../kit/index.ts'
import type { Cell, ShipKind } from '../../data/index.ts'
import { adjacentTo } from '../../galaxy/map.ts'
import { line } from '../../line.ts'
import type { TiView } from '../../state.ts'
import { rollDieAgain } from '../battle/again.ts'
import { hitsOn } from '../battle/dice.ts'
import { enemyOf } from '../battle/enemy.ts'
import { FLANKED, moveFleet } from '../battle/retreat.ts'
import { destroyOn } from '../control.ts'
import { countersLeft, isActivatedFor } from '../counters.ts'
import { countOf, isNone, kindsIn } from '../counts.ts'
import { effectOf, isUnder, startEffect } from '../effects.ts'
import { ownerOf, ownPlanetsIn, planetsIn, unitsOn } from '../planets.ts'
import { enemiesIn, fleetOf, fleetsOf, hasShips, shipsOf } from '../space.ts'
import { doNext } from '../steps.ts'
import { isEmpty } from '../strategic/warfare.ts'
import { isSpared } from '../tactical/bombardment.ts'
import { isBarred } from '../tactical/paths.ts'
import { falling, troopsIn } from '../troops.ts'
import { systemRef } from '../words.ts'
import { holds, loseShip } from './ops.ts'
import { areDiceOnTable, battleOf, canAimAt, fighters, when } from './selectors.ts'
import type { AtDie, AtShip, CardRule, OnCell, OnPlanet } from './types.ts'

/** Before a round, once there are rounds. */
const isBeforeRound = ({ battle, invasion, volleys }: TiView) =>
  volleys.length === 0 && ((invasion ?? battle)?.round ?? 0) > 0

/** The battle's system, for whoever has ships of a kind in it. */
const inBattleWith = (view: TiView, seat: SeatId, kind: ShipKind): OnCell[] => {
  const battle = battleOf(view, seat)
  return battle && countOf(shipsOf(view, battle.cell, seat), kind) > 0 ? [{ cell: battle.cell }] : []
}

/** Every die that is not like another one. [TI-26.02] */
const recheck: CardRule<AtDie> = {
  ways: view =>
    view.volleys.flatMap(({ groups }, volley) =>
      groups.flatMap(({ dice }, group) =>
        [...new Set(dice)].map(value => ({ die: { volley, group, value } })),
      ),
    ),
  play(env, { card, by, args: { die } }) {
    rollDieAgain(env, by, ref('actionCard', card), die)
  },
}

/** Where a fleet can go, whatever forbids retreats: empty or friendly, not activated. [TI-32.12] */
const skilledRetreats = (view: TiView, cell: Cell, seat: SeatId): Cell[] =>
  countersLeft(view, seat) === 0
    ? []
    : adjacentTo(view.galaxy, cell).filter(
        to =>
          !isBarred(view, to) &&
          !isActivatedFor(view, to, seat) &&
          enemiesIn(view, to, seat).length === 0 &&
          planetsIn(view, to).every(
            planet => ownerOf(view, planet) === seat || isNone(unitsOn(view, planet)),
          ) &&
          (isEmpty(view, to) || hasShips(view, to, seat) || ownPlanetsIn(view, to, seat).length > 0),
      )

const skilledRetreat: CardRule<{ to: Cell }> = {
  ways(view, seat) {
    const battle = battleOf(view, seat)
    return battle && hasShips(view, battle.cell, seat) && !isUnder(view, FLANKED, seat)
      ? skilledRetreats(view, battle.cell, seat).map(to => ({ to }))
      : []
  },
  play({ g }, { by, args: { to } }) {
    doNext(g, ...moveFleet(g, by, g.battle!.cell, to), { do: 'unitLimits' })
  },
}

/** The first two hits go to a Dreadnought. */
const intoTheBreach: CardRule<OnCell> = {
  ways: (view, seat) => inBattleWith(view, seat, 'dreadnought'),
  play({ g }, played) {
    startEffect(g, { ...effectOf(played), count: FORCED })
  },
}

const FORCED = 2

/** Damaged ships of a fleet that are not alike: empty ones by kind, laden ones by their places. */
function damagedShips(view: TiView, cell: Cell, seat: SeatId): AtShip[] {
  const { damaged, laden } = fleetOf(view, cell, seat)
  const aims = kindsIn(damaged).filter(ship => canAimAt(view, seat, ship))
  return aims.flatMap((ship): AtShip[] => {
    const places = laden.flatMap((one, place) => (one.ship === ship && one.damaged ? [place] : []))
    const plain = countOf(damaged, ship) > places.length ? [{ seat, cell, ship }] : []
    return [...plain, ...places.map(place => ({ seat, cell, ship, laden: place }))]
  })
}

/** Of the ships that were damaged just now, in both editions: not of what PDS, mines or a round before have hit. [TI-32.01] */
export const directHit: CardRule<AtShip> = {
  ways(view, seat, { cause: { seat: hit, damaged = {} } }) {
    const battle = battleOf(view, seat)
    const enemy = battle && enemyOf(battle, seat)
    return battle && enemy !== undefined && enemy === hit
      ? damagedShips(view, battle.cell, enemy).filter(({ ship }) => countOf(damaged, ship) > 0)
      : []
  },
  play: ({ g }, { args }) => loseShip(g, args),
}

/** The card names them: what else can sustain damage is not repaired by it. */
const REPAIRED = ['warSun', 'dreadnought'] as const

const emergencyRepairs: CardRule<OnCell> = {
  ways: (view, seat) =>
    fleetsOf(view, seat)
      .filter(cell => REPAIRED.some(kind => countOf(fleetOf(view, cell, seat).damaged, kind) > 0))
      .map(cell => ({ cell })),
  play({ g }, { by, args: { cell } }) {
    const fleet = g.space[cell]![by]!
    for (const kind of REPAIRED) delete fleet.damaged[kind]
    for (const ship of fleet.laden) if (REPAIRED.some(kind => kind === ship.ship)) delete ship.damaged
    say(g, line('log.repairs', { seat: ref('seat', by), system: systemRef(g, cell) }))
  },
}

/** Before anything is shot on the ground. */
const chemicalWarfare: CardRule<OnPlanet> = {
  ways(view, seat) {
    const { invasion } = view
    if (invasion?.attacker !== seat || invasion.round > 0 || areDiceOnTable(view)) return []
    const { cell, planet } = invasion
    const isArmed = countOf(shipsOf(view, cell, seat), 'dreadnought') > 0
    const isTarget = countOf(unitsOn(view, planet), 'groundForce') > 0 && !isSpared(view, planet)
    return isArmed && isTarget ? [{ planet }] : []
  },
  play({ g }, { by, args: { planet } }) {
    const units = unitsOn(g, planet)
    const lost = Math.ceil(troopsIn(units) / 2)
    if (lost > 0) destroyOn(g, planet, falling(units, lost), by)
  },
}

export const battleCards = {
  'chemical-warfare': chemicalWarfare,
  'direct-hit-base': directHit,
  'dug-in': holds((view, seat, { cause: { cell } }) =>
    cell !== undefined && !view.invasion
      ? ownPlanetsIn(view, cell, seat)
          .filter(planet => countOf(unitsOn(view, planet), 'groundForce') > 0)
          .map(planet => ({ planet }))
      : [],
  ),
  'emergency-repairs': emergencyRepairs,
  'fighter-prototype': holds((view, seat) => inBattleWith(view, seat, 'fighter')),
  'into-the-breach': intoTheBreach,
  'morale-boost': holds((view, seat) => when(fighters(view).includes(seat) && isBeforeRound(view))),
  recheck,
  /** In a round, not before it. [TI-32.17] */
  'shields-holding': holds((view, seat) =>
    when(view.volleys.some(({ rollFor }) => rollFor === 'space') && hitsOn(view, seat).total > 0),
  ),
  'skilled-retreat': skilledRetreat,
} as const
