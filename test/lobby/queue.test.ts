import { expect } from 'chai'
import { Queue } from '../../lobby/server/queue.ts'
import { pause } from './support/guest.ts'

describe('lobby: the queue of a match', () => {
  it('starts a job when all before it are done, however they ended', async () => {
    const queue = new Queue()
    const done: string[] = []
    const job = (name: string, wait: number) => async () => {
      done.push(`${name} begins`)
      await pause(wait)
      done.push(`${name} ends`)
      return name
    }
    const first = queue.add(job('first', 20))
    const failing = queue.add(async () => {
      throw new Error('a failure of its own')
    })
    const last = queue.add(job('last', 0))
    expect(queue.idle).to.equal(false)
    const outcomes = await Promise.allSettled([first, failing, last])
    expect(outcomes.map(({ status }) => status)).to.deep.equal(['fulfilled', 'rejected', 'fulfilled'])
    expect(done).to.deep.equal(['first begins', 'first ends', 'last begins', 'last ends'])
    await pause(0)
    expect(queue.idle).to.equal(true)
  })
})
