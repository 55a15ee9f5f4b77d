/**
 * The one place where server and pages run boardgame.io. Nothing of boardgame.io's own server is used: its transport lets
 * anybody overwrite a match, and its master broadcasts what is not stored yet.
 */
import type { Ctx, State } from 'boardgame.io'
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal'
import pick from 'lodash/pick.js'
import {
  type AgreedEnd,
  endedTogether,
  type GameModule,
  type KitState,
  type Position,
  type SeatId,
  type SetupValues,
  stagesOf,
} from '../games/kit/index.ts'

/** The whole state of a match, secrets and random numbers to come included. Never leaves the server before the match is over. */
export type MatchState = State<KitState>

/** Runs the matches of one game. */
export interface Engine {
  readonly game: GameModule
  /** The names of all its moves. */
  readonly moveNames: readonly string[]
  /** The first state of a match. Its chance follows from the seed. */
  begin(numPlayers: number, options: SetupValues, seed: string): MatchState
  /** The first state of a match that goes on from a position, with chance of its own. */
  beginFrom(position: Position, seed: string): MatchState
  /**
   * A stored state as today's rules go on with it: older ones are brought up to date, and what boardgame.io keeps
   * beside `G` is made anew, as it depends on nothing else. Undefined where the rules cannot go on with it.
   */
  resume(stored: MatchState): MatchState | undefined
  /** The state after all have agreed on what `by` has proposed; undefined where the game has no such end, or is over. */
  endTogether(state: MatchState, by: SeatId, agreed: AgreedEnd): MatchState | undefined
  /** The state after a move; undefined if the rules refuse it. Throws only on a defect of the rules. */
  apply(state: MatchState, seat: SeatId, move: string, args: readonly unknown[]): MatchState | undefined
  /** What a seat (null: a spectator) may see. */
  view(state: MatchState, seat: SeatId | null): unknown
  /** What everybody may see of boardgame.io's `ctx`. */
  ctx(state: MatchState): PublicCtx
}

/** Makes the engine of a game. */
export function engineOf(game: GameModule): Engine {
  const processed = ProcessGameConfig(game.createGame())
  const reduce = CreateGameReducer({ game: processed })
  const stages = new Set(
    Object.values(processed.phases ?? {}).flatMap(({ turn }) => Object.keys(turn?.stages ?? {})),
  )

  /** A state made anew about `g`, with what does not follow from it. */
  function about(g: KitState, { ctx, plugins, _stateID }: MatchState): MatchState {
    const { numPlayers, turn, numMoves } = ctx
    const state = InitializeGame({ game: { ...processed, seed: '', setup: () => g }, numPlayers })
    return {
      ...state,
      ctx: { ...state.ctx, turn, numMoves },
      plugins: { ...state.plugins, random: plugins.random! },
      _stateID,
    }
  }

  return {
    game,
    moveNames: processed.moveNames,
    begin(numPlayers, options, seed) {
      return InitializeGame({ game: { ...processed, seed }, numPlayers, setupData: options })
    },
    beginFrom({ state, players }, seed) {
      const game = { ...processed, seed, setup: () => state }
      return InitializeGame({ game, numPlayers: players })
    },
    resume(stored) {
      const g = game.migrate(stored.G)
      return g && about(g, stored)
    },
    endTogether(state, by, agreed) {
      const g = endedTogether(game, state.G, by, agreed)
      return g && { ...about(g, state), _stateID: state._stateID + 1 }
    },
    apply(state, seat, move, args) {
      if (!processed.moveNames.includes(move)) return undefined
      const payload = { type: move, args: [...args], playerID: seat }
      const { deltalog, ...next } = reduce(admitting(state, seat), { type: 'MAKE_MOVE', payload })
      if ('transients' in next) return undefined
      return next._stateID === state._stateID + 1 ? next : undefined
    },
    view: (state, seat) => game.view(state.G, seat),
    ctx: state => publicCtx(state, stages),
  }
}

/**
 * The state with the seat among the active ones. boardgame.io takes no move from others, but some can be made at any
 * time; all others are refused by the rules, and after the move the active seats are those that are asked.
 */
function admitting(state: MatchState, seat: SeatId): MatchState {
  const { activePlayers, gameover } = state.ctx
  if (gameover !== undefined || (activePlayers && Object.hasOwn(activePlayers, seat))) return state
  return { ...state, ctx: { ...state.ctx, activePlayers: { ...activePlayers, [seat]: 'answer' } } }
}

/**
 * The part of boardgame.io's `ctx` that goes out: an explicit list, nothing that it keeps for itself. Not `numMoves`:
 * who counts the moves of the current player knows when one was made in secret.
 */
const PUBLIC = [
  'numPlayers',
  'playOrder',
  'playOrderPos',
  'activePlayers',
  'currentPlayer',
  'turn',
  'phase',
  'gameover',
] as const

export type PublicCtx = Pick<Ctx, (typeof PUBLIC)[number]>

/** What everybody may see of `ctx`. Who has answered a secret question for good seems to be active still. */
function publicCtx({ ctx, G }: MatchState, stages: ReadonlySet<string>): PublicCtx {
  const seen = pick(ctx, PUBLIC)
  if (!G.asks.some(({ blind, answer }) => blind === 'secret' && answer?.final)) return seen
  const asks = G.asks.map(({ answer, ...ask }) =>
    answer && ask.blind !== 'secret' ? { ...ask, answer } : ask,
  )
  return { ...seen, activePlayers: stagesOf({ asks }, stages) }
}
