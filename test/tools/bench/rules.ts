/** The rules alone, through boardgame.io's reducer. */
import type { Game, State } from 'boardgame.io'
import { catalogue } from '../../../games/index.ts'
import type { GameModule, KitState } from '../../../games/kit/index.ts'
import { type Engine, engineOf } from '../../support/bgio.ts'
import { measureAlone } from './alone.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import { anyMove, chance, waited } from './play.ts'

interface Recorded {
  states: State<KitState>[]
  moves: { seat: string; move: string; args: unknown[] }[]
}

/** Goals for random games per second, by game. */
const GAMES_PER_SECOND: { [id: string]: number } = { 'race-for-the-galaxy': 50 }

const GAMES = 12
const ROUNDS = 20
/** So many positions are measured, spread evenly over all games. */
const POSITIONS = 1500

/** A whole random game, position by position. */
function record(game: GameModule, engine: Engine<KitState>, seats: number, seed: number): Recorded {
  const random = chance(seed)
  const recorded: Recorded = { states: [], moves: [] }
  let state = engine.start(seats, {})
  while (!state.ctx.gameover) {
    const seat = waited(state.G)[0]!
    // A state is a view too: making views is no part of playing.
    const chosen = anyMove(game, state.G, seat, random)
    if (!chosen) throw new Error(`${game.meta.id}: seat ${seat} is asked and has no move`)
    recorded.states.push(state)
    recorded.moves.push({ seat, move: chosen.move, args: chosen.args })
    state = engine.move(state, seat, chosen.move, chosen.args)
  }
  return recorded
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

/** Milliseconds of one call on average, the best of several rounds: noise only ever adds. */
function timeOf(calls: readonly (() => unknown)[]): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    for (const call of calls) call()
    best = Math.min(best, (performance.now() - began) / calls.length)
  }
  return best
}

/** Random games at one table size, and how many of them a second takes. */
function recordGames(game: GameModule, engine: Engine<KitState>, seats: number) {
  const began = performance.now()
  const games = Array.from({ length: GAMES }, (_, seed) => record(game, engine, seats, seed))
  return { games, perSecond: (GAMES / (performance.now() - began)) * 1000 }
}

async function measureGame(game: GameModule): Promise<Figure[]> {
  const { id, minPlayers, maxPlayers, recommendedPlayers } = game.meta
  const engine = engineOf({ ...game.createGame(), seed: 'bench' })
  const seats = recommendedPlayers.at(-1) ?? maxPlayers
  const { games, perSecond } = recordGames(game, engine, seats)
  const few = recordGames(game, engine, minPlayers).perSecond

  const all = games.flatMap(({ states, moves }) => moves.map((made, i) => ({ state: states[i]!, ...made })))
  const every = Math.ceil(all.length / POSITIONS)
  const sample = all.filter((_, i) => i % every === 0)
  const moves = sample.map(
    ({ state, seat, move, args }) =>
      () =>
        engine.move(state, seat, move, args),
  )
  const still = engineOf(idle() as Game)
  const frame = still.start(seats, {})
  const noMoves = sample.map(({ state: { G } }) => {
    const state = { ...frame, G }
    return () => still.move(state, '0', 'nothing', [])
  })
  const ratio = timeOf(moves) / timeOf(noMoves)
  const views = games.map(({ states }) => JSON.stringify(game.view(states.at(-1)!.G, '0')).length)
  const middles = games.map(
    ({ states }) => JSON.stringify(game.view(states[Math.floor(states.length / 2)]!.G, '0')).length,
  )
  const mean = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0) / sizes.length / 1000
  const speed = (name: string, value: number): Figure => {
    const least = GAMES_PER_SECOND[id]
    return {
      name: `rules.${id}.${name}`,
      value,
      unit: '/s',
      ...(least !== undefined && { goal: atLeast(value, least) }),
    }
  }
  return [
    { name: `rules.${id}.floorRatio`, value: ratio, goal: atMost(ratio, 2) },
    speed('gamesPerSecond', perSecond),
    speed(`gamesPerSecond.${minPlayers}players`, few),
    { name: `rules.${id}.viewKb.middle`, value: mean(middles), unit: 'kB', goal: atMost(mean(middles), 50) },
    { name: `rules.${id}.viewKb.end`, value: mean(views), unit: 'kB', goal: atMost(mean(views), 50) },
  ]
}

/** `only` are the ids of the games that are asked for, all if there are none. */
export async function* measure(only: readonly string[] = []): AsyncGenerator<Figure[]> {
  for (const [id, { load }] of Object.entries(catalogue))
    if (only.length === 0 || only.includes(id)) yield await measureGame(await load())
  yield [measureAlone()]
}
