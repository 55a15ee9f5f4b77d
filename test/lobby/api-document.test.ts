import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import type { ClubPage, Invitations } from '../../lobby/people.ts'
import { apiRoutes } from '../../lobby/server/http/api.ts'
import { Guest } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'

const text = readFileSync(new URL('../../lobby/server/API.md', import.meta.url), 'utf8')
const listed = (part: string) =>
  [...part.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^`\s]+)`/g)].map(([, request]) => request!)

describe('lobby: the document of /api', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  /** A program, and whose it is. */
  async function program() {
    const ada = await Guest.arrive(server.url, 'Ada')
    await ada.post('/api/me/recovery')
    const { token } = await ada.post<{ token: string }>('/api/me/tokens', { name: 'Tournament' })
    return { ada, token }
  }

  it('names every request that there is, and no other', () => {
    const parts = { limits: {}, store: {}, engines: new Map() } as never
    const none = {} as never
    const routes = apiRoutes(parts, none, none, none, none, none, none).stack.flatMap(({ methods, path }) =>
      methods.length > 5 || String(path).includes('*')
        ? []
        : methods.filter(method => method !== 'HEAD').map(method => `${method} ${path}`),
    )
    expect(routes.length).to.be.above(50)
    expect([...new Set(listed(text))].sort()).to.deep.equal([...new Set(routes)].sort())
  })

  it('says which of them no token opens', async () => {
    const { token } = await program()
    const own = listed(text.slice(text.indexOf('## For people alone')))
    for (const request of new Set(listed(text))) {
      const [method, path] = request.split(' ') as [string, string]
      // What there is no such thing of is refused, too, but in other words.
      const { status, body } = await Guest.stranger(server.url).ask<{ error?: string }>(
        method,
        path.replace(/:(\w+)/g, 'x'),
        method === 'GET' || method === 'DELETE' ? undefined : { no: 'such thing' },
        { authorization: `Bearer ${token}` },
      )
      const isOwn = status === 403 && body.error === 'notFresh'
      expect(isOwn, `${request}: ${status} ${body.error}`).to.equal(own.includes(request))
    }
  })

  it('shows a program that works', async () => {
    const { ada, token } = await program()
    const bea = await Guest.arrive(server.url, 'Bea')
    await ada.put(`/api/me/friends/${bea.me.id}`)
    await bea.put(`/api/me/friends/${ada.me.id}`)
    const { club } = await ada.post<ClubPage>('/api/clubs', { name: 'Friday' })
    await ada.post(`/api/clubs/${club.id}/members`, { person: bea.me.id })
    await bea.put(`/api/clubs/${club.id}/membership`)
    const [, code] = /```js\n([\s\S]*?)```/.exec(text)!
    const AsyncFunction = (async () => {}).constructor as new (
      ...parts: string[]
    ) => (...given: string[]) => Promise<{ status: string; title: string }>
    const run = new AsyncFunction('URL', 'TOKEN', 'GAME', `${code}\nreturn { status, title: table.title }`)
    expect(await run(server.url, token, 'toy')).to.deep.equal({ status: 'open', title: 'Round 1' })
    const { tables } = await bea.get<Invitations>('/api/me/invitations')
    expect(tables.map(({ room }) => room.title)).to.deep.equal(['Round 1'])
  })
})
