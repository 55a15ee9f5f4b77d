/** What a position is worth to a player. */
import { type Condition, OBJECTIVES, type ObjectiveId, PLANETS, type PlanetId } from '../data/index.ts'
import { mayClaim, progressOf } from '../rules/objectives/progress.ts'
import { homePlanetsOf, ownerOf, planetsOf } from '../rules/planets.ts'
import type { Outlook } from './outlook.ts'
import { researched } from './research.ts'

/** Rounds that anything is looked ahead. */
const HORIZON = 5

/** What a planet brings until the end of the game, but for objectives. */
export function planetWorth(outlook: Judged, planet: PlanetId): number {
  const { rounds, leaning } = outlook
  const { resources, influence, specialty } = PLANETS[planet]
  const income = resources * 0.9 + influence * 0.6
  const more = (specialty ? 1 : 0) + (planet === 'mecatol-rex' ? 3 : 0)
  return (
    (leaning?.planet ?? 1) * (income * 0.55 * Math.min(HORIZON, Math.max(1, rounds - 0.5)) + more + 0.8) +
    artifactWorth(outlook, planet)
  )
}

type Judged = Pick<Outlook, 'rounds'> & Partial<Pick<Outlook, 'view' | 'point' | 'leaning'>>

/** Half of those that nobody has looked at are real. [TI-37.01] */
function artifactWorth({ view, point = 0 }: Judged, planet: PlanetId): number {
  if (view?.artifacts?.[planet] !== undefined) return point
  return view?.hiddenArtifacts?.[planet] === undefined ? 0 : point / 2
}

/** Home planets count for everything: without them nothing can be claimed. */
export function lossWorth(outlook: Outlook, planet: PlanetId): number {
  const isHome = homePlanetsOf(outlook.view, outlook.seat).includes(planet)
  return planetWorth(outlook, planet) + (isHome ? outlook.point * 1.5 : 0)
}

/** Victory points of an objective; one that wins the game counts for a lot. */
export const pointsFor = (id: ObjectiveId): number => {
  const { points, winsGame } = OBJECTIVES[id]
  return winsGame ? 6 : (points ?? 0)
}

/** Whether something has to be paid for it. */
export const isPaid = (condition: Condition): boolean =>
  condition.kind === 'spend' || (condition.kind === 'any' && condition.of.some(isPaid))

/** How far it is. */
const nearness = (have: number, need: number) => (need === 0 ? 1 : Math.min(1, have / need))

/** How much of a condition is met, in parts. */
function share(outlook: Outlook, condition: Condition): number {
  const { view, seat } = outlook
  if (condition.kind === 'all') {
    const shares = condition.of.map(one => share(outlook, one))
    return shares.reduce((sum, one) => sum + one, 0) / shares.length
  }
  if (condition.kind === 'technologies') return researched(view.players[seat]!.technologies, condition)
  const { met, have, need } = progressOf(view, seat, condition)
  return met ? 1 : nearness(have, need) * 0.95
}

/** Half met is less than half the worth, and what is not met yet may never be: planets are lost, technologies are not. */
const STEEP = { secret: 0.7, open: 1.35 }
const LIKELY = { lasting: 0.85, secret: 0.95, other: 0.6 }

/** Only one public objective is claimed in a round, so that those that come last are worth less. */
const RANKED = [1, 0.95, 0.85, 0.7, 0.55, 0.4, 0.3] as const

/** One objective of the table can be claimed in each round: whoever can claim none has lost a chance. */
const CLAIM = 0.5

/** Whether it stays met once it is. */
export const isLasting = ({ kind }: Condition) => kind === 'technologies'

/** What the objectives are worth that a player has met, or nearly. Those that are paid for come apart. */
export function objectivesWorth(outlook: Outlook): number {
  const { view, seat, wanted, point, skill } = outlook
  const home = mayClaim(view, seat) ? 1 : 0.25
  const worths: number[] = []
  let worth = 0
  let isBusy = false
  for (const id of wanted) {
    const { condition } = OBJECTIVES[id]
    if (view.objectives.includes(id)) isBusy ||= progressOf(view, seat, condition).met
    if (isPaid(condition)) continue
    if (view.objectives.includes(id)) worths.push(objectiveWorth(outlook, id))
    else worth += objectiveWorth(outlook, id)
  }
  if (isBusy) worth += CLAIM * point * skill.foresight
  worths.sort((one, other) => other - one)
  worths.forEach((one, i) => {
    worth += one * RANKED[Math.min(i, RANKED.length - 1)]!
  })
  return worth * home
}

/** What is met is claimed soon; the rest may never be. */
function objectiveWorth(outlook: Outlook, id: ObjectiveId): number {
  const { point, skill } = outlook
  const { condition, deck } = OBJECTIVES[id]
  const part = share(outlook, condition)
  if (part >= 1) return pointsFor(id) * point
  const isSecret = deck === 'secret'
  const likely = LIKELY[isSecret ? 'secret' : isLasting(condition) ? 'lasting' : 'other']
  return pointsFor(id) * point * part ** STEEP[isSecret ? 'secret' : 'open'] * likely * skill.foresight
}

/** Planets and objectives: what fleets are sent for. */
export function positionWorth(outlook: Outlook): number {
  const { view, seat } = outlook
  const planets = planetsOf(view, seat).reduce((sum, planet) => sum + planetWorth(outlook, planet), 0)
  const lostHomes = homePlanetsOf(view, seat).filter(planet => ownerOf(view, planet) !== seat).length
  return planets + objectivesWorth(outlook) - lostHomes * outlook.point
}
