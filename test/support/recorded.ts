/**
 * Recorded games: whole games as a file, played again move by move. The first move that goes otherwise than it was
 * recorded is reported: one that is refused now, or after which the public log says something else.
 *
 * `npm run record GAME` records anew those that go otherwise, after a rule or the log was changed on purpose.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Game, State } from 'boardgame.io'
import isEqual from 'lodash/isEqual.js'
import {
  type GameModule,
  type KitState,
  type LegalMove,
  type Line,
  linesOf,
  type Outcome,
  type Param,
  type Params,
  type Play,
  type SeatId,
  type SetupValues,
} from '../../games/kit/index.ts'
import { type Engine, engineOf } from './bgio.ts'
import type { Chance } from './contract/chance.ts'

/** A move as it was made, and what the public log said of it. */
export interface RecordedMove {
  seat: SeatId
  move: string
  args: unknown[]
  said: string[]
}

export interface RecordedGame {
  game: string
  /** What the game shows. */
  title: string
  players: number
  options: SetupValues
  /** How chance went when it was found. What is dealt and drawn since is in `start`. */
  seed: string
  start: Start
  moves: RecordedMove[]
  outcome: Outcome
}

/**
 * Where a recorded game begins: what lay where, and the random numbers to come. So a card that is added later, which would
 * be dealt from the same seed, changes nothing in it, and it goes on under later rules as a running match does.
 */
interface Start {
  G: KitState
  random: unknown
}

/** How a recorded game begins. */
export type Beginning = Pick<RecordedGame, 'title' | 'players' | 'options' | 'seed'>

type Chosen = Pick<RecordedMove, 'seat' | 'move' | 'args'>

/** What is recorded of a game: `recordings` of `test/<game>/recordings.ts`. */
export interface Recordings<S extends KitState = KitState, V = unknown> {
  module: GameModule<S, V>
  /** What kind of act a move is, where some are likelier than others. */
  kindOf(move: LegalMove): string
  games: readonly Recording<S>[]
  /** So many games are played, and the shortest of the wanted ones is kept. */
  enough?: number
}

export interface Recording<S> {
  /** Name of the file. */
  name: string
  /** The rules that it shows. */
  rules: string
  title: string
  players: number
  options: SetupValues
  /** Whether the game ended in the wanted way. */
  isWanted(g: S): boolean
  /** Lines that everybody reads in it at least once, as they are recorded: their key and what it speaks of. */
  tells?: readonly RegExp[]
  /** How likely a kind of act is, where it is not 1. Default: random play of the game. */
  likely?(g: S): { readonly [kind: string]: number }
  /** What a seat does that plays otherwise: as a bot, or to a purpose. */
  plays?(g: S, seat: SeatId, chance: Chance): Play | undefined
}

/** Whether everybody reads in a game what it is recorded for. */
export const isTold = (
  { tells = [] }: Pick<Recording<KitState>, 'tells'>,
  { moves }: RecordedGame,
): boolean => tells.every(line => moves.some(({ said }) => said.some(one => line.test(one))))

/** Plays one game with the moves that `choose` makes; undefined where it takes more than `movesAtMost`. */
export function record<S extends KitState, V>(
  module: GameModule<S, V>,
  { title, players, options, seed }: Beginning,
  choose: (g: S) => Chosen,
  movesAtMost = players > 6 ? 2600 : 2000,
): { recorded: RecordedGame; end: S } | undefined {
  const engine = engineOf({ ...module.createGame(), seed })
  let match = engine.start(players, options)
  const start = startOf(match)
  const moves: RecordedMove[] = []
  while (!match.G.outcome) {
    if (moves.length >= movesAtMost) return undefined
    const { seat, move, args } = choose(match.G)
    const after = engine.move(match, seat, move, args)
    if (after === match) throw new Error(`${seat} ${move} ${JSON.stringify(args)} is refused`)
    moves.push({ seat, move, args, said: saidSince(match.G, after.G) })
    match = after
  }
  const { outcome } = match.G
  return {
    recorded: { game: module.meta.id, title, players, options, seed, start, moves, outcome },
    end: match.G,
  }
}

/** The first state of a match, as it is recorded. */
const startOf = ({ G, plugins }: State<KitState>): Start => ({ G, random: plugins.random!.data })

