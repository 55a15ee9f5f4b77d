import { expect } from 'chai'
import { hasAnswered } from '../../games/kit/board/useAnswers.ts'
import { followed, type Happening, hurryFor, type Playing } from '../../games/kit/board/useStage.ts'
import { type Tale, taleOn, taleWith, toldBetween } from '../../games/kit/board/useTelling.ts'
import { type Ask, emptyLog, type Log, line, say } from '../../games/kit/index.ts'

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

/** What a game shows: its log. */
interface Shown {
  log: Log
}

describe('kit: what is told runs behind what is asked', () => {
  const READER = { seat: '0', past: false, pace: 800 }
  const AT_START: Tale = { last: 0, answers: 0, lines: [], told: 0 }

  it('begins anew, and counts anew, with each answer of the reader', () => {
    const before = taleOn(taleWith(AT_START, { log: logOf('1', '2', '3', '1', '2'), answers: 0 }, READER))
    expect([before.told, before.lines.length]).to.deep.equal([1, 5])
    const sent = taleWith(before, { log: logOf('1', '2', '3', '1', '2'), answers: 1 }, READER)
    expect([sent.told, sent.lines.length], 'while the answer is on its way').to.deep.equal([0, 0])
    const answered = taleWith(before, { log: logOf('1', '2', '3', '1', '2', '0', '3'), answers: 1 }, READER)
    expect(keysOf(answered.lines)).to.deep.equal(['log.6'])
    expect(taleOn(answered).told).to.equal(1)
  })

  it('goes on with what comes before the reader answers', () => {
    const before = taleOn(taleWith(AT_START, { log: logOf('1', '2'), answers: 0 }, READER))
    const after = taleWith(before, { log: logOf('1', '2', '3'), answers: 0 }, READER)
    expect(keysOf(after.lines)).to.deep.equal(['log.0', 'log.1', 'log.2'])
    expect(after.told).to.equal(1)
  })

  it('never falls behind for good where nobody answers: somebody watches three who play at once', () => {
    let tale = AT_START
    let due = 0
    let most = 0
    // Three lines come in the time of one step, far more than can be told one by one.
    for (let n = 0; n < 600; n++) {
      tale = { ...tale, lines: [...tale.lines, line(`log.${n}`)] }
      const clock = (n * READER.pace) / 3
      for (; due <= clock; due += READER.pace / hurryFor(tale.lines.length - tale.told)) tale = taleOn(tale)
      most = Math.max(most, tale.lines.length - tale.told)
    }
    expect(most).to.be.below(40)
  })

  it('ends, too, where the board plays it: what led to the question that is answered is not shown after that', () => {
    const view = (log: Log): Shown => ({ log })
    const script = {
      happenings: (_: Shown, { log }: Shown): Happening[] => [
        { lines: [line(`log.to${log.last}`)], weight: 1 },
      ],
      picture: (before: Shown) => before,
    }
    const [first, second, third] = [view(logOf('1')), view(logOf('1', '2')), view(logOf('1', '2', '0'))]
    const atFirst: Playing<Shown, Happening> = {
      view: first,
      picture: null,
      now: null,
      queue: [],
      step: 0,
      past: false,
      answers: 0,
    }
    const playing = followed(atFirst, second, 0, script)
    expect(playing.now?.lines[0]?.key).to.equal('log.to2')
    expect(followed(playing, third, 0, script).queue, 'without an answer').to.have.length(1)
    const answered = followed(playing, third, 1, script)
    expect([answered.now?.lines[0]?.key, answered.step, answered.queue.length]).to.deep.equal([
      'log.to3',
      1,
      0,
    ])
    expect(followed(playing, second, 1, script).now, 'while the answer is on its way').to.equal(null)
  })

  it('knows an answer by the question that is not open any more, be it answered in secret', () => {
    const ask: Ask = { id: 4, seat: '0', kind: 'pick', required: true }
    const given: Ask = { ...ask, answer: { move: 'answer', args: [4, []] } }
    expect(hasAnswered([ask], [ask], '0')).to.equal(false)
    expect(hasAnswered([ask], [given], '0')).to.equal(true)
    expect(hasAnswered([ask], [], '0')).to.equal(true)
    expect(hasAnswered([ask], [], '1'), 'somebody else').to.equal(false)
    expect(hasAnswered([{ ...ask, required: false }], [], '0'), 'a chance that is over').to.equal(false)
    expect(hasAnswered([], [ask], '0'), 'a new question').to.equal(false)
  })
})
