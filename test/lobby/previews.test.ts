/** What a link says of itself where it is posted. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import type { ClubPage } from '../../lobby/people.ts'
import type { Room } from '../../lobby/protocol.ts'
import { Guest } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { chance, playing, playOut } from './support/tables.ts'

const PICTURES = new URL('../../lobby/web/public/preview/', import.meta.url)

describe('lobby: previews of links', () => {
  let server: TestServer
  let webDir: string
  before(async () => {
    webDir = mkdtempSync(join(tmpdir(), 'starboard-'))
    writeFileSync(join(webDir, 'index.html'), '<html><head></head><body></body></html>')
    const games = [toyModule, ...(await Promise.all(Object.values(catalogue).map(({ load }) => load())))]
    server = await startServer({ games, config: { webDir, publicUrl: 'https://example.org' } })
  })
  after(async () => {
    await server.end()
    rmSync(webDir, { recursive: true })
  })

  const page = async (path: string, language = 'en') => {
    const headers = { accept: 'text/html', 'accept-language': language }
    return (await Guest.stranger(server.url).ask<string>('GET', path, undefined, headers)).body
  }
  const told = async (path: string, language?: string) => {
    const html = await page(path, language)
    return (name: string) => new RegExp(`property="og:${name}" content="(.*?)"`).exec(html)?.[1]
  }

  const pictureOf = async (room: string, step: number): Promise<Buffer> => {
    const answer = await fetch(`${server.url}/api/rooms/${room}/pictures/${step}`)
    expect([answer.status, answer.headers.get('content-type')]).to.deep.equal([200, 'image/png'])
    return Buffer.from(await answer.arrayBuffer())
  }

  it('tell of a listed table what the list of rooms tells everybody, in the language of the reader', async () => {
    const host = await Guest.arrive(server.url, 'Ada')
    const { id } = await host.open({ seats: 3, title: 'Harbour' })
    const open = await told(`/table/${id}`)
    const { name } = toyModule.meta
    expect(open('title')).to.equal(`Harbour · ${name.en}`)
    expect(open('description')).to.include('2 of 3 seats free')
    expect(open('image')).to.equal('https://example.org/preview/toy.png')
    expect((await told(`/table/${id}`, 'ja'))('description')).to.include('3席のうち2席')
    const plannedAt = Date.now() + 3 * 24 * 60 * 60 * 1000
    await host.patch(`/api/rooms/${id}`, { plannedAt })
    const [, hours] = new Date(plannedAt).toISOString().split(/[T:]/)
    expect((await told(`/table/${id}`))('description')).to.match(
      new RegExp(`^Starts ${new Date(plannedAt).getUTCDate()} .*${hours}:\\d\\d UTC`),
    )
  })

  it('show how a match stands, where everybody may find and watch it, and nothing of any other', async () => {
    for (const game of Object.keys(catalogue)) {
      const { guests, room } = await playing(server.url, 3, { game })
      const { steps } = await guests[0]!.get<Room>(`/api/rooms/${room}`)
      const image = (await told(`/table/${room}`))('image')
      expect(image).to.equal(`https://example.org/api/rooms/${room}/pictures/${steps}`)
      const png = await pictureOf(room, steps)
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], game).to.deep.equal([1200, 630])
      expect(png.length, game).to.be.within(5000, 400_000)
      const stranger = Guest.stranger(server.url)
      expect(await stranger.refused('GET', `/api/rooms/${room}/pictures/${steps + 1}`)).to.equal(
        '404 notFound',
      )
      for (const change of [{ listed: false }, { listed: true }]) {
        await guests[0]!.patch(`/api/rooms/${room}`, change)
        const { status } = await stranger.ask('GET', `/api/rooms/${room}/pictures/${steps}`)
        expect(status, JSON.stringify(change)).to.equal(change.listed ? 200 : 404)
      }
    }
    const game = 'not-alone'
    const hidden = [{ listed: false }, { password: 'moon' }, { watching: 'none' as const }]
    for (const how of hidden) {
      const { guests, room } = await playing(server.url, 2, { game, ...how })
      for (const reader of [Guest.stranger(server.url), guests[0]!])
        expect(await reader.refused('GET', `/api/rooms/${room}/pictures/0`), JSON.stringify(how)).to.equal(
          '404 notFound',
        )
      expect((await told(`/table/${room}`))('image')).to.match(/\/preview\/[\w-]+\.png$/)
    }
    const { id } = await (await Guest.arrive(server.url)).open({ game, seats: 2 })
    expect(await Guest.stranger(server.url).refused('GET', `/api/rooms/${id}/pictures/0`)).to.equal(
      '404 notFound',
    )
  })

  it('tell who won, and of a moment only which one it is', async () => {
    const { guests, seats, room } = await playing(server.url, 2)
    const during = await told(`/table/${room}`)
    for (const { me } of guests) expect(during('description')).to.include(me.name)
    await playOut(seats, chance(1), toyModule)
    expect((await told(`/table/${room}`))('description')).to.match(/after \d+ moves?\./)
    expect((await told(`/table/${room}?step=2`))('description')).to.equal('How it stood after move 2.')
  })

  it('tell of a match that ended by agreement that it did, and how', async () => {
    for (const [end, en, ja] of [
      ['void', 'does not count', '無効'],
      ['drawn', 'A draw', '引き分け'],
    ] as const) {
      const { guests, room } = await playing(server.url, 2)
      await guests[0]!.post(`/api/rooms/${room}/end`, { end })
      await guests[1]!.put(`/api/rooms/${room}/end`, { agree: true })
      expect((await told(`/table/${room}`))('description')).to.include(en)
      expect((await told(`/table/${room}`, 'ja'))('description')).to.include(ja)
    }
  })

  it('tell nothing of any other table: its page is that of one that does not exist', async () => {
    const host = await Guest.arrive(server.url, 'Ada')
    const { club } = await host.post<ClubPage>('/api/clubs', { name: 'Friday' })
    const hidden = [{ listed: false }, { password: 'moon' }, { club: club.id }, { friends: true }]
    const nowhere = await page('/table/0123456789abcdef')
    expect(nowhere).to.include('og:title')
    for (const how of hidden) {
      const { id } = await host.open({ seats: 2, title: 'Secret', ...how })
      for (const path of [`/table/${id}`, `/table/${id}?step=1`])
        expect(await page(path), JSON.stringify(how)).to.equal(nowhere)
    }
  })

  it('lead to where the page was asked for, where the server does not say of itself where it is', async () => {
    const own = await startServer({ config: { webDir, publicUrl: '' } })
    try {
      const { body } = await Guest.stranger(own.url).ask<string>('GET', '/', undefined, {
        accept: 'text/html',
      })
      expect(body).to.include(`property="og:image" content="${own.url}/preview/starboard.png"`)
    } finally {
      await own.end()
    }
  })

  it('have what people write as text', async () => {
    const host = await Guest.arrive(server.url, 'Ada')
    const { id } = await host.open({ title: '"/><script>a</script>&' })
    expect(await page(`/table/${id}`)).to.include('content="&quot;/&gt;&lt;script&gt;a&lt;/script&gt;&amp; ·')
  })

  it('have a picture for the site and each game, of the size that they say', async () => {
    const html = await page('/')
    const size = ['width', 'height'].map(side =>
      Number(new RegExp(`og:image:${side}" content="(\\d+)"`).exec(html)?.[1]),
    )
    for (const name of ['starboard', ...Object.keys(catalogue)]) {
      const png = readFileSync(new URL(`${name}.png`, PICTURES))
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).to.deep.equal(size)
      expect(png.length, name).to.be.below(300_000)
    }
  })
})
