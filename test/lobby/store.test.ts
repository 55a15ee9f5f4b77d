import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import Database from 'libsql'
import { SCHEMA } from '../../lobby/server/storage/schema.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import { keeps } from './support/storage.ts'

keeps('SQLite', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'starboard-'))
  return { store: new SqliteStore(dataDir), forget: () => rmSync(dataDir, { recursive: true, force: true }) }
})

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
