/** Where a finished game turned, by what each seat could know. */
import { expect } from 'chai'
import { isOpen, type KitState, type SeatReview } from '../../games/kit/index.ts'
import { raceForTheGalaxy as module, type RaceState } from '../../games/race-for-the-galaxy/index.ts'
import { engineOf, type MatchState } from '../../lobby/bgio.ts'
import { statesOf } from '../../lobby/replay.ts'
import { reviewOf, sightedBy, type ToldMove } from '../../lobby/review.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { orbRace } from './orb-table.ts'
import { race } from './support.ts'

const engine = engineOf(module)
const numbersOf = (words: string) => chanceOf(words).number

interface Match {
  first: MatchState
  moves: ToldMove[]
}

/** A match between veterans; `at` is a move of seat 0 that settles. */
function played(): Match & { at: number } {
  const { number } = chanceOf('veterans')
  const first = engine.begin(2, { expansion: 'base' }, 'even')
  const moves: ToldMove[] = []
  for (let state = first; !state.G.outcome; ) {
    const { seat } = state.G.asks.find(one => one.required && isOpen(one))!
    const view = engine.view(state, seat) as Parameters<typeof module.legalMoves>[0]
    const play = module.bots.veteran!(view, seat, number)!
    state = engine.apply(state, seat, play.move, play.args)!
    moves.push({ step: state._stateID, seat, ...play, told: state._stateID })
  }
  return { first, moves, at: moves.findIndex(({ seat, move }) => seat === '0' && move === 'settle') }
}

/** The last round: Ada passes, where a world would bring her the two points with which she wins. */
function blundered(): Match {
  const t = race({ pool: 0, ada: { hand: ['comet-zone'], fill: 5 }, bea: { vp: 1 } })
  t.plays({ ada: 'settle', bea: 'settle' })
  const { seat, id } = t.ada.asked('settle') as { seat: string; id: number }
  const first = { ...engine.begin(2, {}, 'blunder'), G: t.state as unknown as KitState }
  return { first, moves: [{ step: 1, seat, move: 'pass', args: [id], told: 1 }] }
}

function reviewed(match: Match, playouts: number): SeatReview[] {
  const review = reviewOf(engine, { game: module.meta.id, ...match }, { playouts, numbersOf })
  for (;;) {
    const { done, value } = review.next()
    if (done) return value!
  }
}

describe('Race for the Galaxy: the review of a game', function () {
  this.timeout(60_000)
  let first: MatchState
  let moves: ToldMove[]
  let at: number
  before(() => {
    ;({ first, moves, at } = played())
  })

  it('finds what was thrown away, says what would have been better, and at which moment', () => {
    const [{ judged, turningPoints }] = reviewed(blundered(), 100) as [SeatReview]
    expect(judged).to.equal(1)
    const [turn] = turningPoints
    expect(turn).to.deep.include({ step: 0, question: { key: 'ask.settle' } })
    expect(turn!.made).to.deep.include({ what: { key: 'move.pass' }, won: 0 })
    expect(turn!.better.what.key).to.equal('move.settle')
    expect(turn!.better.won).to.equal(1)
    expect(turn!.cost.value - turn!.cost.margin).to.be.above(0)
    expect(turn!.why).to.deep.equal([{ key: 'because.card', params: { more: '2.0' } }])
  })

  it('looks at every round and at every decision, and says how far it is', () => {
    const states = [...statesOf(engine, first, moves)]
    const review = module.review!('0', sightedBy(engine, '0', states, moves) as never, {
      playouts: 300,
      numbersOf,
    })
    let step = review.next()
    let done = 0
    for (; !step.done; step = review.next()) {
      expect(step.value).to.be.at.least(done)
      done = step.value
    }
    const { chances, judged } = step.value
    expect(judged).to.be.within(20, moves.length)
    expect(chances.map(({ round }) => round)).to.deep.equal(chances.map((_, i) => i))
    const shares = chances.map(({ value }) => value)
    expect(Math.min(...shares)).to.be.at.least(0)
    expect(Math.max(...shares)).to.be.at.most(1)
  })

  it('is the same whatever lies hidden from the seat, and another one where it sees something else', () => {
    const states = [...statesOf(engine, first, moves.slice(0, at))]
    const state = states.at(-1)!
    const G = state.G as RaceState
    const next = moves.slice(at, at + 1)
    // Everything that seat 0 cannot see lies otherwise.
    const other = module.determinize!(module.view(G, '0'), '0', numbersOf('hidden'))
    expect(other.players['1']!.hand).not.to.deep.equal(G.players['1']!.hand)
    expect(other.deck).not.to.deep.equal(G.deck)
    const [one, two] = [G, other].map(g =>
      reviewed({ first: { ...state, G: g as unknown as KitState }, moves: next }, 60),
    )
    expect(one![0]!.judged).to.equal(1)
    expect(two![0]).to.deep.equal(one![0])
    expect(two![1]).not.to.deep.equal(one![1])
  })

  it('judges what is done on the orb, too', () => {
    const t = orbRace({ orb: { laid: ['A26 2,0'], tokens: { '2,2': 'A1' }, teams: { ada: ['1,1'] } } })
    t.plays({ ada: 'explore-orb', bea: 'produce' })
    const { seat, id } = t.ada.asked('orbMove') as { seat: string; id: number }
    const first = {
      ...engine.begin(2, { expansion: 'base+aa+orb' }, 'orb'),
      G: t.state as unknown as KitState,
    }
    const moves = [{ step: 1, seat, move: 'endMove', args: [id], told: 1 }]
    expect(reviewed({ first, moves }, 10)[0]!.judged).to.equal(1)
  })

  it('is none where the moves do not follow', () => {
    const match = { game: module.meta.id, first, moves: moves.slice(1) }
    expect(reviewOf(engine, match, { playouts: 1, numbersOf }).next()).to.deep.equal({
      done: true,
      value: undefined,
    })
  })
})
