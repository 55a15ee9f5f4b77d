import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { GameModule } from '../../games/kit/index.ts'
import { notAlone as typed } from '../../games/not-alone/index.ts'
import { engineOf } from '../../lobby/bgio.ts'
import type { MatchFile, PracticeFile, RunningFile } from '../../lobby/match-file.ts'
import type { HistoryStep, LogPage, Room } from '../../lobby/protocol.ts'
import { verify } from '../../lobby/verify.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { chance, playing, playOut, step } from './support/tables.ts'

const notAlone: GameModule = typed

/** A match of Not Alone that was played through a lobby, as a file. */
async function played(): Promise<MatchFile> {
  const server = await startServer({ games: [notAlone] })
  try {
    const { room, seats, guests } = await playing(server.url, 2, { game: 'not-alone' })
    await playOut(seats, chance(12), notAlone)
    return await guests[0]!.get<MatchFile>(`/api/rooms/${room}/file`)
  } finally {
    await server.end()
  }
}

/** What somebody who opens a file sends of it. */
const practiceOf = ({ format, version, game, options, seats, seed, start, moves }: MatchFile) => ({
  format,
  version,
  game,
  options,
  seats,
  seed,
  start,
  moves: moves.map(({ step, seat, move, args }) => ({ step, seat, move, args })),
})

describe('lobby: a match as a file', () => {
  let server: TestServer
  let room: string
  let told: string
  let file: MatchFile
  let cy: Guest
  const engine = engineOf(toyModule)
  const fileOf = <T = MatchFile>(guest: Guest, id: string) => guest.get<T>(`/api/rooms/${id}/file`)
  before(async () => {
    server = await startServer()
    cy = await Guest.arrive(server.url, 'Cy')
    const table = await playing(server.url, 2, { options: { rounds: 2 } })
    room = table.room
    told = (await cy.get<Room>(`/api/rooms/${room}`)).commitment!
    await playOut(table.seats, chance(4))
    file = await fileOf(cy, room)
  })
  after(() => server.end())

  it('binds the server to a seed before the start, of which it tells nothing before the end', async () => {
    const open = await cy.open()
    expect(open.commitment).to.match(/^[\da-f]{64}$/)
    const other = await cy.open()
    expect(other.commitment).not.to.equal(open.commitment)
    const { room: id, guests, seats } = await playing(server.url)
    await step(seats, chance(2))
    const running = await fileOf<RunningFile>(guests[0]!, id)
    expect(running).not.to.have.any.keys('seed', 'moves', 'start')
    await playOut(seats, chance(3))
    const { seed } = await fileOf(cy, id)
    expect(JSON.stringify(running)).not.to.include(seed)
  })

  it('holds what its reader may know while it goes on', async () => {
    const { room: id, guests, seats } = await playing(server.url)
    for (let i = 0; i < 3; i++) await step(seats, chance(i))
    for (const [reader, seat] of [
      [guests[0]!, '0'],
      [guests[1]!, '1'],
      [cy, null],
    ] as const) {
      const running = await fileOf<RunningFile>(reader, id)
      const { view } = await reader.get<HistoryStep>(`/api/rooms/${id}/history/${running.steps}`)
      const { entries } = await reader.get<LogPage>(`/api/rooms/${id}/log`)
      expect(running).to.deep.include({ over: false, seat, view, seats: ['Ada', 'Bea'] })
      expect(running.lines.map(({ n }) => n)).to.deep.equal(entries.map(({ n }) => n))
      expect(running.lines.some(line => 'full' in line)).to.equal(false)
    }
    expect(await cy.refused('GET', `/api/rooms/${(await cy.open()).id}/file`)).to.equal('409 notPlaying')
    expect(await cy.refused('GET', '/api/rooms/nosuchroom1/file')).to.equal('404 notFound')
  })

  it('holds the whole match when it is over, and can be made again from its seed', async () => {
    expect(file).to.deep.include({
      format: 'starboard-match',
      version: 1,
      game: 'toy',
      over: true,
      start: null,
    })
    expect(file.commitment).to.equal(told)
    const all = { seed: true, follow: file.moves.length, of: file.moves.length, told: true }
    expect(file.moves).to.have.length.above(3)
    expect(await verify(engine, file, told)).to.deep.equal(all)
  })

  it('shows what was not as it says', async () => {
    const forged = (changes: Partial<MatchFile>) => verify(engine, { ...file, ...changes }, told)
    expect(await forged({ seed: 'another' })).to.deep.include({ seed: false })
    expect(
      await verify(
        engine,
        file,
        told.replace(/./, x => (x === '0' ? '1' : '0')),
      ),
    ).to.deep.include({
      seed: false,
    })
    const [first, ...rest] = file.moves
    expect((await forged({ moves: rest })).follow).to.equal(0)
    expect((await forged({ moves: [first!] })).told).to.equal(false)
    expect((await forged({ winners: [] })).told).to.equal(false)
    expect((await forged({ lines: file.lines.slice(0, -1) })).told).to.equal(false)
    expect(await forged({ options: { rounds: 'many' } })).to.deep.include({ follow: 0, told: false })
    expect(await verify(engine, { ...file, commitment: null })).to.deep.include({ seed: null })
  })

  it('opens as a table to practise at, at any of its moments, against bots', async () => {
    const wish = { file: practiceOf(file), step: 2, seat: 1, bot: toyModule.meta.bots[0] }
    const next = await cy.post<Room>('/api/practice', wish)
    expect(next).to.include({ status: 'playing', listed: false, host: cy.me.id, from: null })
    expect(next.formers.map(({ name }) => name)).to.deep.equal(['Ada', 'Bea'])
    const { entries } = await cy.get<LogPage>(`/api/rooms/${next.id}/log`)
    expect(entries[0]!.n).to.equal(1)
    const seat = await cy.watch(next.id)
    await until(() => seat.table, 'the table')
    expect(seat.table!.seat).to.equal('1')
    const now = await Guest.stranger(server.url).get<HistoryStep>(`/api/rooms/${next.id}/history/0`)
    const then = await Guest.stranger(server.url).get<HistoryStep>(`/api/rooms/${room}/history/2`)
    expect(now.view).to.deep.equal(then.view)
  })

  it('is not opened where the rules do not lead, or where it is no file', async () => {
    const good: PracticeFile = practiceOf(file)
    const wish = (changes: Partial<PracticeFile> | Record<string, unknown>, more: object = {}) => ({
      file: { ...good, ...changes },
      step: 2,
      seat: 1,
      bot: toyModule.meta.bots[0],
      ...more,
    })
    const refused = (body: object) => cy.refused('POST', '/api/practice', body)
    expect(await refused(wish({}, { step: good.moves.length + 1 }))).to.equal('409 noPosition')
    expect(await refused(wish({}, { step: good.moves.length }))).to.equal('409 noPosition')
    expect(await refused(wish({ moves: good.moves.toReversed() }))).to.equal('409 noPosition')
    const nonsense = { step: 1, seat: '0', move: 'constructor', args: [[[[]]], { __proto__: 1 }, null] }
    expect(await refused(wish({ moves: [nonsense, nonsense] }))).to.equal('409 noPosition')
    expect(await refused(wish({ options: { rounds: 1e9 } }))).to.equal('400 badOptions')
    expect(await refused(wish({ seats: ['Ada'] }))).to.equal('400 badSeats')
    expect(await refused(wish({ game: 'chess' }))).to.equal('404 notFound')
    expect(await refused(wish({}, { seat: 7 }))).to.equal('404 notFound')
    expect(await refused(wish({}, { bot: 'nobody' }))).to.equal('400 badRequest')
    for (const wrong of [
      { format: 'x' },
      { version: 2 },
      { start: {} },
      { seed: 1 },
      { moves: {} },
      { more: 1 },
    ])
      expect(await refused(wish(wrong)), JSON.stringify(wrong)).to.equal('400 badRequest')
    const long = 'x'.repeat(server.config.limits.fileBytes)
    expect(await refused(wish({ seed: long }))).to.equal('413 tooLarge')
    expect(await Guest.stranger(server.url).refused('POST', '/api/practice', wish({}))).to.equal(
      '401 noSession',
    )
  })
})

