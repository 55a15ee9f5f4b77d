/** What `starboard-games/local` says to other applications, beside what tables do: `local-table.test.ts`. */
import { expect } from 'chai'
import { type GameModule, usualBot } from '../../games/kit/index.ts'
import { toy } from '../../games/toy/index.ts'
import {
  dueIn,
  HeldElsewhere,
  hold,
  type LocalStore,
  type LocalTable,
  localTable,
  memoryStore,
  peopleIn,
  type Think,
  thinkIn,
  thinkInPlace,
} from '../../lobby/local/index.ts'
import { until } from './support/guest.ts'
import { chance } from './support/tables.ts'

const game = toy as unknown as GameModule
const bot = game.meta.bots[0]!

/** Plays all seats of people by chance, to the end. */
async function playOut(table: LocalTable): Promise<void> {
  const random = chance(3)
  for (;;) {
    await until(() => table.isOver || dueIn(table) !== undefined, 'somebody’s turn')
    const seat = dueIn(table)
    if (table.isOver || seat === undefined) return
    const play = game.anyMove(table.state(seat).view, seat, random)!
    expect(table.move(seat, play.move, play.args).refusal).to.equal(undefined)
  }
}

describe('lobby: localTable', function () {
  this.timeout(20_000)

  it('seats bots as it is told, and the usual one where nothing is said', async () => {
    const seats = async (bots?: Parameters<typeof localTable>[1]['bots']) => {
      const table = await localTable(game, { seats: 3, ...(bots && { bots }) })
      await table.close()
      return table.record.seats
    }
    const usual = usualBot(game.meta)!
    expect(await seats()).to.deep.equal([null, usual, usual])
    expect(await seats(bot)).to.deep.equal([null, bot, bot])
    expect(await seats({ 0: bot })).to.deep.equal([bot, null, null])
    expect(await seats({})).to.deep.equal([null, null, null])
  })

  it('is played by several people at one device, whoever is due first', async () => {
    const table = await localTable(game, { seats: 3, bots: {}, botDelay: 0 })
    expect(peopleIn(table)).to.deep.equal(['0', '1', '2'])
    await playOut(table)
    expect(table.record.winners).to.be.an('array')
    expect(dueIn(table)).to.equal(undefined)
  })

  it('goes on with what the store has under its id, whatever else is said', async () => {
    const store = memoryStore()
    const choices = { id: 'mine', seats: 2, store, botDelay: 0 }
    const one = await localTable(game, choices)
    await until(() => dueIn(one) !== undefined, 'my turn')
    await one.close()
    const two = await localTable(game, { ...choices, seats: 3, seed: 'another' })
    expect(two.record.seed).to.equal(one.record.seed)
    expect(two.state('0').view).to.deep.equal(one.state('0').view)
    await two.close()
  })

  it('refuses in words what the game is not played with', async () => {
    const wrong = [
      [{ seats: 99 }, /players, not 99/],
      [{ seats: 2, bots: 'nobody' }, /no bot is called nobody/],
      [{ seats: 2, options: { nonsense: true } }, /\w+/],
    ] as const
    for (const [choices, words] of wrong) {
      const error = await localTable(game, choices).catch(why => why)
      expect(error).to.be.instanceOf(RangeError)
      expect(error.message).to.match(words).and.not.match(/\{\{/)
    }
    // A module that was loaded without its bots needs somebody else who thinks.
    const error = await localTable({ ...game, bots: {} }, { seats: 2 }).catch(why => why)
    expect(error).to.be.instanceOf(RangeError)
  })

  it('begins where the store takes nothing, and says so', async () => {
    const full: LocalStore = { ...memoryStore(), write: () => Promise.reject(new Error('full')) }
    const table = await localTable(game, { seats: 2, store: full, botDelay: 0 })
    await playOut(table)
    expect(table.isKept).to.equal(false)
  })

  it('stores all of it once there is room, what was there at its beginning too', async () => {
    const memory = memoryStore()
    let isFull = true
    const store: LocalStore = {
      ...memory,
      write: change => (isFull ? Promise.reject(new Error('full')) : memory.write(change)),
    }
    const choices = { id: 'mine', seats: 2, store, botDelay: 0 }
    const table = await localTable(game, choices)
    await until(() => dueIn(table) !== undefined && !table.isKept, 'my turn')
    isFull = false
    await playOut(table)
    await table.close()
    expect(table.isKept).to.equal(true)
    const again = await localTable(game, choices)
    expect(again.record).to.deep.equal(table.record)
    expect((await again.history('0', 0)).view).to.deep.equal((await table.history('0', 0)).view)
    expect((await again.whole()).moves).to.have.length((await table.whole()).moves.length)
    await again.close()
  })

  it('rejects with what the store says where it cannot be read', async () => {
    const broken: LocalStore = { ...memoryStore(), read: () => Promise.reject(new Error('broken')) }
    const error = await localTable(game, { id: 'mine', seats: 2, store: broken }).catch(why => why)
    expect(error.message).to.equal('broken')
  })

  it('goes on with any legal move where bots cannot think', async () => {
    let asked = 0
    const think: Think = async () => {
      asked += 1
      throw new Error('no thought')
    }
    const table = await localTable(game, { seats: 2, think, botDelay: 0 })
    await playOut(table)
    expect(table.isOver).to.equal(true)
    expect(asked).to.be.above(3)
  })
})

describe('lobby: bots that think in a worker', () => {
  /** A worker that answers what it is told to. */
  function worker(answer: (question: { id: number; bot: string }) => object | undefined) {
    const heard: { [event: string]: (event: { data: unknown }) => void } = {}
    return {
      addEventListener(event: string, listener: never) {
        heard[event] = listener
      },
      postMessage: (question: { id: number; bot: string }) => {
        const data = answer(question)
        queueMicrotask(() => (data ? heard.message!({ data }) : heard.error!({ data })))
      },
    } as unknown as Worker
  }
  const question = { game: game.meta.id, bot, view: {}, seat: '0' }
  const thought = { move: 'choose', args: [1] }

  it('are told what it has thought, each its own', async () => {
    const think = thinkIn(worker(({ id, bot: name }) => ({ id, thought: { move: name, args: [] } })))
    const both = await Promise.all([think({ ...question, bot: 'one' }), think({ ...question, bot: 'two' })])
    expect(both.map(one => one!.move)).to.deep.equal(['one', 'two'])
  })

  it('think elsewhere where it ends, what is open too', async () => {
    const think = thinkIn(
      worker(() => undefined),
      async () => thought,
    )
    expect(await Promise.all([think(question), think(question)])).to.deep.equal([thought, thought])
    expect(await think(question)).to.equal(thought)
    const alone = await thinkIn(worker(() => undefined))(question).catch(error => error)
    expect(alone).to.be.instanceOf(Error)
  })

  it('say what went wrong there', async () => {
    const think = thinkIn(worker(({ id }) => ({ id, error: 'no such game' })))
    expect((await think(question).catch(error => error)).message).to.equal('no such game')
    const unknown = await thinkInPlace(game)({ ...question, bot: 'nobody' }).catch(error => error)
    expect(unknown.message).to.include('nobody')
  })
})

describe('lobby: whoever holds a table', function () {
  this.timeout(10_000)
  const ended = () => {
    let end = () => {}
    const work = new Promise<void>(done => {
      end = done
    })
    return { end, work }
  }

  it('has it alone, until they let go or it is taken over', async () => {
    const did: string[] = []
    const first = ended()
    const holds = hold('t', false, async () => {
      did.push('first')
      await first.work
    })
    const waits = hold('t', false, async () => void did.push('second'))
    await new Promise(done => setTimeout(done, 50))
    expect(did).to.deep.equal(['first'])
    first.end()
    await Promise.all([holds, waits])
    expect(did).to.deep.equal(['first', 'second'])
  })

  it('keeps others waiting for some seconds alone, and hands on what goes wrong', async () => {
    const first = ended()
    const holds = hold('u', false, () => first.work)
    const error = await hold('u', false, async () => {}).catch(why => why)
    expect(error).to.be.instanceOf(HeldElsewhere)
    let isTaken = false
    const taken = hold('u', true, async () => {
      isTaken = true
    })
    await taken
    expect(isTaken).to.equal(true)
    first.end()
    await holds.catch(why => expect(why).to.be.instanceOf(HeldElsewhere))
    const wrong = await hold('v', false, () => Promise.reject(new Error('wrong'))).catch(why => why)
    expect(wrong.message).to.equal('wrong')
  })
})
