import * as kit from '../../kit/index.ts'
import type { ToyView } from '../state.ts'

/** A choice, a pass or a gift can be said in advance. [TOY-1.06] */
export const standing: kit.StandingRules<ToyView> = {
  kinds: ['choose', 'react', 'gift'],
  facts: {
    round: ({ round }) => round,
    score: ({ players }, _, of) => (Object.hasOwn(players, of) ? players[of]!.score : undefined),
    hand: ({ players }, seat) => players[seat]!.hand,
  },
  offers: () => [
    {
      label: kit.line('ahead.react'),
      act: kit.line('move.pass'),
      wish: { kinds: ['react'], move: 'pass', args: [] },
      until: [['round'], ['round', 'hand'], []],
    },
  ],
}
