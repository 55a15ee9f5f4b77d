/** What would come of it if fleets came to a system, from what all can see. */

import type { SeatId } from '../../../kit/index.ts'
import {
  type CargoKind,
  type Cell,
  kindOf,
  type LeaderId,
  type LeaderKind,
  type PlanetId,
  type ShipKind,
} from '../../data/index.ts'
import { leadersAboard } from '../../numbers/leaders.ts'
import { custodianOdds, invasionOdds, type SpaceOdds, spaceOdds } from '../../rules/battle/odds.ts'
import { sumOfCounts } from '../../rules/counts.ts'
import { diplomatOf } from '../../rules/leaders/classes.ts'
import { afterLanding } from '../../rules/leaders/landing.ts'
import { ownerOf, planetsIn } from '../../rules/planets.ts'
import { fleetOf, nonFighters } from '../../rules/space.ts'
import { minesAgainst } from '../../rules/tactical/mines.ts'
import { troopsIn } from '../../rules/troops.ts'
import type { Counts, Fleet, TiView } from '../../state.ts'

export interface Landing {
  planet: PlanetId
  /** The chance to take it. */
  win: number
}

export interface Supposition {
  battles: SpaceOdds[]
  planets: Landing[]
  /** Leaders aboard who change something: in the battle, or by landing with the troops. */
  leaders: LeaderId[]
  /** Those who could cancel an invasion. [TI-52.13] */
  diplomats: { planet: PlanetId; leader: LeaderId }[]
  /** So many ships roll for mines. */
  mined: number
}

const together = (one: Fleet, other: Fleet): Fleet => ({
  ships: sumOfCounts(one.ships, other.ships),
  damaged: sumOfCounts(one.damaged, other.damaged),
  laden: [...one.laden, ...other.laden],
})

/** The view in which all of these fleets are there, with whoever is aboard. */
function supposed(view: TiView, cell: Cell, seat: SeatId, from: readonly Cell[]): TiView {
  const fleet = from.map(one => fleetOf(view, one, seat)).reduce(together, fleetOf(view, cell, seat))
  const aboard = from.flatMap(one => leadersAboard(view, one, seat))
  const come = aboard.map(id => [id, { ...view.leaders![id]!, cell }] as const)
  return {
    ...view,
    active: seat,
    space: { ...view.space, [cell]: { ...view.space[cell], [seat]: fleet } },
    ...(view.leaders && { leaders: { ...view.leaders, ...Object.fromEntries(come) } }),
  }
}

/** Leaders who help where they land. [TI-52.11, TI-52.14] */
const LANDING: readonly LeaderKind[] = ['general', 'agent']

export function suppose(view: TiView, cell: Cell, seat: SeatId, from: readonly Cell[]): Supposition {
  const after = supposed(view, cell, seat, from)
  const coming = sumOfCounts<ShipKind>(...from.map(one => fleetOf(view, one, seat).ships))
  const units = sumOfCounts<CargoKind>(...fleetOf(after, cell, seat).laden.map(({ cargo }) => cargo))
  const battles = spaceOdds(after, seat, cell, coming)
  const aboard = leadersAboard(after, cell, seat)
  const landing = aboard.filter(id => LANDING.includes(kindOf(id)))
  const planets = troopsIn(units) > 0 ? landings(after, seat, { cell, units, landing }) : []
  return {
    battles,
    planets,
    leaders: aboard.filter(id =>
      kindOf(id) === 'admiral' ? battles.length > 0 : landing.includes(id) && planets.length > 0,
    ),
    diplomats: planets.flatMap(({ planet }) => {
      const leader = diplomatOf(view, planet)
      return leader === undefined ? [] : [{ planet, leader }]
    }),
    mined: minesAgainst(view, cell, seat).length > 0 ? nonFighters(coming) : 0,
  }
}

/** Each planet as if all troops landed there. */
function landings(
  view: TiView,
  seat: SeatId,
  { cell, units, landing }: { cell: Cell; units: Counts<CargoKind>; landing: readonly LeaderId[] },
): Landing[] {
  return planetsIn(view, cell)
    .filter(planet => ownerOf(view, planet) !== seat)
    .flatMap(planet => {
      const landed = afterLanding(view, Object.fromEntries(landing.map(id => [id, planet])))
      const about = { cell, planet, units }
      const win = invasionOdds(landed, seat, about)?.win ?? custodianOdds(landed, seat, about)
      return win === undefined ? [] : [{ planet, win }]
    })
}
