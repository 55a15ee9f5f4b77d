/** What every storage does so that ratings follow from matches. */
import { expect } from 'chai'
import type { RatingRecord } from '../../../lobby/server/storage/ratings.ts'
import type { MoveWrite, RoomRecord, Store } from '../../../lobby/server/storage/store.ts'

interface Means {
  store(): Store
  begin(room: string, changes?: Partial<RoomRecord>): Promise<void>
  write(step: number, changes?: Partial<MoveWrite>): MoveWrite
}

const rated = (
  person: string,
  room: string,
  n: number,
  changes: Partial<RatingRecord> = {},
): RatingRecord => ({
  ...{ person, room, game: 'toy', players: 2, n, place: 1, left: false, at: 1_700_000_000_000 },
  before: { mu: 25, sigma: 8.5 },
  after: { mu: 25 + n, sigma: 8.25 },
  ...changes,
})

export function keepsRatings({ store: current, begin, write }: Means): void {
  it('keeps how rated matches ended, finds those that have changed nothing yet, and what was last so', async () => {
    const store = current()
    const { ratings } = store
    for (const id of ['ada', 'bea', 'zoe']) await store.savePerson({ id, name: id, language: null })
    const ending = { places: [[['0']], [['1']]], figures: { 0: { points: 3 }, 1: {} } }
    const entrants = ['ada', null]
    for (const room of ['one', 'two']) {
      await begin(room, { rated: true, entrants })
      await store.append(write(1, { room, winners: ['0'], ending }))
    }
    await begin('plain')
    await store.append(write(1, { room: 'plain', winners: ['0'], ending }))
    await begin('running', { rated: true })
    expect(await store.room('one')).to.deep.include({ rated: true, entrants, ending })
    expect(await store.room('running')).to.deep.include({ ending: null })
    expect([await ratings.due(0, 9), await ratings.due(9999, 9)]).to.deep.equal([['one', 'two'], []])

    const one = [rated('ada', 'one', 1), rated('bea', 'one', 1, { place: 2, left: true })]
    await ratings.add(one)
    expect(await ratings.ofRoom('one')).to.deep.equal(one)
    const twice = [rated('zoe', 'one', 1), rated('ada', 'one', 2)]
    expect(
      await ratings.add(twice).then(
        () => 'added',
        () => 'refused',
      ),
      'all or nothing',
    ).to.equal('refused')
    expect(await ratings.ofRoom('one')).to.deep.equal(one)
    const next = rated('ada', 'two', 2)
    await ratings.add([next, rated('zoe', 'two', 1)])
    expect(await ratings.due(0, 9)).to.deep.equal([])
    expect(await ratings.last(['ada', 'bea'], 'toy', 2)).to.have.deep.members([next, one[1]])
    expect(await ratings.last(['ada'], 'toy', 3)).to.deep.equal([])
    expect(await ratings.of('ada')).to.deep.equal([
      { game: 'toy', players: 2, matches: 2, mu: 27, sigma: 8.25, others: 2 },
    ])

    await store.results.collect(0, { person: 'ada' })
    expect((await store.results.of('ada', 9, false)).map(({ figures }) => figures)).to.deep.equal([
      { points: 3 },
      { points: 3 },
      { points: 3 },
    ])
    await ratings.add([rated('zoe', 'three', 1, { players: 3 })])
    await ratings.handOver('zoe', 'ada')
    expect((await ratings.of('ada')).map(({ players, matches }) => [players, matches])).to.deep.equal([
      [2, 2],
      [3, 1],
    ])
    expect(
      (await ratings.of('zoe')).map(({ players }) => players),
      'one’s own stay',
    ).to.deep.equal([2])
  })
}
