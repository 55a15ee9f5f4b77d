import * as kit from '../kit/index.ts'
import { moves } from './game.ts'
import type { ToyView } from './state.ts'

export const bots: { [name: string]: kit.Bot<ToyView> } = {
  random: (from, seat, random) => {
    const legal = kit.legalMovesIn(moves, from, seat)
    return legal[Math.floor(random() * legal.length)]
  },
  /** Chooses the highest card it holds, passes and gives nothing. */
  high: (from, seat) => {
    const value = ({ move: name, args }: kit.LegalMove) => (name === 'choose' ? Number(args[1]) : 0)
    return kit
      .legalMovesIn(moves, from, seat)
      .filter(({ move: name }) => name !== 'swap' && name !== 'spark')
      .sort((a, b) => value(b) - value(a))[0]
  },
}
