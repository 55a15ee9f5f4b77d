import * as kit from '../kit/index.ts'
import { RULES_VERSION } from './meta.ts'
import type { OPTIONS } from './options.ts'
import { NUMBERS, SPARKS, type ToyState } from './state.ts'

export function setup({ random, numPlayers, options: chosen }: kit.Beginning<typeof OPTIONS>): ToyState {
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
}
