import { expect } from 'chai'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { playing } from './support/tables.ts'
import { steadyThinkers } from './support/thinkers.ts'

describe('lobby: what tests play', () => {
  const servers: TestServer[] = []
  const open = async () => {
    const server = await startServer()
    servers.push(server)
    return server
  }
  /** What the first seat sees of a new match. */
  const dealtBy = async ({ url }: TestServer) => (await playing(url, 2)).seats[0]!.table!.view
  let first: unknown
  after(() => Promise.all(servers.map(server => server.end())))

  it('is dealt the same whenever a test is run, and differently in each match of it', async () => {
    const [one, again] = [await open(), await open()]
    first = await dealtBy(one)
    expect(await dealtBy(again)).to.deep.equal(first)
    expect(await dealtBy(one)).not.to.deep.equal(first)
  })

  it('is dealt otherwise in another test', async () => {
    expect(await dealtBy(await open())).not.to.deep.equal(first)
  })

  it('is thought the same by bots as long as they see the same', async () => {
    const { seats } = await playing((await open()).url, 2)
    const { view } = seats[0]!.table!
    const think = () => steadyThinkers([toyModule]).think({ game: 'toy', bot: 'random', seat: '0', view })
    const thought = await think()
    expect(thought).to.be.an('object')
    for (let i = 0; i < 20; i++) expect(await think()).to.deep.equal(thought)
  })
})
