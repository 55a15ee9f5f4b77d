/** Where a finished game turned, by what each seat could know. */
import {
  asksOf,
  type KitState,
  type Language,
  readerOf,
  type SeatReview,
  worldOf,
} from '../../games/kit/index.ts'
import { search } from '../../games/not-alone/bot/search.ts'
import { notAlone as module, type NotAloneState } from '../../games/not-alone/index.ts'
import { engineOf, type MatchState } from '../../lobby/bgio.ts'
import { reviewOf, type ToldMove } from '../../lobby/review.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { expect, notAlone } from './support.ts'

const engine = engineOf(module)
const numbersOf = (words: string) => chanceOf(words).number

type Told = [seat: string, move: string, ...args: unknown[]]

/** Reviews what is done in a position, each move in answer to the question that the seat is asked then. */
function reviewed(G: NotAloneState, playouts: number, ...told: Told[]): SeatReview[] {
  const players = Object.keys(G.hunted).length + 1
  const first: MatchState = { ...engine.begin(players, {}, 'review'), G: G as unknown as KitState }
  let state = first
  const moves = told.map(([seat, move, ...args]): ToldMove => {
    const made = [asksOf(state.G, seat)[0]!.id, ...args]
    state = engine.apply(state, seat, move, made)!
    return { step: state._stateID, seat, move, args: made, told: state._stateID }
  })
  const review = reviewOf(engine, { game: module.meta.id, first, moves }, { playouts, numbersOf })
  for (;;) {
    const { done, value } = review.next()
    if (done) return value!
  }
}

/** The Creature stands a space before its end, knows that Bea is at the Lair, and may still hunt there. */
const lastChance = () => {
  const t = notAlone({
    assimilation: 1,
    rescue: 1,
    bea: { hand: ['lair'] },
    cy: { hand: ['river', 'beach'] },
  })
  t.lockAll({ bea: 'lair', cy: 'river' })
  return t.state
}

describe('Not Alone: the review of a game', function () {
  this.timeout(60_000)

  it('finds what was thrown away, what would have been better and why, in words of both languages', () => {
    const [ada] = reviewed(lastChance(), 200, ['0', 'endPlacement'])
    expect(ada!.judged).to.equal(1)
    const [turn] = ada!.turningPoints
    expect(turn).to.deep.include({ step: 0, question: turn!.question })
    expect(turn!.made.what).to.deep.equal({ key: 'move.endPlacement' })
    expect(turn!.better.what.params).to.deep.include({ token: 'token:creature', place: 'place:1' })
    expect([turn!.made.won, turn!.better.won]).to.deep.equal([0, 1])
    const reasons = (language: Language) =>
      turn!.why!.map(one => readerOf(module.text, language, seat => seat).read(one))
    expect(reasons('en')).to.deep.equal([
      'the Rescue counter 1.0 spaces further back',
      'the Assimilation counter 1.0 spaces further on',
    ])
    expect(reasons('ja').join()).to.match(/救援.*1\.0マス.*同化.*1\.0マス/)
  })

  it('counts the victory of the Hunted whole for each of them', () => {
    const t = notAlone({ rescue: 1, assimilation: 9, bea: { hand: ['river'] }, cy: { hand: ['beach'] } })
    const bea = reviewed(t.state, 60, ['1', 'lockPlaces', [3]])[1]!
    expect(bea.chances[0]!.value).to.be.above(0.9)
  })

  it('judges cards that were locked at last, not those that were taken back', () => {
    const t = notAlone({ bea: { hand: ['river', 'beach', 'rover'] } })
    const bea = reviewed(
      t.state,
      20,
      ['1', 'lockPlaces', [3]],
      ['1', 'unlockPlaces'],
      ['1', 'lockPlaces', [4]],
    )[1]!
    expect(bea.judged).to.equal(1)
  })

  it('plays on without what the seat has answered in advance: a bot answers there', () => {
    const t = notAlone({ bea: { survival: ['amplifier'] } })
    t.bea.does('setStanding', { kinds: ['window'], move: 'pass', args: [], guards: {}, lasts: {} })
    expect(t.bea.view.standing!['1']).not.to.deep.equal({})
    const { g } = worldOf(search, t.bea.view, '1', numbersOf('standing'))
    expect(g.standing).to.deep.equal({ 0: {}, 1: {}, 2: {} })
  })

  it('is the same whatever lies hidden from the seat', () => {
    const t = notAlone({ hunt: { hand: ['scream', 'clone'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    const G = t.state
    const other = module.determinize!(module.view(G, '0'), '0', numbersOf('hidden'))
    expect(other.hunted).not.to.deep.equal(G.hunted)
    const [one, two] = [G, other].map(g => reviewed(g, 40, ['0', 'placeToken', 'creature', 3])[0])
    expect(one!.judged).to.equal(1)
    expect(two).to.deep.equal(one)
  })
})
