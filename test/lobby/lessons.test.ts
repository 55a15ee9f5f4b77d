import { expect } from 'chai'
import type { Learned } from '../../lobby/protocol.ts'
import { Guest } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'

const NOTHING: Learned = { lessons: [], missed: [] }

describe('lobby: what people have learnt', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  const learned = (guest: Guest) => guest.get<Learned>('/api/me/lessons')

  it('stays with the person, on every device and over a restart, and is nobody else’s', async () => {
    const ada = await Guest.arrive(server.url)
    const bea = await Guest.arrive(server.url)
    expect(await learned(ada)).to.deep.equal(NOTHING)
    const both = { lessons: ['toy/first', 'toy/second'], missed: [] }
    await ada.put('/api/me/lessons/toy/first')
    expect(await ada.put('/api/me/lessons/toy/second')).to.deep.equal(both)
    expect(await ada.put('/api/me/lessons/toy/first'), 'once is enough').to.deep.equal(both)
    expect(await learned(Guest.stranger(server.url).with(ada.cookie))).to.deep.equal(both)
    expect(await learned(bea)).to.deep.equal(NOTHING)
    server = await server.restart()
    expect(await learned(ada.movedTo(server.url))).to.deep.equal(both)
  })

  it('is asked for with a session only, of games that there are, and by names that lessons have', async () => {
    const nobody = Guest.stranger(server.url)
    expect(await nobody.refused('GET', '/api/me/lessons')).to.equal('401 noSession')
    expect(await nobody.refused('PUT', '/api/me/lessons/toy/first', {})).to.equal('401 noSession')
    const ada = await Guest.arrive(server.url)
    expect(await ada.refused('PUT', '/api/me/lessons/chess/first', {})).to.equal('404 notFound')
    expect(await ada.refused('PUT', '/api/me/lessons/toy/First%20one', {})).to.equal('400 badRequest')
    expect(await ada.refused('PUT', '/api/me/lessons/toy/first', { all: true })).to.equal('400 badRequest')
    expect(await learned(ada)).to.deep.equal(NOTHING)
  })

  it('notes tasks that were answered otherwise until they are answered', async () => {
    const ada = await Guest.arrive(server.url)
    const bea = await Guest.arrive(server.url)
    await ada.put('/api/me/missed/toy/first/why')
    const both = { lessons: [], missed: ['toy/first/why', 'toy/second/how'] }
    expect(await ada.put('/api/me/missed/toy/second/how')).to.deep.equal(both)
    expect(await ada.put('/api/me/missed/toy/first/why'), 'once is enough').to.deep.equal(both)
    server = await server.restart()
    const back = ada.movedTo(server.url)
    expect(await learned(back)).to.deep.equal(both)
    expect(await learned(bea.movedTo(server.url))).to.deep.equal(NOTHING)
    const left = { lessons: [], missed: ['toy/second/how'] }
    expect(await back.delete('/api/me/missed/toy/first/why')).to.deep.equal(left)
    expect(await back.delete('/api/me/missed/toy/first/why')).to.deep.equal(left)
    expect(await back.refused('PUT', '/api/me/missed/chess/first/why', {})).to.equal('404 notFound')
    expect(await back.refused('PUT', '/api/me/missed/toy/first/w-h-y', {})).to.equal('400 badRequest')
    expect(await back.refused('PUT', '/api/me/missed/toy/first/why', { all: true })).to.equal(
      '400 badRequest',
    )
    const nobody = Guest.stranger(server.url)
    expect(await nobody.refused('PUT', '/api/me/missed/toy/first/why', {})).to.equal('401 noSession')
    expect(await nobody.refused('DELETE', '/api/me/missed/toy/first/why')).to.equal('401 noSession')
  })

  it('has an end', async () => {
    const ada = await Guest.arrive(server.url)
    for (let i = 0; i < 400; i++) await ada.put(`/api/me/lessons/toy/l${i}`)
    expect(await ada.refused('PUT', '/api/me/lessons/toy/one-more', {})).to.equal('429 tooMany')
    for (let i = 0; i < 400; i++) await ada.put(`/api/me/missed/toy/l/t${i}`)
    expect(await ada.refused('PUT', '/api/me/missed/toy/l/more', {})).to.equal('429 tooMany')
    const { lessons, missed } = await learned(ada)
    expect([lessons.length, missed.length]).to.deep.equal([400, 400])
  })
})
