/**
 * Scenario tests that read like a report of play:
 *
 *     const t = table(notAlone, { seats: ['ada', 'bea', 'cy'], arrange: g => { … } })
 *     t.bea.does('lockPlaces', ['river'])
 *     t.cy.cannot('lockPlaces', [['swamp']], { rule: 'NA-4.19' })
 *     t.settled('hunt')
 *
 * Everything is played through boardgame.io's own client, with each seat's own view. Seats have names, and whatever
 * is unknown or refused throws, with a sentence that lists what there is.
 */
import type { Ctx, Game, State } from 'boardgame.io'
import {
  type Ask,
  answeredBy,
  asksOf,
  type GameModule,
  gameFrom,
  isOpen,
  isWaiting,
  type Json,
  type KitState,
  LANGUAGES,
  type Language,
  type LegalMove,
  linesOf,
  type Position,
  type Random,
  type Refusal,
  readerOf,
  readPosition,
  refuse,
  type SeatId,
  type SetupValues,
} from '../../games/kit/index.ts'
import { Client, quietly } from './bgio.ts'
import { type Change, type Changes, changesBetween } from './changes.ts'

import {
  fieldsOf,
  insistOn,
  insistOnKeys,
  insistOnModule,
  insistOnOptions,
  insistOnSeats,
  insistOnState,
  kindsOf,
  thereIs,
} from './known.ts'
import { scenarioGame } from './scenario-game.ts'

export type { Change, Changes }

/** How a scenario begins. */
export interface TableSetup<S, Name extends string> {
  /** Names of the seats; the first one is seat 0. */
  seats: readonly Name[]
  /**
   * Where the game begins, with its options: a moment that was kept, such as one taken out of a match in the lobby. Under
   * older rules it goes on as matches do.
   */
  position?: Position
  /** Options of the game; the others take their defaults. */
  options?: SetupValues
  /** Everything random follows from it. */
  seed?: string
  /** Puts the state in order after the setup of the game, before anybody acts. Runs no rules unless it does so itself. */
  arrange?: (g: S, random: Random) => void
  /** Results of the next single dice that the rules roll (`random.Die`), before the seed decides. */
  dice?: readonly number[]
}

/** What a reader sees of the table. */
export interface Reader<V> {
  readonly view: V
  /** The log in English, as this reader may read it. */
  readonly log: string[]
}

/** A seat of the scenario. */
export interface Seat<V> extends Reader<V> {
  readonly seat: SeatId
  readonly name: string
  /** The open questions of this seat. */
  readonly asks: Ask[]
  /** The moves that this seat can make now. */
  readonly legal: LegalMove[]
  /** The legal moves in English. */
  readonly labels: string[]
  /** Whether a question of this kind is open for this seat. */
  isAsked(kind: string): boolean
  /** The open question of this kind, or the oldest one. Throws if there is none. */
  asked(kind?: string): Ask
  /** Makes a move; the id of the question that it answers is found. Throws if it is refused. */
  does(move: string, ...args: unknown[]): void
  /** Answers the open question: `answer` with what is chosen. */
  answers(...chosen: (string | number)[]): void
  /** Asserts that the move is refused for this rule, by boardgame.io too, and changes nothing. */
  cannot(move: string, args: readonly unknown[], because: { rule: string; key?: string }): void
}

/** A table at which a scenario is played. */
export type Table<S, V, Name extends string> = TableCore<S, V> & { readonly [name in Name]: Seat<V> }

export interface TableCore<S, V> {
  /** The whole state, with all secrets. */
  readonly state: S
  readonly ctx: Ctx
  readonly spectator: Reader<V>
  /** The log in English, as a spectator may read it. */
  readonly log: string[]
  /** Who is asked what, by name: `{ bea: ['choose'] }`. Only required questions. */
  readonly open: { [name: string]: string[] }
  /** The seat of this name. Throws if there is none. */
  seat(name: string): Seat<V>
  /** The log as a reader (null: a spectator) reads it in a language. */
  read(seat: SeatId | null, language: Language): string[]
  /** Results of the next dice, after those that are still waiting. */
  rolls(...dice: number[]): void
  /** Asserts that no required question is open but of these kinds, and that all given dice were rolled. */
  settled(...kinds: string[]): void
  /** What `act` changes in the whole state; questions, steps and log left aside. */
  changes(act: () => void): Changes
}

/** A position of a table, as it is told to those who watch. */
export interface Played {
  module: GameModule
  state: State<KitState>
  names: readonly string[]
  options: SetupValues
}

const watchers: ((played: Played) => void)[] = []

