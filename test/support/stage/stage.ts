/**
 * A lobby that only pretends: it serves the built pages and tells the table whatever a test wants it to show. The page
 * is the real one, with its socket and everything that it draws; there is no match behind it, so that any moment of any
 * game is a message away, without a reload.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import Koa from 'koa'
import isEqual from 'lodash/isEqual.js'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { Server, type Socket } from 'socket.io'
import { catalogue } from '../../../games/development.ts'
import { type KitState, type LogEntry, linesOf, type SeatId } from '../../../games/kit/index.ts'
import { changesBetween } from '../../../lobby/changes.ts'
import { buildPages } from '../../../lobby/pages.ts'
import type {
  ChatMessage,
  Former,
  HistoryStep,
  KeptLook,
  LobbyToClient,
  LobbyToServer,
  LogPage,
  MatchToClient,
  MatchToServer,
  MoveResult,
  Room,
  RoomPage,
  Saying,
  SeatClock,
  TableState,
} from '../../../lobby/protocol.ts'
import { pages } from '../../../lobby/server/http/web.ts'
import { launch, PATIENCE } from '../browser/index.ts'
import type { Film } from './moments.ts'
import { toolsInPage } from './page.ts'

const PAGES = fileURLToPath(new URL('../../../dist/web', import.meta.url))
const ME = 'me'
/** Somebody who knows all games. */
const ALL_KNOWN = Object.fromEntries(Object.keys(catalogue).map(game => [game, ['all']]))
/** Long ones, one without a space, one in another alphabet, joined emoji, and whatever else people are called. */
export const NAMES = [
  'Maximiliana of Andromeda',
  'Zoë 👩🏽‍🚀👨‍👩‍👧‍👦',
  '天の川のミナ',
  'Constantinopolitanus',
  'Bea',
  'Cy',
  'Dee-Dee',
  'Ottokar VIII',
]

/** What the table is told to show. */
export interface Scene {
  film: Film
  step: number
  seat: SeatId | null
  /** Seats that nobody sits on, and those whose people are away. */
  free?: readonly SeatId[]
  /** Seats that bots play for nobody. */
  bots?: readonly SeatId[]
  away?: readonly SeatId[]
  /** Who had seats before. */
  formers?: Former[]
  chat?: ChatMessage[]
  /** The clock of each seat, at a table that has them, when servers have run for nothing yet. */
  clocks?: readonly SeatClock[]
  /** How far the reader had seen when they came. */
  look?: KeptLook
  /** The reader is new to the game, and hears what the coach says. */
  coached?: boolean
}

export interface Stage {
  /** A window of the table. */
  open(options: BrowserContextOptions): Promise<StageWindow>
  /**
   * A window that may have been closed by somebody before, with all that the page has kept: to load a page takes as long as
   * to show thirty moments.
   */
  borrow(options: BrowserContextOptions): Promise<StageWindow>
  end(): Promise<void>
}

export interface StageWindow {
  page: Page
  /** Errors in the page so far. */
  troubles: string[]
  /** Shows a moment, by a message to the open table; anew where it is a table of another game. */
  show(scene: Scene): Promise<void>
  /** The same, without waiting until it is drawn. */
  tell(scene: Scene): void
  /** Loads the page anew. */
  reload(): Promise<void>
  /** Waits until everything that was told is drawn. */
  drawn(): Promise<void>
  /** What becomes of moves; refused without it. Without a result no answer ever comes. */
  onMove(answer: (name: string, args: unknown[]) => MoveResult | undefined): void
  /** What becomes of what is said in chat; it is said without it. Without a result no answer ever comes. */
  onSay(answer: (text: string) => MoveResult | undefined): void
  close(): Promise<void>
}

const textOf = (said: Saying) => (typeof said === 'string' ? said : 'text' in said ? said.text : said.phrase)

/** The room as everybody sees it in a scene. */
function roomOf(
  id: string,
  { film, step, seat, free = [], bots = [], away = [], formers = [], clocks }: Scene,
): Room {
  const { recorded, states, module } = film
  const state = states[step]!
  return {
    id,
    game: module.meta.id,
    title: '',
    status: state.outcome ? 'finished' : 'playing',
    host: seat === null ? 'p0' : ME,
    options: recorded.options,
    seats: Array.from({ length: recorded.players }, (_, i) => {
      const at = String(i)
      const isBot = bots.includes(at)
      const isFree = isBot || free.includes(at)
      return {
        seat: at,
        person: isFree ? null : at === seat ? ME : `p${i}`,
        name: isFree ? '' : NAMES[i]!,
        bot: isBot ? (module.meta.bots.at(-1) ?? null) : null,
        ready: true,
        online: !isFree && !away.includes(at),
        until: null,
        clock: clocks?.[i] ?? null,
        used: null,
        offered: false,
      }
    }),
    pace: null,
    ran: clocks ? 0 : null,
    rest: null,
    vote: null,
    listed: true,
    locked: false,
    club: null,
    friendsOf: null,
    watching: 'after',
    privateTalk: false,
    rated: false,
    startsByItself: false,
    takeBacks: false,
    plannedAt: null,
    takeBack: null,
    endWish: null,
    pauseWish: null,
    pause: null,
    agreedEnd: null,
    spectators: 0,
    createdAt: 0,
    startedAt: 0,
    updatedAt: 0,
    steps: step,
    waitingFor: state.asks.flatMap(ask => (ask.required ? [ask.seat] : [])),
    winners: state.outcome?.winners ?? [],
    rematch: null,
    formers,
    from: null,
    commitment: null,
  }
}

