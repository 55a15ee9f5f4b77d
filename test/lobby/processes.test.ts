/**
 * Server processes on one PostgreSQL database, raced against each other, killed, and with the database taken away.
 * MOVES=10000 MATCHES=20 races for longer.
 */
import { expect } from 'chai'
import type { Room } from '../../lobby/protocol.ts'
import { Database } from '../../lobby/server/storage/postgres/database.ts'
import { Guest, pause, until } from './support/guest.ts'
import { hasPostgres, Postgres } from './support/postgres.ts'
import { begin, type Player, ServerProcess } from './support/processes.ts'

const MOVES = Number(process.env.MOVES ?? 300)
const MATCHES = Number(process.env.MATCHES ?? 6)
/** How soon everybody goes on somewhere else, in milliseconds. */
const SOON = 15_000

;(hasPostgres ? describe : describe.skip)('lobby: server processes', function () {
  this.timeout(60_000 + MOVES * 20)
  let postgres: Postgres
  let database: string
  /** No word is said twice, also where nobody knows whether it was heard. */
  let words = 0
  const running = new Set<ServerProcess>()
  before(async () => {
    postgres = await Postgres.begin()
    database = await postgres.newDatabase()
  })
  after(async () => {
    await Promise.all([...running].map(server => server.end()))
    await postgres.end()
  })

  async function start(): Promise<ServerProcess> {
    const server = await ServerProcess.start(database)
    running.add(server)
    return server
  }

  interface Stored {
    room: string
    step: number
    word: string
  }
  const stored = async (rooms: Iterable<string>): Promise<Stored[]> => {
    const db = new Database(database)
    const rows = await db.all<{ room: string; step: number; args: string }>(
      'select room, step, args from moves where room = any($1::text[]) order by room, step',
      [...rooms],
    )
    await db.close()
    return rows.map(({ room, step, args }) => ({ room, step, word: JSON.parse(args)[1] }))
  }

  /** Everybody says so many words together, each as fast as they are acknowledged. */
  async function race(
    players: readonly Player[],
    moves: number,
    meanwhile?: () => Promise<void>,
  ): Promise<void> {
    let said = 0
    const runs = players.map(async player => {
      while (said < moves) {
        words += 1
        if (await player.say(`word ${words}`)) said += 1
      }
    })
    await Promise.all([...runs, meanwhile?.()])
  }

  /** What was acknowledged is stored, nothing is stored twice, and everybody sees the same. */
  async function agree(players: readonly Player[]): Promise<Stored[]> {
    const moves = await stored(new Set(players.map(({ room }) => room)))
    expect(new Set(moves.map(({ word }) => word)).size, 'none twice').to.equal(moves.length)
    const byStep = new Map(moves.map(({ room, step, word }) => [`${room}/${step}`, word]))
    const lost = players.flatMap(({ told, room }) =>
      [...told].filter(([word, step]) => byStep.get(`${room}/${step}`) !== word),
    )
    expect(lost, 'none lost').to.deep.equal([])
    for (const { room, seat } of players) {
      const last = moves.filter(move => move.room === room).length
      await until(() => seat.step === last, `step ${last} at every watcher`)
      expect((seat.table!.view as { count: number }).count).to.equal(last)
    }
    expect(players.map(({ gaps, seat }) => gaps + seat.gaps)).to.deep.equal(players.map(() => 0))
    return moves
  }

  const part = (players: readonly Player[]) => {
    for (const player of players) player.leave()
  }

  it('race for every move of many matches: none is lost, none is made twice, everybody sees the same', async () => {
    const servers = [await start(), await start()]
    const players = await begin(
      servers.map(({ url }) => url),
      MATCHES,
    )
    await race(players, MOVES)
    expect((await agree(players)).length).to.be.at.least(MOVES)
    part(players)
  })

  it('give a seat to one of twelve people who want it at once', async () => {
    const urls = [...running].map(({ url }) => url)
    const ada = await Guest.arrive(urls[0]!, 'Ada')
    const { id } = await ada.open({ game: 'counter', seats: 2 })
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, i) => Guest.arrive(urls[i % 2]!, `Guest ${i}`)),
    )
    const answers = await Promise.all(
      people.map(guest => guest.ask<Room>('PUT', `/api/rooms/${id}/seats/1`, {})),
    )
    const seated = people.filter((_, i) => answers[i]!.status === 200)
    expect(seated).to.have.length(1)
    expect(answers.filter(({ status }) => status === 409)).to.have.length(11)
    for (const url of urls) {
      const { seats } = await Guest.stranger(url).get<Room>(`/api/rooms/${id}`)
      expect(seats[1]!.person).to.equal(seated[0]!.me.id)
    }
  })

  it('go on within seconds when one of them is killed', async () => {
    const servers = [...running]
    const players = await begin(
      servers.map(({ url }) => url),
      MATCHES,
    )
    await race(players, MOVES / 2, async () => {
      await pause(300)
      await servers[1]!.end('SIGKILL')
      running.delete(servers[1]!)
    })
    const timesAway = () => players.flatMap(({ away }) => away)
    // One page of each match has lost its server, and may not have noticed yet.
    await until(() => timesAway().length >= MATCHES, 'everybody to be back')
    await until(() => players.every(({ seat }) => seat.socket.connected), 'everybody to be there')
    const away = timesAway()
    expect(Math.max(...away)).to.be.lessThan(SOON)
    await race(players, MATCHES * 2)
    await agree(players)
    part(players)
  })

  it('go on when the database was stopped for a while', async () => {
    await start()
    const players = await begin(
      [...running].map(({ url }) => url),
      MATCHES,
    )
    await race(players, MOVES / 2, async () => {
      for (const how of ['fast', 'immediate'] as const) {
        await pause(300)
        await postgres.stop(how)
        await pause(700)
        await postgres.start()
      }
    })
    await race(players, MATCHES * 4)
    await agree(players)
    await until(
      () => players.every(({ seat }) => seat.room!.seats.every(({ online }) => online)),
      'presence again',
    )
    part(players)
  })

  it('lose nobody’s draft while one is replaced after the other', async () => {
    const urls: string[] = [...running].map(({ url }) => url)
    const players = await begin(urls, 2)
    const draft = (player: Player, i: number) => {
      const { asks } = player.seat.table!.view as { asks: { id: number; seat: string }[] }
      const ask = asks.find(({ seat }) => seat === player.seat.table!.seat)!.id
      return { ask, play: { move: 'add', args: [ask, `half ${i}`] } }
    }
    for (const [i, player] of players.entries()) {
      const { ask, play } = draft(player, i)
      await player.seat.socket.timeout(20_000).emitWithAck('draft', ask, play)
    }
    for (const old of [...running]) {
      urls.push((await start()).url)
      await old.end('SIGTERM')
      running.delete(old)
      await until(() => players.every(({ seat }) => seat.socket.connected), 'everybody to be back')
    }
    for (const [i, player] of players.entries()) {
      const { ask, play } = draft(player, i)
      expect(player.seat.table!.drafts).to.deep.equal({ [ask]: play })
    }
    await race(players, 20)
    await agree(players)
    part(players)
  })
})
