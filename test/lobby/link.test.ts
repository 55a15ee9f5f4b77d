import { setTimeout } from 'node:timers/promises'
import { expect } from 'chai'
import { Link } from '../../lobby/server/peers/link.ts'
import { alone, type Elsewhere, NOBODY } from '../../lobby/server/peers/peers.ts'

const someone = (name: string): Elsewhere => ({ names: [name], spectators: 0 })

/** A database that answers in the order of `delays`, in milliseconds, and refuses where there is none. */
function linked(delays: (number | undefined)[]) {
  const kept: Elsewhere[] = []
  const appear = async (_: string, here: Elsewhere) => {
    const delay = delays.shift()
    await setTimeout(delay ?? 1)
    if (delay === undefined) throw new Error('the database is away')
    kept.push(here)
  }
  const position = () => ({ room: 'room', step: 0, version: 0, chat: 0 })
  return { kept, link: new Link({ ...alone, shared: true, appear }, position) }
}

describe('lobby: who is here, as other servers know it', () => {
  it('is what was last so, however long the database takes for each', async () => {
    const { kept, link } = linked([20, 1, 1])
    await Promise.all([link.appear(someone('ada')), link.appear(NOBODY), link.appear(someone('bea'))])
    expect(kept.at(-1)).to.deep.equal(someone('bea'))
  })

  it('is tried again where the database was away, though nothing has changed', async () => {
    const { kept, link } = linked([undefined, undefined, 1])
    for (let tries = 0; tries < 4; tries++) await link.appear(someone('ada'))
    expect(kept).to.deep.equal([someone('ada')])
  })

  it('is put down anew where it may be lost, also while it is being put down', async () => {
    const { kept, link } = linked([1, 20, 1])
    await link.appear(someone('ada'))
    const changed = link.appear(someone('bea'))
    await Promise.all([changed, link.appear(someone('bea'), true)])
    expect(kept).to.deep.equal([someone('ada'), someone('bea'), someone('bea')])
  })

  it('who has left while the database was away is gone afterwards', async () => {
    const { kept, link } = linked([1, undefined, 1])
    await link.appear(someone('ada'))
    await link.appear(NOBODY)
    await link.appear(NOBODY, true)
    expect(kept.at(-1)).to.deep.equal(NOBODY)
  })
})