const tableOf = (id: string, scene: Scene): TableState => ({
  room: roomOf(id, scene),
  seat: scene.seat,
  step: scene.step,
  drafts: {},
  view: viewOf(scene),
  chat: scene.chat ?? [],
  ...(scene.look && { look: scene.look }),
})

/** Counts the messages of the socket before the page hears them, and keeps the moves that are not answered yet. */
const COUNTED = `{
  globalThis.heard = 0
  globalThis.unanswered = new Set()
  const Plain = WebSocket
  globalThis.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return
        if (/\\["(table|patch)",/.test(data)) globalThis.heard += 1
        unanswered.delete(/^43[^,]*,(\\d+)/.exec(data)?.[1])
      })
    }
    send(data) {
      const [, id] = /^42[^,]*,(\\d+)\\["move",/.exec(data) ?? []
      if (id) unanswered.add(id)
      super.send(data)
    }
  }
}`

interface Counted {
  heard: number
  unanswered: ReadonlySet<string>
}

/** Waits until the page has been told so often, and what its own moves have led to, and has drawn everything, in the right faces. */
const drawn = async (times: number) => {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const counted = globalThis as unknown as Counted
  while (counted.heard < times || counted.unanswered.size > 0) await frame()
  let changes = 0
  const watcher = new MutationObserver(() => {
    changes += 1
  })
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true })
  const until = performance.now() + 10_000
  for (let calm = 0; calm < 3 && performance.now() < until; ) {
    const before = changes
    await frame()
    const isStill =
      changes === before && document.fonts.status === 'loaded' && document.querySelector('[data-game]')
    calm = isStill ? calm + 1 : 0
  }
  watcher.disconnect()
}

/** Nothing but the game went on, as the same reader sees it: a server tells what has changed. */
const isNextOf = (scene: Scene, before: Scene): boolean =>
  scene.step > before.step && isEqual({ ...scene, step: 0 }, { ...before, step: 0 })

type Answer = (name: string, args: unknown[]) => MoveResult | undefined
type Heard = (text: string) => MoveResult | undefined
const SAID: Heard = () => ({})
const NOBODY: Answer = () => ({ problem: { error: 'internal', message: 'nobody plays here' } })

const firstLine = (words: string) => words.split('\n')[0]!

/** A window that can be made ready for somebody else. */
interface Opened extends StageWindow {
  clear(): void
}

/** What one window shows. */
interface Set {
  scene: Scene | undefined
  answer: Answer
  hears: Heard
}

