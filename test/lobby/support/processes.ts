/** Server processes on one database, and people who come back at another one when theirs is gone. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Guest, pause, type Seat, until } from './guest.ts'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

export class ServerProcess {
  readonly url: string
  readonly dataDir: string
  private readonly child: ChildProcess

  private constructor(url: string, child: ChildProcess, dataDir: string) {
    this.url = url
    this.child = child
    this.dataDir = dataDir
  }

  /** Without a `database` it has an embedded one in `dataDir`. */
  static async start(
    database: string,
    dataDir = mkdtempSync(join(tmpdir(), 'starboard-')),
  ): Promise<ServerProcess> {
    const args = ['--import', '@oxc-node/core/register', CHILD, dataDir, '0', database]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const address = once(child.stdout!, 'data')
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code}`)
    })
    const [url] = (await Promise.race([address, ended])) as [Buffer]
    ended.catch(() => {})
    return new ServerProcess(String(url).trim(), child, dataDir)
  }

  get pid(): number {
    return this.child.pid!
  }

  /** Ends it, in order, and leaves its data. */
  stop(): Promise<void> {
    return this.signal('SIGTERM')
  }

  /** Ends it: in order, or as a crash would. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<void> {
    await this.signal(signal)
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  private async signal(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    this.child.kill(signal)
    await once(this.child, 'exit')
  }
}

/** A page at a seat of a match of the counter. When its connection ends it comes back at the next address. */
export class Player {
  readonly guest: Guest
  readonly room: string
  seat!: Seat
  /** Words whose move was acknowledged, with the step. */
  readonly told = new Map<string, number>()
  /** How long it was away, each time, in milliseconds. */
  readonly away: number[] = []
  gaps = 0
  private readonly urls: readonly string[]
  private at: number
  private isLeaving = false

  constructor(guest: Guest, room: string, urls: readonly string[], at: number) {
    this.guest = guest
    this.room = room
    this.urls = urls
    this.at = at
  }

  /** Watches, wherever that is possible. */
  async come(): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        const seat = await this.guest
          .movedTo(this.urls[this.at % this.urls.length]!)
          .watch(this.room, 'counter')
        await until(() => seat.table ?? seat.denied[0], 'the table', 2000)
        if (!seat.table) throw new Error(seat.denied[0]!.error)
        this.gaps += this.seat?.gaps ?? 0
        this.seat = seat
        seat.socket.once('disconnect', () => void this.comeBack())
        return
      } catch (error) {
        if (tries > 100) throw error
        this.at += 1
        await pause(50)
      }
    }
  }

  private async comeBack(): Promise<void> {
    if (this.isLeaving) return
    const since = Date.now()
    this.at += 1
    await this.come()
    this.away.push(Date.now() - since)
  }

  /** Says a word, once: whoever does not know whether a move was made looks before sending it again. */
  async say(word: string): Promise<boolean> {
    const { view, seat: own } = this.seat.table!
    const { asks } = view as { asks: { id: number; seat: string }[] }
    const ask = asks.find(({ seat }) => seat === own)
    try {
      // It would be kept for a connection that never comes, and be waited for.
      if (!this.seat.socket.connected) throw new Error('on the way to another server')
      const { step } = await this.seat.move('add', ask?.id, word)
      if (step === undefined) return false
      this.told.set(word, step)
      return true
    } catch {
      await pause(20)
      return false
    }
  }

  leave(): void {
    this.isLeaving = true
    this.seat.socket.close()
  }
}

/** Matches of two, whose players are at the first two of these addresses. */
export async function begin(urls: readonly string[], matches: number): Promise<Player[]> {
  const players: Player[] = []
  for (let i = 0; i < matches; i++) {
    const [ada, bea] = [
      await Guest.arrive(urls[0]!, `Ada ${i}`),
      await Guest.arrive(urls[1 % urls.length]!, `Bea ${i}`),
    ]
    const { id } = await ada.open({ game: 'counter' })
    await bea.sit(id, 1)
    await bea.ready(id)
    await ada.start(id)
    players.push(new Player(ada, id, urls, 0), new Player(bea, id, urls, 1))
  }
  await Promise.all(players.map(player => player.come()))
  return players
}