/** Tells `watcher` of every position of every table. Tools use it to open a position elsewhere. */
export function watchTables(watcher: (played: Played) => void): void {
  watchers.push(watcher)
}

const SETUP: readonly (keyof TableSetup<unknown, string>)[] = [
  'seats',
  'position',
  'options',
  'seed',
  'arrange',
  'dice',
]

/** Sits down for a scenario. Throws on anything that the game does not know. */
export function table<S extends KitState, V, const Name extends string>(
  module: GameModule<S, V>,
  setup: TableSetup<S, Name>,
): Table<S, V, Name> {
  insistOnModule(module)
  insistOnKeys('part of a setup called', setup, SETUP)
  const { seats: names, seed = 'scenario', arrange, dice = [] } = setup
  insistOnSeats(module, names)
  const begun = positionIn(module, setup)
  const options = begun?.options ?? setup.options ?? {}
  insistOnOptions(module, options, names.length)
  const nameOf = (seat: SeatId) => names[Number(seat)] ?? seat
  const english = readerOf(module.text, 'en', nameOf)

  const waiting = [...dice]
  const arranged = (g: S, random: Random) => {
    const fields = fieldsOf(module, g)
    arrange?.(g, random)
    insistOnState(module, g, { fields, names })
  }
  const client = Client({
    game: scenarioGame(begun ? gameFrom(module, begun) : module.createGame(), {
      seed,
      options,
      arrange: arranged,
      dice: waiting,
    }) as Game,
    numPlayers: names.length,
    debug: false,
  })
  const stored = () => client.store.getState() as State<S>
  const viewOf = (seat: SeatId | null) => {
    client.updatePlayerID(seat)
    return client.getState()!.G as V
  }
  const words = ({ rule, text }: Refusal) => `[${rule}] ${english.read(text)}`
  const tell = () => {
    const played = { module, state: stored(), names, options }
    for (const watcher of watchers) watcher(played)
  }

  if (!stored().G.outcome && !isWaiting(stored().G))
    throw new Error('arranged so that nobody is asked anything')
  tell()

  /** The arguments with the id of the question that the move answers, or why there is none. */
  function addressed(seat: SeatId, move: string, args: readonly unknown[]) {
    const view = viewOf(seat)
    const { G } = stored()
    if (module.anytime.includes(move)) {
      const full = [...args]
      return { full, refusal: module.refusal(view, seat, move, full) }
    }
    const tries = [...asksOf(G, seat), ...answeredBy(G, seat)].map(({ id }) => {
      const full = [id, ...args]
      return { full, refusal: module.refusal(view, seat, move, full) }
    })
    if (tries.length === 0) {
      const full = [0, ...args]
      return { full, refusal: module.refusal(view, seat, move, full) ?? refuse('kit', 'stale') }
    }
    const isOther = ({ refusal }: { refusal?: Refusal }) => refusal?.text.key === 'refusal.otherQuestion'
    return tries.find(({ refusal }) => !refusal) ?? tries.find(one => !isOther(one)) ?? tries[0]!
  }

  const position = () => JSON.stringify([stored().G, stored().ctx, stored().plugins.random?.data])

  function dispatch(seat: SeatId, move: string, args: unknown[]): boolean {
    const before = stored()._stateID
    client.updatePlayerID(seat)
    quietly(() => client.moves[move]?.(...args))
    return stored()._stateID !== before
  }

  function read(seat: SeatId | null, language: Language): string[] {
    insistOn('language', language, LANGUAGES)
    if (seat !== null) insistOn('seat', seat, [...names.keys()].map(String))
    const reader = readerOf(module.text, language, nameOf)
    const { log } = viewOf(seat) as { log?: KitState['log'] }
    return (log ? linesOf(log) : []).map(entry => reader.read(entry.line!))
  }

  const seatOf = (name: Name, seat: SeatId): Seat<V> => ({
    seat,
    name,
    get view() {
      return viewOf(seat)
    },
    get log() {
      return read(seat, 'en')
    },
    get asks() {
      return asksOf(viewOf(seat) as { asks: KitState['asks'] }, seat)
    },
    get legal() {
      return module.legalMoves(viewOf(seat), seat)
    },
    get labels() {
      return this.legal.map(({ label }) => english.read(label))
    },
    isAsked(kind) {
      insistOn('question', kind, kindsOf(module))
      return this.asks.some(ask => ask.kind === kind)
    },
    asked(kind) {
      if (kind !== undefined) insistOn('question', kind, kindsOf(module))
      const found = this.asks.find(ask => kind === undefined || ask.kind === kind)
      if (!found) throw new Error(`${name} is not asked ${kind ?? 'anything'}; open: ${opened()}`)
      return found
    },
    does(move, ...args) {
      const { full, refusal } = addressed(seat, move, args)
      const attempt = `${name} ${move} ${JSON.stringify(args)}`
      insistOn('move', move, Object.keys(client.moves))
      if (refusal) throw new Error(`${attempt} is refused: ${words(refusal)} Open: ${opened()}`)
      if (!dispatch(seat, move, full)) throw new Error(`${attempt} is legal, but boardgame.io refuses it`)
      tell()
    },
    answers(...chosen) {
      this.does('answer', chosen.map(String))
    },
    cannot(move, args, because) {
      const { full, refusal } = addressed(seat, move, args)
      const attempt = `${name} ${move} ${JSON.stringify(args)}`
      // That there is no such move is a refusal too, of the kit.
      if (because?.rule !== 'kit') insistOn('move', move, Object.keys(client.moves))
      insistOnKeys('part of a reason called', because ?? {}, ['rule', 'key'])
      if (typeof because?.rule !== 'string')
        throw new Error(
          `say by which rule ${attempt} is refused, { rule: … }: it is ${refusal ? `refused by ${words(refusal)}` : 'legal'}`,
        )
      const { rule, key } = because
      if (!refusal) throw new Error(`${attempt} is legal, but should be refused by ${rule}`)
      if (refusal.rule !== rule || (key && refusal.text.key !== `refusal.${key}`))
        throw new Error(`${attempt} is refused by ${words(refusal)} instead of ${rule} ${key ?? ''}`)
      const before = position()
      if (dispatch(seat, move, full) || position() !== before)
        throw new Error(`${attempt} should be refused by ${rule}, but boardgame.io accepts it`)
    },
  })

  const open = () => {
    const kinds: { [name: string]: string[] } = {}
    for (const one of stored().G.asks) {
      const { seat, kind } = one
      if (one.required && isOpen(one)) kinds[nameOf(seat)] = [...(kinds[nameOf(seat)] ?? []), kind]
    }
    return kinds
  }
  const opened = () => JSON.stringify(open())

  const core: TableCore<S, V> = {
    get state() {
      return stored().G
    },
    get ctx() {
      return stored().ctx
    },
    get spectator() {
      return { view: viewOf(null), log: read(null, 'en') }
    },
    get log() {
      return read(null, 'en')
    },
    get open() {
      return open()
    },
    seat(name) {
      const seat = bySeatName.get(name)
      if (!seat) throw new Error(`nobody at this table is called ${name}; ${thereIs(names)}`)
      return seat
    },
    read,
    rolls(...more) {
      waiting.push(...more)
    },
    settled(...kinds) {
      for (const kind of kinds) insistOn('question', kind, kindsOf(module))
      const left = Object.entries(open()).filter(([, asked]) => !asked.every(kind => kinds.includes(kind)))
      if (left.length > 0) throw new Error(`still open: ${JSON.stringify(Object.fromEntries(left))}`)
      if (waiting.length > 0) throw new Error(`dice that nobody rolled: ${waiting.join(', ')}`)
    },
    changes(act) {
      const before = stored().G
      act()
      return changesBetween(before as unknown as Json, stored().G as unknown as Json, names)
    },
  }

  const bySeatName = new Map<string, Seat<V>>(names.map((name, seat) => [name, seatOf(name, String(seat))]))
  for (const [name, seat] of bySeatName) {
    if (name in core) throw new Error(`a seat cannot be called ${name}`)
    Object.defineProperty(core, name, { value: seat, enumerable: true })
  }
  return strict(core, name => core.seat(name)) as Table<S, V, Name>
}

/** The position that a table begins with, under today's rules. Throws, in words, where it is none of this table. */
function positionIn<S extends KitState, V>(
  module: GameModule<S, V>,
  { position, options, seats }: TableSetup<S, string>,
): Position<S> | undefined {
  if (position === undefined) return undefined
  const read = readPosition(module, position)
  if ('rule' in read) throw new Error(readerOf(module.text, 'en', seat => seat).read(read.text))
  if (options !== undefined) throw new Error('a position has its options with it')
  if (read.players !== seats.length)
    throw new Error(`the position is of ${read.players} players, not of ${seats.length}`)
  return read
}

/** What promises and printers ask of every object. */
const ASKED_OF_ALL = ['then', 'toJSON', 'inspect', 'constructor']

/** The same object, which does not pass over what is asked of it in vain. */
function strict<T extends object>(object: T, missing: (name: string) => unknown): T {
  return new Proxy(object, {
    get(target, name) {
      if (name in target || typeof name === 'symbol' || ASKED_OF_ALL.includes(name))
        return Reflect.get(target, name)
      return missing(name)
    },
  })
}
