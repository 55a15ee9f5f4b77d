import { expect } from 'chai'
import { Turns } from '../../lobby/server/turns.ts'

describe('lobby: turns', () => {
  const at = (network: string, person = network) => ({ network, person })
  const order = (turns: Turns<string>) => {
    const all: string[] = []
    for (let next = turns.next(); next; next = turns.next()) all.push(next.what)
    return all.join(' ')
  }

  it('go from one network to the next, and in each from one person to the next, in the order in which they came', () => {
    const turns = new Turns<string>()
    for (const one of ['a1', 'a2', 'a3']) turns.add(one, [at('a')])
    for (const one of ['b1', 'b2']) turns.add(one, [at('b')])
    turns.add('x1', [at('a', 'x')])
    turns.add('c1', [at('c')])
    expect(turns.ahead('c1')).to.equal(2)
    expect(order(turns)).to.equal('a1 b1 c1 x1 b2 a2 a3')
  })

  it('come for whoever else wants the same when theirs comes', () => {
    const turns = new Turns<string>()
    for (const one of ['a1', 'a2', 'a3']) turns.add(one, [at('a')])
    turns.join('a3', at('b'))
    expect(order(turns)).to.equal('a1 a3 a2')
  })

  it('do not begin anew for whoever goes on with something', () => {
    const turns = new Turns<string>()
    turns.add('a1', [at('a')])
    const { what, wishers } = turns.next()!
    turns.add('b1', [at('b')])
    expect([turns.isWantedBeside(wishers), turns.isWantedBeside([at('b')])]).to.deep.equal([true, false])
    turns.add(what, wishers)
    expect(order(turns)).to.equal('b1 a1')
  })

  it('are for so many things of one network at once, however many people there want them', () => {
    const turns = new Turns<number>()
    let count = 0
    for (; turns.hasRoomFor(at('a', `p${count}`)); count++) turns.add(count, [at('a', `p${count}`)])
    expect(count).to.equal(20)
    expect(turns.hasRoomFor(at('b'))).to.equal(true)
  })
})
