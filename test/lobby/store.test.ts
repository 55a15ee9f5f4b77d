import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import Database from 'libsql'
import { SCHEMA } from '../../lobby/server/storage/schema.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import type { MoveWrite, RoomRecord, Store } from '../../lobby/server/storage/store.ts'

const room = (id: string, changes: Partial<RoomRecord> = {}): RoomRecord => ({
  id,
  game: 'toy',
  title: 'A room',
  status: 'open',
  host: 'ada',
  options: { rounds: 2 },
  listed: true,
  password: null,
  startsByItself: false,
  rematch: null,
  from: null,
  createdAt: 1000,
  startedAt: null,
  updatedAt: 1000,
  version: 0,
  rulesVersion: null,
  seats: [
    { person: 'ada', name: '', bot: null, ready: true, key: 'k0' },
    { person: null, name: '', bot: 'random', ready: false, key: 'k1' },
  ],
  claims: { bea: 0 },
  formers: [{ seat: '1', name: 'Cy', line: 7 }],
  steps: 0,
  waitingFor: [],
  winners: [],
  ...changes,
})

const write = (step: number, changes: Partial<MoveWrite> = {}): MoveWrite => ({
  room: 'r',
  move: {
    step,
    seat: '0',
    move: 'choose',
    args: [1, { deep: ['ü'] }],
    turn: 1,
    phase: 'choose',
    at: 2000 + step,
    told: step,
    secret: false,
  },
  lines: [{ n: step, line: { key: 'moved' } }],
  waitingFor: ['1'],
  winners: null,
  quiet: false,
  ...changes,
})

