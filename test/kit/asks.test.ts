import { expect } from 'chai'
import * as kit from '../../games/kit/index.ts'

const empty = (): kit.AskState => ({ asks: [], lastAsk: 0 })
const kindsOf = (g: kit.AskState) => g.asks.map(({ kind }) => kind)

describe('kit: asks', () => {
  it('numbers questions and never reuses a number', () => {
    const g = empty()
    const first = kit.ask(g, { seat: '0', kind: 'a', required: true })
    kit.close(g, first)
    const second = kit.ask(g, { seat: '0', kind: 'a', required: true })
    expect([first.id, second.id]).to.deep.equal([1, 2])
    expect(g.asks).to.deep.equal([second])
  })

  it('gives the questions of a seat, oldest first, past ten questions too', () => {
    const g = empty()
    for (let i = 0; i < 12; i++) kit.ask(g, { seat: String(i % 2), kind: `k${i}`, required: true })
    expect(kit.asksOf(g, '1').map(({ id }) => id)).to.deep.equal([2, 4, 6, 8, 10, 12])
  })

  it('waits for required questions only', () => {
    const g = empty()
    kit.ask(g, { seat: '0', kind: 'may', required: false })
    expect(kit.isWaiting(g)).to.equal(false)
    kit.ask(g, { seat: '1', kind: 'must', required: true })
    expect(kit.isWaiting(g)).to.equal(true)
  })

  it('closes the questions of one kind, or all', () => {
    const g = empty()
    for (const kind of ['a', 'b', 'a', 'c']) kit.ask(g, { seat: '0', kind, required: true })
    kit.closeAll(g, 'a')
    expect(kindsOf(g)).to.deep.equal(['b', 'c'])
    kit.closeAll(g)
    expect(kindsOf(g)).to.deep.equal([])
  })

  it('asks everything again under new numbers, in the same order', () => {
    const g = empty()
    kit.ask(g, { seat: '0', kind: 'a', required: true, memo: { card: 'x' } })
    kit.ask(g, { seat: '1', kind: 'b', required: false })
    kit.renew(g)
    expect(g.asks.map(({ id }) => id)).to.deep.equal([3, 4])
    expect(g.asks[0]).to.deep.equal({ id: 3, seat: '0', kind: 'a', required: true, memo: { card: 'x' } })
  })

  it('shows the alternatives to the seat that is asked, and what the game remembers to nobody', () => {
    const g = empty()
    const pick = { of: 'place', options: ['1', '2'], min: 1, max: 1 }
    const memo = { secret: 7 }
    kit.ask(g, { seat: '0', kind: 'a', required: true, about: { card: 'card:x' }, pick, memo })
    const shown = { id: 1, seat: '0', kind: 'a', required: true, about: { card: 'card:x' } }
    expect(kit.visibleAsks(g.asks, '0')).to.deep.equal([{ ...shown, pick }])
    expect(kit.visibleAsks(g.asks, '1')).to.deep.equal([shown])
    expect(kit.visibleAsks(g.asks, null)).to.deep.equal([shown])
  })
})
