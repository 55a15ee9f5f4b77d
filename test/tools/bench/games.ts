/** Whole random games through boardgame.io's reducer. */
import type { GameModule, KitState } from '../../../games/kit/index.ts'
import { engineOf } from '../../support/bgio.ts'
import { frozen } from '../../support/frozen.ts'
import { atLeast, type Figure } from './figure.ts'
import { floorOf } from './floor.ts'
import { GAMES_PER_SECOND } from './games-per-second.ts'
import { playRandomly } from './play.ts'
import { processorMs } from './processor.ts'

const SECONDS = 3

/** Whole random games, beside as many moves that change next to nothing: what boardgame.io itself would allow. */
export function measureGames(game: GameModule, seats: number): Figure[] {
  const { id } = game.meta
  const engine = engineOf({ ...game.createGame(), seed: 'bench' })
  const floor = floorOf(seats)
  const measured = (ms: number) => {
    const spent = { games: 0, moves: 0, playing: 0, floor: 0 }
    for (; spent.playing < ms; spent.games++) {
      const positions: KitState[] = []
      const began = processorMs()
      playRandomly(game, engine, seats, spent.games, ({ state }) => positions.push(state.G))
      spent.playing += processorMs() - began
      spent.moves += positions.length
      // Or else Immer would do it, once.
      for (const G of positions) frozen(G)
      const still = processorMs()
      for (const G of positions) floor(G)
      spent.floor += processorMs() - still
    }
    return spent
  }
  measured(1000)
  const { games, moves, playing, floor: least } = measured(SECONDS * 1000)
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
    { name: `rules.${id}.movesPerGame.${seats}players`, value: moves / games },
    { name: `rules.${id}.shareOfFloor.${seats}players`, value: share, unit: '%', goal: atLeast(share, 50) },
  ]
}