/** What every storage does. */
function keeps(name: string, open: (dataDir: string) => Store): void {
  describe(`lobby: storage in ${name}`, () => {
    let dataDir: string
    let store: Store
    beforeEach(() => {
      dataDir = mkdtempSync(join(tmpdir(), 'starboard-'))
      store = open(dataDir)
    })
    afterEach(async () => {
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    })

    it('keeps a room as it is, with the names of its people', async () => {
      await store.savePerson({ id: 'ada', name: 'Ada', language: null })
      await store.addRoom(room('r'))
      const kept = room('r')
      kept.seats[0]!.name = 'Ada'
      expect(await store.room('r')).to.deep.equal(kept)
      expect(await store.room('x')).to.equal(undefined)
    })

    it('refuses a change on top of an old version', async () => {
      await store.addRoom(room('r'))
      expect(await store.saveRoom(room('r', { title: 'first' }))).to.equal(true)
      expect(await store.saveRoom(room('r', { title: 'second' }))).to.equal(false)
      expect(await store.room('r')).to.include({ title: 'first', version: 1 })
      expect(await store.saveRoom(room('x'))).to.equal(false)
    })

    it('keeps what nobody else is told of beside the room, which stays as it is', async () => {
      await store.addRoom(room('r'))
      await store.startMatch(room('r', { status: 'playing', rulesVersion: 1 }), '{}', [])
      const at = (step: number, told: number, quiet = false) => {
        const { move, ...rest } = write(step, { quiet, lines: [] })
        return store.append({ ...rest, move: { ...move, told, secret: quiet } })
      }
      await at(1, 1)
      const { updatedAt } = (await store.room('r'))!
      await at(2, 1, true)
      await at(3, 1, true)
      expect(await store.room('r')).to.deep.include({ steps: 1, updatedAt })
      await at(4, 2)
      expect(await store.room('r')).to.deep.include({ steps: 2 })
      expect((await store.moves('r', 0, 9)).map(({ told, secret }) => [told, secret])).to.deep.equal([
        [1, false],
        [1, true],
        [1, true],
        [2, false],
      ])
      const steps = await Promise.all([0, 1, 2, 3].map(told => store.stepTold('r', told)))
      expect(steps).to.deep.equal([0, 1, 4, 0])
    })

    it('keeps one of two moves with the same number', async () => {
      await store.addRoom(room('r'))
      expect(await store.startMatch(room('r', { status: 'playing', rulesVersion: 1 }), '{}', [])).to.equal(
        true,
      )
      const both = await Promise.all([store.append(write(1)), store.append(write(1, { waitingFor: ['0'] }))])
      expect(both).to.deep.equal([true, false])
      expect(await store.append(write(2))).to.equal(true)
      expect(await store.moves('r', 0, 9)).to.deep.equal([write(1).move, write(2).move])
      expect(await store.moves('r', 1, 1)).to.deep.equal([])
      expect(await store.room('r')).to.deep.include({
        steps: 2,
        waitingFor: ['1'],
        updatedAt: 2002,
        status: 'playing',
      })
      expect((await store.lines('r', 99, 9)).map(({ n }) => n)).to.deep.equal([1, 2])
      expect((await store.lines('r', 2, 9)).map(({ n }) => n)).to.deep.equal([1])
    })

    it('ends a match with its last move, and refuses a room change that did not know of it', async () => {
      await store.addRoom(room('r'))
      await store.startMatch(room('r', { status: 'playing', rulesVersion: 1 }), '{}', [])
      await store.append(write(1, { winners: ['0'], waitingFor: [] }))
      expect(await store.room('r')).to.deep.include({ status: 'finished', winners: ['0'], version: 2 })
      expect(await store.saveRoom(room('r', { status: 'playing', version: 1 }))).to.equal(false)
    })

    it('finds the newest state at or before a step, and forgets passing ones', async () => {
      await store.addRoom(room('r'))
      await store.startMatch(room('r', { status: 'playing', rulesVersion: 1 }), '"first"', [])
      await store.addSnapshot('r', { step: 5, state: '"passing"' }, false)
      await store.addSnapshot('r', { step: 10, state: '"kept"' }, true)
      await store.addSnapshot('r', { step: 12, state: '"passing too"' }, false)
      const at = async (step: number) => (await store.snapshot('r', step))?.state
      expect([await at(4), await at(9), await at(11), await at(99)]).to.deep.equal([
        '"first"',
        '"first"',
        '"kept"',
        '"passing too"',
      ])
    })

    it('keeps chat in its order', async () => {
      await store.addRoom(room('r'))
      for (const text of ['one', 'two', 'three'])
        await store.say('r', { sender: '0', name: 'Ada', text, at: 1 })
      expect((await store.chat('r', 2)).map(({ text }) => text)).to.deep.equal(['two', 'three'])
    })

    it('lists rooms by what is asked, newest first', async () => {
      await store.addRoom(room('r1', { createdAt: 1, updatedAt: 1 }))
      await store.addRoom(room('r2', { createdAt: 2, updatedAt: 2, listed: false }))
      await store.addRoom(room('r3', { createdAt: 2, updatedAt: 3, game: 'other', claims: {} }))
      const find = async (query: object) => (await store.rooms({ limit: 9, ...query })).map(({ id }) => id)
      expect(await find({})).to.deep.equal(['r3', 'r1'])
      expect(await find({ game: 'toy' })).to.deep.equal(['r1'])
      expect(await find({ person: 'bea' })).to.deep.equal(['r2', 'r1'])
      expect(await find({ person: 'ada', before: { createdAt: 2, id: 'r3' } })).to.deep.equal(['r2', 'r1'])
      expect(await find({ status: ['playing'] })).to.deep.equal([])
      expect(await find({ updatedAfter: 1, updatedBefore: 4 })).to.deep.equal(['r3'])
      expect(await store.openRooms('ada')).to.equal(3)
    })

    it('knows which matches wait for a bot', async () => {
      for (const [id, waitingFor] of [
        ['bot', ['1']],
        ['person', ['0']],
      ] as const) {
        await store.addRoom(room(id))
        await store.startMatch(
          room(id, { status: 'playing', rulesVersion: 1, waitingFor: [...waitingFor] }),
          '{}',
          [],
        )
      }
      expect(await store.roomsWaitingForBots()).to.deep.equal(['bot'])
    })

    it('forgets a room whole, and people who are nowhere any more', async () => {
      await store.savePerson({ id: 'ada', name: 'Ada', language: 'ja' })
      await store.savePerson({ id: 'zoe', name: 'Zoe', language: null })
      await store.addRoom(room('r'))
      await store.startMatch(room('r', { status: 'playing', rulesVersion: 1 }), '{}', [])
      await store.append(write(1))
      await store.say('r', { sender: '0', name: 'Ada', text: 'x', at: 1 })
      const now = Date.now()
      expect(await store.expired({ open: now, playing: 500, finished: now }, 9)).to.deep.equal([])
      expect(await store.expired({ open: 0, playing: now, finished: 0 }, 9)).to.deep.equal(['r'])
      await store.forgetPeople(now + 1000)
      expect([await store.person('ada'), await store.person('zoe')]).to.deep.equal([
        { id: 'ada', name: 'Ada', language: 'ja', session: 0 },
        undefined,
      ])
      await store.dropRoom('r')
      expect(await store.moves('r', 0, 9)).to.deep.equal([])
      expect(await store.chat('r', 9)).to.deep.equal([])
      expect(await store.snapshot('r', 9)).to.equal(undefined)
    })
  })
}

