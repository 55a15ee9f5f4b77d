/**
 * The only place where tests reach boardgame.io's code, beside `bgio-server.ts`. It is imported by file, because the folders
 * that boardgame.io offers (`boardgame.io/client`) cannot be imported by Node's ES modules, and its main file needs React. In
 * the package it is required by folder, which every version of boardgame.io allows (`build-package.ts`).
 */
import type { Game, LogEntry, State } from 'boardgame.io'
import type { Client as ClientFunction, LobbyClient as LobbyClientClass } from 'boardgame.io/client'
// @ts-expect-error boardgame.io keeps its types elsewhere
import * as clientModule from 'boardgame.io/dist/cjs/client.js'
// @ts-expect-error boardgame.io keeps its types elsewhere
import * as coreModule from 'boardgame.io/dist/cjs/core.js'
// @ts-expect-error boardgame.io keeps its types elsewhere
import * as internalModule from 'boardgame.io/dist/cjs/internal.js'
// @ts-expect-error boardgame.io keeps its types elsewhere
import * as multiplayerModule from 'boardgame.io/dist/cjs/multiplayer.js'
import type {
  CreateGameReducer as CreateGameReducerFunction,
  getFilterPlayerView as FilterFunction,
  InitializeGame as InitializeGameFunction,
  ProcessGameConfig as ProcessGameFunction,
} from 'boardgame.io/internal'
import type { SocketIO as SocketIOFunction } from 'boardgame.io/multiplayer'

export const Client: typeof ClientFunction = clientModule.Client
export const LobbyClient: typeof LobbyClientClass = clientModule.LobbyClient
export const SocketIO: typeof SocketIOFunction = multiplayerModule.SocketIO
export const INVALID_MOVE: string = coreModule.INVALID_MOVE
const CreateGameReducer: typeof CreateGameReducerFunction = internalModule.CreateGameReducer
const InitializeGame: typeof InitializeGameFunction = internalModule.InitializeGame
const ProcessGameConfig: typeof ProcessGameFunction = internalModule.ProcessGameConfig
const getFilterPlayerView: typeof FilterFunction = internalModule.getFilterPlayerView

/** boardgame.io's reducer for one game, without a client, a store or a log around it. */
export interface Engine<S> {
  start(numPlayers: number, options: unknown): State<S>
  /** The state after the move, or the very same state if boardgame.io refuses it. */
  move(state: State<S>, seat: string, name: string, args: unknown[]): State<S>
}

/** Drives a game that boardgame.io has not had in its hands yet. */
export function engineOf<S>(game: Game<S>): Engine<S> {
  const processed = ProcessGameConfig(game as Game)
  const reducer = CreateGameReducer({ game: processed })
  return {
    start: (numPlayers, setupData) => InitializeGame({ game: processed, numPlayers, setupData }) as State<S>,
    move: (state, seat, name, args) =>
      quietly(() => {
        const after = reducer(state as State, {
          type: 'MAKE_MOVE',
          payload: { type: name, args, playerID: seat },
        }) as State<S>
        return after._stateID === state._stateID ? state : after
      }),
  }
}

/** What boardgame.io itself would send a seat (null: a spectator) about the last move: the state and its log entries. */
export function sentBy<S>(game: Game<S>) {
  const filter = getFilterPlayerView(ProcessGameConfig(game as Game))
  return (state: State<S>, seat: string | null): { state: State<S>; log: LogEntry[] } => {
    const sent = filter(seat, { type: 'update', args: ['match', state as State] })
    if (sent.type !== 'update') throw new Error(`boardgame.io sends ${sent.type}`)
    const [, filtered, log] = sent.args as [string, State<S>, LogEntry[]]
    return { state: filtered, log }
  }
}

/** Runs `act` without the lines that boardgame.io prints for every move that it refuses. */
export function quietly<T>(act: () => T): T {
  const print = console.error
  console.error = (...words: unknown[]) => {
    if (words[0] !== 'ERROR:') print(...words)
  }
  try {
    return act()
  } finally {
    console.error = print
  }
}
