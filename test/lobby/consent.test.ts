import { expect } from 'chai'
import type { Asks, LogEntry } from '../../games/kit/index.ts'
import type { HistoryStep, LogPage, Room } from '../../lobby/protocol.ts'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { chance, type Playing, playing, playOut } from './support/tables.ts'

interface View {
  asks: Asks
  log: { lines: Record<string, LogEntry> }
}
const viewOf = (seat: Seat) => seat.table!.view as View
const thingsOf = (seat: Seat): Omit<View, 'log'> => {
  const { log, ...things } = viewOf(seat)
  return things
}
const lineOf = (seat: Seat) => Object.values(viewOf(seat).log.lines).at(-1)!.line!

const agreed = { takeBacks: true, options: { deck: 'plain', rounds: 1 } }
const pathOf = ({ room }: { room: string }) => `/api/rooms/${room}/take-back`

async function does({ seats }: { seats: readonly Seat[] }, at: number, name: string): Promise<void> {
  const seat = seats[at]!
  const { view, seat: own } = seat.table!
  const { move, args } = toyModule.legalMoves(view, own!).find(one => one.move === name)!
  const { step } = await seat.move(move, ...args)
  await until(() => seats.every(one => one.step === step), 'the move')
}

describe('lobby: take-back by consent', () => {
  let server: TestServer
  before(async () => {
    server = await startServer({ config: { snapshotEvery: 2 } })
  })
  after(() => server.end())

  const three = (changes = {}) => playing(server.url, 3, { ...agreed, ...changes })
  const asks = (match: Playing, at: number) => match.guests[at]!.post<Room>(pathOf(match))
  const refusedTo = (match: Playing, at: number) => match.guests[at]!.refused('POST', pathOf(match), {})
  const says = (match: Playing, at: number, agree: boolean) =>
    match.guests[at]!.put<Room>(pathOf(match), { agree })
  const roomOf = ({ room }: Playing) => Guest.stranger(server.url).get<Room>(`/api/rooms/${room}`)

  it('is off unless the host says so before the start, which all must be ready for again', async () => {
    const match = await playing(server.url, 2, { options: agreed.options })
    expect(match.seats[0]!.room!.takeBacks).to.equal(false)
    await does(match, 0, 'choose')
    expect(await refusedTo(match, 0)).to.equal('409 noTakeBacks')
    const ada = await Guest.arrive(server.url, 'Ada')
    const bea = await Guest.arrive(server.url, 'Bea')
    const { id } = await ada.open()
    await bea.sit(id, 1)
    await bea.ready(id)
    expect(await ada.refused('POST', `/api/rooms/${id}/take-back`, {})).to.equal('409 notPlaying')
    const { seats, takeBacks } = await ada.patch<Room>(`/api/rooms/${id}`, { takeBacks: true })
    expect([takeBacks, seats[1]!.ready]).to.deep.equal([true, false])
  })

  it('goes back when all who play have agreed, with what followed; the log says so, and the past stays', async () => {
    const match = await three()
    const { room, guests, seats } = match
    const before = seats.map(thingsOf)
    await does(match, 0, 'choose')
    const chosen = seats.map(({ table }) => table!.view)
    await does(match, 1, 'choose')
    const told = await asks(match, 0)
    expect(told.takeBack).to.deep.equal({ by: '0', step: 2, count: 2, waits: ['1', '2'], refused: null })
    await until(() => seats.every(one => one.room!.takeBack), 'the question')
    expect(await guests[0]!.refused('PUT', pathOf(match), { agree: true })).to.equal('403 notYourSeat')
    expect(await guests[1]!.refused('PUT', pathOf(match), { agree: 1 })).to.equal('400 badRequest')
    const stranger = await Guest.arrive(server.url)
    expect(await stranger.refused('PUT', pathOf(match), { agree: true })).to.equal('403 notSeated')
    expect((await says(match, 1, true)).takeBack!.waits).to.deep.equal(['2'])
    expect((await says(match, 1, true)).steps, 'once').to.equal(2)
    const after = await says(match, 2, true)
    expect([after.steps, after.takeBack]).to.deep.equal([3, null])
    await until(() => seats.every(({ step }) => step === 3), 'the take-back')
    expect(seats.map(thingsOf)).to.deep.equal(before)
    expect(lineOf(seats[2]!)).to.deep.equal({
      key: 'log.movesTakenBack',
      params: { seat: 'seat:0', count: 2 },
    })
    for (const [at, guest] of guests.entries()) {
      const { view } = await guest.get<HistoryStep>(`/api/rooms/${room}/history/1`)
      expect(view, 'what was taken back').to.deep.equal(chosen[at])
    }
    await playOut(seats, chance(4))
    const { entries } = await guests[0]!.get<LogPage>(`/api/rooms/${room}/log`)
    expect(entries.map(({ n }) => n)).to.deep.equal([...new Set(entries.map(({ n }) => n))])
    expect(seats.map(({ gaps }) => gaps)).to.deep.equal([0, 0, 0])
    expect(await refusedTo(match, 0)).to.equal('409 notPlaying')
  })

  it('ends when somebody does not want it, and is not asked again before the next move', async () => {
    const match = await three()
    await does(match, 0, 'choose')
    await asks(match, 0)
    expect(await refusedTo(match, 0)).to.equal('409 conflict')
    expect((await says(match, 2, false)).takeBack).to.deep.equal({
      by: '0',
      step: 1,
      count: 1,
      waits: [],
      refused: '2',
    })
    expect(await match.guests[1]!.refused('PUT', pathOf(match), { agree: true })).to.equal('409 conflict')
    expect(await refusedTo(match, 0)).to.equal('409 takeBackRefused')
    await does(match, 1, 'choose')
    expect((await roomOf(match)).takeBack).to.equal(null)
    expect((await asks(match, 0)).takeBack).to.include({ count: 2 })
    const let_be = await match.guests[0]!.delete<Room>(pathOf(match))
    expect(let_be.takeBack).to.equal(null)
    expect(await match.guests[0]!.refused('DELETE', pathOf(match))).to.equal('409 conflict')
  })

  it('ends by itself when somebody moves on, comes to a seat, leaves one, or lets a bot play', async () => {
    const match = await three()
    await does(match, 0, 'choose')
    await asks(match, 0)
    await says(match, 1, true)
    await does(match, 1, 'choose')
    expect(await match.guests[2]!.refused('PUT', pathOf(match), { agree: true })).to.equal('409 conflict')
    expect((await roomOf(match)).steps).to.equal(2)
    const seat = `/api/rooms/${match.room}/seats/1`
    for (const change of [
      () => match.guests[1]!.delete(seat),
      () => match.guests[1]!.sit(match.room, 1),
      () => match.guests[1]!.put(`${seat}/bot`, { bot: 'random' }),
    ]) {
      expect((await asks(match, 0)).takeBack).to.include({ by: '0', refused: null })
      await change()
      expect((await roomOf(match)).takeBack).to.equal(null)
    }
    await match.guests[0]!.put(`/api/rooms/${match.room}/seats/0/bot`, { bot: 'random' })
    expect(await refusedTo(match, 0)).to.equal('403 notYourSeat')
  })

  it('never goes behind what was drawn, shown or chosen in secret, and says which it was', async () => {
    const match = await three({ options: { ...agreed.options, rounds: 2 } })
    expect(await refusedTo(match, 0)).to.equal('409 nothingToTakeBack')
    await does(match, 0, 'swap')
    expect(await refusedTo(match, 0), 'a card was drawn').to.equal('409 wasShown')
    expect(await refusedTo(match, 1), 'nothing of their own').to.equal('409 nothingToTakeBack')
    for (const at of [0, 1, 2]) await does(match, at, 'choose')
    expect(await refusedTo(match, 0), 'all was revealed').to.equal('409 wasShown')

    const rolled = await playing(server.url, 2, {
      ...agreed,
      options: { deck: 'plain', rounds: 2, bonus: true },
    })
    for (const at of [0, 1]) await does(rolled, at, 'choose')
    const passes = (at: number) => toyModule.legalMoves(viewOf(rolled.seats[at]!), String(at))
    for (let at = 0; at < 2; at++)
      if (passes(at).some(({ move }) => move === 'pass')) await does(rolled, at, 'pass')
    expect(await refusedTo(rolled, 0), 'dice were rolled').to.equal('409 wasChance')

    const secret = await three({ options: { ...agreed.options, choice: 'secret' } })
    expect(await refusedTo(secret, 0)).to.equal('409 nothingToTakeBack')
    const { view, seat } = secret.seats[0]!.table!
    const choose = toyModule.legalMoves(view, seat!).find(({ move }) => move === 'choose')!
    await secret.seats[0]!.move(choose.move, ...choose.args)
    expect(await refusedTo(secret, 0)).to.equal('409 wasSecret')
  })

  it('keeps what is said in advance, and makes no moves of it', async () => {
    const match = await three()
    await does(match, 0, 'choose')
    const wish = { kinds: ['react'], move: 'pass', args: [], guards: {}, lasts: {} }
    for (const seat of match.seats.slice(0, 2)) await seat.move('setStanding', wish)
    await does(match, 1, 'choose')
    expect((await asks(match, 0)).takeBack).to.include({ count: 2 })
    await says(match, 1, true)
    await says(match, 2, true)
    await until(() => match.seats.every(({ step }) => step === 3), 'the take-back')
    expect(match.seats[0]!.table!.view).to.have.nested.property('standing.0.1')
    expect(match.seats[1]!.table!.view).to.have.nested.property('standing.1.1')
  })

  it('goes back further and further, also after a restart, when nothing is remembered', async () => {
    const match = await three()
    const begin = match.seats.map(thingsOf)
    await does(match, 0, 'choose')
    await does(match, 1, 'choose')
    server = await server.restart()
    const guests = match.guests.map(guest => guest.movedTo(server.url))
    const seats = await Promise.all(guests.map(guest => guest.watch(match.room)))
    await until(() => seats.every(({ table }) => table), 'the tables')
    const again = { ...match, guests, seats }
    for (const [by, count] of [
      [1, 1],
      [0, 1],
    ] as const) {
      expect((await asks(again, by)).takeBack).to.include({ count })
      for (const at of [0, 1, 2]) if (at !== by) await says(again, at, true)
    }
    await until(() => seats.every(({ step }) => step === 4), 'both')
    expect(seats.map(thingsOf)).to.deep.equal(begin)
    expect(lineOf(seats[0]!).key).to.equal('log.moveTakenBack')
    expect(await refusedTo(again, 0)).to.equal('409 nothingToTakeBack')
    await playOut(seats, chance(9))
  })

  it('is done at once where bots are all that is to be asked, which do not move on while people are', async () => {
    const slow = await startServer({ config: { botDelay: 100 } })
    try {
      const ada = await Guest.arrive(slow.url, 'Ada')
      const { id } = await ada.open({ seats: 3, ...agreed })
      for (const seat of [1, 2]) await ada.put(`/api/rooms/${id}/seats/${seat}/bot`, { bot: 'high' })
      await ada.start(id)
      const seat = await ada.watch(id)
      await until(() => seat.table, 'the table')
      await does({ seats: [seat] }, 0, 'choose')
      const { takeBack, steps } = await ada.post<Room>(`/api/rooms/${id}/take-back`)
      expect([takeBack, steps]).to.deep.equal([null, 2])

      const bea = await Guest.arrive(slow.url, 'Bea')
      const open = await ada.open({ seats: 3, ...agreed })
      await bea.sit(open.id, 1)
      await bea.ready(open.id)
      await ada.put(`/api/rooms/${open.id}/seats/2/bot`, { bot: 'high' })
      await ada.start(open.id)
      const mine = await ada.watch(open.id)
      await until(() => mine.table, 'the table')
      await does({ seats: [mine] }, 0, 'choose')
      const asked = await ada.post<Room>(`/api/rooms/${open.id}/take-back`)
      expect(asked.takeBack?.waits).to.deep.equal(['1'])
      await pause(400)
      expect(mine.step, 'the bot waits').to.equal(asked.steps)
      await bea.put(`/api/rooms/${open.id}/take-back`, { agree: false })
      await until(() => mine.step > asked.steps, 'the bot')
    } finally {
      await slow.end()
    }
  })
})
