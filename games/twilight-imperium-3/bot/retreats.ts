/** Leaving a battle: where to, and what is lost there because Fleet Supply does not allow so many ships. */
import type { Cell } from '../data/index.ts'
import { fleetSupplyOf } from '../numbers/units.ts'
import { fleetOf, nonFighters, shipsOf } from '../rules/space.ts'
import type { Outlook } from './outlook.ts'
import { fleetForce, odds } from './strength.ts'
import { riskAt } from './threats.ts'

/** How well the own fleet does in the battle that goes on, and what it is worth. */
export function standing({ view, seat }: Outlook): { chance: number; cost: number; cell: Cell } | undefined {
  const { battle } = view
  if (!battle) return undefined
  const { attacker, defender, cell } = battle
  const other = attacker === seat ? defender : attacker
  const own = fleetForce(view, seat, cell, fleetOf(view, cell, seat), attacker === seat, other)
  const enemy = fleetForce(view, other, cell, fleetOf(view, cell, other), defender === seat, seat)
  return { chance: odds(own, enemy), cost: own.cost, cell }
}

/** Fleets that win as seldom as this had better leave, where there is something to save. */
const HOPELESS = { chance: 0.25, cost: 2 }

/** Whether the own fleet had better be elsewhere. */
export function isHopeless(outlook: Outlook): boolean {
  const now = standing(outlook)
  return outlook.skill.minds && now !== undefined && now.chance < HOPELESS.chance && now.cost >= HOPELESS.cost
}

/** What is saved by leaving for a system, less what is in danger there. */
export function retreatWorth(outlook: Outlook, to: Cell): number {
  const now = standing(outlook)
  if (!now) return 0
  const { view, seat } = outlook
  const leaving = nonFighters(shipsOf(view, now.cell, seat))
  const room = fleetSupplyOf(view, seat, to).total - nonFighters(shipsOf(view, to, seat))
  const kept = leaving === 0 ? 1 : Math.min(1, Math.max(0, room) / leaving)
  return now.cost * (kept - now.chance) - riskAt(outlook, view, to) * 0.3
}
