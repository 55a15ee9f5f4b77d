import { expect } from 'chai'
import * as kit from '../../games/kit/index.ts'

const entries = (g: { log: kit.Log }, seat: string | null) => kit.linesOf(kit.readableLog(g.log, seat))

describe('kit: log', () => {
  it('numbers lines from 1', () => {
    const g = { log: kit.emptyLog() }
    kit.say(g, kit.line('a'))
    kit.say(g, kit.line('b', { n: 1 }))
    expect(g.log).to.deep.equal({
      last: 2,
      lines: [
        { n: 1, line: { key: 'a' } },
        { n: 2, line: { key: 'b', params: { n: 1 } } },
      ],
    })
  })

  it('gives some seats the full line and everybody else less', () => {
    const g = { log: kit.emptyLog() }
    kit.sayTo(g, ['1'], kit.line('full'), kit.line('less'))
    expect(entries(g, '1')).to.deep.equal([{ n: 1, line: { key: 'full' } }])
    for (const seat of ['0', null]) expect(entries(g, seat)).to.deep.equal([{ n: 1, line: { key: 'less' } }])
  })

  it('leaves out a line that is not for the reader, but not its number', () => {
    const g = { log: kit.emptyLog() }
    kit.sayTo(g, ['1'], kit.line('full'), null)
    kit.say(g, kit.line('after'))
    expect(entries(g, '0')).to.deep.equal([{ n: 2, line: { key: 'after' } }])
    expect(entries(g, '1')).to.have.length(2)
    expect(kit.readableLog(g.log, null).last).to.equal(2)
  })

  it('keeps all lines until it is trimmed, and then the newest', () => {
    const g = { log: kit.emptyLog() }
    for (let i = 0; i < kit.LOG_TAIL + 5; i++) kit.say(g, kit.line('x'))
    expect(kit.linesOf(g.log)).to.have.length(kit.LOG_TAIL + 5)
    kit.trimLog(g.log)
    expect(kit.linesOf(g.log)).to.have.length(kit.LOG_TAIL)
    expect(kit.linesOf(g.log)[0]?.n).to.equal(6)
    expect(g.log.last).to.equal(kit.LOG_TAIL + 5)
  })

  it('does not keep the list of seats that it was given', () => {
    const g = { log: kit.emptyLog() }
    const to = ['1']
    kit.sayTo(g, to, kit.line('full'), null)
    to.push('0')
    expect(entries(g, '0')).to.deep.equal([])
  })
})
