/** Who could come next, and what would be lost. */
import type { SeatId } from '../../kit/index.ts'
import type { Cell, PlanetId, ShipKind } from '../data/index.ts'
import { capacityOf, carriesAll, movementOf } from '../numbers/units.ts'
import { isActivatedFor } from '../rules/counters.ts'
import { countOf, kindsIn } from '../rules/counts.ts'
import { ownPlanetsIn, unitsOn } from '../rules/planets.ts'
import { fleetOf, fleetsOf } from '../rules/space.ts'
import { fliesAlone } from '../rules/tactical/movement.ts'
import { reachOf } from '../rules/tactical/paths.ts'
import type { Counts, Fleet, TiView } from '../state.ts'
import type { Outlook } from './outlook.ts'
import { type Force, fleetForce, NO_FORCE, odds } from './strength.ts'
import { lossWorth } from './worth.ts'

/** What somebody could bring into a system with one action. */
export interface Threat {
  seat: SeatId
  force: Force
  troops: number
  /** How likely that would happen at all. */
  eager: number
}

const FARTHEST = 3

/** Somebody who cannot act any more in this round could in the next one. */
const EAGER = { now: 0.3, later: 0.12, partner: 0.5 }

/** By rounds: at first everybody has planets of nobody to take. */
const HOSTILE = [0, 0.15, 0.5] as const

function threatOf({ view, seat: me }: Outlook, seat: SeatId, cell: Cell): Threat | undefined {
  const reach = reachOf(view, seat, cell, FARTHEST)
  const ships: Counts<ShipKind> = {}
  let troops = 0
  let room = 0
  for (const from of fleetsOf(view, seat)) {
    const steps = reach.get(from)
    if (steps === undefined) continue
    const fleet = fleetOf(view, from, seat)
    let carried = 0
    let roomy = 0
    let alone = 0
    for (const kind of kindsIn(fleet.ships)) {
      // Fighters that fly by themselves need no room. [TI-15.09]
      const flies = fliesAlone(view, seat, kind) && movementOf(view, seat, kind, from).total >= steps
      if (!flies) continue
      const count = countOf(fleet.ships, kind)
      ships[kind] = countOf(ships, kind) + count
      carried += count * capacityOf(view, seat, kind).total
      if (carriesAll(kind)) roomy += count * capacityOf(view, seat, kind).total
      if (kind === 'fighter') alone = count
    }
    if (carried === 0) continue
    const aboard = fleet.laden.reduce((sum, { cargo }) => sum + countOf(cargo, 'groundForce'), 0)
    const there = ownPlanetsIn(view, from, seat).reduce(
      (sum, planet) => sum + countOf(unitsOn(view, planet), 'groundForce'),
      0,
    )
    const taken = Math.min(carried, aboard + there)
    troops += taken
    room = Math.min(countOf(fleet.ships, 'fighter') - alone, roomy - Math.max(0, taken - (carried - roomy)))
    if (room > 0) ships.fighter = countOf(ships, 'fighter') + room
  }
  if (Object.keys(ships).length === 0) return undefined
  const { counters, passed, contracts } = view.players[seat]!
  const isLater =
    passed || counters.command === 0 || view.phase !== 'action' || isActivatedFor(view, cell, seat)
  const eager =
    (HOSTILE[view.round] ?? 1) *
    (isLater ? EAGER.later : EAGER.now) *
    (contracts.includes(me) ? EAGER.partner : 1)
  return { seat, force: fleetForce(view, seat, cell, { ships, damaged: {} }, true, me), troops, eager }
}

const known = new WeakMap<TiView, Map<string, Threat[]>>()

/** Everybody who could reach a system, as things are now. */
export function threatsTo(outlook: Outlook, now: TiView, cell: Cell): Threat[] {
  const memo = known.get(now) ?? new Map<string, Threat[]>()
  known.set(now, memo)
  const key = `${outlook.seat}/${cell}`
  const found =
    memo.get(key) ?? outlook.rivals.flatMap(rival => threatOf({ ...outlook, view: now }, rival, cell) ?? [])
  memo.set(key, found)
  return found
}

const NO_FLEET: Fleet = { ships: {}, damaged: {}, laden: [] }

/** What a player stands to lose in a system of the view, by those who could come as things are `now`. */
export function riskAt(outlook: Outlook, now: TiView, cell: Cell): number {
  const { view, seat } = outlook
  const fleet = view.space[cell]?.[seat] ?? NO_FLEET
  const own = Object.keys(fleet.ships).length > 0 ? fleetForce(view, seat, cell, fleet, false) : NO_FORCE
  const planets = ownPlanetsIn(view, cell, seat)
  let worst = 0
  for (const { force, troops, eager } of threatsTo(outlook, now, cell)) {
    const wins = odds(force, own)
    const lost = planets.reduce(
      (sum, planet) => sum + takenShare(view, planet, troops) * lossWorth(outlook, planet),
      0,
    )
    worst = Math.max(worst, eager * wins * (lost + own.cost * 0.7))
  }
  return worst
}

/** How likely Ground Forces take a planet, roughly. */
function takenShare(view: TiView, planet: PlanetId, troops: number): number {
  if (troops === 0) return 0
  const units = unitsOn(view, planet)
  const stand = countOf(units, 'groundForce') + countOf(units, 'pds') * 0.7
  return stand === 0 ? 1 : 1 / (1 + (stand / troops) ** 2.2)
}
