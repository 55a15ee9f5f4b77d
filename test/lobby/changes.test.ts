import { expect } from 'chai'
import fc from 'fast-check'
import { changesBetween, withChanges } from '../../lobby/changes.ts'

const anything = fc.jsonValue({ maxDepth: 4 })
const named = fc.uniqueArray(fc.record({ id: fc.nat(9), of: fc.nat(2) }), { selector: ({ id }) => id })
const parts = fc.oneof(anything, named, fc.array(fc.constantFrom('a', 'b', 'c', null)))
const views = fc.dictionary(fc.constantFrom('a', 'b', 'id', 'n', '/', '~', 'valueOf'), parts)

describe('lobby: changes between views', () => {
  it('make the later view of the earlier one, whatever they hold', () => {
    fc.assert(
      fc.property(views, views, (before, after) => {
        const kept = structuredClone(before)
        const changes = JSON.parse(JSON.stringify(changesBetween(before, after)))
        expect(withChanges(before, changes)).to.deep.equal(JSON.parse(JSON.stringify(after)))
        expect(before, 'the earlier view stays as it was').to.deep.equal(kept)
      }),
    )
  })

  it('leave alone what did not change', () => {
    const before = { table: { deck: [1, 2, 3] }, seats: { 0: { hand: ['a', 'b'] } } }
    const after = { ...before, seats: { 0: { hand: ['a'] } } }
    const changes = changesBetween(before, after)
    expect(changes).to.deep.equal([['/seats/0/hand/1']])
    expect(withChanges(before, changes).table).to.equal(before.table)
    expect(changesBetween(before, { ...before })).to.deep.equal([])
  })

  it('are found once for parts that several readers see', () => {
    fc.assert(
      fc.property(views, views, parts, (before, after, own) => {
        const compared = new Map()
        for (const seat of ['0', '1']) {
          const [one, other] = [
            { shared: before, [seat]: { shared: before } },
            { shared: after, [seat]: { shared: after, own } },
          ]
          expect(changesBetween(one, other, compared)).to.deep.equal(changesBetween(one, other))
        }
      }),
    )
  })

  it('find the questions and lines of a list again that others have left', () => {
    const [first, second, third] = [1, 2, 3].map(n => ({ n, said: { key: `line ${n}` } }))
    expect(changesBetween({ lines: [first, second] }, { lines: [second, third] })).to.deep.equal([
      ['/lines/0'],
      ['/lines/1', third],
    ])
    const asked = [{ id: 7 }, { id: 8 }, { id: 9, kind: 'pass' }]
    expect(changesBetween({ asked }, { asked: [{ id: 7 }, { id: 9, kind: 'act' }] })).to.deep.equal([
      ['/asked/1'],
      ['/asked/1/kind', 'act'],
    ])
    expect(changesBetween({ hand: ['a', 'b', 'c'] }, { hand: ['a', 'c'] })).to.deep.equal([['/hand/1']])
    expect(changesBetween({ hand: ['a', 'b'] }, { hand: ['x', 'b'] })).to.deep.equal([['/hand/0', 'x']])
  })

  it('throw where they do not fit, so that the page asks for everything', () => {
    expect(() => withChanges({}, [['/seats/0/hand', 1]])).to.throw('nothing stands')
    expect(() => withChanges({ hand: [] }, [['/hand/3', 1]])).to.throw('no such place')
  })
})
