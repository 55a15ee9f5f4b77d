import { expect } from 'chai'
import fc from 'fast-check'
import { changesBetween, withChanges } from '../../lobby/changes.ts'

const parts = fc.jsonValue({ maxDepth: 4 })
const views = fc.dictionary(fc.string({ maxLength: 3 }), parts, { maxKeys: 5 })

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

  it('throw where they do not fit, so that the page asks for everything', () => {
    expect(() => withChanges({}, [['/seats/0/hand', 1]])).to.throw('nothing stands')
    expect(() => withChanges({ hand: [] }, [['/hand/3', 1]])).to.throw('no such place')
  })
})
