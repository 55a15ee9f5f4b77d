/** Leaders are set down. TI-52.02, TI-52.19. */
import { ask, type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import {
  type Cell,
  entriesOf,
  type LeaderId,
  type PlanetId,
  SHIP_KINDS,
  type ShipKind,
  UNITS,
} from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import { leadersAboard, leadersOn } from '../../numbers/leaders.ts'
import type { TiChapter, TiState, TiView } from '../../state.ts'
import type { Landings, LeaderLandings } from '../../state-plans.ts'
import { countOf } from '../counts.ts'
import { isGround, ownerOf, planetsIn } from '../planets.ts'
import { enemiesIn, shipsOf } from '../space.ts'
import { troopsIn } from '../troops.ts'
import { settleOn } from './fate.ts'
import type { LeaderStep } from './steps.ts'

/** Planets on which a leader aboard there can be set down: own ones, and others with troops. [TI-52.02] */
export const leaderPlanets = (view: TiView, seat: SeatId, cell: Cell, landings: Landings): PlanetId[] =>
  view.leaders && enemiesIn(view, cell, seat).length === 0
    ? planetsIn(view, cell).filter(
        planet =>
          isGround(planet) && (ownerOf(view, planet) === seat || troopsIn(landings[planet] ?? {}) > 0),
      )
    : []

/** Why leaders cannot be set down like this. `view`: after the ships have come. */
export function refuseLeaderLandings(
  view: TiView,
  seat: SeatId,
  cell: Cell,
  landings: Landings,
  leaders: LeaderLandings,
): Refusal | undefined {
  const there = leadersAboard(view, cell, seat)
  const open = leaderPlanets(view, seat, cell, landings)
  for (const [leader, planet] of entriesOf(leaders)) {
    if (!there.includes(leader)) return refuse('TI-52.02', 'noSuchLeader')
    if (!open.includes(planet))
      return refuse('TI-52.02', 'leaderAlone', {
        leader: ref('leader', leader),
        planet: ref('planet', planet),
      })
  }
  return undefined
}

/** What was said in advance, as far as it can still be done. */
export const plannedLeaders = (g: TiState, seat: SeatId, cell: Cell, landings: Landings): LeaderLandings =>
  Object.fromEntries(
    entriesOf(g.plans[seat]?.leaders ?? {}).filter(
      ([leader, planet]) => !refuseLeaderLandings(g, seat, cell, landings, { [leader]: planet }),
    ),
  )

/** A question for each leader who could be set down, where nothing was said in advance. */
export const askLeaders = (g: TiState, seat: SeatId, cell: Cell, landings: Landings): LeaderStep[] =>
  leaderPlanets(g, seat, cell, landings).length > 0
    ? leadersAboard(g, cell, seat).map(leader => ({ do: 'landLeader', leader, cell, landings }))
    : []

/** What a view shows once leaders have been set down as planned, for those who think about it. */
export function afterLanding(view: TiView, leaders: LeaderLandings = {}): TiView {
  const known = entriesOf(leaders).filter(([leader]) => view.leaders?.[leader])
  if (known.length === 0) return view
  const landed = known.map(([leader, planet]) => {
    const { of } = view.leaders![leader]!
    return [leader, { of, planet, ...(ownerOf(view, planet) !== of && { landing: true as const }) }]
  })
  return { ...view, leaders: { ...view.leaders, ...Object.fromEntries(landed) } }
}

/** They go with the troops, and share what becomes of them. [TI-52.06] */
export function setDownLeaders(g: TiState, leaders: LeaderLandings): void {
  for (const [leader, planet] of entriesOf(leaders)) {
    settleOn(g, leader, planet)
    say(g, line('log.leaderOn', { leader: ref('leader', leader), planet: ref('planet', planet) }))
  }
}

/** The ship of a fleet that takes leaders aboard first: what is lost last. */
const safest = (g: TiState, cell: Cell, seat: SeatId): ShipKind | undefined => {
  const ships = shipsOf(g, cell, seat)
  const kinds = SHIP_KINDS.filter(kind => countOf(ships, kind) > 0)
  return kinds.toSorted((one, other) => (UNITS[other].cost ?? 0) - (UNITS[one].cost ?? 0))[0]
}

/** Leaders who have landed go back with the troops, as long as there is a ship. [TI-19.15, TI-52.13] */
export function takeLeadersBack(g: TiState, planet: PlanetId, cell: Cell): void {
  for (const leader of g.leaders ? leadersOn(g, planet, true) : []) {
    const { of } = g.leaders![leader]!
    const ship = safest(g, cell, of)
    if (ship !== undefined) g.leaders![leader] = { of, cell, ship }
  }
}

export const leaderLandingRules = {
  steps: {
    landLeader({ g }, { leader, cell, landings }) {
      const seat = g.active!
      const options = leaderPlanets(g, seat, cell, landings)
      if (options.length === 0) return
      ask(g, {
        seat,
        kind: 'landLeader',
        required: true,
        about: { leader: ref('leader', leader) },
        pick: { of: 'planet', options, min: 0, max: 1 },
        memo: { leader },
      })
    },
  },
  answers: {
    landLeader({ g }, { memo }, [planet]) {
      if (planet === undefined) return
      const leader: LeaderId = memo.leader
      g.steps = g.steps.map((step, i) =>
        step.do === 'setDown' && i === g.steps.findLastIndex(one => one.do === 'setDown')
          ? {
              ...step,
              leaders: { ...('leaders' in step ? (step.leaders as LeaderLandings) : {}), [leader]: planet },
            }
          : step,
      )
    },
  },
} satisfies TiChapter
