/** Which ships to lose: what leaves the best chance of the whole purpose, then what costs least. */
import type { SeatId } from '../../../kit/index.ts'
import { type CargoKind, type Cell, UNITS, type UnitKind } from '../../data/index.ts'
import { leadersAboard } from '../../numbers/leaders.ts'
import type { Fleet, TiView } from '../../state.ts'
import { countOf, kindsIn, sumOfCounts, totalOf } from '../counts.ts'
import { ownerOf, planetsIn } from '../planets.ts'
import { enemiesIn, fleetOf } from '../space.ts'
import { trial } from '../tactical/draft.ts'
import { troopsIn } from '../troops.ts'
import { hitsAgainst } from './dice.ts'
import { fleetAfter, type Hits, type Taken, waysToTake } from './hits.ts'
import { invasionOdds, restOfBattle, spaceOdds } from './odds.ts'
import { currentFight } from './record.ts'

/** A way to take hits, and what comes of it. */
export interface Prospect {
  taken: Taken
  /** Chance to win the battle; undefined where none is fought. */
  win?: number
  /** Chance to win it and to take a planet with what is still aboard. */
  planet?: number
  /** Resources that are lost, with what is aboard. */
  cost: number
}

/** Damage is repaired, but next time it is a loss. */
const DAMAGE = 0.25

export const worthOf = (kind: UnitKind): number => (UNITS[kind].cost ?? 1) / (UNITS[kind].perCost ?? 1)

/** What a way to take hits costs, with what is aboard. */
export function costOf(fleet: Fleet, { destroy, sustain, laden }: Taken): number {
  const cargo = sumOfCounts<CargoKind>(...laden.map(place => fleet.laden[place]?.cargo))
  const lost = { ...destroy, ...cargo }
  const all = kindsIn<UnitKind>(lost).reduce((sum, kind) => sum + countOf(lost, kind) * worthOf(kind), 0)
  return all + totalOf(sustain) * DAMAGE
}

/** What a leader is worth, in resources. */
const LEADER = 3

/** Leaders aboard ships whose kind is lost to the last. [TI-52.17] */
function leadersLost(view: TiView, seat: SeatId, cell: Cell, { destroy }: Taken): number {
  const { ships } = fleetOf(view, cell, seat)
  const kinds = kindsIn(destroy).filter(kind => countOf(destroy, kind) === countOf(ships, kind))
  return kinds.reduce((sum, kind) => sum + leadersAboard(view, cell, seat, kind).length, 0)
}

/** So many ways are looked at closely: the cheapest. */
const LOOKED_AT = 12
/** Chances that are as good as each other. */
export const ALIKE = 0.02

const purposeOf = ({ win, planet }: Prospect) => planet ?? win ?? 0

/** The ways to take hits that are worth a look, the best first. */
export function prospects(view: TiView, seat: SeatId, hits: Hits): Prospect[] {
  const fleet = fleetOf(view, hits.cell, seat)
  const priced = waysToTake(view, seat, hits).map(taken => ({
    taken,
    cost: costOf(fleet, taken) + leadersLost(view, seat, hits.cell, taken) * LEADER,
  }))
  const cheap = priced.sort((one, other) => one.cost - other.cost).slice(0, LOOKED_AT)
  const seen = cheap.map(({ taken, cost }) => ({ taken, cost, ...chancesOf(view, seat, hits, taken) }))
  const best = Math.max(...seen.map(purposeOf))
  const rank = (one: Prospect) => (best - purposeOf(one) < ALIKE ? best : purposeOf(one))
  return seen.sort((one, other) => rank(other) - rank(one) || one.cost - other.cost)
}

/** The chances after hits have been taken like this. */
function chancesOf(
  view: TiView,
  seat: SeatId,
  { cell }: Hits,
  taken: Taken,
): Omit<Prospect, 'taken' | 'cost'> {
  const fleet = fleetAfter(fleetOf(view, cell, seat), taken)
  const { battle } = view
  if (totalOf(fleet.ships) === 0) return battle ? { win: 0 } : {}
  const win = battle?.cell === cell ? winWith(view, seat, fleet) : winLater(view, seat, cell, fleet)
  const planet = win === undefined || seat !== view.active ? undefined : planetWith(view, seat, cell, fleet)
  return { ...(win !== undefined && { win }), ...(planet !== undefined && { planet: win! * planet }) }
}

function winWith(view: TiView, seat: SeatId, fleet: Fleet): number {
  const { attacker, defender } = view.battle!
  const enemy = seat === attacker ? defender : attacker
  // The attacker takes hits first: the other side still has to. [TI-17.13]
  const volleys = currentFight(view)?.exchanges.at(-1)?.volleys ?? []
  const hits = seat === attacker ? hitsAgainst({ volleys }, enemy) : 0
  return restOfBattle(view, { seat, fleet }, { seat: enemy, hits }).win
}

/** Before a battle: against whoever is there. */
function winLater(view: TiView, seat: SeatId, cell: string, fleet: Fleet): number | undefined {
  if (seat !== view.active || enemiesIn(view, cell, seat).length === 0) return undefined
  const after = trial(view)
  after.space[cell]![seat] = fleet
  const all = spaceOdds({ ...view, space: after.space }, seat, cell)
  return all.reduce((chance, { win }) => chance * win, 1)
}

/** The best chance to take a planet there with what is aboard; undefined where nothing was to be landed. */
function planetWith(view: TiView, seat: SeatId, cell: string, fleet: Fleet): number | undefined {
  const before = fleetOf(view, cell, seat).laden.some(({ cargo }) => troopsIn(cargo) > 0)
  const targets = planetsIn(view, cell).filter(planet => ownerOf(view, planet) !== seat)
  if (!before || targets.length === 0) return undefined
  const units = sumOfCounts<CargoKind>(...fleet.laden.map(({ cargo }) => cargo))
  if (troopsIn(units) === 0) return 0
  return Math.max(...targets.map(planet => invasionOdds(view, seat, { cell, planet, units })?.win ?? 1))
}

/** The way that the game proposes. */
export const proposedLoss = (view: TiView, seat: SeatId, hits: Hits): Taken | undefined =>
  prospects(view, seat, hits)[0]?.taken

/** Whether another way would be hardly any worse. */
export function isClose([first, second]: readonly Prospect[]): boolean {
  return !first || !second || purposeOf(first) - purposeOf(second) < ALIKE
}
