import { expect } from 'chai'
import type { Account, CameBack, Export } from '../../lobby/account.ts'
import type { Telling } from '../../lobby/notifications.ts'
import type { Me, Room, RoomPage } from '../../lobby/protocol.ts'
import { Authenticator } from './support/authenticator.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { mailSink } from './support/sinks.ts'
import { playing, seated } from './support/tables.ts'

const HERE = 'https://starboard.example'
const PUSH = { endpoint: 'https://push.example/x', keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } }

describe('lobby: accounts', () => {
  let mail: Awaited<ReturnType<typeof mailSink>>
  let server: TestServer
  before(async () => {
    mail = await mailSink()
    server = await startServer({ config: { smtp: mail.url, publicUrl: HERE, tellInside: true } })
  })
  after(async () => {
    await server.end()
    await mail.end()
  })
  beforeEach(() => mail.mails.splice(0))

  /** Somebody makes a passkey of their own. */
  async function withPasskey(guest: Guest): Promise<Authenticator> {
    const keys = new Authenticator(HERE)
    const response = keys.make(await guest.post('/api/me/passkeys/options'))
    const { passkeys } = await guest.post<Account>('/api/me/passkeys', { name: 'Phone', response })
    expect(passkeys.map(({ name }) => name)).to.include('Phone')
    return keys
  }
  const signed = async (guest: Guest, keys: Authenticator) =>
    keys.sign(await guest.post('/api/account/passkey/options'))
  const comeBack = async (guest: Guest, keys: Authenticator) =>
    guest.post<CameBack>('/api/account/passkey', { response: await signed(guest, keys) })
  const named = async (guest: Guest) => (await guest.get<Me>('/api/me')).name
  const account = (guest: Guest) => guest.get<Account>('/api/me/account')

  /** Asks for a link, and reads the mail. */
  async function linkFor(
    guest: Guest,
    address: string,
  ): Promise<{ token: string; code: string; text: string }> {
    await guest.post('/api/me/mail', { address })
    const { text, to } = mail.mails.at(-1)!
    expect(to).to.deep.equal([address])
    const token = /\/account#mail=([\w-]+)/.exec(text)![1]!
    return { token, code: /: ([\dA-Z]{4}-[\dA-Z]{4})/.exec(text)![1]!, text }
  }
  const follow = (guest: Guest, token: string) => guest.post<CameBack>('/api/me/mail/follow', { token })

  it('are nothing that a guest needs or has', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    expect(await account(ada)).to.deep.equal({
      passkeys: [],
      mail: null,
      recoverySince: null,
      offers: { passkeys: true, mail: true },
    })
    expect(await Guest.stranger(server.url).refused('GET', '/api/me/account')).to.equal('401 noSession')
  })

  it('bring back by a passkey, at any device, with the tables of the guest that one was there', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    const own = await ada.open({ title: 'of the account' })
    const keys = await withPasskey(ada)
    const { room, guests, seats } = await playing(server.url, 2)
    const phone = guests[0]!
    await seats[0]!.say('as a guest')
    expect(await comeBack(phone, keys)).to.deep.equal({
      me: { id: ada.me.id, name: 'Ada' },
      tables: { brought: 1, left: 0 },
    })
    const { rooms, seats: sits } = await phone.get<RoomPage>('/api/rooms?mine=1')
    expect(rooms.map(({ id }) => id).sort()).to.deep.equal([own.id, room].sort())
    expect(sits).to.deep.equal({ [own.id]: '0', [room]: '0' })
    const there = await ada.get<Room>(`/api/rooms/${room}`)
    expect([there.seats[0]!.person, there.host]).to.deep.equal([ada.me.id, ada.me.id])
    const again = await ada.watch(room)
    await until(() => again.table, 'the table')
    expect([again.table!.seat, again.table!.chat.map(({ text }) => text)]).to.deep.equal([
      '0',
      ['as a guest'],
    ])
    expect((await account(phone)).passkeys[0]!.usedAt).to.be.a('number')
    expect(await named(ada), 'at the device before, too').to.equal('Ada')
  })

  it('leave a seat its name where two could be taken for each other, and a table where one sits already', async () => {
    const { room, guests } = await seated(server.url, 2)
    const [ada, bea] = guests as [Guest, Guest]
    const other = await Guest.arrive(server.url, 'Bea')
    const keys = await withPasskey(other)
    expect((await comeBack(ada, keys)).tables).to.deep.equal({ brought: 1, left: 0 })
    const { seats } = await ada.get<Room>(`/api/rooms/${room}`)
    expect(seats.map(({ name }) => name)).to.deep.equal(['Ada', 'Bea'])
    expect((await ada.get<{ seat: string }>(`/api/rooms/${room}/seat`)).seat).to.equal('0')
    expect((await comeBack(bea, keys)).tables, 'both seats would be one person’s').to.deep.equal({
      brought: 0,
      left: 1,
    })
  })

  it('refuse what a passkey has signed for another site, for another session, twice, or without its owner', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    const keys = await withPasskey(ada)
    const eve = await Guest.arrive(server.url, 'Eve')
    const tries = (guest: Guest, response: unknown) =>
      guest.refused('POST', '/api/account/passkey', { response })
    const good = await signed(eve, keys)
    expect(await tries(ada, good), 'asked for by somebody else').to.equal('403 wrongPasskey')
    expect(await tries(eve, good), 'once').to.equal('200 undefined')
    expect(await tries(eve, good), 'twice').to.equal('403 wrongPasskey')

    const mallory = await Guest.arrive(server.url, 'Mallory')
    keys.origin = 'https://starboard.example.evil'
    expect(await tries(mallory, await signed(mallory, keys))).to.equal('403 wrongPasskey')
    keys.origin = HERE
    keys.verifies = false
    expect(await tries(mallory, await signed(mallory, keys))).to.equal('403 wrongPasskey')
    keys.verifies = true
    keys.counter = 0
    expect(await tries(mallory, await signed(mallory, keys)), 'a copy of the key').to.equal(
      '403 wrongPasskey',
    )
    const forged = new Authenticator(HERE)
    const response = { ...(await signed(mallory, forged)), id: keys.id.toString('base64url') }
    expect(await tries(mallory, { ...response, rawId: response.id })).to.equal('403 wrongPasskey')
    for (const junk of [{}, { id: 'x' }, { id: 'x', response: 5 }, 'x', { id: response.id, response: {} }])
      expect(await tries(mallory, junk)).to.match(/^40[03] /)
    expect(await named(mallory)).to.equal('Mallory')
  })

  it('bring back by mail: by the link or the code, once, and only in the browser that asked', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    const first = await linkFor(ada, 'Ada@example.org')
    const eve = await Guest.arrive(server.url, 'Eve')
    for (const given of [first.token, first.code])
      expect(await eve.refused('POST', '/api/me/mail/follow', { token: given }), 'forwarded').to.equal(
        '403 wrongLink',
      )
    await follow(ada, first.token)
    expect((await account(ada)).mail).to.equal('ada@example.org')
    expect(await ada.refused('POST', '/api/me/mail/follow', { token: first.code })).to.equal('403 wrongLink')

    const phone = await Guest.arrive(server.url, 'Phone')
    const { code } = await linkFor(phone, 'ada@example.org')
    expect((await follow(phone, code.toLowerCase().replace('-', ' '))).me).to.deep.equal({
      id: ada.me.id,
      name: 'Ada',
    })
    expect(await named(phone)).to.equal('Ada')
  })

  it('tell nobody whether an address is known, and write to it only so often', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    await follow(ada, (await linkFor(ada, 'known@example.org')).token)
    const eve = await Guest.arrive(server.url, 'Eve')
    const answers: unknown[] = []
    const texts: string[] = []
    for (const address of ['known@example.org', 'unknown@example.org']) {
      answers.push(await eve.post('/api/me/mail', { address }))
      texts.push(mail.mails.at(-1)!.text.replace(/^[\s\S]*?\n\n/, ''))
    }
    expect(answers).to.deep.equal([{}, {}])
    const blank = (text: string) =>
      text.replace(/#(mail|never)=[\w.-]+/g, '').replace(/[\dA-Z]{4}-[\dA-Z]{4}/, '')
    expect(blank(texts[0]!)).to.equal(blank(texts[1]!))
    const strict = await startServer({
      config: { smtp: mail.url, publicUrl: HERE, limits: { ...server.config.limits, mails: 2, tries: 3 } },
    })
    const said: string[] = []
    for (let i = 0; i < 3; i++)
      said.push(
        await (await Guest.arrive(strict.url)).refused('POST', '/api/me/mail', {
          address: 'victim@example.org',
        }),
      )
    expect(said.map(one => one.slice(0, 3))).to.deep.equal(['200', '200', '429'])
    const guesses: string[] = []
    for (let i = 0; i < 4; i++)
      guesses.push(
        await (await Guest.arrive(strict.url)).refused('POST', '/api/me/mail/follow', {
          token: `2222222${i}`,
        }),
      )
    expect(
      guesses.map(one => one.slice(0, 3)),
      'codes are not to be guessed',
    ).to.deep.equal(['403', '403', '403', '429'])
    await strict.end()
  })

  it('never become one: whoever has a way in keeps apart from the owner of an address', async () => {
    const [ada, bea] = [await Guest.arrive(server.url, 'Ada'), await Guest.arrive(server.url, 'Bea')]
    await follow(ada, (await linkFor(ada, 'apart@example.org')).token)
    const keys = await withPasskey(bea)
    const { token } = await linkFor(bea, 'apart@example.org')
    expect(await bea.refused('POST', '/api/me/mail/follow', { token })).to.equal('409 otherAccount')
    const { id } = await bea.open()
    expect((await comeBack(ada, keys)).tables, 'no guest’s tables').to.deep.equal({ brought: 0, left: 0 })
    expect((await ada.get<RoomPage>('/api/rooms?mine=1')).rooms.map(room => room.id)).to.deep.equal([id])
  })

  it('bring back by a recovery code, which ends with that and with the next one', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    const recovery = async () => (await ada.post<{ code: string }>('/api/me/recovery')).code
    const [old, code] = [await recovery(), await recovery()]
    const phone = await Guest.arrive(server.url, 'Phone')
    const tries = (code: string) => phone.refused('POST', '/api/account/recovery', { code })
    expect(await tries(old)).to.equal('403 wrongLink')
    expect(await tries(code.toLowerCase().replaceAll('-', ''))).to.equal('200 undefined')
    expect([await named(phone), (await account(phone)).recoverySince]).to.deep.equal(['Ada', null])
    expect(await tries(code)).to.equal('403 wrongLink')
  })

  it('are changed, exported and deleted only by whoever has just come back, whatever cookie they have', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    const keys = await withPasskey(ada)
    const stolen = ada.cookie.split('; ').filter(cookie => /^starboard(\.sig)?=/.test(cookie))
    const thief = Guest.stranger(server.url).with(stolen.join('; '))
    expect(await named(thief)).to.equal('Ada')
    const { id } = (await account(thief)).passkeys[0]!
    for (const [method, path, body] of [
      ['POST', '/api/me/passkeys/options', {}],
      ['POST', '/api/me/passkeys', { name: 'Mine', response: { id: 'x', response: {} } }],
      ['DELETE', `/api/me/passkeys/${id}`],
      ['DELETE', '/api/me/mail'],
      ['POST', '/api/me/recovery', {}],
      ['GET', '/api/me/export'],
      ['POST', '/api/me/farewell', { name: 'Ada' }],
      ['POST', '/api/me/tokens', { name: 'Club' }],
      ['POST', '/api/me/telling/ways', { kind: 'webhook', url: 'https://thief.example/x' }],
      ['POST', '/api/me/telling/ways', { kind: 'mail', address: 'thief@example.org' }],
      ['POST', '/api/me/telling/ways', { kind: 'push', push: PUSH }],
      ['PUT', '/api/me/feeds/own', {}],
    ] as const)
      expect(await thief.refused(method, path, body), path).to.equal('403 notFresh')
    const { token } = await linkFor(thief, 'thief@example.org')
    expect(await thief.refused('POST', '/api/me/mail/follow', { token })).to.equal('403 notFresh')
    const after = await account(ada)
    expect([after.passkeys.length, after.mail, after.recoverySince]).to.deep.equal([1, null, null])
    expect((await ada.get<Telling>('/api/me/telling')).ways).to.deep.equal([])
    await comeBack(thief, keys)
    expect((await thief.delete<Account>(`/api/me/passkeys/${id}`)).passkeys).to.deep.equal([])
  })

  it('let a browser forget who it was', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    const keys = await withPasskey(ada)
    await ada.delete('/api/me/session')
    expect(await ada.refused('GET', '/api/me/account')).to.equal('401 noSession')
    expect((await ada.get<Me>('/api/me')).id).not.to.equal(ada.me.id)
    expect((await comeBack(ada, keys)).me.id).to.equal(ada.me.id)
  })

  it('are exported whole: tables, moves, what was said, and nothing that opens anything', async () => {
    const { room, guests, seats } = await playing(server.url, 2, { privateTalk: true })
    const [ada, bea] = guests as [Guest, Guest]
    await withPasskey(ada)
    await ada.post('/api/me/telling/ways', { kind: 'webhook', url: 'https://hooks.example/secret' })
    await seats[0]!.say('mine')
    await seats[1]!.say('hers')
    await seats[0]!.whisper('1', 'psst')
    const told = await ada.get<Export>('/api/me/export')
    expect(told.me).to.include({ id: ada.me.id, name: 'Ada' })
    expect(told.account.passkeys).to.have.length(1)
    expect(told.tables).to.have.length(1)
    const [table] = told.tables as [Export['tables'][number]]
    expect(table.room.id).to.equal(room)
    expect(told.said.map(({ room: at, text }) => [at, text])).to.deep.equal([[room, 'mine']])
    expect(table.whispers.map(({ text }) => text)).to.deep.equal(['psst'])
    const text = JSON.stringify(told)
    const { key } = await ada.get<{ key: string }>(`/api/rooms/${room}/seat`)
    for (const secret of [key, 'hooks.example/secret', 'publicKey']) expect(text).not.to.include(secret)
    expect(
      (await bea.get<Export>('/api/me/export')).tables[0]!.whispers.map(({ text }) => text),
    ).to.deep.equal(['psst'])
  })

  it('are deleted with all that was said, at tables that go on, are open or over', async () => {
    const { room, guests, seats } = await playing(server.url, 2)
    const [ada, bea] = guests as [Guest, Guest]
    const keys = await withPasskey(ada)
    await follow(ada, (await linkFor(ada, 'gone@example.org')).token)
    const open = await ada.open()
    await seats[0]!.say('by Ada')
    await seats[1]!.say('by Bea')
    expect(await ada.refused('POST', '/api/me/farewell', { name: 'Aga' })).to.equal('400 badRequest')
    await ada.post('/api/me/farewell', { name: 'Ada' })
    await until(() => !seats[0]!.socket.connected, 'the end of the connection')
    expect(await ada.refused('GET', '/api/me/account')).to.equal('401 noSession')
    expect(await bea.refused('GET', `/api/rooms/${open.id}`)).to.equal('404 notFound')
    const left = await bea.get<Room>(`/api/rooms/${room}`)
    expect(JSON.stringify(left)).not.to.include('"Ada"')
    expect([left.host, left.seats[0]!.person]).to.deep.equal([bea.me.id, null])
    const again = await bea.watch(room)
    await until(() => again.table, 'the table')
    expect(again.table!.chat.map(({ text }) => text)).to.deep.equal(['by Bea'])
    const phone = await Guest.arrive(server.url, 'Phone')
    expect(
      await phone.refused('POST', '/api/account/passkey', { response: await signed(phone, keys) }),
    ).to.equal('403 wrongPasskey')
    await follow(phone, (await linkFor(phone, 'gone@example.org')).token)
    expect(await named(phone), 'the address is free').to.equal('Phone')
  })

  it('offer no passkeys where browsers make none, and no mail where none is sent', async () => {
    const plain = await startServer()
    const ada = await Guest.arrive(plain.url)
    expect((await account(ada)).offers).to.deep.equal({ passkeys: false, mail: false })
    expect(await ada.refused('POST', '/api/me/passkeys/options', {})).to.equal('400 badRequest')
    expect(await ada.refused('POST', '/api/account/passkey/options', {})).to.equal('400 badRequest')
    expect(await ada.refused('POST', '/api/me/mail', { address: 'ada@example.org' })).to.equal(
      '400 badRequest',
    )
    await plain.end()
  })
})
