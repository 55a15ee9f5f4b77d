import { expect } from 'chai'
import * as kit from '../../games/kit/index.ts'

const pick = (min: number, max: number, ordered = false): kit.Pick => ({
  of: 'x',
  options: ['a', 'b', 'c'],
  min,
  max,
  ...(ordered && { ordered }),
})

describe('kit: choices', () => {
  it('lists every answer to a pick once', () => {
    expect(kit.answersTo(pick(1, 1))).to.deep.equal([['a'], ['b'], ['c']])
    expect(kit.answersTo(pick(0, 1))).to.deep.equal([[], ['a'], ['b'], ['c']])
    expect(kit.answersTo(pick(2, 2))).to.deep.equal([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ])
    expect(kit.answersTo(pick(0, 3))).to.have.length(8)
    expect(kit.answersTo(pick(0, 3, true))).to.have.length(1 + 3 + 6 + 6)
  })

  it('lists no answer where too few are offered', () => {
    expect(kit.answersTo({ of: 'x', options: ['a'], min: 2, max: 2 })).to.deep.equal([])
    expect(kit.answersTo({ of: 'x', options: [], min: 0, max: 2 })).to.deep.equal([[]])
  })

  it('lists no answer with two that are apart', () => {
    const apart = [['a', 'b']]
    expect(kit.answersTo({ ...pick(1, 3), apart })).to.deep.equal([
      ['a'],
      ['a', 'c'],
      ['b'],
      ['b', 'c'],
      ['c'],
    ])
    expect(kit.answersTo({ ...pick(2, 2, true), apart })).to.have.length(4)
  })

  it('lists no answer in which an option comes before one that it comes after', () => {
    const after = { a: 'b' }
    expect(kit.answersTo({ ...pick(2, 2, true), after })).to.deep.equal([
      ['b', 'a'],
      ['a', 'c'],
      ['c', 'a'],
      ['b', 'c'],
      ['c', 'b'],
    ])
  })

  it('change when somebody points at an option: it comes or goes, and others make room for it', () => {
    const two = { ...pick(1, 2), options: ['a', 'b', 'c', 'd'], apart: [['a', 'b']] }
    expect(kit.toggledIn(two, [], 'a')).to.deep.equal(['a'])
    expect(kit.toggledIn(two, ['a'], 'c')).to.deep.equal(['a', 'c'])
    expect(kit.toggledIn(two, ['a', 'c'], 'b'), 'not with a').to.deep.equal(['c', 'b'])
    expect(kit.toggledIn(two, ['a', 'c'], 'd'), 'the oldest goes').to.deep.equal(['c', 'd'])
    expect(kit.toggledIn(two, ['a', 'c'], 'a')).to.deep.equal(['c'])
    expect(kit.toggledIn(pick(1, 1), ['a'], 'b')).to.deep.equal(['b'])
  })

  it('lists some where all are too many: legal ones, in which everything occurs', () => {
    const options = Array.from({ length: 20 }, (_, i) => `card-${i}`)
    for (const [min, max] of [
      [10, 10],
      [0, 20],
      [3, 5],
    ] as const) {
      const answers = kit.answersTo({ of: 'x', options, min, max })
      expect(answers.length).to.be.within(20, 500)
      for (const answer of answers) {
        expect(answer.length).to.be.within(min, max)
        expect(new Set(answer)).to.have.property('size', answer.length)
      }
      expect(new Set(answers.flat())).to.have.property('size', 20)
      expect(new Set(answers.map(answer => [...answer].sort().join()))).to.have.property(
        'size',
        answers.length,
      )
    }
    expect(kit.someCombinations(options, 2)).to.have.length(190)
  })

  it('orders', () => {
    expect(kit.permutations([1, 2, 3])).to.have.length(6)
    expect(new Set(kit.permutations([1, 2, 3]).map(String))).to.have.property('size', 6)
  })
})
