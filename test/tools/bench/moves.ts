/** Single moves through boardgame.io's reducer, in positions of random games at a big table. */
import type { State } from 'boardgame.io'
import type { GameModule, KitState } from '../../../games/kit/index.ts'
import { type Engine, engineOf } from '../../support/bgio.ts'
import { atMost, type Figure } from './figure.ts'
import { floorOf } from './floor.ts'
import { type Made, manyOf, playRandomly } from './play.ts'
import { processorMs } from './processor.ts'

/** So many games are recorded. */
const GAMES = 12
/** So many of their positions are measured, spread evenly over all games, so often. */
const POSITIONS = 1500
const ROUNDS = 20

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

/** What a move costs, and how much a seat sees. */
export function measureMoves(game: GameModule): Figure[] {
  const { id } = game.meta
  const engine = engineOf({ ...game.createGame(), seed: 'bench' })
  const many = manyOf(game)
  const games = Array.from({ length: GAMES }, (_, seed) => {
    const made: Made[] = []
    playRandomly(game, engine, many, seed, one => made.push(one))
    return made
  })
  const [move, floor] = moveAndFloor(engine, many, games.flat())
  const kilobytes = (positions: { state: State<KitState> }[]) =>
    positions.reduce((sum, { state }) => sum + JSON.stringify(game.view(state.G, '0')).length, 0) /
    positions.length /
    1000
  const middle = kilobytes(games.map(made => made[Math.floor(made.length / 2)]!))
  const end = kilobytes(games.map(made => made.at(-1)!))
  return [
    { name: `rules.${id}.floorRatio`, value: move / floor, goal: atMost(move / floor, 2) },
    { name: `rules.${id}.move`, value: move, unit: 'cpu ms' },
    { name: `rules.${id}.viewKb.middle`, value: middle, unit: 'kB', goal: atMost(middle, 50) },
    { name: `rules.${id}.viewKb.end`, value: end, unit: 'kB', goal: atMost(end, 50) },
  ]
}
