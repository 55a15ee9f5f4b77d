import { expect } from 'chai'
import type { KitState, Position } from '../../games/kit/index.ts'
import type { HistoryStep, LogPage, Room } from '../../lobby/protocol.ts'
import { Guest, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { anyMove, chance, playing, playOut, step } from './support/tables.ts'

describe('lobby: playing on from a moment of a finished match', () => {
  let server: TestServer
  let room: string
  let seats: Seat[]
  let cy: Guest
  before(async () => {
    server = await startServer()
    ;({ room, seats } = await playing(server.url))
    await playOut(seats, chance(4))
    cy = await Guest.arrive(server.url, 'Cy')
  })
  after(() => server.end())

  const path = (id = room) => `/api/rooms/${id}/play-on`
  const wish = (changes: object = {}) => ({ step: 2, seat: 1, bot: toyModule.meta.bots[0], ...changes })
  const positionAt = (at: number, id = room) => cy.get<Position>(`/api/rooms/${id}/positions/${at}`)
  const back = async (guest: Guest, id: string) => {
    const seat = await guest.watch(id)
    await until(() => seat.table, 'the table')
    return seat
  }

  it('opens a match at that moment, with a bot on every other seat, which only the link finds', async () => {
    const next = await cy.post<Room>(path(), wish())
    expect(next).to.include({ status: 'playing', listed: false, host: cy.me.id, game: 'toy' })
    expect(next.from).to.deep.equal({ room, step: 2 })
    const { line } = next.formers[0]!
    expect(next.formers, 'who did what was said until then').to.deep.equal([
      { seat: '0', name: 'Ada', line },
      { seat: '1', name: 'Bea', line },
    ])
    expect(line).to.equal((await positionAt(2)).state.log.last)
    expect(next.seats.map(({ person, bot }) => [person, bot])).to.deep.equal([
      [null, toyModule.meta.bots[0]],
      [cy.me.id, null],
    ])
    const { view } = await Guest.stranger(server.url).get<HistoryStep>(`/api/rooms/${room}/history/2`)
    const seat = await back(cy, next.id)
    const now = await cy.get<HistoryStep>(`/api/rooms/${next.id}/history/0`)
    expect(seat.table!.seat).to.equal('1')
    const everybody = await Guest.stranger(server.url).get<HistoryStep>(`/api/rooms/${next.id}/history/0`)
    expect(everybody.view).to.deep.equal(view)
    expect(now.view).not.to.deep.equal(view)

    // It goes on to its end, is there after a restart, and the first match stays as it was.
    const random = chance(9)
    await until(async () => {
      const move = anyMove(seat, random)
      if (move) await seat.move(move.move, ...move.args)
      return seat.room?.status === 'finished'
    }, 'the end of the game')
    expect((await cy.get<Room>(`/api/rooms/${room}`)).from).to.equal(null)
    expect((await cy.get<Room>(`/api/rooms/${next.id}`)).from).to.deep.equal({ room, step: 2 })
  })

  it('keeps what was said until then, for those who may read it', async () => {
    const next = await cy.post<Room>(path(), wish({ step: 3 }))
    const { last } = (await positionAt(3)).state.log
    const read = async (guest: Guest) =>
      (await guest.get<LogPage>(`/api/rooms/${next.id}/log?before=${last + 1}`)).entries
    const all = (await cy.get<LogPage>(`/api/rooms/${room}/log?before=${last + 1}`)).entries
    expect((await read(cy)).map(({ n }) => n)).to.deep.equal(all.map(({ n }) => n))
    const spectator = JSON.stringify(await read(Guest.stranger(server.url)))
    for (const { n, full } of (await positionAt(3)).state.log.lines)
      if (full) expect(spectator, `line ${n}`).not.to.include(JSON.stringify(full))
  })

  it('gives the whole position of any moment to whoever asks, once the match is over', async () => {
    const position = await positionAt(2)
    expect(position).to.include({ game: 'toy', rulesVersion: toyModule.meta.rulesVersion, players: 2 })
    expect(toyModule.view(position.state, null)).to.deep.equal(
      (await cy.get<HistoryStep>(`/api/rooms/${room}/history/2`)).view,
    )
    const { steps } = await cy.get<Room>(`/api/rooms/${room}`)
    expect((await positionAt(steps)).state.outcome).not.to.equal(null)
  })

  it('is refused while the match runs, and where there is no such moment, seat or bot', async () => {
    const running = await playing(server.url)
    await step(running.seats, chance(1))
    expect(await cy.refused('POST', path(running.room), wish({ step: 1 }))).to.equal('409 notFinished')
    expect(await cy.refused('GET', `/api/rooms/${running.room}/positions/1`)).to.equal('409 notFinished')
    const open = await cy.open()
    expect(await cy.refused('POST', path(open.id), wish())).to.equal('409 notFinished')
    const { steps } = await cy.get<Room>(`/api/rooms/${room}`)
    expect(await cy.refused('POST', path(), wish({ step: steps }))).to.equal('409 noPosition')
    expect(await cy.refused('POST', path(), wish({ step: steps + 1 }))).to.equal('404 notFound')
    expect(await cy.refused('GET', `/api/rooms/${room}/positions/${steps + 1}`)).to.equal('404 notFound')
    expect(await cy.refused('POST', path(), wish({ seat: 2 }))).to.equal('404 notFound')
    expect(await cy.refused('POST', path(), wish({ bot: 'nobody' }))).to.equal('400 badRequest')
    expect(await cy.refused('POST', path(), wish({ bot: 'constructor' }))).to.equal('400 badRequest')
    for (const wrong of [{ step: -1 }, { step: 1.5 }, { step: '1' }, { seat: null }, { more: 1 }])
      expect(await cy.refused('POST', path(), wish(wrong)), JSON.stringify(wrong)).to.equal('400 badRequest')
    expect(await cy.refused('POST', path('nosuchroom1'), wish())).to.equal('404 notFound')
    expect(await Guest.stranger(server.url).refused('POST', path(), wish())).to.equal('401 noSession')
    expect(await cy.refused('GET', `/api/rooms/${room}/positions/x`)).to.equal('400 badRequest')
  })

  it('counts like any room that somebody opens', async () => {
    const limits = { ...server.config.limits, roomsPerHour: 2 }
    server = await server.restart({ config: { limits } })
    const dee = await Guest.arrive(server.url, 'Dee')
    await dee.post<Room>(path(), wish())
    await dee.open()
    expect(await dee.refused('POST', path(), wish())).to.equal('429 tooMany')
    const { rooms } = await dee.get<{ rooms: Room[] }>('/api/rooms?mine=1')
    expect(rooms, 'nothing is left of what was refused').to.have.length(2)
    server = await server.restart({ config: { limits: { ...limits, roomsPerHour: 0, openRooms: 1 } } })
    const eve = await Guest.arrive(server.url, 'Eve')
    await eve.open()
    expect(await eve.refused('POST', path(), wish())).to.equal('429 tooManyRooms')
  })

  it('goes on under newer rules, or is refused in words where they cannot', async () => {
    const meta = { ...toyModule.meta, rulesVersion: toyModule.meta.rulesVersion + 1 }
    const newer = (stored: KitState) => ({ ...structuredClone(stored), rulesVersion: meta.rulesVersion })
    server = await server.restart({ config: {}, games: [{ ...toyModule, meta, migrate: newer }] })
    const dee = await Guest.arrive(server.url, 'Dee')
    const next = await dee.post<Room>(path(), wish())
    expect(next.from).to.deep.equal({ room, step: 2 })
    server = await server.restart({ games: [{ ...toyModule, meta, migrate: () => undefined }] })
    const eve = await Guest.arrive(server.url, 'Eve')
    expect(await eve.refused('POST', path(), wish())).to.equal('409 rulesChanged')
  })
})
