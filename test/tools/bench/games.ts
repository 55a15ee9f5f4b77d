/** Whole random games through boardgame.io's reducer. */
import type { GameModule, KitState } from '../../../games/kit/index.ts'
import { engineOf } from '../../support/bgio.ts'
import { frozen } from '../../support/frozen.ts'
import { atLeast, type Figure } from './figure.ts'
import { floorOf } from './floor.ts'
import { playRandomly } from './play.ts'
import { processorMs } from './processor.ts'

/** Goals for random games in a second of processor time, by game and seats. */
const GAMES_PER_SECOND: { [id: string]: { [seats: number]: number } } = {
  'race-for-the-galaxy': { 2: 50 },
  'space-station-phoenix': { 2: 12, 4: 6 },
  'twilight-imperium-3': { 3: 0.5, 4: 0.5 },
}

const SECONDS = 3

/** Whole random games, beside as many moves that change next to nothing: what boardgame.io itself would allow. */
export function measureGames(game: GameModule, seats: number): Figure[] {
  const { id } = game.meta
  const engine = engineOf({ ...game.createGame(), seed: 'bench' })
  const floor = floorOf(seats)
  const measured = (ms: number) => {
    const spent = { games: 0, playing: 0, floor: 0 }
    for (; spent.playing < ms; spent.games++) {
      const positions: KitState[] = []
      const began = processorMs()
      playRandomly(game, engine, seats, spent.games, ({ state }) => positions.push(state.G))
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
