import isMatch from 'lodash/isMatch.js'
import type { LogEntry } from '../../games/kit/index.ts'
import type { Engine, MatchState } from '../bgio.ts'
import { Refused } from '../problem.ts'
import { after, linesAfter, TAKE_BACK } from '../replay.ts'
import { type Breath, breathing } from './breath.ts'
import type { MatchRecords, MoveRecord } from './records.ts'

/** A state made of a stored one and the moves after it. */
export interface Folded {
  state: MatchState
  /** The stored state, as it was stored. */
  stored: MatchState
  /** How many moves everybody had been told of by then. */
  told: number
  /** Moves that today's rules could not make again, the first of which does not follow. */
  left: MoveRecord[]
}

/** The state at a step, or at the last one before it that today's rules reach. */
export async function fold(
  engine: Engine,
  store: MatchRecords,
  room: string,
  upTo: number,
  effort: Breath = breathing(),
): Promise<Folded> {
  const snapshot = await store.snapshot(room, upTo)
  if (!snapshot) throw new Error(`room ${room}: no stored state at or before step ${upTo}`)
  const stored: MatchState = JSON.parse(snapshot.state)
  let state = engine.resume(stored)
  if (!state) throw new Refused('rulesChanged')
  const moves = await store.moves(room, snapshot.step, upTo)
  const isOld = stored.G.rulesVersion !== engine.game.meta.rulesVersion
  const told = isOld && moves.length > 0 ? await linesFrom(store, room, state.G.log.last) : undefined
  const states = new Map([[state._stateID, state]])
  const at = async (step: number) =>
    states.get(step) ??
    (step < stored._stateID ? (await fold(engine, store, room, step, effort)).state : undefined)
  const toldAt = async (made: number) =>
    (moves[made - 1] ?? (await store.moves(room, snapshot.step - 1, snapshot.step))[0])?.told ?? 0
  effort.begin()
  for (const [i, move] of moves.entries()) {
    await effort.breathe()
    const next = after(
      engine,
      state,
      move,
      move.move === TAKE_BACK ? await at(Number(move.args[0])) : undefined,
    )
    if (!next || (told && !tellsSame(linesAfter(next, state.G.log.last), told)))
      return { state, stored, told: await toldAt(i), left: moves.slice(i) }
    state = next
    states.set(next._stateID, next)
  }
  return { state, stored, told: await toldAt(moves.length), left: [] }
}

async function linesFrom(store: MatchRecords, room: string, last: number): Promise<Map<number, LogEntry>> {
  const lines = await store.lines(room, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
  return new Map(lines.flatMap(line => (line.n > last ? [[line.n, line] as const] : [])))
}

/** Whether a move did what was told of it then. Lines may say more today. */
const tellsSame = (lines: readonly LogEntry[], told: ReadonlyMap<number, LogEntry>) =>
  lines.every(entry => {
    const then = told.get(entry.n)
    return then !== undefined && isMatch(entry, then)
  })
