import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect } from 'chai'
import pino from 'pino'
import type { Config } from '../../lobby/server/index.ts'
import { Guest, METRICS_TOKEN } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'

describe('lobby: at the edge of the network', () => {
  let server: TestServer
  let said: string
  const log = pino(
    { level: 'warn' },
    new Writable({
      write(line, _, done) {
        said += line
        done()
      },
    }),
  )
  beforeEach(() => {
    said = ''
  })
  afterEach(() => server.end())

  const from = (address: string) =>
    Guest.stranger(server.url).ask('GET', '/api/rooms', undefined, { 'x-forwarded-for': address })

  it('warns once of a proxy that the configuration does not know of', async () => {
    server = await startServer({ log })
    await Guest.stranger(server.url).ask('GET', '/api/rooms')
    expect(said).to.equal('')
    for (const address of ['192.0.2.1', '192.0.2.2']) await from(address)
    expect(said.match(/TRUST_PROXY/g)).to.have.length(1)
  })

  it('does not warn of a proxy that is trusted', async () => {
    server = await startServer({ log, config: { trustProxy: true } })
    await from('192.0.2.1')
    expect(said).to.equal('')
  })

  it('tells browsers to come by TLS alone where it is reached by it, and nowhere else', async () => {
    const told = async (config: Partial<Config>, forwarded: Record<string, string> = {}) => {
      server = await startServer({ log, config })
      const answers = ['/', '/health', '/api/rooms', '/api/nothing'].map(path =>
        Guest.stranger(server.url).ask('GET', path, undefined, forwarded),
      )
      const said = (await Promise.all(answers)).map(({ headers }) => headers.get('strict-transport-security'))
      await server.end()
      return [...new Set(said)]
    }
    const always = ['max-age=31536000']
    const tls = { 'x-forwarded-proto': 'https' }
    expect(await told({})).to.deep.equal([null])
    expect(await told({}, tls), 'what anybody may say').to.deep.equal([null])
    expect(await told({ trustProxy: true }, { 'x-forwarded-proto': 'http' })).to.deep.equal([null])
    expect(await told({ publicUrl: 'http://games.example' })).to.deep.equal([null])
    expect(await told({ trustProxy: true }, tls)).to.deep.equal(always)
    expect(await told({ publicUrl: 'https://games.example' })).to.deep.equal(always)
  })

  it('shows its metrics to whoever has the token, and to nobody because of where they are', async () => {
    server = await startServer()
    const read = async (authorization: string) =>
      (await Guest.stranger(server.url).ask('GET', '/metrics', undefined, { authorization })).status
    expect(await read(`Bearer ${METRICS_TOKEN}`)).to.equal(200)
    expect([await read('Bearer guess'), await read('Bearer '), await read('')]).to.deep.equal([404, 404, 404])
    server = await server.restart({ config: { metricsToken: '' } })
    expect([await read('Bearer '), await read('')]).to.deep.equal([404, 404])
  })

  it('answers no path but those that it guards', async () => {
    server = await startServer()
    const ada = await Guest.arrive(server.url, 'Ada')
    const status = async (method: string, path: string) =>
      (await ada.ask(method, path, method === 'POST' ? {} : undefined, { accept: 'application/json' })).status
    expect(await status('GET', '/api/me')).to.equal(200)
    for (const path of ['/API/me', '/Api/rooms', '/GAMES/toy/match', '/api/ME'])
      expect([path, await status('GET', path)]).to.deep.equal([path, 404])
    expect(await status('POST', '/API/rooms')).to.be.oneOf([404, 405])
  })

  it('refuses a host that is none, and puts every other one into the policy of the pages', async () => {
    server = await startServer({ log })
    const ask = async (host: string) => {
      const asked = request(server.url, { headers: { host }, setHost: false }).end()
      const [answer] = await once(asked, 'response')
      await text(answer)
      return [answer.statusCode, /ws:\/\/(\S*)/.exec(answer.headers['content-security-policy'])?.[1]]
    }
    for (const host of ["a;script-src 'unsafe-inline'", 'a;b', 'a,b', 'a b', '[::1', 'a:b'])
      expect(await ask(host), host).to.deep.equal([400, undefined])
    for (const host of ['example.org', 'example.org:81', '127.0.0.1:8000', '[::1]:8000', 'xn--1ca.example'])
      expect((await ask(host))[1], host).to.equal(host)
    expect(said).to.equal('')
  })

  it('keeps connections for the next request longer than balancers do', async () => {
    server = await startServer()
    const { headers } = await fetch(`${server.url}/health`)
    const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? []
    expect(Number(seconds)).to.be.above(60)
  })

  it('waits a few seconds, not longer, for a request to be said', async function () {
    this.timeout(60_000)
    server = await startServer()
    const { port } = new URL(server.url)
    const half = async (said: string) => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.write(said)
      const began = Date.now()
      await text(socket)
      return Date.now() - began
    }
    const times = await Promise.all([
      half('GET /api/rooms HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
      half(
        'POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      ),
    ])
    for (const time of times) expect(time).to.be.below(25_000)
  })
})
