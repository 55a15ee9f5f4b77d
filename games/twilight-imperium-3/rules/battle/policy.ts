/** What a player has said in advance of battles is done as if it had been answered. TI-57.10. */
import type { SeatId } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import type { TiView } from '../../state.ts'
import { type PdsShot, pdsShots } from '../tactical/pds-range.ts'
import type { Hits, Taken } from './hits.ts'
import { isClose, prospects } from './losses.ts'
import { restOfBattle } from './odds.ts'

/** How hits are taken without a question; undefined where the player wants to be asked. */
export function takenByPolicy(view: TiView, seat: SeatId, hits: Hits): Taken | undefined {
  const { hits: said } = view.policies[seat]!
  if (said === 'ask') return undefined
  const ways = prospects(view, seat, hits)
  return said === 'always' || isClose(ways) ? ways[0]?.taken : undefined
}

/** Whether the ships of a battle leave; undefined where the player wants to be asked. */
export function leavesByPolicy(view: TiView, seat: SeatId): boolean | undefined {
  const { retreat } = view.policies[seat]!
  if (retreat === 'ask') return undefined
  if (retreat === 'never') return false
  const { attacker, defender, round } = view.battle!
  if ('after' in retreat) return round > retreat.after
  const other = seat === attacker ? defender : attacker
  return restOfBattle(view, { seat }, { seat: other }).win * 100 < retreat.below
}

/** The PDS that fire without a question. Where they could fire at several fleets, the player is asked. */
export function shotsByPolicy(view: TiView, seat: SeatId, cells: readonly Cell[]): PdsShot[] | undefined {
  const { pds } = view.policies[seat]!
  if (pds === 'never') return []
  const shots = pdsShots(view, seat, cells)
  const fleets = new Set(shots.map(({ cell, at }) => `${cell}/${at}`))
  return pds === 'always' && fleets.size === 1 ? shots : undefined
}
