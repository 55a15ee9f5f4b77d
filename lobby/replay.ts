/** How the state of a match follows from its first state and its moves: on the server, in pages, in commands. */
import countBy from 'lodash/countBy.js'
import { type AgreedEnd, type LogEntry, linesOf, type SeatId, takenBack } from '../games/kit/index.ts'
import type { Engine, MatchState } from './bgio.ts'

/** A move that has been made, as far as the state follows from it. */
export interface MadeMove {
  /** State number after the move: 1, 2, 3, … */
  step: number
  seat: SeatId
  move: string
  args: unknown[]
}

/**
 * The record of moves that were taken back: `args` say to which step, and how many moves are lost by that. No move of a
 * game has such a name. Its state is that of the earlier step, under a number of its own: numbers of steps never fall.
 */
export const TAKE_BACK = 'take-back'

/**
 * The record of the end on which all have agreed: `args` say which it is, its seat has proposed it. No move of a game has such a
 * name, either.
 */
export const AGREED_END = 'agreed-end'

/**
 * The state after moves were taken back. Older records do not say how many they were: it was one, and what seats had said
 * in advance beside `standing` went with it.
 */
export const withoutMoves = (
  { game }: Engine,
  before: MatchState,
  now: MatchState,
  { seat, args: [, count] }: Pick<MadeMove, 'seat' | 'args'>,
): MatchState => ({
  ...before,
  G: takenBack(before.G, now.G, seat, Number(count ?? 1), count === undefined ? [] : game.said),
  _stateID: now._stateID + 1,
})

/** The state after a recorded move; `earlier`: that to which it goes back, if it takes one back. */
export function after(
  engine: Engine,
  state: MatchState,
  { step, seat, move, args }: MadeMove,
  earlier?: MatchState,
): MatchState | undefined {
  try {
    const goesBack = move === TAKE_BACK
    if (goesBack && (!earlier || earlier._stateID !== args[0])) return undefined
    const next = goesBack
      ? withoutMoves(engine, earlier!, state, { seat, args })
      : move === AGREED_END
        ? engine.endTogether(state, seat, args[0] as AgreedEnd)
        : engine.apply(state, seat, move, args)
    return next?._stateID === step ? next : undefined
  } catch {
    // Rules that fail on a move that was made under other rules: it does not follow.
    return undefined
  }
}

/** The lines of the game log after line number `last`. */
export function linesAfter({ G }: MatchState, last: number): LogEntry[] {
  return linesOf(G.log).filter(({ n }) => n > last)
}

/** States that later moves go back to, at the same time: far more than anybody takes back at one go. */
const KEPT = 200

/**
 * The states of a match one after the other, from its first: as far as the moves follow. Of those that are over only the ones
 * are kept that a later move goes back to, and not many of them.
 */
export function* statesOf(
  engine: Engine,
  first: MatchState,
  moves: readonly MadeMove[],
): Generator<MatchState, void> {
  const goesBackTo = ({ move, args }: MadeMove) => (move === TAKE_BACK ? Number(args[0]) : undefined)
  /** How often moves to come go back to each state. */
  const wanted = countBy(moves.map(goesBackTo))
  const kept = new Map<number, MatchState>()
  const keep = (state: MatchState) => {
    if (!wanted[state._stateID]) return
    kept.set(state._stateID, state)
    // A map keeps its order: the first key is the oldest.
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!)
  }
  let state = first
  keep(first)
  yield state
  for (const move of moves) {
    const step = goesBackTo(move)
    const next = after(engine, state, move, step === undefined ? undefined : kept.get(step))
    if (!next) return
    if (step !== undefined && --wanted[step]! === 0) kept.delete(step)
    state = next
    keep(state)
    yield state
  }
}
