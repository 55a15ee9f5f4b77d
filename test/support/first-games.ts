/** First games of somebody new, as "Play now" begins them, played by bots. */
import type { GameModule, KitState } from '../../games/kit/index.ts'
import { playout } from '../tools/bench/playout.ts'
import type { Film } from './stage/moments.ts'

/** One of them; the newcomer sits in seat 0 and plays like the weakest bot. */
export function firstGame(module: GameModule, seed: string): Film {
  const { seats, options, bots } = module.meta.firstGame!
  const states: KitState[] = []
  const end = playout<KitState, unknown>({
    module,
    seed,
    players: seats,
    options,
    playerOf: (_, seat) => {
      const bot = module.bots[seat === '0' ? module.meta.bots[0]! : bots[Number(seat) - 1]!]!
      return (view, own, chance) => bot(view, own, chance.number)
    },
    watch: g => states.push(g),
  })
  const recorded = {
    game: module.meta.id,
    title: seed,
    moves: [],
    players: seats,
    options,
    seed,
    outcome: end.outcome!,
  }
  return { module, name: seed, recorded, states }
}
