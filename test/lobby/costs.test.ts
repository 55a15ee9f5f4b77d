/** What everything costs, and how what takes much waits. */
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Router from '@koa/router'
import { expect } from 'chai'
import Koa from 'koa'
import { toy } from '../../games/toy/index.ts'
import { engineOf } from '../../lobby/bgio.ts'
import { statesOf, TAKE_BACK } from '../../lobby/replay.ts'
import { REQUESTS } from '../../lobby/server/costs.ts'
import { Doors } from '../../lobby/server/doors.ts'
import { Effort } from '../../lobby/server/effort.ts'
import { apiRoutes } from '../../lobby/server/http/api.ts'
import { stockRoutes } from '../../lobby/server/http/boardgameio.ts'
import { fewAtOnce, problems } from '../../lobby/server/http/guard.ts'
import { parsed } from '../../lobby/server/http/parsed.ts'
import { price } from '../../lobby/server/http/priced.ts'
import { UNLIMITED } from '../../lobby/server/index.ts'
import { Limits } from '../../lobby/server/limits.ts'
import { Refused } from '../../lobby/server/problem.ts'
import { Work } from '../../lobby/server/work.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'

const word = async (work: () => unknown): Promise<string | undefined> => {
  try {
    await work()
    return undefined
  } catch (error) {
    return error instanceof Refused ? error.problem.error : String(error)
  }
}

describe('lobby: the table of costs', () => {
  it('has a row for every request that there is, and no other', () => {
    const parts = { limits: {}, store: {}, engines: new Map() } as never
    const none = {} as never
    const routers = [
      apiRoutes(parts, none, none, none, none, none, none),
      stockRoutes(parts, none, none, none, none, none, () => none),
    ]
    const routes = routers.flatMap(({ stack }) =>
      stack.flatMap(({ methods, path }) =>
        String(path).includes('*')
          ? []
          : methods.filter(method => method !== 'HEAD').map(method => `${method} ${path}`),
      ),
    )
    expect(Object.keys(REQUESTS).sort()).to.deep.equal([...new Set(routes)].sort())
  })

  it('keeps a server with a route that has no row from starting', () => {
    const router = new Router({ prefix: '/api' }).get('/more', () => {})
    expect(() => price(router, { limits: new Limits(UNLIMITED) } as never)).to.throw('GET /api/more')
  })
})

describe('lobby: what is costly', () => {
  it('is owed where it turns out to cost more than was said', async () => {
    const work = new Work(100)
    await work.turn('a', 10)
    await work.add('a', 2500)
    const began = performance.now()
    await work.turn('b', 10)
    expect(performance.now() - began, 'somebody else').to.be.below(500)
    await work.turn('a', 10)
    expect(performance.now() - began, 'two seconds’ worth').to.be.above(1200)
  })

  it('is not gone on with when nobody waits for it', async () => {
    const work = new Work(100)
    await work.add('a', 20_000)
    const left = new AbortController()
    const waits = word(() => work.turn('a', 10, left.signal))
    left.abort('gone')
    expect(await waits).to.equal('gone')
  })

  it('comes in a few at a time, of one address and in all, in the order of coming', async () => {
    const doors = new Doors(1, 2)
    const came: string[] = []
    const enter = async (who: string, left?: AbortSignal) => {
      const leave = await doors.enter(who, left)
      came.push(who)
      return leave
    }
    const first = enter('a')
    const second = enter('a')
    const third = enter('b')
    const gone = new AbortController()
    const fourth = word(() => enter('c', gone.signal))
    const fifth = enter('d')
    const leaveFirst = await first
    const leaveThird = await third
    expect(came).to.deep.equal(['a', 'b'])
    gone.abort('gone')
    expect(await fourth).to.equal('gone')
    leaveFirst()
    leaveFirst()
    await second
    expect(came).to.deep.equal(['a', 'b', 'a'])
    leaveThird()
    await fifth
    expect(came).to.deep.equal(['a', 'b', 'a', 'd'])
  })

  it('is refused where too much of it waits', async () => {
    const doors = new Doors(1, 1)
    await doors.enter('a')
    for (let i = 0; i < 20; i++) void doors.enter('a')
    expect(await word(() => doors.enter('a'))).to.equal('tooMany')
    void doors.enter('b')
  })

  it('lets everybody else have their turn every few milliseconds, and is paid by the time that it takes', async () => {
    const paid: number[] = []
    const effort = new Effort(async cost => void paid.push(cost))
    await effort.pay(50)
    let turns = 0
    const others = setInterval(() => {
      turns += 1
    }, 0)
    const began = performance.now()
    while (turns < 5 && performance.now() < began + 20_000) await effort.breathe()
    clearInterval(others)
    expect(turns, 'of others').to.be.at.least(5)
    const [first, ...more] = paid
    expect(first, 'before').to.equal(50)
    expect(more.length, 'and by the time').to.be.above(0)
  })
})

