/** What every storage does for those who want to be told that a table waits. */
import { expect } from 'chai'
import type { Notice, WayRecord } from '../../../lobby/server/storage/notifications.ts'
import type { Store } from '../../../lobby/server/storage/store.ts'

const way = (id: string, changes: Partial<WayRecord> = {}): WayRecord => ({
  id,
  person: 'ada',
  kind: 'webhook',
  address: `https://example.org/${id}`,
  confirmed: true,
  token: `token of ${id}`,
  origin: 'https://starboard.example',
  zone: 'Asia/Tokyo',
  ...changes,
})

const notice = (at: number, changes: Partial<Notice> = {}): Notice => ({
  person: 'ada',
  room: 'r',
  seat: '0',
  kind: 'asked',
  ask: 1,
  at,
  ...changes,
})

/** There is a room `r`, and nobody yet. */
export function keepsTelling(current: () => Store, begin: (room: string) => Promise<void>): void {
  it('keeps how people are told, and when not', async () => {
    const store = current()
    const { notifications } = store
    for (const id of ['ada', 'bea']) await store.savePerson({ id, name: id, language: null })
    await notifications.addWay(way('b', { kind: 'mail', confirmed: false }))
    await notifications.addWay(way('a'))
    await notifications.addWay(way('c', { person: 'bea', confirmed: false }))
    expect((await notifications.ways('ada')).map(({ id, confirmed }) => [id, confirmed])).to.deep.equal([
      ['a', true],
      ['b', false],
    ])
    expect((await notifications.ways('ada'))[0]).to.deep.equal(way('a'))
    expect(await notifications.tellable(['ada', 'bea', 'zoe'])).to.deep.equal(['ada'])
    expect(await notifications.tellable([])).to.deep.equal([])
    expect([
      await notifications.confirmWay('token of c'),
      await notifications.confirmWay('another'),
    ]).to.deep.equal([{ person: 'bea', address: 'https://example.org/c' }, undefined])
    expect((await notifications.tellable(['ada', 'bea'])).sort()).to.deep.equal(['ada', 'bea'])
    await notifications.dropWay('bea', 'a')
    expect([
      await notifications.stopWay('token of b'),
      await notifications.stopWay('token of b'),
    ]).to.deep.equal([true, false])
    expect((await notifications.ways('ada')).map(({ id }) => id)).to.deep.equal(['a'])

    const quiet = { from: 22, to: 7, zone: 'Asia/Tokyo' }
    expect(await notifications.quiet('ada')).to.equal(null)
    await notifications.saveQuiet('ada', { ...quiet, from: 1 })
    await notifications.saveQuiet('ada', quiet)
    expect(await notifications.quiet('ada')).to.deep.equal(quiet)
    await notifications.saveQuiet('ada', null)
    expect(await notifications.quiet('ada')).to.equal(null)
  })

  it('keeps which addresses were asked, once in a while, and which want no mail', async () => {
    const { mailAsks, notifications } = current()
    expect(await mailAsks.ask('a', 1000, 500)).to.equal(true)
    expect(await mailAsks.ask('a', 1400, 900), 'not answered').to.equal(false)
    expect(await mailAsks.ask('a', 1600, 1100)).to.equal(true)
    expect(await mailAsks.ask('a', 1500, 1000), 'a clock that was set back').to.equal(true)
    await mailAsks.settle('a')
    expect(await mailAsks.ask('a', 1501, 1001)).to.equal(true)
    await mailAsks.never('a', 1700)
    await mailAsks.never('b', 1700)
    await mailAsks.settle('a')
    await mailAsks.forget(9999)
    expect([await mailAsks.ask('a', 9999, 9998), await mailAsks.ask('b', 9999, 9998)]).to.deep.equal([
      false,
      false,
    ])
    expect([await mailAsks.isNever('a'), await mailAsks.isNever('c')]).to.deep.equal([true, false])
    const { ways } = notifications
    await current().savePerson({ id: 'ada', name: 'Ada', language: null })
    await notifications.addWay(way('m', { kind: 'mail', address: 'Ada@example.org' }))
    await notifications.addWay(way('h'))
    await notifications.stopMail('ada@example.org')
    expect((await ways('ada')).map(({ id }) => id)).to.deep.equal(['h'])
  })

  it('keeps what people are to be told: once, until they are', async () => {
    const store = current()
    const { notifications } = store
    for (const id of ['ada', 'bea']) await store.savePerson({ id, name: id, language: null })
    await begin('r')
    const now = 1_700_000_000_000
    await notifications.addNotice(notice(now))
    await notifications.addNotice(notice(now + 5))
    await notifications.addNotice(notice(now + 1, { kind: 'remind' }))
    await notifications.addNotice(notice(now - 1, { person: 'bea', seat: '1' }))
    expect(await notifications.notices('ada')).to.deep.equal([
      notice(now),
      notice(now + 1, { kind: 'remind' }),
    ])
    expect([
      await notifications.waiting(now - 1, 9),
      await notifications.waiting(now, 9),
      await notifications.waiting(now, 1),
    ]).to.deep.equal([['bea'], ['bea', 'ada'], ['bea']])
    expect(await notifications.toldAt('ada')).to.equal(0)
    await notifications.told([notice(now)], now + 9)
    await notifications.addNotice(notice(now + 10))
    expect(await notifications.notices('ada')).to.deep.equal([notice(now + 1, { kind: 'remind' })])
    expect(await notifications.toldAt('ada')).to.equal(now + 9)
    await notifications.forgetNotices(now + 1)
    expect(await notifications.toldAt('ada')).to.equal(0)
    await store.dropRoom('r', 1)
    expect(await notifications.notices('ada')).to.deep.equal([])
  })
}