describe('lobby: the file of a match, checked by a command', function () {
  this.timeout(60_000)
  let folder: string
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'match-file-'))
  })
  after(() => rmSync(folder, { recursive: true }))

  const run = (file: object, ...more: string[]) => {
    const path = join(folder, 'match.json')
    writeFileSync(path, JSON.stringify(file))
    const words = ['--import', '@oxc-node/core/register', 'lobby/verify-match.ts', path, ...more]
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
    return { status, said: `${stdout}${stderr}` }
  }

  it('went as its seed and its moves say, or did not', async () => {
    const file = await played()
    const right = run(file)
    expect(right.said).to.equal(
      'The seed is the one that the server was bound to before the start.\n' +
        `${file.moves.length} of ${file.moves.length} moves follow.\n` +
        'The players were told what happened.\n',
    )
    expect(right.status).to.equal(0)
    const noted = run(file, 'f'.repeat(64))
    expect(noted.said).to.match(/^The seed is not the one/)
    expect(noted.status).to.equal(1)
  })

  it('is refused where it is none, or where the match was not over', () => {
    expect(run({ format: 'something' })).to.deep.equal({ status: 1, said: 'This is no file of a match.\n' })
    const running = { format: 'starboard-match', version: 1, over: false }
    expect(run(running)).to.deep.equal({ status: 1, said: 'The match was not over yet.\n' })
  })
})
