import { expect } from 'chai'
import { Guest, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'

describe('lobby: smoke', () => {
  let server: TestServer
  before(async () => {
    server = await startServer({ config: { logLevel: 'warn' } })
  })
  after(() => server.end())
  it('plays', async () => {
    const [ada, bea] = [await Guest.arrive(server.url, 'Ada'), await Guest.arrive(server.url, 'Bea')]
    const room = await ada.open({ seats: 3 })
    await bea.sit(room.id, 2)
    await bea.ready(room.id)
    const started = await ada.start(room.id)
    expect(started.seats.map(s => s.name)).to.deep.equal(['Ada', 'Bea'])
    const seats: Seat[] = [await ada.watch(room.id), await bea.watch(room.id)]
    await until(() => seats.every(s => s.table))
    let moves = 0
    while (seats[0]!.room!.status !== 'finished') {
      for (const seat of seats) {
        const { view, seat: id } = seat.table!
        const legal = toyModule.legalMoves(view, id!)
        const pick = legal[Math.floor(Math.random() * legal.length)]
        if (!pick) continue
        const result = await seat.move(pick.move, ...pick.args)
        expect(result.step, JSON.stringify(result)).to.be.a('number')
        moves++
        await until(() => seats.every(s => s.step === result.step))
      }
      await until(() => true)
    }
    console.log(moves, seats[0]!.room)
  })
})
