/** Where fleets are drawn to: what is to be taken, and how far away that is. */
import type { Cell, PlanetId } from '../data/index.ts'
import { stepsFrom } from '../galaxy/map.ts'
import { capacityOf } from '../numbers/units.ts'
import { countOf, kindsIn } from '../rules/counts.ts'
import { isGround, ownerOf, ownPlanetsIn, planetsIn, unitsOn } from '../rules/planets.ts'
import { enemiesIn, fleetOf, fleetsOf } from '../rules/space.ts'
import { isBarred } from '../rules/tactical/paths.ts'
import { troopsNamed } from './landings.ts'
import { garrison } from './muster.ts'
import { after, type Outlook } from './outlook.ts'
import { answering, type Rally, ralliesOf } from './rally.ts'
import { fleetForce, garrisonOf } from './strength.ts'
import { objectivesWorth, planetWorth } from './worth.ts'

type Field = { [cell: Cell]: number }

/** How much less something is worth one step farther away. */
const FAR = 0.62
const STEPS = 4

function spread(outlook: Outlook, sources: Field): Field {
  const { view } = outlook
  let field = sources
  for (let step = 0; step < STEPS; step++) {
    const wider: Field = { ...field }
    for (const cell of Object.keys(view.galaxy.tiles)) {
      if (isBarred(view, cell)) continue
      for (const near of stepsFrom(view, cell))
        wider[cell] = Math.max(wider[cell] ?? 0, (field[near] ?? 0) * FAR)
    }
    field = wider
  }
  return field
}

/** What objectives gain by one planet more. */
function asked(outlook: Outlook, planet: PlanetId, now: number): number {
  const { view, seat } = outlook
  const held = { by: seat, exhausted: true as const, units: { groundForce: 1 }, since: view.round }
  const planets = { ...view.planets, [planet]: held }
  return Math.max(0, objectivesWorth(after(outlook, { planets })) - now)
}

/** What it is worth beside to take a planet that an own objective names, in victory points. */
const QUEST = 1

/** What there is to take in each system. */
function goals(outlook: Outlook): Field {
  const { view, seat } = outlook
  const named = troopsNamed(outlook)
  const now = objectivesWorth(outlook)
  return Object.fromEntries(
    Object.keys(view.galaxy.tiles).map(cell => {
      const guards = enemiesIn(view, cell, seat).reduce(
        (sum, enemy) => sum + fleetForce(view, enemy, cell, fleetOf(view, cell, enemy), false, seat).cost,
        0,
      )
      const worth = planetsIn(view, cell).reduce((sum, planet) => {
        const owner = ownerOf(view, planet)
        if (owner === seat || !isGround(planet)) return sum
        const { troops, pds } = garrisonOf(view, planet)
        const ease = owner === undefined ? 1 : 0.75 / (1 + troops * 0.25 + pds * 0.3)
        const quest = named.includes(planet) ? QUEST * outlook.point * outlook.skill.foresight : 0
        return sum + (planetWorth(outlook, planet) + asked(outlook, planet, now) + quest) * ease
      }, 0)
      return [cell, worth / (1 + guards * 0.12)]
    }),
  )
}

/** Ground Forces that wait for a ship. */
const stocks = ({ view, seat }: Outlook): Field =>
  Object.fromEntries(
    Object.keys(view.galaxy.tiles).map(cell => [cell, Math.min(5, spareTroops({ view, seat }, cell)) * 1.1]),
  )

const spareTroops = ({ view, seat }: Pick<Outlook, 'view' | 'seat'>, cell: Cell): number =>
  ownPlanetsIn(view, cell, seat).reduce(
    (sum, planet) => sum + Math.max(0, countOf(unitsOn(view, planet), 'groundForce') - garrison(view)),
    0,
  )

export interface Pull {
  goals: Field
  stocks: Field
  rallies: { rally: Rally; field: Field }[]
}

/** As things are now: it hardly changes by a move. */
export const pullOf = (outlook: Outlook): Pull => ({
  goals: spread(outlook, goals(outlook)),
  stocks: spread(outlook, stocks(outlook)),
  rallies: ralliesOf(outlook).map(rally => ({
    rally,
    field: spread(outlook, { [rally.cell]: rally.worth }),
  })),
})

/** A laden fleet is worth more near what it can take; an empty carrier near those who want to be carried. */
export function placesWorth(outlook: Outlook, { goals: field, stocks: waiting, rallies }: Pull): number {
  const { view, seat } = outlook
  let worth = 0
  for (const cell of fleetsOf(view, seat)) {
    for (const { rally, field: near } of rallies) worth += answering(outlook, rally, cell) * (near[cell] ?? 0)
    const { ships, laden } = fleetOf(view, cell, seat)
    const room = kindsIn(ships).reduce(
      (sum, kind) => sum + countOf(ships, kind) * capacityOf(view, seat, kind).total,
      0,
    )
    if (room === 0) continue
    const aboard = laden.reduce((sum, { cargo }) => sum + countOf(cargo, 'groundForce'), 0)
    const troops = Math.min(room, aboard + spareTroops(outlook, cell))
    worth +=
      troops > 0 ? 0.7 * (field[cell] ?? 0) * Math.min(1.7, 0.25 + troops * 0.22) : 1.1 * (waiting[cell] ?? 0)
  }
  return worth
}
