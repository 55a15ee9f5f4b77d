/** Ships bombard planets before an invasion. TI-19.03 to TI-19.07, TI-19.16. */
import mapValues from 'lodash/mapValues.js'
import pickBy from 'lodash/pickBy.js'
import { ask, type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import {
  type Cell,
  entriesOf,
  PLANETS,
  type PlanetId,
  SHIP_KINDS,
  type ShipKind,
  UNITS,
  WINDOWS,
} from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import { isLaw } from '../../numbers/laws.ts'
import { scientistOn } from '../../numbers/leaders.ts'
import { hasTechnology } from '../../numbers/modifiers.ts'
import type { Counts, TiChapter, TiState, TiView } from '../../state.ts'
import type { Bombardment, Plan } from '../../state-plans.ts'
import { hitsAgainst, roll } from '../battle/dice.ts'
import { beginExchange, beginFight, endFight, takeUpDice } from '../battle/record.ts'
import { destroyOn } from '../control.ts'
import { countOf, isNone, kindsIn, sumOfCounts } from '../counts.ts'
import { razersOf } from '../domains/probing.ts'
import { effectsOf } from '../effects.ts'
import { ownerOf, planetsIn, unitsOn } from '../planets.ts'
import { enemiesIn, shipsOf } from '../space.ts'
import { doNext } from '../steps.ts'
import { troopsFall } from '../technology/fallen.ts'
import { falling, tidyTroops, troopsIn } from '../troops.ts'
import { systemRef, unitsLine } from '../words.ts'
import { isGuarded } from './custodians.ts'

const BOMBERS = SHIP_KINDS.filter(kind => UNITS[kind].bombards)

/** Planets of home systems, while the law Redefining War Crimes is in play. */
export const isSpared = (view: Pick<TiView, 'laws'>, planet: PlanetId): boolean =>
  PLANETS[planet].homeOf !== undefined && isLaw(view, 'redefining-war-crimes')

/** Why ships of a kind cannot bombard a planet. [TI-19.03, TI-19.04, TI-19.06, TI-45.04] */
function refuseTarget(view: TiView, seat: SeatId, planet: PlanetId, kind: ShipKind): Refusal | undefined {
  const owner = ownerOf(view, planet)
  if (isGuarded(view, planet))
    return refuse('TI-45.04', 'custodiansBombarded', { planet: ref('planet', planet) })
  if (owner === undefined || owner === seat) return refuse('TI-19.06', 'notEnemyPlanet')
  if (effectsOf(view, 'dug-in').some(effect => effect.planet === planet && effect.by === owner))
    return refuse('TI-26.02', 'dugIn', { planet: ref('planet', planet) })
  if (isLaw(view, 'conventions-of-war') && countOf(unitsOn(view, planet), 'spaceDock') > 0)
    return refuse('TI-27.16', 'conventionsOfWar', { planet: ref('planet', planet) })
  if (isSpared(view, planet)) return refuse('TI-27.16', 'warCrimes', { planet: ref('planet', planet) })
  const scientist = scientistOn(view, planet)
  if (kind === 'warSun' && scientist !== undefined && countOf(unitsOn(view, planet), 'pds') > 0)
    return refuse('TI-52.12', 'shieldedByScientist', { leader: ref('leader', scientist) })
  if (kind === 'warSun') return undefined
  if (!UNITS[kind].bombards) return refuse('TI-19.03', 'cannotBombard', { unit: ref('unit', kind) })
  if (!view.action?.landed[planet]) return refuse('TI-19.04', 'notInvaded', { planet: ref('planet', planet) })
  return countOf(unitsOn(view, planet), 'pds') > 0 && !hasTechnology(view, seat, 'graviton-negator')
    ? refuse('TI-19.04', 'shielded', { planet: ref('planet', planet) })
    : undefined
}

/** Ships that can still bombard. Of those of a kind that razed something none is lost before the others. [TI-51.05] */
function bombersIn(view: TiView, seat: SeatId, cell: Cell): Counts<ShipKind> {
  const razers = razersOf(view)
  return mapValues(shipsOf(view, cell, seat), (there = 0, kind) =>
    Math.max(0, there - countOf(razers, kind as ShipKind)),
  )
}

/** [TI-19.03 to TI-19.06] */
export function refuseBombardment(
  view: TiView,
  seat: SeatId,
  cell: Cell,
  bombard: Bombardment,
): Refusal | undefined {
  const planets = planetsIn(view, cell)
  for (const [planet, ships] of entriesOf(bombard)) {
    if (!planets.includes(planet)) return refuse('TI-19.03', 'otherPlanet')
    for (const kind of kindsIn(ships)) {
      const refusal = refuseTarget(view, seat, planet, kind)
      if (refusal) return refusal
    }
    if (!isNone(ships) && troopsIn(unitsOn(view, planet)) === 0)
      return refuse('TI-19.03', 'nobodyToBombard', { planet: ref('planet', planet) })
  }
  const firing = sumOfCounts(...Object.values(bombard))
  const there = bombersIn(view, seat, cell)
  return kindsIn(firing).some(kind => countOf(firing, kind) > countOf(there, kind))
    ? refuse('TI-19.05', 'bombardsOnce')
    : undefined
}

/**
 * Why a bombardment cannot be planned, as far as that can be known: with ships as they will have come, and where it is
 * not said yet what is invaded, as if every planet were. [TI-15.15]
 */
export function refusePlannedBombardment(
  after: TiView,
  seat: SeatId,
  cell: Cell,
  { landings, bombard }: Pick<Plan, 'landings' | 'bombard'>,
): Refusal | undefined {
  const landed = landings
    ? pickBy(landings, units => !isNone(units))
    : Object.fromEntries(planetsIn(after, cell).map(planet => [planet, {}]))
  const action = { kind: 'tactical' as const, systems: [cell], landed }
  return refuseBombardment({ ...after, action }, seat, cell, bombard ?? {})
}

/** Planets with Ground Forces that ships of a player can bombard, with those ships. */
function targets(view: TiView, seat: SeatId, cell: Cell): { planet: PlanetId; ships: Counts<ShipKind> }[] {
  if (enemiesIn(view, cell, seat).length > 0) return []
  const there = bombersIn(view, seat, cell)
  return planetsIn(view, cell).flatMap(planet => {
    const units = unitsOn(view, planet)
    if (troopsIn(units) === 0) return []
    const kinds = BOMBERS.filter(kind => countOf(there, kind) > 0 && !refuseTarget(view, seat, planet, kind))
    return kinds.length > 0
      ? [{ planet, ships: Object.fromEntries(kinds.map(kind => [kind, countOf(there, kind)])) }]
      : []
  })
}

/** Some bombardments, for lists: nothing, or everything on one planet. */
export const someBombardments = (view: TiView, seat: SeatId, cell: Cell): Bombardment[] => [
  {},
  ...targets(view, seat, cell).map(({ planet, ships }) => ({ [planet]: ships })),
]

export function bombard(g: TiState, seat: SeatId, bombardment: Bombardment): void {
  for (const [planet, ships] of entriesOf(bombardment).reverse())
    if (!isNone(ships)) doNext(g, { do: 'bombardPlanet', seat, planet, ships })
}

export const bombardmentRules = {
  steps: {
    bombard({ g }, { cell }) {
      const seat = g.active!
      if (targets(g, seat, cell).length === 0) return
      doNext(g, { do: 'window', id: WINDOWS.invasion, cause: { cell } }, { do: 'chooseBombardment', cell })
    },
    chooseBombardment({ g }, { cell }) {
      const seat = g.active!
      if (targets(g, seat, cell).length === 0) return
      const planned = g.plans[seat]?.bombard
      if (planned && !refuseBombardment(g, seat, cell, planned)) return bombard(g, seat, planned)
      ask(g, { seat, kind: 'bombard', required: true, about: { cell, system: systemRef(g, cell) } })
    },
    bombardPlanet({ g, random }, { seat, planet, ships }) {
      const against = ownerOf(g, planet)!
      say(
        g,
        line('log.bombards', {
          seat: ref('seat', seat),
          units: unitsLine(ships),
          planet: ref('planet', planet),
        }),
      )
      const [cell] = g.action!.systems
      beginFight(g, {
        kind: 'bombardment',
        cell: cell!,
        planet,
        attacker: seat,
        defender: against,
        shooters: ships,
      })
      beginExchange(g, 'bombardment')
      roll({ g, random }, ships, {
        seat,
        against,
        cell: cell!,
        rollFor: 'bombardment',
        attacking: true,
        planet,
      })
      doNext(
        g,
        { do: 'rerolls' },
        { do: 'window', id: WINDOWS.invasion, cause: { planet } },
        { do: 'takeBombardment', planet },
      )
    },
    /** [TI-19.03, TI-19.07] */
    takeBombardment({ g }, { planet }) {
      const owner = ownerOf(g, planet)!
      const hits = hitsAgainst(g, owner)
      takeUpDice(g)
      const lost = Math.min(hits, troopsIn(unitsOn(g, planet)))
      destroyOn(g, planet, falling(unitsOn(g, planet), lost))
      tidyTroops(g)
      endFight(g, null)
      troopsFall(g, owner, lost, planet)
    },
  },
} satisfies TiChapter
