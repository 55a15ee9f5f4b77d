import { expect } from 'chai'
import { toy } from '../../games/toy/index.ts'
import { UNLIMITED } from '../../lobby/server/index.ts'
import { Client, SocketIO } from '../support/bgio.ts'
import { until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { playing } from './support/tables.ts'

/** A connection that asks by requests, one at a time. */
class Poller {
  private readonly address: string

  private constructor(address: string) {
    this.address = address
  }

  static async arrive(url: string): Promise<Poller> {
    const address = `${url}/socket.io/?EIO=4&transport=polling`
    const { sid } = JSON.parse((await (await fetch(address)).text()).slice(1)) as { sid: string }
    return new Poller(`${address}&sid=${sid}`)
  }

  async says(...packets: string[]): Promise<number> {
    const body = packets.join('\x1e')
    const { status } = await fetch(this.address, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
    })
    return status
  }

  async hears(): Promise<{ status: number; text: string }> {
    const answer = await fetch(this.address)
    return { status: answer.status, text: await answer.text() }
  }
}

describe('lobby: clients that poll', () => {
  const servers: TestServer[] = []
  async function start(limits: Partial<typeof UNLIMITED> = {}, origins: string[] = []): Promise<TestServer> {
    const server = await startServer({ config: { limits: { ...UNLIMITED, ...limits }, origins } })
    servers.push(server)
    return server
  }
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.end()
  })

  for (const [how, options] of [
    ['begins by polling, as boardgame.io’s client does where nothing else is said', {}],
    ['can do nothing but poll', { socketOpts: { transports: ['polling'], forceNew: true } }],
  ] satisfies [string, Parameters<typeof SocketIO>[0]][])
    it(`plays from a client that ${how}`, async () => {
      const { url } = await start()
      const { room, guests, seats } = await playing(url, 2)
      const { seat, key } = await guests[1]!.seat(room)
      const client = Client({
        game: toy.createGame(),
        multiplayer: SocketIO({ server: url, ...options }),
        debug: false,
        matchID: room,
        playerID: seat,
        credentials: key,
      })
      client.start()
      try {
        await until(() => client.getState(), 'the state')
        const { move, args } = toyModule.legalMoves(client.getState()!.G, seat)[0]!
        client.moves[move]!(...args)
        await until(() => seats[0]!.step === 1 && client.getState()!._stateID === 1, 'the move at both')
        expect(client.getState()!.G).to.deep.equal(seats[1]!.table!.view)
      } finally {
        client.stop()
      }
    })

  it('answers pages of the origins that it is told of, and no others', async () => {
    const { url } = await start({}, ['https://friends.example'])
    const asked = (origin: string) =>
      fetch(`${url}/socket.io/?EIO=4&transport=polling`, { headers: { origin } })
    const friend = await asked('https://friends.example')
    expect(friend.status).to.equal(200)
    expect(friend.headers.get('access-control-allow-origin')).to.equal('https://friends.example')
    expect((await asked('https://elsewhere.example')).status).to.equal(403)
  })

  it('counts the requests of polling like others', async () => {
    const { url } = await start({ requests: 5 })
    const poller = await Poller.arrive(url)
    for (let i = 0; i < 4; i++) expect(await poller.says('3')).to.equal(200)
    expect(await poller.says('3')).to.equal(400)
  })

  it('refuses a request that is larger than a message may be', async () => {
    const { url } = await start()
    const poller = await Poller.arrive(url)
    expect(await poller.says('40/toy,')).to.equal(200)
    expect(await poller.says(`42/toy,["chat","${'x'.repeat(UNLIMITED.bytes)}"]`)).to.equal(413)
  })

  it('lets go of who asks for much and fetches none of it', async () => {
    const { url } = await start({ unread: 100_000 })
    const { room } = await playing(url, 2)
    const poller = await Poller.arrive(url)
    expect(await poller.says('40/toy,')).to.equal(200)
    expect((await poller.hears()).text).to.include('40/toy')
    expect(await poller.says(`42/toy,["sync","${room}",null,null,2]`)).to.equal(200)
    expect((await poller.hears()).text).to.include('"sync"')
    for (let i = 0; i < 200; i++)
      if ((await poller.says(`42/toy,["sync","${room}",null,null,2]`)) !== 200) break
    expect(await poller.hears()).to.deep.include({ status: 400 })
  })
})
