/** What every storage does for those who want to come back as who they were. */
import { expect } from 'chai'
import type { PasskeyRecord } from '../../../lobby/server/storage/accounts.ts'
import type { Store } from '../../../lobby/server/storage/store.ts'

const passkey = (id: string, changes: Partial<PasskeyRecord> = {}): PasskeyRecord => ({
  id,
  person: 'ada',
  name: `key ${id}`,
  publicKey: 'AAAA',
  counter: 4_000_000_000,
  transports: ['internal', 'hybrid'],
  since: 1_700_000_000_000,
  usedAt: null,
  ...changes,
})

/** There is a room `r`, and nobody yet. */
export function keepsAccounts(current: () => Store, begin: (room: string) => Promise<void>): void {
  const people = async (...ids: string[]) => {
    for (const id of ids) await current().savePerson({ id, name: id, language: null })
  }

  it('keeps by what people come back: each passkey, address and code for one of them', async () => {
    const { accounts } = current()
    await people('ada', 'bea')
    expect(await accounts.addPasskey(passkey('a'))).to.equal(true)
    expect(await accounts.addPasskey(passkey('a', { person: 'bea' })), 'known already').to.equal(false)
    await accounts.addPasskey(passkey('b', { person: 'bea' }))
    await accounts.passkeyUsed('a', 4_000_000_001, 1_700_000_000_009)
    const used = passkey('a', { counter: 4_000_000_001, usedAt: 1_700_000_000_009 })
    expect([await accounts.passkey('a'), await accounts.passkey('x')]).to.deep.equal([used, undefined])
    await accounts.dropPasskey('ada', 'b')
    expect(await accounts.passkeys('bea')).to.deep.equal([passkey('b', { person: 'bea' })])
    await accounts.dropPasskey('bea', 'b')
    expect(await accounts.passkeys('bea')).to.deep.equal([])

    expect(await accounts.saveMail('ada', 'ada@example.org')).to.equal(true)
    expect(await accounts.saveMail('bea', 'ada@example.org'), 'somebody else’s').to.equal(false)
    expect(await accounts.saveMail('ada', 'lovelace@example.org')).to.equal(true)
    expect(await accounts.saveMail('ada', 'lovelace@example.org'), 'again').to.equal(true)
    expect([
      await accounts.personWithMail('ada@example.org'),
      await accounts.personWithMail('lovelace@example.org'),
      await accounts.mailOf('ada'),
      await accounts.mailOf('bea'),
    ]).to.deep.equal([undefined, 'ada', 'lovelace@example.org', null])
    await accounts.dropMail('ada')
    expect(await accounts.mailOf('ada')).to.equal(null)

    await accounts.saveRecovery('ada', 'first', 5)
    await accounts.saveRecovery('ada', 'second', 6)
    expect([await accounts.recoverySince('ada'), await accounts.recoverySince('bea')]).to.deep.equal([
      6,
      null,
    ])
    expect([
      await accounts.takeRecovery('first'),
      await accounts.takeRecovery('second'),
      await accounts.takeRecovery('second'),
    ]).to.deep.equal([undefined, 'ada', undefined])
  })

  it('keeps with whom people do not want to play, and what they tell the operator', async () => {
    const { blocks, accounts } = current()
    await people('ada', 'bea', 'cy')
    await blocks.add('ada', 'bea', 1)
    await blocks.add('ada', 'bea', 2)
    await blocks.add('ada', 'cy', 3)
    expect((await blocks.of('ada')).map(({ id }) => id)).to.deep.equal(['cy', 'bea'])
    expect([await blocks.has('ada', 'bea'), await blocks.has('bea', 'ada')]).to.deep.equal([true, false])
    await blocks.drop('ada', 'cy')
    expect(await blocks.of('ada')).to.deep.equal([{ id: 'bea', name: 'bea' }])

    const report = (id: string, at: number) => ({
      id,
      by: 'ada',
      about: 'bea',
      name: 'Bea',
      room: null,
      club: 'c',
      text: 'She is rude.',
      said: '[]',
      at,
    })
    for (const [id, at] of [
      ['b', 2],
      ['a', 1],
      ['c', 3],
    ] as const)
      await blocks.addReport(report(id, at))
    expect(await blocks.reports(2)).to.deep.equal([report('a', 1), report('b', 2)])
    expect([await blocks.closeReport('a'), await blocks.closeReport('a')]).to.deep.equal([true, false])
    await blocks.forgetReports(3)
    expect(await blocks.reports(9)).to.deep.equal([report('c', 3)])
    await accounts.forget('bea', [])
    expect(await blocks.of('ada')).to.deep.equal([])
    await accounts.forget('ada', [])
    expect(await blocks.reports(9)).to.deep.equal([])
  })

  it('gives a ticket once, in time, to whom it was given, and only the newest of its kind', async () => {
    const { accounts } = current()
    await people('ada', 'bea')
    const ticket = (token: string) => ({
      person: 'ada',
      kind: 'mail' as const,
      token,
      code: `code of ${token}`,
    })
    const add = (token: string) =>
      accounts.addTicket({ ...ticket(token), what: `about ${token}`, until: 1000 })
    const take = (token: string, now = 1000, person = 'ada') =>
      accounts.takeTicket({ person, kind: 'mail', token }, now)
    await add('old')
    await add('new')
    expect([await take('old'), await take('new', 1001), await take('new', 1000, 'bea')]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ])
    expect(await accounts.takeTicket({ person: 'ada', kind: 'passkey', token: 'new' }, 1)).to.equal(undefined)
    expect([await take('new'), await take('new')]).to.deep.equal(['about new', undefined])
    await add('typed')
    expect(await take('code of typed')).to.equal('about typed')
    await add('late')
    await accounts.forgetTickets(1001)
    expect(await take('late')).to.equal(undefined)
  })

  it('keeps whoever can come back for longer than others', async () => {
    const store = current()
    await people('ada', 'bea', 'cy', 'dan')
    await store.accounts.addPasskey(passkey('a'))
    await store.accounts.saveMail('bea', 'bea@example.org')
    await store.accounts.saveRecovery('cy', 'hash', 1)
    const soon = Date.now() + 1000
    await store.forgetPeople(soon, 0)
    const left = async () =>
      (await Promise.all(['ada', 'bea', 'cy', 'dan'].map(id => store.person(id)))).flatMap(
        one => one?.id ?? [],
      )
    expect(await left()).to.deep.equal(['ada', 'bea', 'cy'])
    await store.forgetPeople(soon, soon, 0)
    expect((await store.ages.counts()).people, 'none more than is wanted').to.be.greaterThan(0)
    await store.forgetPeople(soon, soon)
    expect(await left()).to.deep.equal([])
  })

  it('hands over what a guest has said in private, and forgets somebody with all they have said', async () => {
    const store = current()
    const { accounts, notifications } = store
    await people('guest', 'bea', 'cy')
    await begin('r')
    await store.blocks.add('guest', 'bea', 1)
    await store.blocks.add('cy', 'guest', 1)
    const said = { sender: '0', name: 'Guest', toName: 'Bea', text: 'psst', at: 1 }
    await store.whisper('r', { ...said, people: ['guest', 'bea'] })
    await store.spectators.say('r', { person: 'guest', name: 'Guest', text: 'from afar', at: 1 })
    await store.spectators.say('r', { person: 'bea', name: 'Bea', text: 'I, too', at: 1 })
    await store.whisper('r', { ...said, people: ['bea', 'guest'], toName: 'Guest' })
    const way = {
      id: 'w',
      kind: 'webhook' as const,
      address: 'https://x.example',
      confirmed: true,
      token: 't',
      zone: null,
    }
    await notifications.addWay({ ...way, person: 'guest', origin: 'https://starboard.example' })
    await accounts.handOver('guest', 'cy')
    expect((await store.whispers('r', 'cy', 9)).map(({ people }) => people)).to.deep.equal([
      ['cy', 'bea'],
      ['bea', 'cy'],
    ])
    const watched = async () => (await store.spectators.chat('r', 9)).map(({ person }) => person)
    expect(await watched()).to.deep.equal(['cy', 'bea'])
    expect((await notifications.ways('cy')).map(({ id }) => id)).to.deep.equal(['w'])
    expect(await store.blocks.of('cy'), 'and not oneself').to.deep.equal([{ id: 'bea', name: 'bea' }])
    expect(await store.person('guest'), 'nobody any more').to.equal(undefined)

    for (const [sender, name, person] of [
      ['0', 'Cy', null],
      ['0', 'Former', null],
      ['1', 'Bea', 'bea'],
      ['1', 'Cy elsewhere', 'cy'],
    ] as const)
      await store.say('r', { person, sender, name, text: `by ${name}`, at: 1 })
    await accounts.addPasskey(passkey('c', { person: 'cy' }))
    await accounts.forget('cy', [{ room: 'r', seat: '0', others: ['Former'] }])
    expect((await store.chat('r', 9)).map(({ text }) => text)).to.deep.equal(['by Former', 'by Bea'])
    expect(await watched()).to.deep.equal(['bea'])
    expect((await store.whispers('r', 'bea', 9)).map(({ name, toName }) => [name, toName])).to.deep.equal([
      ['Guest', ''],
    ])
    expect([
      await store.person('cy'),
      await accounts.passkey('c'),
      await notifications.ways('cy'),
    ]).to.deep.equal([undefined, undefined, []])
  })
}
