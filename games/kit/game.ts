import type { Game, Move, PhaseConfig, Plugin } from 'boardgame.io'
import isEqual from 'lodash/isEqual.js'
import mapValues from 'lodash/mapValues.js'
import pickBy from 'lodash/pickBy.js'
import { begin, carryOut, type GameDefinition } from './definition.ts'
import { draftOf } from './draft.ts'
import { findMove, legalPlaysIn } from './moves.ts'
import { readSetup, refuseSetup } from './options.ts'
import { INVALID_MOVE } from './refusal.ts'
import type { SeatId } from './seats.ts'
import type { KitState } from './state.ts'

const NO_EVENTS = {
  endGame: false,
  endPhase: false,
  endStage: false,
  endTurn: false,
  pass: false,
  setActivePlayers: false,
  setPhase: false,
  setStage: false,
}

/** The stage of every seat that is asked something: that of its questions, or `answer` where they differ. */
function stagesOf(g: KitState, stages: readonly string[]): Record<SeatId, string> {
  const active: Record<SeatId, string> = {}
  for (const { seat, kind } of Object.values(g.asks)) {
    const stage = stages.includes(kind) ? kind : 'answer'
    active[seat] = (active[seat] ?? stage) === stage ? stage : 'answer'
  }
  return active
}

/**
 * Sees to two things that are slow in boardgame.io's own way. It wraps everything in Immer drafts, through which reading
 * is as slow as writing: this keeps the state from Immer, which lets pass what is no object, and hands it to the move as
 * `plain`; hooks our games have none. And every event costs as much as a whole small move: this sets the active players
 * itself when all is done.
 */
const shortcuts = <S extends KitState>(stages: readonly string[]): Plugin<object, object, S> => ({
  name: 'shortcuts',
  setup: () => ({}),
  fnWrap: (method, type) =>
    String(type) === 'MOVE'
      ? (context, ...args) => method({ ...context, G: undefined as never, plain: context.G }, ...args)
      : ({ G }) => G,
  dangerouslyFlushRawState: ({ state }) => {
    const asked = stagesOf(state.G, stages)
    const activePlayers = Object.keys(asked).length > 0 ? asked : null
    if (isEqual(activePlayers, state.ctx.activePlayers)) return state
    return {
      ...state,
      ctx: { ...state.ctx, activePlayers, _activePlayersNumMoves: mapValues(asked, () => 0) },
    }
  },
})

/** A map without a prototype: boardgame.io looks moves up with `in`, and `constructor` is no move. */
const noPrototype = <T>(map: { [name: string]: T }): { [name: string]: T } =>
  Object.assign(Object.create(null), map)

/**
 * Makes a fresh boardgame.io game (boardgame.io writes into the object that it is given). The state decides which
 * phase it is and who may act; phases and active players of boardgame.io follow it, in this one place.
 */
export function boardgameOf<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
): Game<S> {
  const { moves, stages, view } = definition

  const dispatch = (name: string): Move<S> => ({
    client: false,
    redact: true,
    ignoreStaleStateID: true,
    undoable: false,
    move: (context, ...args) => {
      const { plain, random, playerID } = context as typeof context & { plain: S }
      const found = findMove<S, V>(moves, plain, playerID, name, args)
      if (!('spec' in found)) return INVALID_MOVE
      const { draft, result } = draftOf(plain)
      carryOut(definition, { g: draft, random }, found)
      // Immer would freeze what is not frozen yet, down to its last part.
      return Object.freeze(result)
    },
  })

  const allMoves = noPrototype(mapValues(moves, (_, name) => dispatch(name)))
  const movesDuring = (kind: string) =>
    noPrototype(pickBy(allMoves, (_, name) => moves[name]!.during.includes(kind)))

  const phase = (name: string, start: boolean): PhaseConfig<S> => {
    return {
      ...(start && { start }),
      endIf: ({ G }) => (G.phase === name ? undefined : { next: G.phase }),
      turn: {
        order: { first: () => 0, next: () => 0 },
        stages: {
          ...Object.fromEntries(stages.map(stage => [stage, { moves: movesDuring(stage) }])),
          answer: { moves: allMoves },
        },
      },
    }
  }

  return {
    name: definition.name,
    minPlayers: definition.minPlayers,
    maxPlayers: definition.maxPlayers,
    disableUndo: true,
    plugins: [shortcuts<S>(stages)],
    moves: noPrototype({}),
    events: NO_EVENTS,
    validateSetupData: (data, numPlayers) => {
      const refusal = refuseSetup(definition.options, data, numPlayers)
      return refusal && `${refusal.text.key} ${JSON.stringify(refusal.text.params ?? {})}`
    },
    setup: ({ ctx, random }, data) => {
      const { numPlayers } = ctx
      return begin(definition, {
        random,
        numPlayers,
        options: readSetup(definition.options, data, numPlayers),
      })
    },
    phases: Object.fromEntries(definition.phases.map((name, i) => [name, phase(name, i === 0)])),
    endIf: ({ G }) => G.outcome ?? undefined,
    playerView: ({ G, playerID }) => view(G, playerID ?? null),
    ai: {
      enumerate: (G, _, playerID) => legalPlaysIn(moves, view(G, playerID), playerID),
    },
  }
}
