import { expect } from 'chai'
import type { Me } from '../../lobby/protocol.ts'
import { areAlike, isVisible, message, oneLine } from '../../lobby/server/names.ts'
import { isolated, playerName } from '../../lobby/web/app/names.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { playing, seated } from './support/tables.ts'

/** Joined, of a flag made of invisible letters, with a colour, a keycap, and one that is text without its selector. */
const EMOJI = ['👩‍🚀', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👍🏽', '1️⃣', '❤️', '👨‍👩‍👧', '🇯🇵']

describe('lobby: names', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  const named = async (guest: Guest, name: string) => (await guest.patch<Me>('/api/me', { name })).name

  it('keep their emoji whole', async () => {
    const ada = await Guest.arrive(server.url)
    for (const emoji of EMOJI) expect(await named(ada, `Ada ${emoji}`)).to.equal(`Ada ${emoji}`)
    expect(await named(ada, '👩‍🚀')).to.equal('👩‍🚀')
  })

  it('keep what scripts are written with', () => {
    for (const name of [
      '葛\u{e0100}城',
      'می\u200cخواهم',
      'क्\u200dष',
      'Zoë',
      'Żółć',
      'José-María',
      "O'Neill",
      '여름',
    ])
      expect(oneLine(name)).to.equal(name.normalize('NFC'))
  })

  it('lose what cannot be seen, and what turns the text around them', () => {
    const hidden = [
      '\u200b',
      '\u200d',
      '\u2060',
      '\u00ad',
      '\u3164',
      '\u115f',
      '\ufe0f',
      '\u{e0041}',
      '\ufeff',
    ]
    const turning = ['\u202e', '\u202a', '\u2066', '\u2069', '\u200f', '\u061c']
    for (const sign of [...hidden, ...turning]) expect(oneLine(`A${sign}da`), sign).to.equal('Ada')
    expect(oneLine('A\n\u2028 \u2800\u00a0b')).to.equal('A b')
    expect(oneLine(`Z${'\u0301'.repeat(50)}`)).to.have.length.below(6)
  })

  it('are refused where nothing of them can be seen', async () => {
    const ada = await Guest.arrive(server.url)
    for (const name of ['\u3164', '\u2800', '\u200b\u200b', '\u0301', '\u{e0041}', ' \u00ad '])
      expect(await ada.refused('PATCH', '/api/me', { name }), JSON.stringify(name)).to.equal('400 badRequest')
    expect(isVisible('.')).to.equal(true)
  })

  it('are alike where people could take one for the other', () => {
    const alike = ['Ada', 'ada', 'Аda', 'Аԁа', 'A\u200bda', 'Ａｄａ', '𝐀𝐝𝐚', 'ADA']
    for (const name of alike) expect(areAlike('Ada', name), name).to.equal(true)
    for (const [a, b] of [
      ['Bill', 'BiIl'],
      ['Noa', 'N0a'],
      ['カナ', '力ナ'],
      ['modem', 'rnodem'],
    ] as const)
      expect(areAlike(a, b), `${a} ${b}`).to.equal(true)
    for (const name of ['Adam', 'Adá', 'Bea', 'Ada 👩‍🚀', ''])
      expect(areAlike('Ada', name), name).to.equal(false)
  })

  it('of one table differ, however people come by them', async () => {
    const { room, guests } = await seated(server.url, 2, { seats: 3 })
    const twin = await Guest.arrive(server.url, 'Аda')
    const sit = () => twin.refused('PUT', `/api/rooms/${room}/seats/2`, {})
    expect(await sit()).to.equal('409 nameTaken')
    expect(await guests[1]!.refused('PATCH', '/api/me', { name: 'ADA' })).to.equal('409 nameTaken')
    expect(await named(guests[0]!, 'Ada')).to.equal('Ada')
    expect(await named(guests[0]!, 'ADA')).to.equal('ADA')
    expect(await named(twin, 'Adam')).to.equal('Adam')
    await twin.sit(room, 2)
    expect(await twin.refused('PATCH', '/api/me', { name: 'Вea' })).to.equal('409 nameTaken')
    const stock = await guests[0]!.post<{ matchID: string }>('/games/toy/create', { numPlayers: 3 })
    await guests[0]!.post(`/games/toy/${stock.matchID}/join`, { playerName: 'Ada' })
    expect(
      await guests[0]!.refused('POST', `/games/toy/${stock.matchID}/join`, { playerName: 'Аda' }),
    ).to.equal('409 nameTaken')
  })

  it('may be used again at other tables', async () => {
    const [ada, other] = [await Guest.arrive(server.url, 'Ada'), await Guest.arrive(server.url, 'Ada')]
    await ada.open()
    expect((await other.open()).seats[0]!.name).to.equal('Ada')
  })
})

describe('lobby: what people write to each other', () => {
  it('keeps its emoji, and runs the way it does', async () => {
    const server = await startServer()
    const { seats } = await playing(server.url)
    const text = `Hello ${EMOJI.join(' ')}`
    await seats[0]!.say(`${text}\u202e!`)
    await until(() => seats[1]!.chat.length === 1, 'the message')
    expect(seats[1]!.chat[0]!.text).to.equal(`${text}!`)
    expect(await seats[0]!.say('\u3164\u200b')).to.have.nested.property('problem.error', 'badRequest')
    expect(message('שלום\u200f!')).to.equal('שלום\u200f!')
    await server.end()
  })
})

describe('pages: names that run from right to left', () => {
  it('stand in a place of their own, wherever the pages put them', () => {
    for (const name of ['עדה', 'سارة', 'Ada עדה', 'evil\u202egnp']) {
      expect(isolated(name)).to.equal(`\u2068${name}\u2069`)
      const seat = { seat: '0', person: 'x', name, bot: null, ready: true, online: true }
      expect(playerName(seat, key => key)).to.equal(`\u2068${name}\u2069`)
    }
    for (const name of ['Ada', 'エイダ', '👩‍🚀', '']) expect(isolated(name)).to.equal(name)
  })
})
