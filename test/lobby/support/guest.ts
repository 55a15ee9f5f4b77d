import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { withChanges } from '../../../lobby/changes.ts'
import type { SeatAway } from '../../../lobby/holidays.ts'
import type {
  ChatMessage,
  CreateRoom,
  MatchToClient,
  Me,
  MoveResult,
  Problem,
  Room,
  SeatKey,
  SpectatorMessage,
  TableState,
  Whisper,
} from '../../../lobby/protocol.ts'

/** Of servers that tests start. */
export const METRICS_TOKEN = 'what the tests may read'

export interface Answer<T> {
  status: number
  body: T
  headers: Headers
}

/** A browser without pages: it keeps its cookies and talks to the server as our web application does. */
export class Guest {
  readonly url: string
  me: Me = { id: '', name: '', played: {}, known: {} }
  private readonly cookies = new Map<string, string>()
  private readonly sockets: Socket[] = []

  private constructor(url: string) {
    this.url = url
  }

  /** A guest with a session, and a name if one is given. */
  static async arrive(url: string, name?: string): Promise<Guest> {
    const guest = new Guest(url)
    guest.me = await guest.get<Me>('/api/me')
    if (name !== undefined) guest.me = await guest.patch<Me>('/api/me', { name })
    return guest
  }

  /** Somebody without a session. */
  static stranger(url: string): Guest {
    return new Guest(url)
  }

  /** The same person at the address of another server on the same data. */
  movedTo(url: string): Guest {
    const guest = new Guest(url)
    guest.me = this.me
    for (const [name, value] of this.cookies) guest.cookies.set(name, value)
    return guest
  }

  /** Comes with these cookies. */
  with(cookies: string): this {
    for (const cookie of cookies.split('; ')) {
      const [name = '', value = ''] = cookie.split(/=(.*)/)
      this.cookies.set(name, value)
    }
    return this
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Sends a request as it is and says how it was answered. */
  async ask<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookies.size > 0 && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name) this.cookies.set(name, value ?? '')
    }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text) as T,
      headers: response.headers,
    }
  }

  private async expect<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, body: answer } = await this.ask<T>(method, path, body)
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`)
    return answer
  }

  get = <T>(path: string): Promise<T> => this.expect('GET', path)
  post = <T>(path: string, body: unknown = {}): Promise<T> => this.expect('POST', path, body)
  put = <T>(path: string, body: unknown = {}): Promise<T> => this.expect('PUT', path, body)
  patch = <T>(path: string, body: unknown): Promise<T> => this.expect('PATCH', path, body)
  delete = <T>(path: string): Promise<T> => this.expect('DELETE', path)

  /** Why a request is refused: the problem's word with the status before it. */
  async refused(method: string, path: string, body?: unknown): Promise<string> {
    const { status, body: answer } = await this.ask<Problem>(method, path, body)
    return `${status} ${answer.error}`
  }

  /** A number that the server counts, for whoever has the token of the tests. */
  async metric(name: string): Promise<number> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const { body } = await this.ask<string>('GET', '/metrics', undefined, headers)
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(body)?.[1])
  }

  open(room: Partial<CreateRoom> = {}): Promise<Room> {
    return this.post<Room>('/api/rooms', { game: 'toy', seats: 2, ...room })
  }

  sit(room: string, seat: number, password?: string): Promise<Room> {
    return this.put<Room>(`/api/rooms/${room}/seats/${seat}`, password === undefined ? {} : { password })
  }

  ready(room: string, ready = true): Promise<Room> {
    return this.put<Room>(`/api/rooms/${room}/ready`, { ready })
  }

  start(room: string): Promise<Room> {
    return this.post<Room>(`/api/rooms/${room}/start`)
  }

  seat(room: string): Promise<SeatKey> {
    return this.get<SeatKey>(`/api/rooms/${room}/seat`)
  }

  /** A connected socket of a namespace. */
  async socket(namespace: string, options: Partial<ManagerOptions & SocketOptions> = {}): Promise<Socket> {
    const socket = io(`${this.url}/${namespace}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: this.cookies.size > 0 ? { cookie: this.cookie } : {},
      ...options,
    })
    this.sockets.push(socket)
    await new Promise<void>((connected, failed) => {
      socket.once('connect', connected)
      socket.once('connect_error', failed)
    })
    return socket
  }

  /** Looks at a match as our table page does. */
  async watch(
    room: string,
    game = 'toy',
    seat: { playerID: string; credentials: string } | null = null,
  ): Promise<Seat> {
    return Seat.take(await this.socket(game), room, seat)
  }

  leave(): void {
    for (const socket of this.sockets.splice(0)) socket.close()
  }
}

