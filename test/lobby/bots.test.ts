import { availableParallelism, constants, getPriority } from 'node:os'
import { expect } from 'chai'
import type { GameModule } from '../../games/kit/index.ts'
import { type ToyView, toy } from '../../games/toy/index.ts'
import { engineOf } from '../../lobby/bgio.ts'
import type { Room } from '../../lobby/protocol.ts'
import { inlineThinkers, type Thinkers, threadedThinkers, UNLIMITED } from '../../lobby/server/index.ts'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { anyMove, chance, playing, seated } from './support/tables.ts'

const finished = async (guest: Guest, room: string) =>
  (await guest.get<Room>(`/api/rooms/${room}`)).status === 'finished'

/** The toy with other bots. */
function withBots(bots: GameModule['bots']): GameModule {
  return { ...toyModule, meta: { ...toyModule.meta, bots: Object.keys(bots) }, bots }
}

/** Plays legal moves from these seats until the game is over; bots may be faster. */
async function playAmongBots(seats: readonly Seat[], random: () => number): Promise<void> {
  while (seats[0]!.room!.status !== 'finished') {
    for (const seat of seats) {
      const move = anyMove(seat, random)
      if (!move) continue
      const { refusal } = await seat.move(move.move, ...move.args)
      if (refusal) expect(refusal.text.key).to.equal('refusal.stale')
    }
    await pause(1)
  }
}