describe('lobby: what a body says', () => {
  it('is what JSON says', async () => {
    const said = { a: [1, { b: 'x"{[,\\' }], c: null }
    expect(parsed(JSON.stringify(said))).to.deep.equal(said)
    expect(parsed('')).to.deep.equal({})
    expect(parsed({})).to.deep.equal({})
    for (const wrong of ['{', '1', '"x"', 'null', '{"a":"x'])
      expect(await word(() => parsed(wrong)), wrong).to.equal('badRequest')
  })

  it('is not made of very many things, nor of things in things', async () => {
    expect(await word(() => parsed(`[${'{},'.repeat(350_000)}{}]`))).to.equal('tooLarge')
    expect(await word(() => parsed('['.repeat(400_000)))).to.equal('badRequest')
    expect(await word(() => parsed(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`))).to.equal('badRequest')
    expect(parsed(`["${'{},'.repeat(300_000)}"]`)).to.have.length(1)
  })
})

describe('lobby: matches that are made again', () => {
  it('go back to what was taken back, however often', () => {
    const engine = engineOf(toy)
    const first = engine.begin(2, { deck: 'plain', rounds: 1 }, 'seed')
    const { move, args } = toyModule
      .legalMoves(engine.view(first, '0'), '0')
      .find(one => one.move === 'choose')!
    const moves = Array.from({ length: 1000 }, (_, i) =>
      i % 2 === 0
        ? { step: i + 1, seat: '0', move, args }
        : { step: i + 1, seat: '0', move: TAKE_BACK, args: [i - 1, 1] },
    )
    let last = 0
    for (const { _stateID } of statesOf(engine, first, moves)) last = _stateID
    expect(last).to.equal(1000)
  })

  it('go back to no more than a few hundred states at once, whatever a file says', () => {
    const engine = engineOf(toy)
    const first = engine.begin(2, { deck: 'plain', rounds: 1 }, 'seed')
    const standing = { kinds: ['gift'], move: 'answer', args: [[]], guards: {}, lasts: {} }
    const many = 600
    const moves = [
      ...Array.from({ length: many }, (_, i) => ({
        step: i + 1,
        seat: '0',
        move: 'setStanding',
        args: [standing],
      })),
      ...Array.from({ length: many }, (_, i) => ({
        step: many + i + 1,
        seat: '0',
        move: TAKE_BACK,
        args: [many - 1 - i, 1],
      })),
    ]
    const reached = [...statesOf(engine, first, moves)].length
    expect(reached - 1, 'not every one of them is there any more').to.be.within(many + 1, 2 * many - 1)
  })
})

describe('lobby: connections', () => {
  let server: TestServer | undefined
  const sockets: Socket[] = []
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    await server?.end()
    server = undefined
  })

  it('are bounded for each address, whatever is done with them', async () => {
    server = await startServer({ config: { limits: { ...UNLIMITED, connections: 5 } } })
    const { port } = new URL(server.url)
    const ended: Socket[] = []
    const open = () =>
      new Promise<void>(done => {
        const socket = connect(Number(port), '127.0.0.1', done)
        socket.on('close', () => ended.push(socket))
        socket.on('error', () => {})
        sockets.push(socket)
      })
    for (let i = 0; i < 9; i++) await open()
    await until(() => ended.length === 4, 'the end of those that are too many')
    for (const socket of sockets.slice(0, 5)) socket.destroy()
    await until(async () => {
      try {
        return (await Guest.stranger(server!.url).ask('GET', '/health')).status === 200
      } catch {
        return false
      }
    }, 'room for another one')
  })

  it('of a proxy are everybody’s: so many requests of each address at once', async () => {
    const limits = new Limits({ ...UNLIMITED, connections: 2 })
    const parts = { limits, log: {} } as never
    const held: (() => void)[] = []
    const app = new Koa({ proxy: true }).use(problems(parts)).use(fewAtOnce(parts))
    app.use(async ctx => {
      await new Promise<void>(go => held.push(go))
      ctx.body = {}
    })
    const http = app.listen(0, '127.0.0.1')
    await once(http, 'listening')
    const { port } = http.address() as AddressInfo
    const from = async (address: string) =>
      (await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-forwarded-for': address } })).status
    const first = [from('192.0.2.1'), from('192.0.2.1'), from('192.0.2.2')]
    await until(() => held.length === 3, 'three requests')
    expect(await from('192.0.2.1')).to.equal(429)
    for (const go of held.splice(0)) go()
    expect(await Promise.all(first)).to.deep.equal([200, 200, 200])
    const again = from('192.0.2.1')
    await until(() => held.length === 1, 'one more')
    held[0]!()
    expect(await again).to.equal(200)
    http.close()
  })
})
