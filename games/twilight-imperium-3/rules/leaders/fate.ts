/** What becomes of leaders who have lost their ship or their planet. TI-52.04 to TI-52.06, TI-52.16. */
import { ask, ref, type SeatId, say } from '../../../kit/index.ts'
import {
  type Cell,
  FATES,
  type Fate,
  idsOf,
  type LeaderId,
  type Peril,
  type PlanetId,
} from '../../data/index.ts'
import { line } from '../../line.ts'
import { leadersOn } from '../../numbers/leaders.ts'
import type { TiChapter, TiState, TiView } from '../../state.ts'
import { SIDES } from '../battle/dice.ts'
import { enemyOf } from '../battle/enemy.ts'
import { countOf } from '../counts.ts'
import { cellOf, isGround, ownerOf, planetsOf } from '../planets.ts'
import { hasShips, seatsInSpace, shipsOf } from '../space.ts'
import { doNext } from '../steps.ts'
import type { LeaderStep } from './steps.ts'

const aboutOf = (leader: LeaderId) => ({ leader: ref('leader', leader) })

export function killLeader(g: TiState, leader: LeaderId): void {
  const { [leader]: _, ...others } = g.leaders!
  g.leaders = others
  say(g, line('log.leaderDies', aboutOf(leader)))
}

export function captureLeader(g: TiState, leader: LeaderId, captor: SeatId): void {
  const { of } = g.leaders![leader]!
  g.leaders![leader] = { of, captor }
  say(g, line('log.leaderCaptured', { ...aboutOf(leader), seat: ref('seat', captor) }))
}

/** A leader lives on a planet from now on. */
export function settleOn(g: TiState, leader: LeaderId, planet: PlanetId): void {
  const { of } = g.leaders![leader]!
  g.leaders![leader] = { of, planet, ...(ownerOf(g, planet) !== of && { landing: true as const }) }
}

/** Ships of others beside a planet, and none of its owner. [TI-20.07] */
function isBlockaded(g: TiView, planet: PlanetId, seat: SeatId): boolean {
  const cell = cellOf(g, planet)!
  return seatsInSpace(g, cell).length > 0 && !hasShips(g, cell, seat)
}

/** Planets that take a leader in: of one who was freed, those under blockade as well. [TI-52.04, TI-52.07, TI-29.26] */
export const refugesOf = (g: TiView, seat: SeatId, freed = false): PlanetId[] =>
  planetsOf(g, seat).filter(
    planet => isGround(planet) && cellOf(g, planet) !== undefined && (freed || !isBlockaded(g, planet, seat)),
  )

/** What is already on its way for a leader. */
const isPending = ({ steps }: TiState, id: LeaderId) =>
  steps.some(step => 'leader' in step && step.leader === id)

/** What a fleet in a system is in, when it loses ships. */
function perilIn(g: TiState, cell: Cell, seat: SeatId): { peril: Peril; by?: SeatId } | undefined {
  const { battle } = g
  if (battle?.cell === cell && [battle.attacker, battle.defender].includes(seat))
    return { peril: 'battle', by: enemyOf(battle, seat) }
  const isAmbushed = g.steps.some(step => step.do === 'ambush' && 'cell' in step && step.cell === cell)
  return isAmbushed ? { peril: 'ambush' } : undefined
}

/** After each step: whoever has lost what carried him meets his fate. */
export function settleLeaders(g: TiState): void {
  if (!g.leaders || g.asks.length > 0) return
  for (const id of idsOf(g.leaders)) {
    const leader = g.leaders[id]!
    if (leader.captor !== undefined || isPending(g, id)) continue
    if (leader.planet !== undefined) settleOnPlanet(g, id, leader.planet)
    else if (leader.cell !== undefined && countOf(shipsOf(g, leader.cell, leader.of), leader.ship!) === 0)
      loseShipOf(g, id, leader.cell)
  }
}

/** [TI-52.04, TI-52.16] */
function loseShipOf(g: TiState, id: LeaderId, cell: Cell): void {
  const peril = perilIn(g, cell, g.leaders![id]!.of)
  if (peril) doNext(g, { do: 'leaderFate', leader: id, ...peril })
  else killLeader(g, id)
}

/** [TI-52.05, TI-52.06] */
function settleOnPlanet(g: TiState, id: LeaderId, planet: PlanetId): void {
  const leader = g.leaders![id]!
  const owner = ownerOf(g, planet)
  if (owner === leader.of) {
    if (leader.landing) g.leaders![id] = { of: leader.of, planet }
    return
  }
  if (!leader.landing) {
    doNext(g, { do: 'leaderReturns', leader: id })
    return
  }
  if (g.action?.landed[planet]) return
  if (owner === undefined) killLeader(g, id)
  else captureLeader(g, id, owner)
}

/** Those who lived on a planet that was invaded. [TI-52.05] */
export const fatesAfterInvasion = (g: TiState, planet: PlanetId, by: SeatId): LeaderStep[] =>
  leadersOn(g, planet).map(leader => ({ do: 'leaderFate', leader, peril: 'invasion', by }))

const fateOf = (peril: Peril, die: number): Fate => FATES[peril].find(([upTo]) => die <= upTo)![1]

/** Leaders of somebody who is out of the game; those held by that player go home. [TI-52.20] */
export function disbandLeaders(g: TiState, seat: SeatId): void {
  for (const id of idsOf(g.leaders ?? {})) {
    const { of, captor } = g.leaders![id]!
    if (of === seat) killLeader(g, id)
    else if (captor === seat) doNext(g, { do: 'leaderReturns', leader: id, freed: true })
  }
}

function goHome(g: TiState, leader: LeaderId, planet: PlanetId): void {
  settleOn(g, leader, planet)
  say(g, line('log.leaderEscapes', { ...aboutOf(leader), planet: ref('planet', planet) }))
}

export const leaderFateRules = {
  steps: {
    leaderFate({ g, random }, { leader, peril, by }) {
      if (!g.leaders![leader]) return
      const die = random.Die(SIDES)
      const fate = fateOf(peril, die)
      say(g, line('log.leaderRolls', { ...aboutOf(leader), dice: [die] }))
      if (fate === 'killed') killLeader(g, leader)
      else if (fate === 'captured') captureLeader(g, leader, by!)
      else doNext(g, { do: 'leaderReturns', leader, ...(by !== undefined && { by }) })
    },
    /** To a planet, if there is one; otherwise he is captured by whom he flees from, or killed. [TI-52.05] */
    leaderReturns({ g }, { leader, by, freed }) {
      const seat = g.leaders![leader]?.of
      if (seat === undefined) return
      const options = refugesOf(g, seat, freed)
      if (options.length === 0) return by === undefined ? killLeader(g, leader) : captureLeader(g, leader, by)
      if (options.length === 1) return goHome(g, leader, options[0]!)
      ask(g, {
        seat,
        kind: 'leaderEscapes',
        required: true,
        about: aboutOf(leader),
        pick: { of: 'planet', options, min: 1, max: 1 },
        memo: { leader },
      })
    },
  },
  answers: {
    leaderEscapes({ g }, { memo }, [planet]: PlanetId[]) {
      goHome(g, memo.leader, planet!)
    },
  },
} satisfies TiChapter
