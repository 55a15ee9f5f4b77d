/** The draft and the hub: which ships and which hub make the best prospect, played alone. */
import type { Ask, SeatId } from '../../kit/index.ts'
import { startingShips } from '../setup.ts'
import type { PhoenixView } from '../state.ts'
import type { Appraisal } from './appraisal.ts'
import { diceOf } from './dice.ts'
import { type Mind, timesOf } from './measures.ts'
import { takeTurn } from './policy.ts'
import { prospectOf, tallyOf } from './prospect.ts'
import { WEIGHTS as W } from './weights.ts'

type Seen = PhoenixView['players'][SeatId]

/** Turns that a game is thought to take. */
const TURNS = 24

/** How often a beginning is tried. */
const TRIES = 2

/** The player with a hub, as [SSP-3.16 to SSP-3.19] has it. */
function withHub({ c }: Appraisal, player: Seen, hub: string): Seen {
  const { start, startDiplomacy, penalties } = c.hubs[hub]!
  const fleet = { ...player.fleet }
  const shipOf = (type: string) => startingShips(c).find(id => c.ships[id]!.action.type === type)!
  for (const penalty of penalties) {
    if (penalty.kind === 'removeShip') delete fleet[shipOf(penalty.ship)]
    else for (const id of penalty.ships.map(shipOf)) fleet[id] = c.ships[id]!.cost
  }
  return { ...player, ...start, hub, fleet, levels: { ...player.levels, ...startDiplomacy } }
}

/** Points that a beginning leads to. */
function promise(appraisal: Appraisal, g: PhoenixView, seat: SeatId, player: Seen, luck: number): number {
  const rank = g.market.slice(0, 5).map(() => new Array<number>(25).fill(W.rank))
  let sum = 0
  for (let n = 0; n < TRIES; n++) {
    const mind: Mind = { appraisal, rank, chance: diceOf(luck + n), noise: 0.3 }
    const p = prospectOf(appraisal, { ...g, players: { ...g.players, [seat]: player } }, seat)
    for (let turn = 0; turn < TURNS; turn++) takeTurn(p, mind, timesOf(TURNS - turn))
    sum += tallyOf(appraisal, p)
  }
  return sum / TRIES
}

/** What each option of a draft hand or of the dealt hubs promises. */
export function promises(
  appraisal: Appraisal,
  g: PhoenixView,
  seat: SeatId,
  { kind, pick }: Ask,
  luck: number,
): { option: string; score: number }[] {
  const player = g.players[seat]!
  if (kind === 'chooseHub')
    return pick!.options.map(option => ({
      option,
      score: promise(appraisal, g, seat, withHub(appraisal, player, option), luck),
    }))
  const hubs = player.hubs.filter(hub => hub !== null)
  return pick!.options.map(option => {
    const kept = [...player.kept.filter(ship => ship !== null), option]
    const fleet = { ...player.fleet, ...Object.fromEntries(kept.map(ship => [ship, 0])) }
    const scores = hubs.map(hub =>
      promise(appraisal, g, seat, withHub(appraisal, { ...player, fleet }, hub), luck),
    )
    return { option, score: Math.max(...scores) }
  })
}
