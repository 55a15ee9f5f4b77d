/** Leaders of bots: where they are at first, with whom they go, and what they are used for. */

import type { Ask, SeatId } from '../../kit/index.ts'
import { type Cell, kindOf, type LeaderId, PLANETS, type PlanetId, type ShipKind } from '../data/index.ts'
import { leadersKept, withLeader } from '../moves/composing/leaders.ts'
import { freeLeadersOf } from '../numbers/leaders.ts'
import { isPlanet } from '../numbers/planets.ts'
import { partnersOf } from '../numbers/trade.ts'
import { invasionOdds } from '../rules/battle/odds.ts'
import { countOf } from '../rules/counts.ts'
import { cellOfLeader } from '../rules/leaders/boarding.ts'
import { cellOf, ownerOf, planetsIn, unitsOn } from '../rules/planets.ts'
import { isOfShips } from '../rules/tactical/draft.ts'
import { usableAgents } from '../rules/windows/plays.ts'
import type { TiView } from '../state.ts'
import type { ShipMove } from '../state-plans.ts'
import { playWorth } from './cards.ts'
import { isClose, type Outlook } from './outlook.ts'
import { riskAt } from './threats.ts'
import { lossWorth, planetWorth } from './worth.ts'

const leaderIn = ({ about }: Ask): LeaderId => String(about!.leader).replace(/^leader:/, '') as LeaderId

/** The ships on which an Admiral is of use, and those that carry troops. */
const FLAGSHIPS: readonly ShipKind[] = ['dreadnought', 'warSun', 'cruiser', 'destroyer', 'carrier']
const TRANSPORTS: readonly ShipKind[] = ['carrier', 'warSun', 'dreadnought', 'cruiser', 'destroyer']

const rank = (kinds: readonly ShipKind[], berth: string): number =>
  kinds.includes(berth as ShipKind) ? kinds.length - kinds.indexOf(berth as ShipKind) : 0

/** Admirals, Generals and Agents go aboard; the others stay at home. */
export function berthWorth(ask: Ask, berth: string): number {
  const planet = isPlanet(berth) ? PLANETS[berth] : undefined
  switch (kindOf(leaderIn(ask))) {
    case 'admiral':
      return rank(FLAGSHIPS, berth)
    case 'general':
    case 'agent':
      return rank(TRANSPORTS, berth)
    case 'scientist':
      return planet ? planet.resources + (planet.specialty ? 3 : 1) : 0
    case 'diplomat':
      return planet ? planet.resources + planet.influence + 1 : 0
  }
}

/** Whether somebody else holds a planet there. */
const isHostile = (view: TiView, seat: SeatId, cell: Cell): boolean =>
  planetsIn(view, cell).some(planet => ![undefined, seat].includes(ownerOf(view, planet)))

/** A fleet with the leaders who go along: Admirals to fight, Generals and Agents where troops land among enemies. */
export function ledBy({ view, seat }: Outlook, to: Cell, moves: readonly ShipMove[]): ShipMove[] {
  if (!view.leaders || moves.length === 0) return [...moves]
  const led = leadersKept(view, seat, [], moves)
  return freeLeadersOf(view, seat).reduce((fleet, leader) => {
    if (view.leaders![leader]!.planet === undefined) return fleet
    const kind = kindOf(leader)
    const isWanted =
      kind === 'admiral' || (isHostile(view, seat, to) && (kind === 'general' || kind === 'agent'))
    const kinds = kind === 'admiral' ? FLAGSHIPS : TRANSPORTS
    const from = cellOfLeader(view, leader)
    const [best] = fleet
      .filter(isOfShips)
      .filter(move => move.from === from)
      .toSorted((one, other) => rank(kinds, other.ship) - rank(kinds, one.ship))
    return isWanted && best ? withLeader(fleet, leader, { from: best.from, ship: best.ship }) : fleet
  }, led)
}

/** What it brings to set a leader down on a planet; less than nothing: he stays aboard. */
export function settlingWorth(outlook: Outlook, ask: Ask, planet: PlanetId): number {
  const { view, seat } = outlook
  const units = unitsOn(view, planet)
  const isOwn = ownerOf(view, planet) === seat
  switch (kindOf(leaderIn(ask))) {
    case 'admiral':
      return -1
    case 'general':
      return isOwn || countOf(units, 'groundForce') === 0 ? -1 : 1
    case 'agent':
      return isOwn ? -1 : countOf(units, 'pds') + countOf(units, 'spaceDock') * 2 - 0.5
    case 'scientist':
      return isOwn && PLANETS[planet].specialty ? 2 : -1
    case 'diplomat':
      return isOwn ? planetWorth(outlook, planet) * 0.3 : -1
  }
}

/** Where a leader is safe, and of some use. */
export const refugeWorth = (outlook: Outlook, planet: PlanetId): number =>
  lossWorth(outlook, planet) * 0.2 - riskAt(outlook, outlook.view, cellOf(outlook.view, planet)!)

/** A captive of somebody who could win is no hostage any more. */
export function captiveFateOf(outlook: Outlook, ask: Ask): string {
  const owner = outlook.view.leaders?.[leaderIn(ask)]?.of
  return owner !== undefined && isClose(outlook, owner) ? 'execute' : 'keep'
}

/** Own leaders first. */
export const rescueWorth = ({ view, seat }: Outlook, leader: LeaderId): number =>
  view.leaders![leader]!.of === seat ? 2 : 1

const IN_DOUBT = 0.4

/** Whether a planet would probably be lost otherwise. */
export function cancels({ view, seat }: Outlook, ask: Ask): boolean {
  const planet = String(ask.about!.planet).replace(/^planet:/, '') as PlanetId
  const units = { ...view.action!.landed[planet] }
  delete units.fighter
  const odds = invasionOdds(view, view.active!, { cell: cellOf(view, planet)!, planet, units })
  return ownerOf(view, planet) === seat && (odds?.win ?? 1) > IN_DOUBT
}

/** Partners pass, as long as they are not about to win. */
export const lets = (outlook: Outlook): boolean =>
  partnersOf(outlook.view, outlook.seat).includes(outlook.view.active!) &&
  !isClose(outlook, outlook.view.active!)

/** What an Agent is worth alive. */
const ALIVE = 2.5

/** An Agent against a card that hurts more than his loss. */
export function agentFor(outlook: Outlook): LeaderId | undefined {
  const { view, seat } = outlook
  const [agent] = usableAgents(view, seat, view.window!)
  if (agent === undefined) return undefined
  const worth = playWorth(outlook, { card: 'sabotage', args: {} }, view.window!)
  return worth > ALIVE ? agent : undefined
}
