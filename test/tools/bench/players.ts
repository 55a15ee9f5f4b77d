/** People at tables: raw sockets that play random legal moves as fast as the server answers. */
import { io, type Socket } from 'socket.io-client'
import type { GameModule, KitState, SeatId } from '../../../games/kit/index.ts'
import { type Change, withChanges } from '../../../lobby/changes.ts'
import { anyMove, waited } from './play.ts'

/** Which messages a client speaks: boardgame.io's, or those of our own pages. */
export type Protocol = 'stock' | 'own'

export interface Tally {
  moves: number
  /** Bytes that all seats received, before compression. */
  bytes: number
  /** Milliseconds from a move to its news, of every move. */
  delays: number[]
}

const post = async <T>(url: string, body: unknown): Promise<T> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<T>
}

/** A new match with everybody seated, and the credentials of the seats. */
async function newMatch(games: string, seats: number): Promise<{ id: string; keys: string[] }> {
  const { matchID: id } = await post<{ matchID: string }>(`${games}/create`, { numPlayers: seats })
  const keys: string[] = []
  for (let seat = 0; seat < seats; seat++) {
    const joined = await post<{ playerCredentials: string }>(`${games}/${id}/join`, {
      playerID: String(seat),
      playerName: `player ${seat}`,
    })
    keys.push(joined.playerCredentials)
  }
  return { id, keys }
}

/** One table: the seats' sockets, and whoever is asked moves as soon as the news are there and `pace` allows. */
export class BenchTable {
  private readonly url: string
  private readonly game: GameModule
  private readonly protocol: Protocol
  private readonly seats: number
  private readonly random: () => number
  private readonly tally: Tally
  /** Milliseconds from one move to the next, at the least. */
  private readonly pace: number
  private sockets: Socket[] = []
  private keys: string[] = []
  private held: { view: KitState; step: number }[] = []
  private sent = 0
  private running = false
  private match = ''
  /** When the next move may be made. */
  private due = 0

  constructor(
    url: string,
    game: GameModule,
    protocol: Protocol,
    seats: number,
    random: () => number,
    tally: Tally,
    pace = 0,
  ) {
    this.url = url
    this.game = game
    this.protocol = protocol
    this.seats = seats
    this.random = random
    this.tally = tally
    this.pace = pace
  }

  /** Sits down at a new match; nobody moves before `go`. Resolves when every seat has seen the table. */
  async open(): Promise<void> {
    const { id, keys } = await newMatch(`${this.url}/games/${this.game.meta.id}`, this.seats)
    this.held = []
    this.keys = keys
    this.match = id
    await Promise.all(keys.map((key, seat) => this.sit(String(seat), key)))
  }

  private sit(seat: SeatId, key: string): Promise<void> {
    const id = this.match
    return new Promise(seen => {
      const socket = io(`${this.url}/${this.game.meta.id}`, { transports: ['websocket'], forceNew: true })
      this.sockets.push(socket)
      socket.io.on('open', () => {
        const { engine } = socket.io
        engine.on('packet', ({ data }: { data?: unknown }) => {
          if (typeof data === 'string') this.tally.bytes += data.length
        })
      })
      const take = (view: KitState, step: number) => {
        this.held[Number(seat)] = { view, step }
        seen()
        this.react(seat)
      }
      if (this.protocol === 'stock') {
        socket.on('sync', (_: string, { state }: { state: { G: KitState; _stateID: number } }) =>
          take(state.G, state._stateID),
        )
        socket.on('update', (_: string, state: { G: KitState; _stateID: number }) =>
          take(state.G, state._stateID),
        )
        socket.on('connect', () => socket.emit('sync', id, seat, key, this.seats))
      } else {
        let shown: KitState
        socket.on('table', (table: { view: KitState; step: number }) => {
          shown = table.view
          take(shown, table.step)
        })
        socket.on('patch', ({ to, patch }: { to: number; patch: Change[] }) => {
          shown = withChanges(shown, patch)
          take(shown, to)
        })
        socket.on('connect', () => socket.emit('watch', id, { playerID: seat, credentials: key }))
      }
    })
  }

  /** When all seats have the same news, the first one that is asked moves. */
  private react(seat: SeatId): void {
    const { step, view } = this.held[Number(seat)]!
    if (this.held.filter(held => held?.step === step).length < this.seats) return
    if (this.sent > 0) {
      this.tally.moves += 1
      this.tally.delays.push(performance.now() - this.sent)
    }
    this.sent = 0
    if (!this.running) return
    // Whether somebody has answered in secret, only their own view tells.
    const mover = this.held.flatMap((held, own) => waited(held.view, String(own)) ?? [])[0]
    if (mover === undefined || view.outcome) return void this.again()
    if (this.pace > 0) this.makeInTime(mover)
    else this.make(mover)
  }

  private makeInTime(mover: SeatId): void {
    const now = performance.now()
    // Tables that begin together spread over the first interval.
    this.due = this.due === 0 ? now + this.random() * this.pace : Math.max(now, this.due + this.pace)
    setTimeout(() => {
      if (this.running) this.make(mover)
    }, this.due - now)
  }

  private make(mover: SeatId): void {
    const { view, step } = this.held[Number(mover)]!
    const { move, args } = anyMove(this.game, view, mover, this.random)!
    this.sent = performance.now()
    const socket = this.sockets[Number(mover)]!
    if (this.protocol === 'own') return void socket.emit('move', move, args, () => {})
    const payload = { type: move, args, playerID: mover, credentials: this.keys[Number(mover)] }
    socket.emit('update', { type: 'MAKE_MOVE', payload }, step, this.match, mover)
  }

  /** The game is over: on with the next one. */
  private async again(): Promise<void> {
    this.leave()
    try {
      await this.open()
      if (!this.running) this.leave()
    } catch (error) {
      // The measurement ended meanwhile, and the server with it.
      if (this.running) throw error
    }
  }

  private leave(): void {
    for (const socket of this.sockets.splice(0)) socket.close()
  }

  /** From now on everybody moves as soon as asked. */
  go(): void {
    this.running = true
    this.react('0')
  }

  /** No further move. */
  stop(): void {
    this.running = false
  }

  close(): void {
    this.stop()
    this.leave()
  }
}
