/** What every storage knows of tables that are to start at some time, and of calendars of them. */
import { expect } from 'chai'
import type { RoomQuery, RoomRecord, Store } from '../../../lobby/server/storage/store.ts'

const HOUR = 3600_000
const NOW = 1_800_000_000_000

export function keepsCalendars(
  current: () => Store,
  record: (id: string, changes?: Partial<RoomRecord>) => RoomRecord,
): void {
  const found = async (query: Partial<RoomQuery>) =>
    (await current().rooms({ limit: 9, ...query })).map(({ id }) => id)

  it('keeps when a table is to start, and what is due because of it', async () => {
    const store = current()
    const due = (at: number) => store.roomsDue({ at, ran: 0 }, 9)
    await store.addRoom(record('r', { plannedAt: NOW, dueAt: NOW - HOUR }))
    expect(await store.room('r')).to.deep.include({ plannedAt: NOW, dueAt: NOW - HOUR })
    expect([await due(NOW - HOUR - 1), await due(NOW - HOUR)]).to.deep.equal([[], ['r']])
    expect(await store.saveRoom(record('r', { plannedAt: NOW + HOUR, dueAt: NOW - HOUR }))).to.equal(true)
    expect((await store.room('r'))!.plannedAt).to.equal(NOW + HOUR)
    expect(await store.saveRoom(record('r', { plannedAt: null, version: 1 }))).to.equal(true)
    expect((await store.room('r'))!.plannedAt).to.equal(null)
  })

  it('lists planned tables the soonest first, page by page, and others without them', async () => {
    const store = current()
    const plan = (id: string, at: number | null, changes: Partial<RoomRecord> = {}) =>
      store.addRoom(record(id, { plannedAt: at, claims: {}, ...changes }))
    await plan('late', NOW + 2 * HOUR, { createdAt: 9 })
    await plan('soon', NOW + HOUR, { createdAt: 3 })
    await plan('also-soon', NOW + HOUR, { createdAt: 5, club: 'c', listed: false })
    await plan('now', null)
    await plan('played', NOW)
    await store.startMatch(record('played', { status: 'playing', plannedAt: NOW, claims: {} }), '{}', [])
    expect(await found({ planned: 'only' })).to.deep.equal(['played', 'soon', 'late'])
    expect(await found({ planned: 'only', status: ['open'] })).to.deep.equal(['soon', 'late'])
    expect(await found({ planned: 'only', plannedSince: NOW + HOUR + 1 })).to.deep.equal(['late'])
    expect(await found({ planned: 'only', club: 'c' })).to.deep.equal(['also-soon'])
    expect(
      await found({ planned: 'only', person: 'ada', before: { at: NOW + HOUR, id: 'also-soon' } }),
    ).to.deep.equal(['soon', 'late'])
    expect((await found({ planned: 'none' })).sort()).to.deep.equal(['now', 'played'])
    expect((await found({})).sort()).to.deep.equal(['late', 'now', 'played', 'soon'])
    expect([await store.openRooms('ada', true), await store.openRooms('ada', false)]).to.deep.equal([3, 1])
  })

  it('does not count a table as old before its time', async () => {
    const store = current()
    await store.addRoom(record('planned', { plannedAt: NOW }))
    await store.addRoom(record('old'))
    const expired = (time: number) => store.expired({ open: time, playing: 0, finished: 0 }, 9)
    expect(await expired(NOW)).to.deep.equal(['old'])
    expect((await expired(NOW + 1)).sort()).to.deep.equal(['old', 'planned'])
  })

  it('has one address for each calendar of a person: a new one ends the one before', async () => {
    const store = current()
    const { feeds, clubs, accounts } = store
    for (const id of ['ada', 'bea']) await store.savePerson({ id, name: id, language: null })
    await clubs.add({ id: 'c', name: 'Friday', since: 1 }, 'bea')
    const own = { token: 'a', person: 'ada', club: '', since: NOW }
    await feeds.save(own)
    await feeds.save({ token: 'b', person: 'bea', club: '', since: NOW })
    await feeds.save({ token: 'c', person: 'bea', club: 'c', since: NOW + 1 })
    await feeds.save({ token: 'd', person: 'bea', club: 'c', since: NOW + 2 })
    expect([await feeds.withToken('a'), await feeds.withToken('c')]).to.deep.equal([own, undefined])
    expect((await feeds.of('bea')).map(({ token }) => token)).to.deep.equal(['b', 'd'])
    // A guest becomes somebody who has one of their own already.
    await accounts.handOver('bea', 'ada')
    expect((await feeds.of('ada')).map(({ token }) => token)).to.deep.equal(['a', 'd'])
    await clubs.remove('c', 'ada')
    await clubs.tidy()
    expect((await feeds.of('ada')).map(({ token }) => token)).to.deep.equal(['a'])
    await feeds.drop('ada', '')
    expect(await feeds.withToken('a')).to.equal(undefined)
    await feeds.save(own)
    await accounts.forget('ada', [])
    expect(await feeds.withToken('a')).to.equal(undefined)
  })
}