/** What a patching client holds, kept up to date as the web application does it. */
export class Seat {
  readonly socket: Socket
  table: TableState | undefined
  room: Room | undefined
  readonly chat: ChatMessage[] = []
  readonly whispers: Whisper[] = []
  /** Who of those who sit there has holidays, where it is told. */
  away: SeatAway[] = []
  /** What those who watch say, where it is told. */
  spectatorChat: SpectatorMessage[] | undefined
  readonly denied: Problem[] = []
  /** Every message as it came, for tests that look for secrets. */
  readonly heard: unknown[][] = []
  /** Patches that did not follow on what was there. */
  gaps = 0

  private constructor(socket: Socket) {
    this.socket = socket
    socket.onAny((...message) => this.heard.push(message))
    socket.on('table', (table: TableState) => {
      this.table = table
      this.room = table.room
      this.chat.splice(0, this.chat.length, ...table.chat)
      this.away = table.away ?? []
      this.spectatorChat = table.spectatorChat && [...table.spectatorChat]
      this.whispers.splice(0, this.whispers.length, ...(table.whispers ?? []))
    })
    socket.on('patch', ({ from, to, patch }: Parameters<MatchToClient['patch']>[0]) => {
      if (this.table?.step !== from) {
        this.gaps += 1
        return
      }
      const { takeBack: _, ...table } = this.table
      const view = withChanges(table.view, patch)
      this.table = { ...table, view, step: to }
    })
    socket.on('takeBack', (step: number) => {
      if (this.table?.step === step) this.table = { ...this.table, takeBack: true }
    })
    socket.on('room', (room: Room) => {
      this.room = room
    })
    socket.on('chat', (message: ChatMessage) => this.chat.push(message))
    socket.on('spectatorChat', (message: SpectatorMessage) => {
      this.spectatorChat = [...(this.spectatorChat ?? []), message]
    })
    socket.on('spectatorTalk', (messages: SpectatorMessage[]) => {
      this.spectatorChat = messages
    })
    socket.on('away', (away: SeatAway[]) => {
      this.away = away
    })
    socket.on('whisper', (message: Whisper) => {
      if (!this.whispers.some(({ id }) => id === message.id)) this.whispers.push(message)
    })
    socket.on('denied', (problem: Problem) => this.denied.push(problem))
  }

  static take(socket: Socket, room: string, seat: { playerID: string; credentials: string } | null): Seat {
    const taken = new Seat(socket)
    socket.emit('watch', room, seat)
    return taken
  }

  get step(): number {
    return this.table?.step ?? -1
  }

  move(name: string, ...args: unknown[]): Promise<MoveResult> {
    return this.socket.timeout(PATIENCE).emitWithAck('move', name, args)
  }

  whisper(to: unknown, text: unknown): Promise<{ problem?: Problem }> {
    return this.socket.timeout(PATIENCE).emitWithAck('whisper', to, text)
  }

  saySpectators(said: unknown): Promise<{ problem?: Problem }> {
    return this.socket.timeout(PATIENCE).emitWithAck('saySpectators', said)
  }

  say(text: unknown): Promise<{ problem?: Problem }> {
    return this.socket.timeout(PATIENCE).emitWithAck('say', text)
  }
}

/** Longer than anything takes, even on a slow machine that has other things to do, in milliseconds. */
const PATIENCE = 20_000

/** Waits until something is so. */
export async function until(
  condition: () => unknown,
  what = 'the condition',
  within = PATIENCE,
): Promise<void> {
  const end = Date.now() + within
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
    await new Promise(done => setTimeout(done, 5))
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise(done => setTimeout(done, milliseconds))
