/** Where a finished game turned, by what each seat could know. */
import type { KitState, SeatReview } from '../../games/kit/index.ts'
import type { PhoenixState } from '../../games/space-station-phoenix/index.ts'
import { engineOf, type MatchState } from '../../lobby/bgio.ts'
import { reviewOf, type ToldMove } from '../../lobby/review.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { expect, module, phoenix } from './support.ts'

const engine = engineOf(module)
const numbersOf = (words: string) => chanceOf(words).number

/** Reviews what Ada does in a position that is her first and only one. */
function reviewed(G: PhoenixState, playouts: number, move: string, ...args: unknown[]): SeatReview[] {
  const first: MatchState = { ...engine.begin(2, {}, 'review'), G: G as unknown as KitState }
  const moves: ToldMove[] = [{ step: 1, seat: '0', move, args: [G.asks[0]!.id, ...args], told: 1 }]
  const review = reviewOf(engine, { game: module.meta.id, first, moves }, { playouts, numbersOf })
  let told = 0
  for (;;) {
    const { done, value } = review.next()
    if (done) return value!
    expect(value).to.be.at.least(told)
    told = value
  }
}

/** Ada's last turn: with three residents more she wins. */
const lastTurn = () =>
  phoenix({
    ada: { gem: 4, food: 4, water: 4, score: 10, station: { 111: ['teal'], 121: [] } },
    bea: { gem: 0, score: 14, station: { 112: ['teal', 'teal'] } },
    endedBy: 'bea',
  })

describe('Space Station Phoenix: the review of a game', function () {
  this.timeout(60_000)

  it('finds what was thrown away, and says what would have been better', () => {
    const [ada] = reviewed(lastTurn().state, 300, 'takeIncome')
    expect(ada!.judged).to.equal(1)
    expect(ada!.chances[0]!.value, 'she would have won').to.equal(1)
    const [turn] = ada!.turningPoints
    expect(turn).to.deep.include({ step: 0, question: { key: 'ask.turn' } })
    expect(turn!.made.what).to.deep.equal({ key: 'move.takeIncome' })
    expect(turn!.better.what.params).to.deep.include({ ship: 'ship:L1-TRA' })
    expect([turn!.made.won, turn!.better.won]).to.deep.equal([0, 1])
    expect(turn!.better.points!.own).to.be.above(turn!.made.points!.own)
    expect(turn!.why!.map(({ key }) => key)).to.include('because.residents')
  })

  it('has nothing to say where the best was done', () => {
    const [ada] = reviewed(lastTurn().state, 300, 'useShip', '0/L1-TRA')
    expect(ada).to.deep.include({ judged: 1, turningPoints: [] })
  })

  it('is the same whatever lies hidden from the seat', () => {
    const { G } = engine.begin(2, { shipSetup: 'random' }, 'hidden') as unknown as { G: PhoenixState }
    const other = module.determinize!(module.view(G, '0'), '0', numbersOf('hidden'))
    expect(other.players['1']!.hubs).not.to.deep.equal(G.players['1']!.hubs)
    const asked = G.asks.findIndex(({ seat }) => seat === '0')
    const hub = G.asks[asked]!.pick!.options[0]!
    const only = (g: PhoenixState) => ({ ...g, asks: [g.asks[asked]!, ...g.asks.toSpliced(asked, 1)] })
    const [one, two] = [G, other].map(g => reviewed(only(g), 20, 'answer', [hub])[0])
    expect(one!.judged).to.equal(1)
    expect(two).to.deep.equal(one)
  })
})
