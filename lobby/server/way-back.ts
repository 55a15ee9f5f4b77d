import { setImmediate } from 'node:timers/promises'
import isEqual from 'lodash/isEqual.js'
import { barTo, isKept, type SeatId } from '../../games/kit/index.ts'
import type { Engine, MatchState } from '../bgio.ts'
import { fold } from '../match/fold.ts'
import type { Match } from '../match/match.ts'
import { after, TAKE_BACK } from '../replay.ts'
import { Effort } from './effort.ts'
import { Refused } from './problem.ts'
import type { MoveRecord, Store } from './storage/store.ts'

/** Moves that are looked through for the last one of a seat. */
const AT_MOST = 80

/** Where a table goes back to. */
export interface WayBack {
  /** How it was before the seat moved last. */
  before: MatchState
  /** How many moves are lost by that. */
  count: number
}

interface Made {
  move: MoveRecord
  before: MatchState
  after: MatchState
}

/**
 * The way back to before the last move of a seat, for a table where all agree. It is made from what is stored, so that
 * it is the same at every process and after every start. Refused where there is no such move, and where chance was in it
 * or in one of those that followed, or somebody has learned something: then nobody can go back behind it.
 */
export async function wayBack(match: Match, store: Store, room: string, seat: SeatId): Promise<WayBack> {
  const { engine, state, step } = match
  const from = Math.max(0, step - AT_MOST)
  const [earlier, ...later] = await store.moves(room, from - 1, step)
  const moves = from > 0 || !earlier ? later : [earlier, ...later]
  const told = new Map([earlier, ...later].map(move => [move?.step, move?.told]))
  /** Somebody has said something in advance, of which nobody was told. */
  const isSilent = (move: MoveRecord) =>
    engine.game.anytime.includes(move.move) && move.told === (told.get(move.step - 1) ?? 0)

  const chain = chainOf(moves, step)
  const last = chain.findIndex(move => move.seat === seat && !isSilent(move))
  if (last < 0) throw new Refused(from > 0 ? 'tooFarBack' : 'nothingToTakeBack')
  const begin = chain[last]!.step - 1
  const states = await statesFrom(match, moves, await fold(engine, store, room, begin))
  // A match that has gone on under other rules.
  if (!isEqual(states.get(step)?.G, state.G)) throw new Refused('rulesChanged')
  const lost = chain.slice(0, last + 1)
  const undone = lost.map(move => ({
    move,
    before: states.get(move.step - 1)!,
    after: states.get(move.step)!,
  }))
  for (const made of undone) refuseChance(made)
  for (const made of undone) {
    // Others need not wait until all is compared.
    await setImmediate()
    refuseTold(engine, made)
  }
  return { before: states.get(begin)!, count: lost.filter(move => !isSilent(move)).length }
}

/** The moves that have led to a step, the newest first: without those that were taken back, as far as they are given. */
function chainOf(moves: readonly MoveRecord[], step: number): MoveRecord[] {
  const byStep = new Map(moves.map(move => [move.step, move]))
  const chain: MoveRecord[] = []
  for (let move = byStep.get(step); move; )
    if (move.move === TAKE_BACK) move = byStep.get(Number(move.args[0]))
    else {
      chain.push(move)
      move = byStep.get(move.step - 1)
    }
  return chain
}

/** Every state from an earlier one on, by step. */
async function statesFrom(
  { engine }: Match,
  moves: readonly MoveRecord[],
  { state: first }: { state: MatchState },
): Promise<Map<number, MatchState>> {
  let state = first
  const states = new Map([[first._stateID, first]])
  const effort = new Effort()
  for (const move of moves) {
    await effort.breathe()
    if (move.step <= first._stateID) continue
    const earlier = move.move === TAKE_BACK ? states.get(Number(move.args[0])) : undefined
    const next = after(engine, state, move, earlier)
    if (!next) throw new Refused('rulesChanged')
    state = next
    states.set(move.step, state)
  }
  return states
}

function refuseChance({ before, after }: Made): void {
  if (!isEqual(before.plugins.random, after.plugins.random)) throw new Refused('wasChance')
}

function refuseTold({ game }: Engine, { move: { move, seat, args }, before, after }: Made): void {
  if (game.anytime.includes(move) && isKept(game, before.G, after.G)) return
  const bar = barTo(game, before.ctx.playOrder, { before: before.G, after: after.G, seat, args })
  if (bar === 'secret') throw new Refused('wasSecret')
  if (bar === 'shown') throw new Refused('wasShown')
  if (bar === 'over') throw new Refused('notPlaying')
}
