/** What of boardgame.io itself runs matches: its server, and the master that its server and `Local` have. */
import type { AddressInfo } from 'node:net'
import type { Game, State } from 'boardgame.io'
// @ts-expect-error boardgame.io keeps its types elsewhere
import * as multiplayerModule from 'boardgame.io/dist/cjs/multiplayer.js'
// @ts-expect-error boardgame.io keeps its types elsewhere
import * as serverModule from 'boardgame.io/dist/cjs/server.js'
import type { Local as LocalFunction } from 'boardgame.io/multiplayer'
import type { Server as ServerFunction } from 'boardgame.io/server'
import { Client, quietly } from './bgio.ts'

const Local: typeof LocalFunction = multiplayerModule.Local
const Server: typeof ServerFunction = serverModule.Server

/** boardgame.io's own server of one game, at a free port; with what stops it. Until then it prints nothing. */
export async function stockServer(game: Game): Promise<{ url: string; stop(): void }> {
  const { log, warn } = console
  const print = () => Object.assign(console, { log, warn })
  Object.assign(console, { log: () => {}, warn: () => {} })
  try {
    const server = Server({ games: [game], origins: [] })
    const running = await server.run(0)
    const { port } = running.appServer.address() as AddressInfo
    const stop = () => {
      server.kill(running)
      print()
    }
    return { url: `http://127.0.0.1:${port}`, stop }
  } catch (error) {
    print()
    throw error
  }
}

/** A match of a game that boardgame.io runs itself, as its server does. */
export interface MasterOf<S> {
  readonly state: State<S>
  /** As the list of matches has it. */
  readonly gameover: unknown
  /** Whatever a client may send for a seat. */
  send(
    type: 'MAKE_MOVE' | 'GAME_EVENT',
    seat: string,
    name: string,
    args: readonly unknown[],
  ): Promise<unknown>
}

/** Begins a match at boardgame.io's own `Local`. */
export function masterOf<S>(game: Game<S>, numPlayers: number): MasterOf<S> {
  const matchID = 'match'
  const client = Client({ game: game as Game, numPlayers, multiplayer: Local(), matchID, debug: false })
  client.start()
  const { master } = (client as unknown as { transport: { master: Master } }).transport
  client.stop()
  const fetched = () => master.storageAPI.fetch(matchID, { state: true, metadata: true })
  return {
    get state() {
      return fetched().state as State<S>
    },
    get gameover() {
      return fetched().metadata.gameover
    },
    send: (type, playerID, name, args) =>
      quietly(() =>
        master.onUpdate(
          { type, payload: { type: name, args, playerID } },
          fetched().state._stateID,
          matchID,
          playerID,
        ),
      ),
  }
}

/** What `Local` keeps to itself. It does all that it is asked for at once. */
interface Master {
  storageAPI: { fetch(match: string, wanted: object): { state: State; metadata: { gameover?: unknown } } }
  onUpdate(action: object, stateID: number, match: string, seat: string): Promise<unknown>
}
