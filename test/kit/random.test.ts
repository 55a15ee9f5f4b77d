import { expect } from 'chai'
import * as kit from '../../games/kit/index.ts'
import { unrandom } from './state.ts'

/** Dice that show the given numbers, and a Shuffle that reverses. */
const loaded = (...dice: number[]): kit.Random => ({
  ...unrandom,
  Shuffle: deck => [...deck].reverse(),
  Die: ((_: number) => dice.shift()!) as kit.Random['Die'],
})

describe('kit: random helpers', () => {
  it('takes random elements out of a pile', () => {
    const pile = ['a', 'b', 'c', 'd']
    expect(kit.takeRandom(pile, 2, loaded(3, 1))).to.deep.equal(['c', 'a'])
    expect(pile).to.deep.equal(['b', 'd'])
  })

  it('takes all of a pile that holds fewer', () => {
    const pile = ['a']
    expect(kit.takeRandom(pile, 3, loaded(1))).to.deep.equal(['a'])
    expect(kit.takeRandom(pile, 1, loaded())).to.deep.equal([])
  })

  it('draws from the end of the deck', () => {
    const deck = ['a', 'b', 'c']
    expect(kit.drawCards(deck, [], 2, unrandom)).to.deep.equal(['c', 'b'])
    expect(deck).to.deep.equal(['a'])
  })

  it('shuffles the discard pile when the deck runs out in the middle of a draw', () => {
    const deck = ['a']
    const discard = ['x', 'y', 'z']
    expect(kit.drawCards(deck, discard, 2, loaded())).to.deep.equal(['a', 'x'])
    expect(deck).to.deep.equal(['z', 'y'])
    expect(discard).to.deep.equal([])
  })

  it('leaves the discard pile alone while the deck has cards', () => {
    const discard = ['x']
    kit.drawCards(['a'], discard, 1, unrandom)
    expect(discard).to.deep.equal(['x'])
  })

  it('draws fewer where both are empty', () => {
    expect(kit.drawCards(['a'], [], 3, unrandom)).to.deep.equal(['a'])
    expect(kit.drawCards([], [], 1, unrandom)).to.deep.equal([])
  })

  it('makes dice and shuffled decks of numbers in [0, 1)', () => {
    const numbers = [0, 0.999, 0.5, 0.99, 0.5, 0]
    const random = kit.randomOf(() => numbers.shift()!)
    expect(random.Die(6)).to.equal(1)
    expect(random.Die(6, 2)).to.deep.equal([6, 4])
    const deck = ['a', 'b', 'c']
    expect(random.Shuffle(deck)).to.deep.equal(['c', 'b', 'a'])
    expect(deck, 'a copy').to.deep.equal(['a', 'b', 'c'])
  })
})
