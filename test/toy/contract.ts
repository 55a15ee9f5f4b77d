import { linesOf } from '../../games/kit/index.ts'
import { type ToyState, toy } from '../../games/toy/index.ts'
import { type ContractOf, optionSetsOf } from '../support/contract.ts'

/** What the contract suite has to know of the toy game. */
export const toyContract: ContractOf<ToyState> = {
  optionSets: players => optionSetsOf(toy, players),
  games: 100,
  movesAtMost: 500,
  viewBytesAtMost: 12_000,
  isSecret: move => move === 'choose',
  conserved: ({ deck, discard, players }) =>
    [
      ...deck,
      ...discard,
      ...Object.values(players).flatMap(({ hand, chosen, sparks }) => [...hand, ...chosen, ...sparks]),
    ].sort(),
  scramble(g, seat, shuffle) {
    const others = Object.entries(g.players).filter(([owner]) => owner !== seat)
    const hands = others.map(([, player]) => player.hand)
    const chosen = g.phase === 'choose' ? others.map(([, player]) => player.chosen) : []
    const piles = [g.deck, ...hands, ...chosen]
    const mixed = shuffle(piles.flat())
    for (const pile of piles) pile.splice(0, pile.length, ...mixed.splice(0, pile.length))
    for (const entry of linesOf(g.log))
      if (entry.full && !entry.to?.includes(seat ?? '')) entry.full = { key: 'log.round' }
    g.steps = []
  },
}
