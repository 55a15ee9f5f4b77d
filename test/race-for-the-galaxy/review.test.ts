/** Where a finished game turned, by what each seat could know. */
import { expect } from 'chai'
import { isOpen, type KitState, type SeatReview } from '../../games/kit/index.ts'
import { raceForTheGalaxy as module, type RaceState } from '../../games/race-for-the-galaxy/index.ts'
import { engineOf, type MatchState } from '../../lobby/bgio.ts'
import { statesOf } from '../../lobby/replay.ts'
import { reviewOf, sightedBy, type ToldMove } from '../../lobby/review.ts'
import { chanceOf } from '../support/contract/chance.ts'

const engine = engineOf(module)
const numbersOf = (words: string) => chanceOf(words).number

interface Match {
  first: MatchState
  moves: ToldMove[]
}

/** A match between veterans, in which seat 0 once passes, where it could settle as it had planned. */
function blundered(): Match & { at: number } {
  const { number } = chanceOf('blunder')
  const first = engine.begin(2, { expansion: 'base' }, 'even')
  const moves: ToldMove[] = []
  let at = -1
  for (let state = first; !state.G.outcome; ) {
    const ask = state.G.asks.find(one => one.required && isOpen(one))!
    const view = engine.view(state, ask.seat) as Parameters<typeof module.legalMoves>[0]
    let play = module.bots.veteran!(view, ask.seat, number)!
    if (at < 0 && view.round === 9 && ask.seat === '0' && ask.kind === 'settle') {
      at = moves.length
      play = { move: 'pass', args: [ask.id] }
    }
    state = engine.apply(state, ask.seat, play.move, play.args)!
    moves.push({ step: state._stateID, seat: ask.seat, ...play, told: state._stateID })
  }
  return { first, moves, at }
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
    ;({ first, moves, at } = blundered())
  })

  it('finds what was thrown away, says what would have been better, and at which moment', () => {
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
    const { chances, turningPoints, judged } = step.value
    expect(turningPoints).to.have.length.within(1, 3)
    const [turn] = turningPoints.filter(one => one.step === at)
    expect(turn, 'the blunder').to.deep.include({ round: 9, question: { key: 'ask.settle' } })
    expect(turn!.made.what).to.deep.equal({ key: 'move.pass' })
    expect(turn!.better.what.key).to.equal('move.settle')
    expect(turn!.better.won).to.be.above(turn!.made.won)
    expect(turn!.cost.value - turn!.cost.margin).to.be.above(0)
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

  it('is none where the moves do not follow', () => {
    const match = { game: module.meta.id, first, moves: moves.slice(1) }
    expect(reviewOf(engine, match, { playouts: 1, numbersOf }).next()).to.deep.equal({
      done: true,
      value: undefined,
    })
  })
})
