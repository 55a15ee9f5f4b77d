import type { Ctx, Plugin } from 'boardgame.io'
import type { SeatId } from './seats.ts'
import type { KitState } from './state.ts'

type Active = Record<SeatId, string>

/** The stage of every seat that is asked something: that of its questions, or `answer` where they differ. */
export function stagesOf(g: Pick<KitState, 'asks'>, stages: ReadonlySet<string>): Active | null {
  const active: Active = {}
  let asked = false
  for (const { seat, kind, answer } of g.asks) {
    // Who has answered a blind question stays active, so as to change the answer, and so that nobody sees who has.
    if (answer?.final) continue
    const stage = stages.has(kind) ? kind : 'answer'
    active[seat] = (active[seat] ?? stage) === stage ? stage : 'answer'
    asked = true
  }
  return asked ? active : null
}

function sameStages(one: Active | null, other: Ctx['activePlayers']): boolean {
  if (!one || !other) return one === other
  const seats = Object.keys(one)
  return seats.length === Object.keys(other).length && seats.every(seat => one[seat] === other[seat])
}

/** No seat has made a move yet in its stage. */
function noMoves(active: Active | null): Record<SeatId, number> {
  const none: Record<SeatId, number> = {}
  if (active) for (const seat of Object.keys(active)) none[seat] = 0
  return none
}

/** `ctx` as boardgame.io has it after a move, with the phase and the active players of the state. */
function followed(g: KitState, ctx: Ctx, stages: ReadonlySet<string>): Ctx {
  const activePlayers = stagesOf(g, stages)
  // Once the game is over, boardgame.io is in no phase.
  const newPhase = ctx.gameover === undefined && ctx.phase !== g.phase
  if (!newPhase && sameStages(activePlayers, ctx.activePlayers)) return ctx
  const _activePlayersNumMoves = noMoves(activePlayers)
  if (!newPhase) return { ...ctx, activePlayers, _activePlayersNumMoves }
  // A phase begins with a turn of its own, of the first in the order of play, who is the current player throughout.
  return {
    ...ctx,
    phase: g.phase,
    turn: ctx.turn + 1,
    numMoves: 0,
    activePlayers,
    _activePlayersNumMoves,
  }
}

/**
 * `ctx` before an action, by the state that the action met. A move makes another state; boardgame.io's events do not, and
 * its server takes any of them from whoever may act, also those that a game has switched off: to end the game, too.
 */
const before = new WeakMap<object, Ctx>()

/** With copies of what events write into. */
const kept = (ctx: Ctx): Ctx => ({
  ...ctx,
  activePlayers: ctx.activePlayers && { ...ctx.activePlayers },
  ...(ctx._activePlayersNumMoves && { _activePlayersNumMoves: { ...ctx._activePlayersNumMoves } }),
})

/**
 * Sees to it that `ctx` follows from the state alone, and to two things that are slow in boardgame.io's own way. It wraps
 * everything in Immer drafts, through which reading is as slow as writing: this keeps the state from Immer, which lets pass
 * what is no object, and hands it to the move as `plain`; hooks our games have none. And every event costs as much as a
 * whole small move: this sets the phase and the active players itself when all is done, to what events would have made of
 * them.
 */
export const shortcuts = <S extends KitState>(stages: readonly string[]): Plugin<object, object, S> => {
  const known = new Set(stages)
  return {
    name: 'shortcuts',
    setup: () => ({}),
    api({ G, ctx }) {
      before.set(G, kept(ctx))
      return {}
    },
    fnWrap: (method, type) =>
      String(type) === 'MOVE'
        ? (context, ...args) => method({ ...context, G: undefined as never, plain: context.G }, ...args)
        : ({ G }) => G,
    dangerouslyFlushRawState: ({ state }) => {
      const unmoved = before.get(state.G)
      if (unmoved) return { ...state, ctx: unmoved, deltalog: [] }
      const ctx = followed(state.G, state.ctx, known)
      return ctx === state.ctx ? state : { ...state, ctx }
    },
  }
}
