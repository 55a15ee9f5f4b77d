/** The rules alone, through boardgame.io's reducer. */
import type { Game, State } from 'boardgame.io'
import { catalogue } from '../../../games/index.ts'
import type { GameModule, KitState } from '../../../games/kit/index.ts'
import { type Engine, engineOf } from '../../support/bgio.ts'
import { frozen } from '../../support/frozen.ts'
import { measureAlone } from './alone.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import { anyMove, chance, waited } from './play.ts'
import { processorMs } from './processor.ts'

/** A move, and the state before it. */
interface Made {
  state: State<KitState>
  seat: string
  move: string
  args: unknown[]
}

/** Goals for random games in a second of processor time, by game and seats. */
const GAMES_PER_SECOND: { [id: string]: { [seats: number]: number } } = {
  'race-for-the-galaxy': { 2: 50 },
  'space-station-phoenix': { 2: 12, 4: 6 },
}

/** Games are random ones, at the smallest table and at a big one: so many are recorded, and played for so many seconds. */
const GAMES = 12
const MANY = 4
const SECONDS = 2
const ROUNDS = 20
/** So many positions are measured, spread evenly over all games. */
const POSITIONS = 1500

/** Plays a whole random game; `watch` sees every move with the state before it. Returns how many there were. */
function play(
  game: GameModule,
  engine: Engine<KitState>,
  seats: number,
  seed: number,
  watch?: (made: Made) => void,
): number {
  const random = chance(seed)
  let state = engine.start(seats, {})
  let moves = 0
  for (; !state.ctx.gameover; moves++) {
    const seat = waited(state.G)[0]!
    // A state is a view too: making views is no part of playing.
    const chosen = anyMove(game, state.G, seat, random)
    if (!chosen) throw new Error(`${game.meta.id}: seat ${seat} is asked and has no move`)
    watch?.({ state, seat, ...chosen })
    state = engine.move(state, seat, chosen.move, chosen.args)
  }
  return moves
}

/** A game with one move that changes next to nothing, for states of any kind. */
const idle = (): Game<KitState & { moved?: number }> => ({
  name: 'idle',
  disableUndo: true,
  setup: () => ({}) as KitState,
  phases: {
    play: {
      start: true,
      turn: {
        activePlayers: { all: 'act' },
        stages: {
          act: {
            moves: {
              nothing: {
                client: false,
                redact: true,
                ignoreStaleStateID: true,
                move: ({ G }) => {
                  G.moved = (G.moved ?? 0) + 1
                },
              },
            },
          },
        },
      },
    },
  },
})

type Call = () => unknown

/** Milliseconds of processor time that one call of each kind takes on average, the best of several rounds in turns. */
function timesOf(...kinds: Call[][]): number[] {
  const best = kinds.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < ROUNDS; round++)
    kinds.forEach((calls, i) => {
      const began = processorMs()
      for (const call of calls) call()
      best[i] = Math.min(best[i]!, (processorMs() - began) / calls.length)
    })
  return best
}

/** Moves that change next to nothing, of states of any game. */
function floorOf(seats: number): (G: KitState) => unknown {
  const still = engineOf(idle() as Game)
  const frame = still.start(seats, {})
  return G => still.move({ ...frame, G }, '0', 'nothing', [])
}

/** What a move of the game costs through boardgame.io, and what a move costs that changes next to nothing. */
function moveAndFloor(engine: Engine<KitState>, seats: number, all: readonly Made[]): [number, number] {
  const every = Math.ceil(all.length / POSITIONS)
  const sample = all.filter((_, i) => i % every === 0)
  const floor = floorOf(seats)
  const moves = sample.map(
    ({ state, seat, move, args }): Call =>
      () =>
        engine.move(state, seat, move, args),
  )
  const noMoves = sample.map(
    ({ state: { G } }): Call =>
      () =>
        floor(G),
  )
  return timesOf(moves, noMoves) as [number, number]
}

async function measureGame(game: GameModule): Promise<Figure[]> {
  const { id, minPlayers, maxPlayers } = game.meta
  const engine = engineOf({ ...game.createGame(), seed: 'bench' })
  const many = Math.min(MANY, maxPlayers)
  const games = Array.from({ length: GAMES }, (_, seed) => {
    const made: Made[] = []
    play(game, engine, many, seed, one => made.push(one))
    return made
  })
  const [move, floor] = moveAndFloor(engine, many, games.flat())
  const kilobytes = (positions: Made[]) =>
    positions.reduce((sum, { state }) => sum + JSON.stringify(game.view(state.G, '0')).length, 0) /
    positions.length /
    1000
  const middle = kilobytes(games.map(made => made[Math.floor(made.length / 2)]!))
  const end = kilobytes(games.map(made => made.at(-1)!))
  return [
    { name: `rules.${id}.floorRatio`, value: move / floor, goal: atMost(move / floor, 2) },
    { name: `rules.${id}.move`, value: move, unit: 'cpu ms' },
    ...[minPlayers, many].flatMap(seats => measureSpeed(game, engine, seats)),
    { name: `rules.${id}.viewKb.middle`, value: middle, unit: 'kB', goal: atMost(middle, 50) },
    { name: `rules.${id}.viewKb.end`, value: end, unit: 'kB', goal: atMost(end, 50) },
  ]
}

/** Whole random games, beside as many moves that change next to nothing: what boardgame.io itself would allow. */
function measureSpeed(game: GameModule, engine: Engine<KitState>, seats: number): Figure[] {
  const { id } = game.meta
  const floor = floorOf(seats)
  const measured = (ms: number) => {
    const spent = { games: 0, playing: 0, floor: 0 }
    for (; spent.playing < ms; spent.games++) {
      const positions: KitState[] = []
      const began = processorMs()
      play(game, engine, seats, spent.games, ({ state }) => positions.push(state.G))
      spent.playing += processorMs() - began
      // Or else Immer would do it, once.
      for (const G of positions) frozen(G)
      const still = processorMs()
      for (const G of positions) floor(G)
      spent.floor += processorMs() - still
    }
    return spent
  }
  measured(1000)
  const { games, playing, floor: least } = measured(SECONDS * 1000)
  const perSecond = (games / playing) * 1000
  const share = (100 * least) / playing
  const goal = GAMES_PER_SECOND[id]?.[seats]
  return [
    {
      name: `rules.${id}.gamesPerSecond.${seats}players`,
      value: perSecond,
      unit: '/cpu s',
      ...(goal !== undefined && { goal: atLeast(perSecond, goal) }),
    },
    { name: `rules.${id}.shareOfFloor.${seats}players`, value: share, unit: '%', goal: atLeast(share, 50) },
  ]
}

/** `only` are the ids of the games that are asked for, all if there are none. */
export async function* measure(only: readonly string[] = []): AsyncGenerator<Figure[]> {
  for (const [id, { load }] of Object.entries(catalogue))
    if (only.length === 0 || only.includes(id)) yield await measureGame(await load())
  if (only.length === 0 || only.includes('race-for-the-galaxy')) yield [measureAlone()]
}