describe('lobby: bots', () => {
  let server: TestServer | undefined
  afterEach(async () => {
    await server?.end()
    server = undefined
  })

  /** A running match of one guest against bots. */
  async function against(bots: string[], parts: Parameters<typeof startServer>[0] = {}) {
    server = await startServer(parts)
    const ada = await Guest.arrive(server.url, 'Ada')
    const { id } = await ada.open({ seats: bots.length + 1 })
    for (const [i, bot] of bots.entries()) await ada.put(`/api/rooms/${id}/seats/${i + 1}/bot`, { bot })
    await ada.start(id)
    const seat = await ada.watch(id)
    await until(() => seat.table, 'the table')
    return { server, ada, id, seat }
  }

  it('play whole games with people, and wait for them', async () => {
    const { seat } = await against(['random', 'high'])
    await until(() => seat.room!.waitingFor.length === 0 || seat.step >= 2, 'the bots to choose')
    await playAmongBots([seat], chance(3))
  })

  it('play among themselves, and stop when it is over', async () => {
    const { ada, id, seat } = await against(['random', 'high', 'random'])
    await ada.put(`/api/rooms/${id}/seats/0/bot`, { bot: 'high' })
    await until(() => seat.room!.status === 'finished', 'the end of the game')
    expect(seat.gaps).to.equal(0)
  })

  it('act in their turn where one address has many of them, and delay nobody elses', async () => {
    const limits = { ...UNLIMITED, work: 50 }
    server = await startServer({ config: { limits, trustProxy: true } })
    /** A room with bots only, opened from an address. */
    const open = async (address: string) => {
      const from = { 'x-forwarded-for': address }
      const guest = Guest.stranger(server!.url)
      const ask = async <T>(method: string, path: string, body?: unknown) =>
        (await guest.ask<T>(method, path, body, from)).body
      await ask('GET', '/api/me')
      const wish = { game: 'toy', seats: 4, options: { rounds: 5 } }
      const { id } = await ask<Room>('POST', '/api/rooms', wish)
      for (const seat of [1, 2, 3]) await ask('PUT', `/api/rooms/${id}/seats/${seat}/bot`, { bot: 'random' })
      await ask('POST', `/api/rooms/${id}/start`, {})
      await ask('PUT', `/api/rooms/${id}/seats/0/bot`, { bot: 'random' })
      return { id, steps: async () => (await ask<Room>('GET', `/api/rooms/${id}`)).steps }
    }
    const many: Awaited<ReturnType<typeof open>>[] = []
    for (let i = 0; i < 6; i++) many.push(await open('192.0.2.1'))
    const one = await open('192.0.2.2')
    const made = async () => {
      const steps = await Promise.all(many.map(({ steps }) => steps()))
      return steps.reduce((sum, n) => sum + n, 0)
    }
    const began = performance.now()
    const [before, own] = [await made(), await one.steps()]
    const goOn = async () => (await made()) - before > 10 && (await one.steps()) - own > 10
    await until(goOn, 'moves of either address')
    await pause(3000 - (performance.now() - began))
    const more = (await made()) - before
    const seconds = (performance.now() - began) / 1000
    // Ten in a second, where there are ten milliseconds for each of them; two windows more may have begun.
    expect(more, 'of six rooms').to.be.at.most(10 * (seconds + 2))
  })

  it('see what their seat sees, and nothing more', async () => {
    const views: { view: ToyView; seat: string }[] = []
    const games = [
      withBots({
        spy: (view, seat, random) => {
          views.push({ view: view as ToyView, seat })
          return toy.bots.random!(view as ToyView, seat, random)
        },
      }),
    ]
    const { ada, id } = await against(['spy'], { games })
    await ada.put(`/api/rooms/${id}/seats/0/bot`, { bot: 'spy' })
    await until(() => finished(ada, id), 'the end of the game')
    expect(views.length).to.be.above(10)
    for (const { view, seat } of views) {
      expect(JSON.stringify(view)).not.to.match(/prngstate|"seed"|"steps"/)
      expect(view.deck.every(card => card === null)).to.equal(true)
      expect(view.players[seat === '0' ? '1' : '0']!.hand.every(card => card === null)).to.equal(true)
    }
  })

  it('take over from a person and give the seat back, at any moment', async () => {
    const { ada, id, seat } = await against(['high'])
    await ada.put(`/api/rooms/${id}/seats/0/bot`, { bot: 'high' })
    await until(() => seat.step >= 6, 'the bot to play on')
    const room = await ada.delete<Room>(`/api/rooms/${id}/seats/0/bot`)
    expect(room.seats[0]).to.include({ bot: null, name: 'Ada' })
    await playAmongBots([seat], chance(8))
  })

  it('play for a player who is away, at the wish of the host', async () => {
    server = await startServer()
    const { room, guests, seats } = await playing(server.url, 2)
    await until(() => seats[0]!.room!.seats[1]!.online, 'the player to be there')
    guests[1]!.leave()
    await until(() => seats[0]!.room!.seats[1]!.online === false, 'the player to be away')
    await guests[0]!.put(`/api/rooms/${room}/seats/1/bot`, { bot: 'random' })
    await until(() => seats[0]!.step > 0, 'the bot to move')
    await guests[0]!.put(`/api/rooms/${room}/seats/0/bot`, { bot: 'random' })
    await until(() => finished(guests[0]!, room), 'the end of the game')
  })

  it('go on after a restart, without anybody asking', async () => {
    const slow = { config: { botDelay: 60_000 } }
    const { ada, id, server: first } = await against(['high', 'random'], slow)
    await ada.put(`/api/rooms/${id}/seats/0/bot`, { bot: 'high' })
    server = await first.restart({ config: { botDelay: 0 } })
    const reader = Guest.stranger(server.url)
    await until(() => finished(reader, id), 'the end of the game')
  })

  it('take at least the time that people need to follow', async () => {
    const { seat } = await against(['high'], { config: { botDelay: 200 } })
    await until(() => seat.step === 1, 'the first move')
    expect(Date.now() - seat.room!.startedAt!).to.be.at.least(200)
  })

  it('that propose nonsense, fail or have no idea still end their game, one legal move at a time', async () => {
    let proposals = 0
    const games = [
      withBots({
        wrong: () => {
          proposals += 1
          return { move: 'choose', args: [0, 'nonsense'] }
        },
        broken: () => {
          throw new Error('a defect of the bot')
        },
        idle: () => undefined,
      }),
    ]
    const { ada, id, seat } = await against(['wrong', 'broken', 'idle'], { games })
    await ada.put(`/api/rooms/${id}/seats/0/bot`, { bot: 'wrong' })
    await until(() => seat.room!.status === 'finished', 'the end of the game')
    expect(proposals, 'no spinning').to.be.below(4 * seat.step)
  })

  it('are asked once about what they need not answer', async () => {
    let asked = 0
    const games = [
      withBots({
        patient: (view, seat, random) => {
          const legal = toy.legalMoves(view as ToyView, seat)
          if (legal.some(({ move }) => move === 'choose')) {
            return toy.bots.high!(view as ToyView, seat, random)
          }
          asked += 1
          return undefined
        },
      }),
    ]
    const { ada, id, seat } = await against(['patient'], { games })
    await until(() => seat.step === 1 && asked === 1, 'the choice')
    const phone = await Guest.arrive(server!.url)
    await phone.post(`/api/rooms/${id}/claim`, await ada.seat(id))
    await pause(100)
    expect(asked, 'something happened at the table, but not in the match').to.equal(1)
    expect(await finished(ada, id)).to.equal(false)
  })

  it('that find no move in time leave it to the usual bot', async () => {
    const asked: string[] = []
    const quick = inlineThinkers([toyModule])
    const thinkers: Thinkers = {
      think: question => {
        asked.push(question.bot)
        return question.bot === 'brooding' ? Promise.reject(new Error('too late')) : quick.think(question)
      },
      review: quick.review,
      stop: quick.stop,
    }
    const game = withBots({ brooding: () => undefined, high: toyModule.bots.high! })
    const { seat } = await against(['brooding'], {
      thinkers,
      games: [{ ...game, meta: { ...game.meta, usualBot: 'high' } }],
    })
    await until(() => seat.step > 0, 'a move')
    expect(asked.slice(0, 2)).to.deep.equal(['brooding', 'high'])
  })

  describe('in threads of their own', () => {
    const catalogue = new URL('./support/catalogue.ts', import.meta.url)
    let thinkers: Thinkers | undefined
    afterEach(async () => {
      await thinkers?.stop()
      thinkers = undefined
    })

    it('play a whole game', async () => {
      thinkers = threadedThinkers(catalogue, 30_000)
      const { ada, id, seat } = await against(['high', 'random'], { thinkers })
      await ada.put(`/api/rooms/${id}/seats/0/bot`, { bot: 'random' })
      await until(() => finished(ada, id), 'the end of the game', 50_000)
      expect(seat.gaps).to.equal(0)
    })

    it('delay nobody: people play a whole game while one of them broods', async () => {
      thinkers = threadedThinkers(catalogue, 60_000)
      const brooding = await against(['brooding'], {
        thinkers,
        games: [withBots({ brooding: () => undefined })],
      })
      await until(() => brooding.seat.room!.waitingFor.length > 0, 'the bot to be asked')
      const { seats } = await playing(brooding.server.url, 2)
      await playAmongBots(seats, chance(4))
      expect(brooding.seat.step, 'it still thinks').to.equal(0)
    })

    it('are interrupted when they think too long, and move all the same', async () => {
      thinkers = threadedThinkers(catalogue, 300)
      const { seat } = await against(['brooding'], {
        thinkers,
        games: [withBots({ brooding: () => undefined })],
      })
      await until(() => seat.step > 0, 'a move')
    })

    const ask = (bot: string) => {
      const { G } = engineOf(toyModule).begin(2, {}, 'asked')
      const question = { game: 'toy', bot, view: toyModule.view(G, '0'), seat: '0' }
      return thinkers!.think(question).catch(() => 'broken off')
    }

    it('stand back behind people: their threads get what the server leaves', async function () {
      // Other systems know no priority of single threads.
      if (process.platform !== 'linux') this.skip()
      thinkers = threadedThinkers(catalogue, 30_000)
      const own = getPriority()
      const lower = Math.min(constants.priority.PRIORITY_LOW, own + 10)
      expect(await ask('modest')).to.deep.equal({ move: 'choose', args: [lower] })
      expect(getPriority(), 'of the thread that people wait for').to.equal(own)
    })

    it('have all their time, however long others have thought before them', async () => {
      thinkers = threadedThinkers(catalogue, 500)
      const threads = availableParallelism()
      const thoughts = await Promise.all(
        [...Array.from({ length: threads }, () => 'brooding'), 'high'].map(ask),
      )
      expect(thoughts.pop()).to.include({ move: 'choose' })
      expect(new Set(thoughts)).to.deep.equal(new Set(['broken off']))
    })

    it('have all their time where the machine has much else to do', async function () {
      // Other systems do not tell how long a thread has worked.
      if (process.platform !== 'linux') this.skip()
      thinkers = threadedThinkers(catalogue, 500)
      expect(await ask('held')).to.include({ move: 'choose' })
    })
  })

  it('think where the server runs only if nothing else is given', async () => {
    const question = { game: 'toy', bot: 'nobody', view: {}, seat: '0' }
    expect(await inlineThinkers([toyModule]).think(question)).to.equal(undefined)
    expect(await inlineThinkers([]).think(question)).to.equal(undefined)
  })

  it('fill seats before the start, for the host', async () => {
    server = await startServer()
    const { room, guests } = await seated(server.url, 2, { seats: 3 })
    await guests[0]!.put(`/api/rooms/${room}/seats/2/bot`, { bot: 'random' })
    const started = await guests[0]!.start(room)
    expect(started.seats.map(({ bot }) => bot)).to.deep.equal([null, null, 'random'])
    const seats = await Promise.all(guests.map(guest => guest.watch(room)))
    await until(() => seats.every(seat => seat.table), 'the tables')
    await playAmongBots(seats, chance(6))
  })
})
