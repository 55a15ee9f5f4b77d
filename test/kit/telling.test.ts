import { expect } from 'chai'
import { toldBetween } from '../../games/kit/board/useTelling.ts'
import { emptyLog, line, say } from '../../games/kit/index.ts'

const logOf = (...seats: (string | undefined)[]) => {
  const g = { log: emptyLog() }
  for (const [i, seat] of seats.entries())
    say(g, seat === undefined ? line(`log.${i}`) : line(`log.${i}`, { seat: `seat:${seat}` }))
  return g.log
}
const keysOf = (lines: readonly { key: string }[] | undefined) => lines?.map(({ key }) => key)

describe('kit: what is told of others', () => {
  it('tells what others did since, and what came of it', () => {
    const log = logOf('1', '0', '1', undefined, '1')
    expect(keysOf(toldBetween(2, log, '0'))).to.deep.equal(['log.2', 'log.3', 'log.4'])
    expect(keysOf(toldBetween(3, log, '0'))).to.deep.equal(['log.3', 'log.4'])
    expect(keysOf(toldBetween(4, log, '0'))).to.deep.equal(['log.4'])
  })

  it('tells what others did just before the reader, where all act at once, but not what the reader did', () => {
    const log = logOf(undefined, '1', '2', '0', '0', '1', undefined)
    expect(keysOf(toldBetween(0, log, '0'))).to.deep.equal(['log.1', 'log.2', 'log.5', 'log.6'])
    expect(keysOf(toldBetween(0, logOf('1', '0'), '0'))).to.deep.equal(['log.0'])
    expect(keysOf(toldBetween(0, logOf(undefined, '0'), '0'))).to.deep.equal([])
  })

  it('tells a spectator everything', () => {
    expect(keysOf(toldBetween(1, logOf('0', '1', '0'), null))).to.deep.equal(['log.1', 'log.2'])
  })

  it('tells nothing where nothing is new, the past is looked at, or lines are missing', () => {
    const log = logOf('1', '1', '1')
    expect(toldBetween(3, log, '0')).to.equal(undefined)
    expect(toldBetween(9, log, '0')).to.equal(undefined)
    expect(toldBetween(0, { ...log, lines: log.lines.slice(1) }, '0')).to.equal(undefined)
  })
})
