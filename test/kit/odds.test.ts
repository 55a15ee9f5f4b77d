import { expect } from 'chai'
import fc from 'fast-check'
import { anyAmong, choose, exactly, numberOf } from '../../games/kit/index.ts'

/** All ways to take `count` of `list`. */
function taken<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return list.flatMap((one, i) => taken(list.slice(i + 1), count - 1).map(rest => [one, ...rest]))
}

describe('kit: odds', () => {
  it('count the ways to take some of all', () => {
    for (let all = 0; all <= 8; all++)
      for (let count = 0; count <= all + 1; count++)
        expect(choose(all, count)).to.equal(taken([...Array(all).keys()], count).length)
    expect(choose(5, -1)).to.equal(0)
  })

  it('say how likely a good card is among those drawn, as counting all hands says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(9), fc.nat(10), (all, good, drawn) => {
        const some = Math.min(good, all)
        const hands = taken([...Array(all).keys()], Math.min(drawn, all))
        const hits = hands.filter(hand => hand.some(card => card < some)).length
        expect(anyAmong(drawn, some, all)).to.be.closeTo(hits / hands.length, 1e-9)
      }),
    )
    expect(anyAmong(3, 0, 0)).to.equal(0)
  })

  it('add up to certainty', () => {
    for (const tries of [0, 1, 4, 7]) {
      const sum = [...Array(tries + 1).keys()].reduce((all, hits) => all + exactly(hits, tries, 0.3), 0)
      expect(sum).to.be.closeTo(1, 1e-9)
    }
  })

  it('never read as impossible or certain where they are not', () => {
    const read = (value: number) => numberOf({ value, of: 'chance' }, 'en')
    expect([0, 0.001, 0.01, 0.5, 0.99, 0.999, 1].map(read)).to.deep.equal([
      '0%',
      '<1%',
      '1%',
      '50%',
      '99%',
      '>99%',
      '100%',
    ])
    expect(numberOf({ value: 5 / 3, of: 'count' }, 'en')).to.equal('1.67')
  })
})
