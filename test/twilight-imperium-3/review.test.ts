/** Where a finished game turned, by what each seat could know. */
import type { KitState, SeatReview } from '../../games/kit/index.ts'
import type { TiState } from '../../games/twilight-imperium-3/index.ts'
import { cardsInUse } from '../../games/twilight-imperium-3/rules/strategic/sets.ts'
import { engineOf, type MatchState } from '../../lobby/bgio.ts'
import { reviewOf, type ToldMove } from '../../lobby/review.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { expect, module, ti } from './support.ts'

const engine = engineOf(module)
const numbersOf = (words: string) => chanceOf(words).number

/** Reviews what Ada does in a position that is her first and only one. */
function reviewed(G: TiState, playouts: number, move: string, ...args: unknown[]): SeatReview {
  const first: MatchState = { ...engine.begin(G.order.length, {}, 'review'), G: G as unknown as KitState }
  const moves: ToldMove[] = [{ step: 1, seat: '0', move, args: [G.asks[0]!.id, ...args], told: 1 }]
  const review = reviewOf(engine, { game: module.meta.id, first, moves }, { playouts, numbersOf })
  let told = 0
  for (;;) {
    const { done, value } = review.next()
    if (done) return value![0]!
    expect(value).to.be.at.least(told)
    told = value
  }
}

/** Ada chooses first, and wins with Imperial. */
const choosing = () =>
  ti({
    round: 4,
    ada: { points: 8 },
    bea: { points: 5 },
    cy: { points: 5 },
    also: g => {
      for (const player of Object.values(g.players)) player.strategy = {}
      g.common = Object.fromEntries(cardsInUse(g.options).map(card => [card, 0]))
    },
    steps: [{ do: 'startRound' }],
  })

describe('twilight-imperium-3: the review of a game', function () {
  this.timeout(60_000)

  it('finds the strategy card that would have won, and says why', () => {
    const ada = reviewed(choosing().state, 1000, 'answer', ['trade'])
    expect(ada).to.deep.include({ judged: 1, reckoned: true })
    expect(ada.chances.map(({ round }) => round)).to.deep.equal([5])
    const [turn] = ada.turningPoints
    expect(turn).to.deep.include({ step: 0, round: 5, question: { key: 'ask.pickStrategy' } })
    expect(turn!.made.what.params).to.deep.equal({ chosen: ['strategyCard:trade'] })
    expect(turn!.better.what.params).to.deep.equal({ chosen: ['strategyCard:imperial'] })
    expect(turn!.better.won, 'Imperial brings the tenth point').to.equal(1)
    expect(turn!.made.won).to.be.below(0.9)
    expect(turn!.cost.value).to.be.above(turn!.cost.margin)
    expect(turn!.why!.map(({ key }) => key)).to.include('because.points')
  })

  it('has nothing to say where the best was done', () => {
    const ada = reviewed(choosing().state, 200, 'answer', ['imperial'])
    expect(ada).to.deep.include({ judged: 0, turningPoints: [] })
    expect(ada.chances[0]!.value).to.be.above(0.9)
  })

  it('is the same whatever lies hidden from the seat', () => {
    const [one, other] = [choosing().state, choosing().state]
    other.players['1']!.secrets = ['conqueror']
    other.decks.actionCards.reverse()
    const [known, same] = [one, other].map(g => reviewed(g, 100, 'answer', ['trade']))
    expect(same).to.deep.equal(known)
  })

  it('leaves out what came while more was under way', () => {
    const seen = module.view(choosing().state, '0')
    const view = { ...seen, asks: seen.asks.map(ask => ({ ...ask, kind: 'vote' as const })) }
    const made = { move: 'answer', args: [seen.asks[0]!.id, ['trade']] }
    const { value } = module.review!('0', [{ step: 0, view, made }], { playouts: 100, numbersOf }).next()
    expect(value).to.deep.include({ judged: 0, chances: [] })
  })
})