keeps('SQLite', dataDir => new SqliteStore(dataDir))

describe('lobby: storage of another version', () => {
  it('is brought up to date: a match of the first version began with its first move, as far as is known', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'starboard-'))
    const db = new Database(join(dataDir, 'lobby.db'))
    db.exec(SCHEMA[0] as string)
    db.exec('pragma user_version = 1')
    const add = (id: string, status: string, moves: number[]) => {
      db.exec(
        `insert into rooms(id, game, title, status, host, options, listed, starts_by_itself, created_at, updated_at,
           version, steps)
         values ('${id}', 'toy', 'Old', '${status}', 'ada', '{}', 1, 0, 1000, 9000, 3, ${moves.length})`,
      )
      db.exec(`insert into seats(room, seat, person, ready, key) values ('${id}', 0, 'ada', 1, 'k0')`)
      for (const [i, at] of moves.entries())
        db.exec(
          `insert into moves(room, step, seat, move, args, turn, at)
           values ('${id}', ${i + 1}, '0', 'choose', '[]', 1, ${at})`,
        )
    }
    for (const id of ['ada', 'zoe'])
      db.exec(`insert into people(id, name, seen_at) values ('${id}', '${id}', 1)`)
    add('open', 'open', [])
    add('begun', 'playing', [])
    add('playing', 'playing', [2000, 3000])
    add('finished', 'finished', [4000])
    db.exec(`insert into seats(room, seat, person, ready, key) values ('open', 1, 'zoe', 1, 'k1')`)
    db.close()

    for (const opened of ['the first time', 'once more']) {
      const store = new SqliteStore(dataDir)
      // Who has played before there was a coach needs none.
      expect(await store.experience('ada')).to.deep.equal({ played: { toy: null }, known: { toy: ['all'] } })
      expect(await store.experience('zoe')).to.deep.equal({ played: {}, known: {} })
      const began = async (id: string) => (await store.room(id))?.startedAt
      expect(await Promise.all(['open', 'begun', 'playing', 'finished'].map(began)), opened).to.deep.equal([
        null,
        null,
        2000,
        4000,
      ])
      expect(await store.room('playing')).to.deep.include({ title: 'Old', createdAt: 1000, steps: 2 })
      expect((await store.moves('playing', 0, 9)).map(({ at }) => at)).to.deep.equal([2000, 3000])
      const old = (await store.room('begun'))!
      expect(await store.saveRoom({ ...old, startedAt: 5000 })).to.equal(true)
      expect(await began('begun')).to.equal(5000)
      expect(await store.saveRoom({ ...old, version: old.version + 1 })).to.equal(true)
      await store.close()
    }
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('is not opened by an older server', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'starboard-'))
    await new SqliteStore(dataDir).close()
    const db = new Database(join(dataDir, 'lobby.db'))
    db.exec('pragma user_version = 999')
    db.close()
    expect(() => new SqliteStore(dataDir)).to.throw('newer version')
    rmSync(dataDir, { recursive: true, force: true })
  })
})
