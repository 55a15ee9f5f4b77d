/** What is looked at where there is too much of it: games of their own are reviewed with `review.test.ts` of each. */
import { expect } from 'chai'
import { klona } from 'klona/json'
import {
  type Decision,
  legalMovesIn,
  type Reviewed,
  reviewerOf,
  type Sighted,
} from '../../games/kit/index.ts'
import { bots } from '../../games/toy/bot.ts'
import { definition, moves } from '../../games/toy/game.ts'
import { toy } from '../../games/toy/index.ts'
import type { ToyState } from '../../games/toy/state.ts'
import { engineOf } from '../../lobby/bgio.ts'

const ROUNDS = 4
const engine = engineOf(toy as never)
const high = bots.high!

/** A game in which seat 0 chooses the lowest card of its hand in these rounds, and the highest in the others. */
function played(blunders: readonly number[]): Sighted<ToyState>[] {
  const moments: Sighted<ToyState>[] = []
  let state = engine.begin(2, { rounds: ROUNDS, deck: 'plain' }, 'glance')
  for (let step = 0; !state.G.outcome; step++) {
    const g = state.G as unknown as ToyState
    const ask = g.asks.find(one => one.required)!
    const ways = legalMovesIn(moves, g as never, ask.seat).filter(({ move }) => move === 'choose')
    const lowest = ways.toSorted((a, b) => Number(a.args[1]) - Number(b.args[1]))[0]
    const isBlunder = ask.seat === '0' && ask.kind === 'choose' && blunders.includes(g.round)
    const { move, args } = ((isBlunder && lowest) || high(g as never, ask.seat, Math.random)) as Decision
    moments.push({ step, view: klona(g), ...(ask.seat === '0' && { made: { move, args } }) })
    state = engine.apply(state, ask.seat, move, args)!
  }
  return moments
}

/** In which rounds decisions of seat 0 were tried, and how far the review said that it was on the way. */
function reviewed(moments: readonly Sighted<ToyState>[], tried?: number) {
  const rounds = new Set<number>()
  let glances = 0
  const game: Reviewed<ToyState, ToyState> = {
    definition: definition as never,
    determinize: klona,
    policy: high as never,
    options: (view, seat) => legalMovesIn(moves, view as never, seat).filter(({ move }) => move === 'choose'),
    worth: ({ players }) => Number(players['0']!.chosen[0] ?? 0),
    isEnough(_, { round }) {
      rounds.add(round)
      return true
    },
    isSoon() {
      glances += 1
      return true
    },
    roundOf: ({ round }) => round,
    thrift: () => ({ share: 1, rounds: ROUNDS + 1, suspects: 1, ...(tried !== undefined && { tried }) }),
  }
  const making = reviewerOf(game)('0', moments, { playouts: 50, numbersOf: () => () => 0.5 })
  const told: number[] = []
  for (;;) {
    const { done, value } = making.next()
    if (done) return { rounds: [...rounds].sort(), glances, told, judged: value.judged }
    told.push(value)
  }
}

describe('kit: reviews of long games', () => {
  it('try the decisions that seem dearest at a glance, as many as are wanted', () => {
    const moments = played([2, 3])
    expect(reviewed(moments, 2)).to.deep.include({ rounds: [2, 3], judged: ROUNDS })
    expect(reviewed(played([4]), 1)).to.deep.include({ rounds: [4], judged: ROUNDS })
  })

  it('try all of them where there are no more, without a glance', () => {
    for (const tried of [undefined, ROUNDS]) {
      const { rounds, glances } = reviewed(played([2]), tried)
      expect(rounds).to.deep.equal([1, 2, 3, 4])
      expect(glances).to.equal(0)
    }
  })

  it('say how far they are, from little to all, and never less than before', () => {
    const { told } = reviewed(played([2, 3]), 2)
    expect(told).to.deep.equal(told.toSorted((a, b) => a - b))
    expect(told[0]).to.be.below(25)
    expect(told.at(-1)).to.be.within(49, 50)
  })
})
