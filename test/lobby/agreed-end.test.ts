import { expect } from 'chai'
import type { AgreedEnd, LogEntry, Outcome } from '../../games/kit/index.ts'
import type { Profile, RoomRating } from '../../lobby/account.ts'
import { engineOf } from '../../lobby/bgio.ts'
import type { MatchFile } from '../../lobby/match-file.ts'
import type { HistoryStep, LogPage, Room } from '../../lobby/protocol.ts'
import { lifeOf } from '../../lobby/server/wish.ts'
import { verify } from '../../lobby/verify.ts'
import { Guest, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { chance, type Playing, playing, step } from './support/tables.ts'

interface View {
  outcome: Outcome | null
  asks: unknown[]
  log: { lines: Record<string, LogEntry> }
}
const viewOf = (seat: Seat) => seat.table!.view as View
const pathOf = ({ room }: { room: string }) => `/api/rooms/${room}/end`
const isOver = ({ seats }: Playing) =>
  until(() => seats.every(one => one.room?.status === 'finished' && viewOf(one).outcome), 'the end')

describe('lobby: ending together', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  const playOn = async (match: Playing, moves: number, seed = 3) => {
    const random = chance(seed)
    for (let i = 0; i < moves; i++) expect(await step(match.seats, random)).to.equal(true)
  }
  const table = (players: number, wish: object = {}) =>
    playing(server.url, players, { options: { rounds: 5 }, ...wish })
  const proposes = (match: Playing, at: number, end: AgreedEnd) =>
    match.guests[at]!.post<Room>(pathOf(match), { end })
  const refused = (match: Playing, at: number, end = 'void') =>
    match.guests[at]!.refused('POST', pathOf(match), { end })
  const says = (match: Playing, at: number, agree: boolean) =>
    match.guests[at]!.put<Room>(pathOf(match), { agree })
  const roomOf = ({ room }: Playing) => Guest.stranger(server.url).get<Room>(`/api/rooms/${room}`)
  const ratingsAt = ({ guests, room }: Playing) => guests[0]!.get<RoomRating[]>(`/api/rooms/${room}/ratings`)
  const profileOf = (guest: Guest) => guest.get<Profile>(`/api/people/${guest.me.id}`)

  it('is proposed by one, seen by all, and done when the last one agrees', async () => {
    const match = await table(3)
    await playOn(match, 4)
    const { steps } = await roomOf(match)
    const { endWish } = await proposes(match, 1, 'stands')
    expect(endWish).to.include({ by: '1', end: 'stands', refused: null })
    expect(endWish!.waits).to.deep.equal(['0', '2'])
    expect(endWish!.until).to.be.within(Date.now(), Date.now() + lifeOf({ pace: null }))
    await until(() => match.seats.every(one => one.room!.endWish), 'the proposal')
    expect(await refused(match, 0), 'one after the other').to.equal('409 conflict')
    expect(await match.guests[1]!.refused('PUT', pathOf(match), { agree: true })).to.equal('403 notYourSeat')
    expect((await says(match, 0, true)).endWish!.waits).to.deep.equal(['2'])
    // Play goes on meanwhile.
    await playOn(match, 1, 8)
    const over = await says(match, 2, true)
    expect(over).to.include({ status: 'finished', agreedEnd: 'stands', endWish: null, steps: steps + 2 })
    await isOver(match)
    for (const seat of match.seats) {
      const { outcome, asks } = viewOf(seat)
      expect([asks, outcome!.agreed, outcome!.winners]).to.deep.equal([[], 'stands', over.winners])
    }
    const { scores, winners } = viewOf(match.seats[0]!).outcome!
    const best = Math.max(...Object.values(scores!))
    expect(winners).to.deep.equal(Object.keys(scores!).filter(seat => scores![seat] === best))
    expect(await refused(match, 0)).to.equal('409 notPlaying')
    expect(await match.seats[0]!.move('choose', 1)).to.have.nested.property(
      'refusal.text.key',
      'refusal.stale',
    )

    const { entries } = await match.guests[0]!.get<LogPage>(`/api/rooms/${match.room}/log`)
    expect(entries.at(-1)!.line).to.deep.equal({ key: 'log.agreed.stands', params: { seat: 'seat:1' } })
    const path = `/api/rooms/${match.room}/history`
    const last = await match.guests[0]!.get<HistoryStep>(`${path}/${steps + 2}`)
    expect((last.view as View).outcome!.agreed).to.equal('stands')
    const before = await match.guests[0]!.get<HistoryStep>(`${path}/${steps + 1}`)
    expect((before.view as View).outcome).to.equal(null)
    const file = await match.guests[0]!.get<MatchFile>(`/api/rooms/${match.room}/file`)
    expect(file.winners).to.deep.equal(winners)
    expect(await verify(engineOf(toyModule), file)).to.deep.equal({
      seed: true,
      follow: file.moves.length,
      of: file.moves.length,
      told: true,
    })
    const forged = {
      ...file,
      moves: file.moves.map(one => ({ ...one, args: one.move === 'agreed-end' ? ['drawn'] : one.args })),
    }
    expect((await verify(engineOf(toyModule), forged)).told, 'another end').to.equal(false)
  })

  it('is the same after a restart, and nothing of a proposal is lost by one', async () => {
    const match = await table(2)
    await playOn(match, 3)
    const { endWish } = await proposes(match, 0, 'void')
    server = await server.restart()
    const guests = match.guests.map(guest => guest.movedTo(server.url))
    const again = { ...match, guests }
    expect((await roomOf(again)).endWish).to.deep.equal(endWish)
    await says(again, 1, true)
    server = await server.restart()
    expect(await roomOf(again)).to.include({ status: 'finished', agreedEnd: 'void' })
    const seat = await Guest.stranger(server.url).watch(match.room)
    await until(() => seat.table, 'the table')
    expect(viewOf(seat).outcome).to.deep.include({ agreed: 'void', winners: [] })
  })

  it('falls when somebody would rather play on, is taken back, grows old, or somebody else sits there', async () => {
    const match = await table(3)
    await playOn(match, 2)
    await proposes(match, 0, 'void')
    expect((await says(match, 2, false)).endWish).to.include({ by: '0', refused: '2' })
    expect(await match.guests[1]!.refused('PUT', pathOf(match), { agree: true })).to.equal('409 conflict')
    expect(await refused(match, 0), 'not again and again').to.equal('409 endRefused')
    await proposes(match, 1, 'drawn')
    expect(await match.guests[0]!.refused('DELETE', pathOf(match))).to.equal('409 conflict')
    expect((await match.guests[1]!.delete<Room>(pathOf(match))).endWish).to.equal(null)
    const seat = `/api/rooms/${match.room}/seats/2`
    for (const change of [
      () => match.guests[2]!.put(`${seat}/bot`, { bot: 'random' }),
      () => match.guests[2]!.delete(`${seat}/bot`),
      () => match.guests[2]!.delete(seat),
    ]) {
      await proposes(match, 0, 'void')
      await change()
      expect((await roomOf(match)).endWish).to.equal(null)
    }
    await proposes(match, 0, 'void')
    const now = Date.now
    Date.now = () => now() + lifeOf({ pace: null }) + 1
    try {
      expect((await roomOf(match)).endWish, 'too old').to.equal(null)
      expect(await match.guests[1]!.refused('PUT', pathOf(match), { agree: true })).to.equal('409 conflict')
    } finally {
      Date.now = now
    }
    expect((await roomOf(match)).status).to.equal('playing')
  })

  it('asks neither bots nor who has left, and nobody ends it alone for those who may come back', async () => {
    const match = await table(3)
    await playOn(match, 2)
    const seat = (at: number) => `/api/rooms/${match.room}/seats/${at}`
    await match.guests[1]!.put(`${seat(1)}/bot`, { bot: 'random' })
    expect(await match.guests[1]!.refused('POST', pathOf(match), { end: 'void' })).to.equal('403 notYourSeat')
    expect((await proposes(match, 0, 'void')).endWish!.waits, 'the other person alone').to.deep.equal(['2'])
    await match.guests[2]!.delete(seat(2))
    expect(await refused(match, 0), 'Bea may come back').to.equal('409 endsAlone')
    await match.guests[1]!.delete(`${seat(1)}/bot`)
    expect((await proposes(match, 0, 'void')).endWish!.waits).to.deep.equal(['1'])
    await match.guests[1]!.delete(seat(1))
    expect((await proposes(match, 0, 'void')).status, 'all others have left').to.equal('finished')
  })

  it('is refused to whom it is no business, in any other shape, and where the game has no such end', async () => {
    const match = await table(2)
    const stranger = await Guest.arrive(server.url)
    expect(await stranger.refused('POST', pathOf(match), { end: 'void' })).to.equal('403 notSeated')
    expect(await Guest.stranger(server.url).refused('POST', pathOf(match), { end: 'void' })).to.equal(
      '401 noSession',
    )
    for (const body of [{}, { end: 'won' }, { end: null }, { end: 'void', by: '1' }])
      expect(await match.guests[0]!.refused('POST', pathOf(match), body)).to.equal('400 badRequest')
    await proposes(match, 0, 'void')
    for (const body of [{}, { agree: 1 }])
      expect(await match.guests[1]!.refused('PUT', pathOf(match), body)).to.equal('400 badRequest')
    const { id } = await match.guests[0]!.open()
    expect(await match.guests[0]!.refused('POST', `/api/rooms/${id}/end`, { end: 'void' })).to.equal(
      '409 notPlaying',
    )
  })

  it('void: no ratings change, and it is in nobody’s record', async () => {
    const match = await table(2, { rated: true })
    await playOn(match, 6)
    await proposes(match, 0, 'void')
    await says(match, 1, true)
    await isOver(match)
    expect(await ratingsAt(match)).to.deep.equal([])
    for (const guest of match.guests) {
      const { ratings, games } = await profileOf(guest)
      expect([ratings, games]).to.deep.equal([[], []])
    }
  })

  it('drawn: all share the place; whoever has left comes last, and nobody has won', async () => {
    const match = await table(3, { rated: true })
    await playOn(match, 2)
    await match.guests[2]!.delete(`/api/rooms/${match.room}/seats/2`)
    await proposes(match, 0, 'drawn')
    await says(match, 1, true)
    const told = await ratingsAt(match)
    expect(told.map(({ seat, left }) => [seat, left])).to.deep.equal([
      ...told.slice(0, 2).map(({ seat }) => [seat, false]),
      ['2', true],
    ])
    expect(told[0]!.place).to.equal(told[1]!.place)
    expect(told[0]!.after.value).to.be.above(told[2]!.after.value)
    expect(told[0]!.after).to.deep.equal(told[1]!.after)
    expect((await profileOf(match.guests[0]!)).games).to.have.nested.property('[0].won', 0)
  })

  it('as it stands: ratings change by the places of that moment', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const match = await table(2, { rated: true })
      await playOn(match, 9, seed)
      await proposes(match, 0, 'stands')
      await says(match, 1, true)
      await isOver(match)
      const { scores, winners } = viewOf(match.seats[0]!).outcome!
      const told = await ratingsAt(match)
      if (winners.length > 1) continue
      const [first, second] = told as [RoomRating, RoomRating]
      expect([first.seat]).to.deep.equal(winners)
      expect(scores![first.seat]).to.be.above(scores![second.seat]!)
      expect(first.after.value).to.be.above(second.after.value)
      return
    }
    throw new Error('no match had a leader')
  })
})
