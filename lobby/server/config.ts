import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bool, cleanEnv, EnvError, makeValidator, str } from 'envalid'

/** What the server can be told from outside. `readConfig` makes one of the environment. */
export interface Config {
  port: number
  host: string
  /** Folder of the database and the generated secret. */
  dataDir: string
  /** Address of a PostgreSQL database that is used instead of the embedded one in the folder; empty: none. */
  database: string
  /** Signs session cookies. Empty: the one that is kept in the PostgreSQL database. */
  secret: string
  logLevel: string
  /** Other origins whose pages may use this server, beside its own. */
  origins: string[]
  /** The server stands behind a proxy that sets `X-Forwarded-For` and `X-Forwarded-Proto`. */
  trustProxy: boolean
  /** Who knows it may read `/metrics`; empty: nobody may. */
  metricsToken: string
  /** The built web application. */
  webDir: string
  limits: Limits
  /** How long a bot waits at least before it acts, so that people can follow, in milliseconds. */
  botDelay: number
  /** How long a bot may think, in milliseconds. */
  botBudget: number
  /** Games that are played on for each seat in the review of a finished match. */
  reviewPlayouts: number
  /** A player who lost the connection counts as there for so long, in milliseconds. */
  grace: number
  /** The seat of a player who is away is kept for them for so long at least, in milliseconds. */
  seatKept: number
  /** So often the server looks whose time is over, in milliseconds. */
  timeEvery: number
  /** So long a review works on one seat at most, in milliseconds. */
  reviewTime: number
  /** So often old things are deleted, and for so long after the start nothing is, in milliseconds. */
  cleanEvery: number
  /** Where the pages are, as people reach them; empty: as each request has it. */
  publicUrl: string
  /** The server that sends mail; empty: none is sent. */
  smtp: string
  mailFrom: string
  /** People may be told at addresses in one's own network, and without TLS. */
  tellInside: boolean
  /** A table that nobody looks at leaves memory after so long, in milliseconds. */
  idle: number
  /** Rooms disappear when nothing happened in them for so long, in hours. */
  keepOpen: number
  keepPlaying: number
  keepFinished: number
  /** A whole state is stored every so many moves. */
  snapshotEvery: number
}

/** How much one address, guest or seat may ask for. 0 stands for as much as they like. */
export interface Limits {
  /** Milliseconds of the server's work per address in a second. */
  work: number
  /** REST requests per address in a minute. */
  requests: number
  /** New guests per address in an hour. */
  guests: number
  /** Open rooms per guest, or per address for clients without a session. */
  openRooms: number
  /** Rooms opened per guest in an hour. */
  roomsPerHour: number
  /** Planned tables per guest. */
  plannedRooms: number
  /** Times that tables are planned for, or moved to, per guest in a day. */
  plans: number
  /** Passwords and seat keys that a guest may try in ten minutes. */
  tries: number
  /** Connections per address at the same time, sockets included; requests that wait for an answer, where a proxy is in front. */
  connections: number
  /** Sockets per address at the same time. */
  sockets: number
  /** Socket messages per socket in ten seconds. */
  messages: number
  /** Chat messages per seat in ten seconds. */
  chat: number
  /** Mails that ask for a confirmation, and trials, per guest, address and network in an hour. */
  mails: number
  /** Reviews of finished matches that are begun per guest and network in an hour. */
  reviews: number
  /** People who are asked to be friends, and invitations, per guest in an hour. */
  asks: number
  /** Bytes of a request body and of a socket message. */
  bytes: number
  /** Bytes of the file of a match that somebody opens. */
  fileBytes: number
  /** Bytes that a socket may leave unread. */
  unread: number
}

/** No limits at all on how often, for benchmarks and tests; sizes stay limited. */
export const UNLIMITED: Limits = {
  work: 0,
  requests: 0,
  guests: 0,
  openRooms: 0,
  roomsPerHour: 0,
  plannedRooms: 0,
  plans: 0,
  tries: 0,
  connections: 0,
  sockets: 0,
  messages: 0,
  chat: 0,
  mails: 0,
  reviews: 0,
  asks: 0,
  bytes: 16 * 1024,
  fileBytes: 1024 * 1024,
  unread: 1024 * 1024,
}

/** The environment does not make sense; the message says which variables, and why. */
export class ConfigError extends Error {}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const WEB = resolve(import.meta.dirname, '../../dist/web')

/** A whole number from `min` on, `max` at most. */
const count = (min: number, max = 1e12) =>
  makeValidator(input => {
    const number = /^\d{1,13}$/.test(input) ? Number(input) : -1
    if (number >= min && number <= max) return number
    throw new EnvError(
      max === 1e12 ? `a whole number from ${min} on` : `a whole number from ${min} to ${max}`,
    )
  })

const origins = makeValidator(input =>
  input
    .split(',')
    .map(origin => origin.trim())
    .filter(origin => origin !== '')
    .map(origin => {
      const url = URL.canParse(origin) ? new URL(origin) : undefined
      if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
        throw new EnvError(`"${origin}" is not an origin such as https://example.org`)
      return url.origin
    }),
)

