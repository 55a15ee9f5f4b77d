import { createServer as createHttp } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import type { GameModule } from '../../games/kit/index.ts'
import { engineOf } from '../bgio.ts'
import { Ratings } from './account/ratings.ts'
import { Bots } from './bots/bots.ts'
import type { Thinkers } from './bots/thinkers.ts'
import { planWeekly } from './calendar/weekly.ts'
import { startCleaning } from './cleaning.ts'
import type { Config } from './config.ts'
import { newSeed } from './credentials.ts'
import { ForcedMoves } from './forced-moves.ts'
import { Past } from './history-cache.ts'
import { createApp } from './http/app.ts'
import { boundConnections } from './http/connections.ts'
import { Limits } from './limits.ts'
import { Lists } from './lists.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { Sender } from './notifications/channels.ts'
import { startClubNotifier } from './notifications/club-notifier.ts'
import { startNotifier } from './notifications/notifier.ts'
import { alone } from './peers/peers.ts'
import { tellTalk } from './people/club-talk.ts'
import { hearOfPerson } from './renames.ts'
import { Reviews } from './reviews.ts'
import { Rooms } from './rooms.ts'
import type { Services } from './services.ts'
import { createSockets } from './sockets/index.ts'
import { serveLobby } from './sockets/lobby.ts'
import { serveMatches } from './sockets/match.ts'
import { News } from './sockets/news.ts'
import { openStorage } from './storage/index.ts'
import type { Store } from './storage/store.ts'
import { Tables } from './tables.ts'
import { Dates } from './time/dates.ts'
import { startTimekeeper } from './time/timers.ts'
import { Uptime } from './time/uptime.ts'

export { inlineThinkers, type Thinkers, threadedThinkers } from './bots/thinkers.ts'
export { type Config, ConfigError, type Limits, readConfig, SETTINGS, UNLIMITED } from './config.ts'
export { StorageError } from './storage/trouble.ts'

export interface ServerParts {
  config: Config
  games: readonly GameModule[]
  /** Where bots think. */
  thinkers: Thinkers
  /** What the configuration names, if nothing else is given. */
  store?: Store
  /** What the chance of matches follows from, if not from seeds that nobody can guess. */
  seeds?: () => string
  log?: Logger
}

export interface LobbyServer {
  /** Where it listens, as this machine reaches it. */
  url: string
  log: Logger
  /** Ends every connection, stores every state whole and closes the database. */
  stop(): Promise<void>
}

/** Requests under way have so long to end when the server stops, in milliseconds. */
const PATIENCE = 2000
const MINUTE = 60_000

/** Whoever takes longer to say what they want is not waited for, in milliseconds. */
const SLOWEST = { headersTimeout: 5000, requestTimeout: 10_000, connectionsCheckingInterval: 1000 }
/**
 * Connections stay open for the next request longer than those of balancers do, mostly a minute: whoever ends an idle one
 * while the other sends loses the request.
 */
const IDLE = 65_000

/** Puts the server together and listens. */
export async function createServer({
  config: given,
  games,
  thinkers,
  ...parts
}: ServerParts): Promise<LobbyServer> {
  const log = parts.log ?? createLogger(given.logLevel)
  const { store, peers, secret, release } = parts.store
    ? { store: parts.store, peers: alone, secret: given.secret, release() {} }
    : await openStorage(given, log)
  const config = { ...given, secret }
  let isSettled = false
  const uptime = new Uptime(store.uptime)
  await uptime.beat()
  const basics = {
    config,
    store,
    peers,
    log,
    uptime,
    metrics: createMetrics(),
    limits: new Limits(config.limits, peers.limiter),
    past: new Past(),
    ratings: new Ratings({ store, peers, log }),
    engines: new Map(games.map(game => [game.meta.id, engineOf(game)])),
    newSeed: parts.seeds ?? newSeed,
    isSettled: () => isSettled,
  }
  const { io, attach, visitorOf, disconnect, reconnect, lookWhoIsOut } = createSockets(basics)
  const lobby = io.of('/lobby')
  const news = new News(lobby, [...basics.engines.keys()], () => lists, log)
  const bots = new Bots(basics, thinkers)
  const forced = new ForcedMoves(basics)
  const services: Services = {
    ...basics,
    lobby: news,
    disconnect,
    reconnect,
    bots,
    forced,
    broadcast: game => {
      const namespace = io.of(`/${game}`)
      return (channel, event, ...args) => void namespace.to(channel).emit(event, ...args)
    },
  }
  const tables = new Tables(services)
  const lists: Lists = new Lists(services, tables)
  const rooms = new Rooms(services, tables)
  const sender = new Sender(config)
  const { app, sessions } = createApp(services, rooms, lists, tables, sender, new Reviews(services, thinkers))
  serveLobby(services, tables, lists, news, lobby, visitorOf)
  for (const game of services.engines.keys())
    serveMatches(services, tables, io.of(`/${game}`), game, visitorOf)

  const http = createHttp({ ...SLOWEST, keepAliveTimeout: IDLE }, app.callback())
  boundConnections(http, config, basics.limits)
  attach(http, sessions)
  await peers.listen({
    room: news => tables.hear(news),
    person: id => quietly(hearOfPerson(services, tables, id)),
    club: id => quietly(tellTalk(services, id)),
    lost: () => tables.appearAgain(),
    deaf: () => news.tellAgain(),
    missed: () => quietly(Promise.all([tables.lookAround(), bots.lookAround()])),
  })
  const dates = new Dates(store.ages, log)
  await dates.begin()
  const cleaning = startCleaning(services, tables, dates)
  const timekeeper = startTimekeeper(services, tables, dates, at => planWeekly(services, tables, rooms, at))
  const notifiers = [startNotifier, startClubNotifier].map(start => start(services, tables, sender))
  await new Promise<void>((listening, failed) => {
    http.once('error', failed)
    http.listen(config.port, config.host, () => listening())
  })
  // What nobody goes on with leaves the lists without anybody doing anything.
  const relisting = setInterval(() => news.listAgain(), MINUTE).unref()
  const watching = setInterval(() => quietly(lookWhoIsOut()), config.timeEvery).unref()
  const settling = setTimeout(settle, config.grace).unref()
  await bots.resume(tables)
  await forced.resume(tables)
  const { port } = http.address() as AddressInfo
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host

  /** What fails because the database is away is looked for again soon. */
  function quietly(work: Promise<unknown>): void {
    work.catch(error => log.debug({ err: error }, 'the other servers could not be followed'))
  }

  /** From now on whoever has not come counts as away: everybody who looks is told. */
  function settle(): void {
    isSettled = true
    for (const table of tables.all()) table.tellSoon()
    news.listAgain()
  }

  async function stop(): Promise<void> {
    clearTimeout(settling)
    clearInterval(watching)
    clearInterval(relisting)
    cleaning.stop()
    timekeeper.stop()
    await Promise.all(notifiers.map(notifier => notifier.stop()))
    sender.stop()
    forced.stop()
    await bots.stop()
    const closed = io.close()
    const patience = setTimeout(() => http.closeAllConnections(), PATIENCE)
    await closed
    clearTimeout(patience)
    news.stop()
    await tables.stop()
    await basics.ratings.stop()
    await peers.stop()
    await store.close()
    release()
    basics.metrics.registry.clear()
  }
  return { url: `http://${host}:${port}`, log, stop }
}
