import * as kit from '../kit/index.ts'
import { meta, RULES_VERSION } from './meta.ts'
import { OPTIONS } from './options.ts'
import { moves, standing } from './rules/moves.ts'
import { steps } from './rules/steps.ts'
import { NUMBERS, SPARKS, type ToyState, type ToyView } from './state.ts'
import { view } from './view.ts'

/** What the rules keep, for tests that take the game apart. */
export const definition: kit.GameDefinition<ToyState, ToyView, typeof OPTIONS> = {
  name: meta.id,
  minPlayers: meta.minPlayers,
  maxPlayers: meta.maxPlayers,
  options: OPTIONS,
  phases: ['choose', 'reveal'],
  stages: ['choose', 'react'],
  moves,
  asksBlindly: true,
  standing,
  steps,
  setup({ random, numPlayers, options: chosen }) {
    const { choice, deck, rounds, bonus, bonusSize, handicap } = chosen
    const players: ToyState['players'] = {}
    for (let seat = 0; seat < numPlayers; seat++) {
      players[seat] = { hand: [], chosen: [], sparks: [], score: seat === handicap ? 0 : 1 }
    }
    return {
      rulesVersion: RULES_VERSION,
      phase: 'choose',
      round: 0,
      rounds,
      bonus: bonus ? bonusSize : 0,
      blind: choice === 'final' ? null : choice,
      deck: random.Shuffle(deck === 'plain' ? [...NUMBERS] : [...NUMBERS, ...SPARKS]),
      discard: [],
      players,
      asks: [],
      lastAsk: 0,
      steps: [{ do: 'round' }],
      log: kit.emptyLog(),
      standing: kit.noStanding(Object.keys(players)),
      outcome: null,
    }
  },
  view,
}