/** A PostgreSQL database. What may be wrong with it is only said when it is used. */
const database = makeValidator(input => {
  if (input === '' || /^postgres(ql)?:\/\//.test(input)) return input
  throw new EnvError('an address such as postgres://user:password@host:5432/database')
})

/** One origin. */
const origin = makeValidator(input => {
  if (input === '') return input
  const url = URL.canParse(input) ? new URL(input) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new EnvError('an origin such as https://example.org')
  return url.origin
})

const SECRET_LENGTH = 32

/** Long enough to sign with; empty: the server makes one and keeps it in the data folder. */
const secret = makeValidator(input => {
  if (input !== '' && input.length < SECRET_LENGTH) throw new EnvError(`at least ${SECRET_LENGTH} characters`)
  return input
})

const VARIABLES = {
  PORT: count(0, 65535)({ default: 8000, desc: 'port to listen on (0: any free one)' }),
  HOST: str({ default: '0.0.0.0', desc: 'address to listen on' }),
  DATA_DIR: str({ default: 'data', desc: 'folder of the database and the secret' }),
  DATABASE_URL: database({
    default: '',
    desc: 'a PostgreSQL database, for any number of servers, instead of the embedded one in DATA_DIR',
  }),
  SECRET: secret({
    default: '',
    desc: 'signs session cookies; made and kept with the database where missing',
  }),
  LOG_LEVEL: str({ default: 'info', choices: LEVELS, desc: 'how much the log says' }),
  ORIGINS: origins({
    default: [],
    desc: 'other origins whose pages may use the server, with commas between',
  }),
  TRUST_PROXY: bool({ default: false, desc: 'believe X-Forwarded-For and X-Forwarded-Proto' }),
  METRICS_TOKEN: str({ default: '', desc: 'bearer token that reads /metrics; without one nobody does' }),
  WEB_DIR: str({ default: WEB, desc: 'folder of the built pages' }),
  BOT_DELAY_MS: count(0)({
    default: 900,
    desc: 'how long a bot waits before it acts; less where more than two play',
  }),
  BOT_BUDGET_MS: count(10)({ default: 2000, desc: 'how much processor time a bot may think for' }),
  REVIEW_PLAYOUTS: count(
    20,
    100_000,
  )({
    default: 4000,
    desc: 'games that are played on for each seat in the review of a finished match',
  }),
  GRACE_MS: count(0)({ default: 10_000, desc: 'how long a lost connection still counts as there' }),
  KEEP_SEAT_MINUTES: count(0)({
    default: 10,
    desc: 'how long the host cannot empty the seat of a player who is away',
  }),
  TIME_EVERY_MS: count(10)({ default: 5000, desc: 'how often the server looks whose time is over' }),
  PUBLIC_URL: origin({ default: '', desc: 'where people reach the pages, such as https://example.org' }),
  SMTP_URL: str({ default: '', desc: 'smtp://user:password@host:587 that sends mail; needs PUBLIC_URL' }),
  MAIL_FROM: str({ default: 'Starboard <starboard@localhost>', desc: 'who mail comes from' }),
  TELL_INSIDE: bool({
    default: false,
    desc: 'webhooks and push may go to addresses in your own network, and without TLS',
  }),
  IDLE_MS: count(1)({ default: 120_000, desc: 'when a table that nobody looks at leaves memory' }),
  KEEP_OPEN_HOURS: count(1)({
    default: 24,
    desc: 'how long an untouched open room is kept, or a planned one after its time',
  }),
  KEEP_PLAYING_HOURS: count(1)({ default: 24 * 90, desc: 'how long an untouched running match is kept' }),
  KEEP_FINISHED_HOURS: count(1)({ default: 24 * 90, desc: 'how long a finished match is kept' }),
  SNAPSHOT_EVERY: count(1)({ default: 50, desc: 'a whole state is stored every so many moves' }),
  LIMIT_WORK_MS: count(0)({
    default: 100,
    desc: "milliseconds of the server's work per address and second (0: any number)",
  }),
  LIMIT_REQUESTS: count(0)({ default: 600, desc: 'requests per address and minute (0: any number)' }),
  LIMIT_GUESTS: count(0)({ default: 120, desc: 'new guests per address and hour' }),
  LIMIT_OPEN_ROOMS: count(0)({ default: 5, desc: 'open rooms per guest, or per address without a session' }),
  LIMIT_ROOMS_PER_HOUR: count(0)({ default: 30, desc: 'rooms opened per guest and hour' }),
  LIMIT_PLANNED_ROOMS: count(0)({ default: 20, desc: 'planned tables per guest' }),
  LIMIT_PLANS: count(0)({
    default: 40,
    desc: 'times that a guest plans tables for, or moves them to, in a day',
  }),
  LIMIT_TRIES: count(0)({ default: 20, desc: 'passwords and keys tried per guest in ten minutes' }),
  LIMIT_CONNECTIONS: count(0)({
    default: 200,
    desc: 'connections per address, and requests at once (0: any number)',
  }),
  LIMIT_SOCKETS: count(0)({ default: 100, desc: 'sockets per address' }),
  LIMIT_MESSAGES: count(0)({ default: 200, desc: 'messages per socket in ten seconds' }),
  LIMIT_CHAT: count(0)({ default: 8, desc: 'chat messages per seat in ten seconds' }),
  LIMIT_MAILS: count(0)({
    default: 6,
    desc: 'trials and mails to be confirmed, per guest, address and hour',
  }),
  LIMIT_REVIEWS: count(0)({ default: 12, desc: 'reviews begun per guest, address and hour' }),
  LIMIT_ASKS: count(0)({ default: 60, desc: 'friends asked for and invitations per guest and hour' }),
  LIMIT_BYTES: count(1024)({ default: 16 * 1024, desc: 'bytes of a request body or socket message' }),
  LIMIT_FILE_BYTES: count(1024)({
    default: 1024 * 1024,
    desc: 'bytes of the file of a match that somebody opens',
  }),
  LIMIT_UNREAD: count(1024)({ default: 1024 * 1024, desc: 'bytes that a socket may leave unread' }),
}

/** Every variable with its default and meaning, for the README and for `--help`. */
export const SETTINGS = Object.entries(VARIABLES).map(([name, { default: fallback, desc }]) => ({
  name,
  fallback,
  desc,
}))

/** The configuration that the environment asks for. Throws `ConfigError` with all that is wrong with it. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = cleanEnv(environment, VARIABLES, {
    reporter: ({ errors }) => {
      const wrong = Object.entries(errors).map(([name, error]) => `  ${name}: ${error?.message}`)
      if (environment.SMTP_URL && !environment.PUBLIC_URL)
        wrong.push('  PUBLIC_URL: mail needs links that lead here')
      if (wrong.length > 0)
        throw new ConfigError(`The configuration does not make sense:\n${wrong.join('\n')}`)
    },
  })
  const dataDir = resolve(env.DATA_DIR)
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    database: env.DATABASE_URL,
    secret: env.SECRET || (env.DATABASE_URL ? '' : keptSecret(dataDir)),
    logLevel: env.LOG_LEVEL,
    origins: env.ORIGINS,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    webDir: resolve(env.WEB_DIR),
    botDelay: env.BOT_DELAY_MS,
    botBudget: env.BOT_BUDGET_MS,
    reviewPlayouts: env.REVIEW_PLAYOUTS,
    grace: env.GRACE_MS,
    seatKept: env.KEEP_SEAT_MINUTES * 60_000,
    timeEvery: env.TIME_EVERY_MS,
    cleanEvery: 3_600_000,
    reviewTime: 15 * 60_000,
    publicUrl: env.PUBLIC_URL,
    smtp: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    tellInside: env.TELL_INSIDE,
    idle: env.IDLE_MS,
    keepOpen: env.KEEP_OPEN_HOURS,
    keepPlaying: env.KEEP_PLAYING_HOURS,
    keepFinished: env.KEEP_FINISHED_HOURS,
    snapshotEvery: env.SNAPSHOT_EVERY,
    limits: {
      work: env.LIMIT_WORK_MS,
      requests: env.LIMIT_REQUESTS,
      guests: env.LIMIT_GUESTS,
      openRooms: env.LIMIT_OPEN_ROOMS,
      roomsPerHour: env.LIMIT_ROOMS_PER_HOUR,
      plannedRooms: env.LIMIT_PLANNED_ROOMS,
      plans: env.LIMIT_PLANS,
      tries: env.LIMIT_TRIES,
      connections: env.LIMIT_CONNECTIONS,
      sockets: env.LIMIT_SOCKETS,
      messages: env.LIMIT_MESSAGES,
      chat: env.LIMIT_CHAT,
      mails: env.LIMIT_MAILS,
      reviews: env.LIMIT_REVIEWS,
      asks: env.LIMIT_ASKS,
      bytes: env.LIMIT_BYTES,
      fileBytes: env.LIMIT_FILE_BYTES,
      unread: env.LIMIT_UNREAD,
    },
  }
}

/**
 * The secret of this installation: made once, readable by its owner only. It is written beside and then put in place,
 * so that it is never there in part.
 */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (!existsSync(file)) {
      const beside = `${file}.${process.pid}`
      try {
        writeFileSync(beside, randomBytes(32).toString('hex'), { mode: 0o600 })
        renameSync(beside, file)
      } finally {
        rmSync(beside, { force: true })
      }
    }
    const kept = readFileSync(file, 'utf8').trim()
    if (kept.length < SECRET_LENGTH)
      throw new Error(`${file} has less than ${SECRET_LENGTH} characters; delete it, and another one is made`)
    return kept
  } catch (error) {
    throw new ConfigError(`The configuration does not make sense:\n  DATA_DIR: ${(error as Error).message}`)
  }
}