export async function openStage(): Promise<Stage> {
  await buildPages()
  const sets = new Map<string, Set>()
  const http = createServer(pretended(sets).callback())
  const io = new Server(http, { transports: ['websocket'], serveClient: false })
  io.of('/lobby').on('connection', (socket: Socket<LobbyToServer, LobbyToClient>) => {
    socket.on('room', id => {
      const scene = id === null ? undefined : sets.get(id)?.scene
      if (scene) socket.emit('room', roomOf(id!, scene))
    })
  })
  for (const game of Object.keys(catalogue))
    io.of(`/${game}`).on('connection', (socket: Socket<MatchToServer, MatchToClient>) => {
      let set: Set | undefined
      socket.on('watch', id => {
        set = sets.get(id)
        void socket.join(id)
        if (set?.scene) socket.emit('table', tableOf(id, set.scene))
      })
      socket.on('move', (name, args, tell) => {
        const result = (set?.answer ?? NOBODY)(name, args)
        if (result) tell(result)
      })
      socket.on('say', (said, tell) => {
        const result = (set?.hears ?? SAID)(textOf(said))
        if (result) tell(result)
      })
    })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const browser = await launch()
  const returned = new Map<string, Opened[]>()

  return {
    async borrow({ viewport = null, colorScheme = null, ...rest }) {
      const kind = JSON.stringify(rest)
      const kept = returned.get(kind) ?? []
      returned.set(kind, kept)
      const window = kept.pop() ?? (await open({ viewport, ...rest }))
      if (viewport) await window.page.setViewportSize(viewport)
      await window.page.emulateMedia({ colorScheme })
      const close = async () => {
        // One in which something went wrong tells nothing about the next test.
        if (window.troubles.length > 0) return window.close()
        window.clear()
        kept.push(window)
      }
      return { ...window, close }
    },
    open,
    async end() {
      await browser.close()
      await io.close()
    },
  }

  async function open(options: BrowserContextOptions): Promise<Opened> {
    const set: Set = { scene: undefined, answer: NOBODY, hears: SAID }
    let id = ''
    /** A table that the page has not shown yet. */
    const another = () => {
      id = `stage-${sets.size}`
      sets.set(id, set)
      return `/table/${id}`
    }
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(PATIENCE)
    await context.addInitScript(COUNTED)
    await context.addInitScript(`globalThis.tableTools = ${toolsInPage}`)
    const page = await context.newPage()
    const troubles: string[] = []
    page.on('pageerror', error => troubles.push(firstLine(error.message)))
    page.on('console', message => {
      if (message.type() === 'error') troubles.push(firstLine(message.text()))
    })
    let told = 0
    let isLoaded = false
    let isCleared = false
    const tell = (next: Scene) => {
      const before = set.scene
      set.scene = next
      told += 1
      const match = io.of(`/${next.film.module.meta.id}`).to(id)
      if (!before || !isNextOf(next, before)) return void match.emit('table', tableOf(id, next))
      const patch = changesBetween(viewOf(before), viewOf(next))
      match.emit('patch', { from: before.step, to: next.step, patch })
      match.emit('room', roomOf(id, next))
    }
    const load = async (path = `/table/${id}`) => {
      told = 1
      isLoaded = true
      await page.goto(url + path)
      await page.evaluate(drawn, 1)
    }
    /** Goes to another table within the page, as a link does. */
    const goOn = async () => {
      const heard = await timesHeard()
      told = heard + 1
      await page.evaluate(path => history.pushState(null, '', path), another())
      await page.evaluate(drawn, told)
    }
    const timesHeard = () => page.evaluate(() => (globalThis as unknown as { heard: number }).heard)
    return {
      page,
      troubles,
      async show(next) {
        if (isCleared || set.scene?.film !== next.film) {
          isCleared = false
          set.scene = next
          return isLoaded ? goOn() : load(another())
        }
        const heard = await timesHeard()
        tell(next)
        await page.evaluate(drawn, heard + 1)
      },
      tell,
      reload: () => load(),
      drawn: async () => void (await page.evaluate(drawn, told)),
      onMove(answer) {
        set.answer = answer
      },
      onSay(answer) {
        set.hears = answer
      },
      close: () => context.close(),
      clear() {
        // The scene stays until the next one: the page may still be asking for what belongs to it.
        isCleared = true
        set.answer = NOBODY
        set.hears = SAID
      },
    }
  }
}

/** Nobody plays anywhere else. */
const NO_ROOMS: RoomPage = { rooms: [], seats: {}, seen: {}, before: null }

/** The answers that a page gets by HTTP, and the pages themselves. */
function pretended(sets: ReadonlyMap<string, Set>): Koa {
  const app = new Koa()
  app.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/api')) return next()
    const [, id = '', rest = ''] = /^\/api\/rooms\/([^/]+)(.*)/.exec(ctx.path) ?? []
    const scene = sets.get(id)?.scene
    const past = /^\/history\/(\d+)$/.exec(rest)
    if (ctx.path.startsWith('/api/me')) {
      const [, at = ''] = /\/table\/([^/?]+)/.exec(ctx.get('referer')) ?? []
      ctx.body = { id: ME, name: NAMES[0], played: {}, known: sets.get(at)?.scene?.coached ? {} : ALL_KNOWN }
    } else if (ctx.path === '/api/rooms') ctx.body = NO_ROOMS
    else if (!scene) ctx.status = 404
    else if (past) ctx.body = pastOf(scene, Number(past[1]))
    else if (rest === '/log') ctx.body = logOf(scene, Number(ctx.query.before))
    else ctx.body = roomOf(id, scene)
  })
  return app.use(pages(PAGES))
}

const viewOf = ({ film, step, seat }: Scene) => film.module.view(film.states[step], seat) as KitState

/** Lines before a number, of all that the match has written by then. */
function logOf({ film, step, seat }: Scene, before: number): LogPage {
  const lines = new Map<number, LogEntry>()
  for (const state of film.states.slice(0, step + 1))
    for (const entry of linesOf((film.module.view(state, seat) as KitState).log)) lines.set(entry.n, entry)
  const entries = [...lines.values()].filter(({ n }) => n < before)
  return { entries: entries.slice(-100), first: 1 }
}

function pastOf(scene: Scene, asked: number): HistoryStep {
  const step = Math.min(asked, scene.step)
  return { step, steps: scene.step, view: viewOf({ ...scene, step }) }
}
