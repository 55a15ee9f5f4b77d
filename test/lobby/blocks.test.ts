import { spawnSync } from 'node:child_process'
import { expect } from 'chai'
import type { Blocks } from '../../lobby/account.ts'
import type { Me } from '../../lobby/protocol.ts'
import { administer } from '../../lobby/server/account/admin.ts'
import { openPostgres } from '../../lobby/server/storage/postgres/index.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { playing } from './support/tables.ts'

describe('lobby: blocks and reports', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  const block = (guest: Guest, other: Guest) => guest.put<Blocks>(`/api/me/blocks/${other.me.id}`)
  /** What the command does, while no server of this process has the database. */
  async function admin(...given: string[]): Promise<string> {
    const { database, dataDir } = server.config
    const store = database === '' ? new SqliteStore(dataDir) : await openPostgres(database)
    try {
      return (await administer(store, given)).join('\n')
    } catch (error) {
      return (error as Error).message
    } finally {
      await store.close()
    }
  }

  it('keep somebody away from one’s tables and ears, without telling them', async () => {
    const { guests, seats } = await playing(server.url, 2, { privateTalk: true })
    const [ada, bea] = guests as [Guest, Guest]
    expect(await block(ada, bea)).to.deep.equal({ people: [{ id: bea.me.id, name: 'Bea' }] })
    expect((await ada.get<Me>('/api/me')).blocked).to.deep.equal([bea.me.id])
    expect(
      JSON.stringify([await bea.get('/api/me'), await bea.get(`/api/people/${ada.me.id}`)]),
    ).not.to.include('block')
    expect((await seats[1]!.whisper('0', 'psst')).problem?.error).to.equal('notWelcome')
    expect((await seats[0]!.whisper('1', 'stop it')).problem).to.equal(undefined)
    const { id } = await ada.open()
    expect(await bea.refused('PUT', `/api/rooms/${id}/seats/1`, {})).to.equal('403 notWelcome')
    const hers = await bea.open()
    await ada.sit(hers.id, 1)
    expect((await ada.delete<Blocks>(`/api/me/blocks/${bea.me.id}`)).people).to.deep.equal([])
    await bea.sit(id, 1)
    expect((await seats[1]!.whisper('0', 'psst')).problem).to.equal(undefined)
    await until(() => seats[0]!.whispers.length === 2, 'what is said now')
  })

  it('are for people that there are, and no oneself', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    expect(await ada.refused('PUT', `/api/me/blocks/${ada.me.id}`, {})).to.equal('404 notFound')
    expect(await ada.refused('PUT', '/api/me/blocks/0123456789abcdef', {})).to.equal('404 notFound')
    expect(await ada.refused('POST', `/api/people/${ada.me.id}/report`, { text: 'I' })).to.equal(
      '404 notFound',
    )
    const bea = await Guest.arrive(server.url, 'Bea')
    const about = `/api/people/${bea.me.id}/report`
    for (const body of [{}, { text: ' ' }, { text: 'x'.repeat(1001) }, { text: 'x', room: 5 }])
      expect(await ada.refused('POST', about, body)).to.equal('400 badRequest')
    expect(await Guest.stranger(server.url).refused('POST', about, { text: 'x' })).to.equal('401 noSession')
  })

  it('reach the operator, with what was said at a table of both, by no way but a command', async () => {
    const { room, guests, seats } = await playing(server.url, 2)
    const [ada, bea] = guests as [Guest, Guest]
    await seats[1]!.say('You are all \u001b[31mdoomed')
    await ada.post(`/api/people/${bea.me.id}/report`, { text: 'Rude\nto everybody', room })
    const eve = await Guest.arrive(server.url, 'Eve')
    const about = `/api/people/${bea.me.id}/report`
    expect(await eve.refused('POST', about, { text: 'x', room }), 'who does not sit there').to.equal(
      '403 notSeated',
    )
    const { database: DATABASE_URL, dataDir: DATA_DIR } = server.config
    const env = { ...process.env, DATA_DIR, DATABASE_URL }
    const command = ['--import', '@oxc-node/core/register', 'lobby/admin.ts']
    const { stdout: said } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
    expect(said).to.include(`${ada.me.id} about ${bea.me.id} ("Bea"), table ${room}`)
    expect(said).to.include('"Rude to everybody"').and.to.include('| "Bea": "You are all')
    expect(said, 'nothing that a terminal would obey').not.to.include('\u001b')
    const report = said.split(' ')[0]!
    const { code } = await bea.post<{ code: string }>('/api/me/recovery')

    await server.stop()
    const id = bea.me.id
    expect(await admin('person', id))
      .to.include('0 passkeys')
      .and.to.include(room)
    await admin('rename', id, 'Somebody', 'else')
    expect(await admin('close', report)).to.equal('Closed.')
    expect(await admin()).to.equal('Nothing has been reported.')
    expect(await admin('person', 'nobody')).to.equal('There is nobody with the id "nobody".')
    expect(await admin('constructor')).to.include('npm run admin')
    server = await server.restart()
    expect((await bea.movedTo(server.url).get<Me>('/api/me')).name).to.equal('Somebody else')

    await server.stop()
    await admin('end-sessions', id)
    await admin('end-ways', id)
    server = await server.restart()
    const again = bea.movedTo(server.url)
    expect(await again.refused('GET', '/api/me/account')).to.equal('401 noSession')
    await again.get('/api/me')
    expect(await again.refused('POST', '/api/account/recovery', { code })).to.equal('403 wrongLink')
  })
})
