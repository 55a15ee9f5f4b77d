/** What every storage does so that people find what they have played. */
import { expect } from 'chai'
import type { MoveWrite, RoomRecord, Store } from '../../../lobby/server/storage/store.ts'

interface Means {
  store(): Store
  begin(room: string, changes?: Partial<RoomRecord>): Promise<void>
  write(step: number, changes?: Partial<MoveWrite>): MoveWrite
}

export function keepsResults({ store: current, begin, write }: Means): void {
  it('puts down how matches ended for their people, once, and keeps it when they are gone', async () => {
    const store = current()
    const { results } = store
    for (const id of ['ada', 'bea']) await store.savePerson({ id, name: id, language: null })
    const end = async (room: string, winners: string[], at: number) => {
      const { move } = write(1)
      await store.append(write(1, { room, winners, move: { ...move, at } }))
    }
    const seat = (person: string | null, bot: string | null = null) => ({
      person,
      name: '',
      bot,
      ready: true,
      key: `key of ${person}`,
    })
    const both = [seat('ada'), seat('bea'), seat(null, 'random')]
    await begin('won', { seats: both, startedAt: 1000 })
    await begin('lost', { seats: both, startedAt: 1000, listed: false })
    await begin('left', { seats: [seat('ada', 'random'), seat('bea')], startedAt: 1000 })
    await begin('running', { seats: both })
    await end('won', ['0'], 5000)
    await end('lost', ['1', '2'], 6000)
    await end('left', ['0'], 7000)
    await results.collect(9000)
    expect(await results.of('ada', 9, false), 'over before').to.deep.equal([])
    await results.collect(0, { person: 'ada' })
    expect(await results.of('bea', 9, false)).to.deep.equal([])
    await results.collect(0)
    await results.collect(0)
    const won = { person: 'ada', room: 'won', game: 'toy', players: 3, people: 2, won: true, listed: true }
    expect(await results.of('ada', 9, true)).to.deep.equal([
      { ...won, live: true, beganAt: 1000, endedAt: 5000, figures: null, club: null },
    ])
    const rooms = async (person: string) => (await results.of(person, 9, false)).map(({ room }) => room)
    expect([await rooms('ada'), await rooms('bea')]).to.deep.equal([
      ['lost', 'won'],
      ['left', 'lost', 'won'],
    ])
    expect((await results.of('ada', 1, false)).map(({ room }) => room)).to.deep.equal(['lost'])
    expect(await results.sums('bea', false)).to.deep.equal([
      { game: 'toy', players: 3, played: 2, won: 1, time: 9000, lastAt: 6000 },
      { game: 'toy', players: 2, played: 1, won: 0, time: 6000, lastAt: 7000 },
    ])
    const { version } = (await store.room('won'))!
    await store.dropRoom('won', version)
    expect(await rooms('ada')).to.deep.equal(['lost', 'won'])
    await store.accounts.handOver('ada', 'bea')
    expect([await rooms('bea'), await rooms('ada')], 'one’s own stay').to.deep.equal([
      ['left', 'lost', 'won'],
      ['lost', 'won'],
    ])
  })

  it('keeps what was played at the tables of a club, by places, and sums it up for its members alone', async () => {
    const store = current()
    const { results, ratings, clubs } = store
    for (const id of ['ada', 'bea', 'cy']) await store.savePerson({ id, name: id, language: null })
    await clubs.add({ id: 'c', name: 'Friday', since: 1 }, 'ada')
    await clubs.enter('c', 'bea', 2)
    await clubs.invite('c', 'cy', 'ada', false, 3)
    const seats = ['ada', 'bea', 'cy'].map(person => ({
      person,
      name: '',
      bot: null,
      ready: true,
      key: person,
    }))
    const end = async (room: string, winners: string[], at: number, changes: Partial<MoveWrite> = {}) => {
      const { move } = write(1)
      await store.append(write(1, { room, winners, move: { ...move, at }, ...changes }))
    }
    const places = { places: [[['2']], [['1']], [['0']]], figures: {} }
    for (const room of ['one', 'two', 'elsewhere', 'of no club any more'])
      await begin(room, { seats, club: { elsewhere: null, one: 'c', two: 'c' }[room] ?? null })
    const last = (await store.room('of no club any more'))!
    await store.saveRoom({ ...last, club: 'gone' })
    await end('one', ['2'], 5000, { ending: places })
    await end('two', ['0'], 6000)
    await end('elsewhere', ['0'], 7000)
    await end('of no club any more', ['0'], 8000)
    await results.collect(0, { club: 'c' })
    const seen = async (limit: number) =>
      (await results.ofClub('c', limit)).map(({ room, name, place, won }) => [room, name, place, won])
    const newest = [
      ['two', 'ada', null, true],
      ['two', 'bea', null, false],
      ['two', 'cy', null, false],
    ]
    expect(await seen(1)).to.deep.equal(newest)
    await results.collect(0)
    expect(await seen(9)).to.deep.equal([
      ...newest,
      ['one', 'cy', 1, true],
      ['one', 'ada', 3, false],
      ['one', 'bea', 2, false],
    ])
    const sum = { game: 'toy', played: 2 }
    expect(await results.sumsOfClub('c'), 'whoever is only invited is no member').to.deep.equal([
      { id: 'ada', name: 'ada', ...sum, won: 1 },
      { id: 'bea', name: 'bea', ...sum, won: 0 },
    ])
    const strength = { mu: 25, sigma: 8 }
    const rated = { game: 'toy', players: 3, n: 1, place: 1, left: false, before: strength, at: 1 }
    await ratings.add(
      ['ada', 'bea', 'cy'].map((person, i) => ({
        ...rated,
        person,
        room: 'one',
        after: { mu: 25 + i, sigma: 8 },
      })),
    )
    expect((await ratings.ofClub('c')).map(({ id, mu, matches }) => [id, mu, matches])).to.deep.equal([
      ['bea', 26, 1],
      ['ada', 25, 1],
    ])
    for (const id of ['ada', 'bea']) await clubs.remove('c', id)
    await clubs.tidy()
    expect(
      [await seen(9), (await results.of('ada', 9, false)).length],
      'people keep their own',
    ).to.deep.equal([[], 4])
  })
}
