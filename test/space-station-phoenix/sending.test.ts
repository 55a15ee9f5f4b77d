import { expect } from 'chai'
import fc from 'fast-check'
import type { Refusal } from '../../games/kit/index.ts'
import { Sending } from '../../games/space-station-phoenix/board/sending.ts'

const REFUSED: Refusal = { rule: 'SSP-1.01', text: { key: 'refusal.notSent' } }
const planOf = (length: number) => Array.from({ length }, (_, i) => ({ move: `m${i}`, args: [i] }))

/** A table at which questions and answers come when the test says so. */
function server() {
  let asked: number | undefined = 1
  const sent: unknown[][] = []
  const waiting: ((refusal?: Refusal) => void)[] = []
  return {
    sent,
    asked: () => asked,
    asks(id: number | undefined) {
      asked = id
    },
    send: (move: string, ...args: unknown[]) =>
      new Promise<Refusal | undefined>(resolve => {
        sent.push([move, ...args])
        waiting.push(resolve)
      }),
    async answers(refusal?: Refusal) {
      waiting.shift()!(refusal)
      // What waits for the answer goes on only after this.
      await new Promise(done => setImmediate(done))
    },
  }
}

describe('a plan that is sent', () => {
  /** Sends as a page does: with whatever of the plan is known to be left, whenever it looks. */
  function page(s: ReturnType<typeof server>, length: number) {
    let sending = new Sending(planOf(length))
    let refused: Refusal | undefined
    return {
      look() {
        void sending.next(s.asked(), s.send)?.then(result => {
          if (result instanceof Sending) sending = result
          else refused = result
        })
      },
      isOver: () => sending.isOver(s.asked()),
      left: () => sending.left,
      refused: () => refused,
    }
  }

  it('goes out move by move, each once and with its own question, in whatever order news arrive', async () => {
    const looks = fc.nat(2)
    const orders = fc.array(
      fc.record({ questionFirst: fc.boolean(), looks: fc.tuple(looks, looks, looks) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    await fc.assert(
      fc.asyncProperty(orders, async order => {
        const s = server()
        const p = page(s, order.length)
        const look = (times: number) => {
          for (let i = 0; i < times; i++) p.look()
        }
        for (const [i, { questionFirst, looks }] of order.entries()) {
          look(1 + looks[0])
          expect(s.sent, 'not sent').to.have.length(i + 1)
          expect(p.isOver(), 'over too early').to.equal(false)
          const question = () => s.asks(i + 1 < order.length ? i + 2 : undefined)
          if (questionFirst) question()
          else await s.answers()
          look(looks[1])
          expect(s.sent, 'sent twice, or before its question').to.have.length(i + 1)
          expect(p.isOver(), 'over before all is known').to.equal(false)
          if (questionFirst) await s.answers()
          else question()
          look(looks[2])
        }
        expect(s.sent).to.deep.equal(order.map((_, i) => [`m${i}`, i + 1, i]))
        expect(p.isOver()).to.equal(true)
      }),
    )
  })

  it('keeps what did not get through', async () => {
    const s = server()
    const p = page(s, 3)
    p.look()
    await s.answers()
    s.asks(2)
    p.look()
    await s.answers(REFUSED)
    expect(p.refused()).to.equal(REFUSED)
    expect(p.left()).to.deep.equal(planOf(3).slice(1))
    p.look()
    expect(s.sent, 'sent again by itself').to.have.length(2)
  })
})