/** The match at which a recorded game begins, under the rules of today, and what drives it. Throws where they cannot. */
function beginningOf<S extends KitState, V>(
  module: GameModule<S, V>,
  { title, players, start }: RecordedGame,
): { engine: Engine<S>; match: State<S> } {
  const G = module.migrate(start.G) as S | undefined
  if (!G) throw new Error(`${title}, recorded under rules ${start.G.rulesVersion}, cannot go on under these`)
  const engine = engineOf<S>({ ...module.createGame(), setup: () => G } as Game<S>)
  const match = engine.start(players, undefined)
  const random = { ...match.plugins.random!, data: start.random }
  return { engine, match: { ...match, plugins: { ...match.plugins, random } } }
}

/** The states of a recorded game, each with the move that was made in it. The rules have to take them. */
export function* walk<S extends KitState, V>(
  module: GameModule<S, V>,
  recorded: RecordedGame,
): Generator<{ match: State<S>; made: RecordedMove }, State<S>> {
  const beginning = beginningOf(module, recorded)
  let { match } = beginning
  for (const made of recorded.moves) {
    yield { match, made }
    match = beginning.engine.move(match, made.seat, made.move, made.args)
  }
  return match
}

/** Plays a recorded game again. Throws with the first thing that goes otherwise. */
export function replay<S extends KitState, V>(module: GameModule<S, V>, recorded: RecordedGame): State<S> {
  const { title, moves, outcome } = recorded
  const beginning = beginningOf(module, recorded)
  let { match } = beginning
  for (const [i, { seat, move, args, said }] of moves.entries()) {
    const diverges = (how: string): never => {
      throw new Error(
        `${title}: move ${i + 1} of ${moves.length}, seat ${seat} ${move} ${JSON.stringify(args)}, ${how}`,
      )
    }
    const refusal = module.refusal(module.view(match.G, seat), seat, move, args)
    if (refusal) diverges(`is refused now: ${refusal.rule} ${refusal.text.key}`)
    const after = beginning.engine.move(match, seat, move, args)
    if (after === match) diverges('is refused by boardgame.io now')
    const now = saidSince(match.G, after.G)
    if (!isEqual(now, said))
      diverges(`was followed by\n  ${said.join('\n  ')}\nand is now followed by\n  ${now.join('\n  ')}`)
    match = after
  }
  if (!isEqual(match.G.outcome, outcome))
    throw new Error(
      `${title} ended with ${JSON.stringify(outcome)}, now with ${JSON.stringify(match.G.outcome)}`,
    )
  return match
}

/** The lines that everybody may read and that are new, in short. */
function saidSince(before: KitState, after: KitState): string[] {
  return linesOf(after.log).flatMap(({ n, line }) => (n > before.log.last && line ? [inShort(line)] : []))
}

const inShort = ({ key, params = {} }: Line): string =>
  [key.replace(/^log\./, ''), ...Object.values(params).map(paramInShort)].join(' ')

const paramInShort = (param: Params[string]): string =>
  typeof param === 'object' && !isList(param) ? `(${inShort(param)})` : String(param)

const isList = (param: Param): param is readonly (string | number)[] => Array.isArray(param)

/** The recorded games of a folder, by file name. */
export function readRecorded(folder: URL): Map<string, RecordedGame> {
  const files = readdirSync(folder).filter(file => file.endsWith('.json'))
  return new Map(
    files.sort().map(file => {
      const { moves, ...rest } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as StoredGame
      return [
        file,
        { ...rest, moves: moves.map(([seat, move, args, ...said]) => ({ seat, move, args, said })) },
      ]
    }),
  )
}

/** In a file a move is a list: seat, move, arguments, and what was said of it. */
type StoredGame = Omit<RecordedGame, 'moves'> & {
  moves: [seat: SeatId, move: string, args: unknown[], ...said: string[]][]
}

/** Writes a recorded game, one move a line. */
export function writeRecorded(file: URL, { moves, ...rest }: RecordedGame): void {
  const lines = moves.map(({ seat, move, args, said }) => JSON.stringify([seat, move, args, ...said]))
  const head = JSON.stringify(rest).replace(/}$/, '')
  writeFileSync(file, `${head},"moves":[\n${lines.join(',\n')}\n]}\n`)
}
