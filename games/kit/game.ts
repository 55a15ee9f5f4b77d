import type { Game, Move, PhaseConfig } from 'boardgame.io'
import mapValues from 'lodash/mapValues.js'
import pickBy from 'lodash/pickBy.js'
import { stockPlaysIn } from './blind.ts'
import { begin, carryOut, type GameDefinition } from './definition.ts'
import { draftOf } from './draft.ts'
import { blindMovesOf, findMove } from './find-move.ts'
import type { Line } from './line.ts'
import type { MoveTable } from './moves.ts'
import { readSetup, refuseSetup } from './options.ts'
import { INVALID_MOVE } from './refusal.ts'
import { shortcuts } from './shortcuts.ts'
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

/** A map without a prototype: boardgame.io looks moves up with `in`, and `constructor` is no move. */
const noPrototype = <T>(map: { [name: string]: T }): { [name: string]: T } =>
  Object.assign(Object.create(null), map)

/**
 * Makes a fresh boardgame.io game (boardgame.io writes into the object that it is given). The state decides which
 * phase it is and who may act; phases and active players of boardgame.io follow it, in this one place. `inWords` words
 * for programmers what is wrong with the options of a match.
 */
export function boardgameOf<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  inWords: (line: Line) => string,
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

  const blindMoves: MoveTable<S, V> = definition.asksBlindly ? blindMovesOf<S, V>(moves) : {}
  const allMoves = noPrototype(mapValues({ ...moves, ...blindMoves, ...moves }, (_, name) => dispatch(name)))
  const movesDuring = (kind: string) =>
    noPrototype(
      pickBy(allMoves, (_, name) => !moves[name] || moves[name].anytime || moves[name].during.includes(kind)),
    )

  const phase = (start: boolean): PhaseConfig<S> => ({
    ...(start && { start }),
    turn: {
      order: { first: () => 0, next: () => 0 },
      stages: {
        ...Object.fromEntries(stages.map(stage => [stage, { moves: movesDuring(stage) }])),
        answer: { moves: allMoves },
      },
    },
  })

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
      return refusal && inWords(refusal.text)
    },
    setup: ({ ctx, random }, data) => {
      const { numPlayers } = ctx
      return begin(definition, {
        random,
        numPlayers,
        options: readSetup(definition.options, data, numPlayers),
      })
    },
    phases: Object.fromEntries(definition.phases.map((name, i) => [name, phase(i === 0)])),
    endIf: ({ G }) => G.outcome ?? undefined,
    playerView: ({ G, playerID }) => view(G, playerID ?? null),
    ai: {
      enumerate: (G, _, playerID) => stockPlaysIn(moves, view(G, playerID), playerID),
    },
  }
}
