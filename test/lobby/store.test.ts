import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import Database from 'libsql'
import { migrationsFrom, SQLITE } from '../../lobby/server/storage/migrations.ts'
import type { Dialect } from '../../lobby/server/storage/schema.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import { keeps } from './support/storage.ts'

keeps('SQLite', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'starboard-'))
  return { store: new SqliteStore(dataDir), forget: () => rmSync(dataDir, { recursive: true, force: true }) }
})

describe('lobby: storage of another version', () => {
  const lay = (version: number): string => {
    const dataDir = mkdtempSync(join(tmpdir(), 'starboard-'))
    new SqliteStore(dataDir).close()
    const db = new Database(join(dataDir, 'lobby.db'))
    db.exec(`pragma user_version = ${version}`)
    db.close()
    return dataDir
  }

  it('is brought up to date by what came after its version, and by nothing else', () => {
    const steps = [() => 'first', ({ big }: Dialect) => `second ${big}`, () => 'third']
    const from = (version: number) => migrationsFrom(version, { ...SQLITE, first: 7 }, steps)
    expect(from(0)).to.deep.equal(['first', 'second integer', 'third'])
    expect(from(7)).to.deep.equal(['second integer', 'third'])
    expect(from(8)).to.deep.equal(['third'])
    expect(from(9)).to.deep.equal([])
    expect(() => from(10)).to.throw('newer version')
    expect(() => from(6)).to.throw('before the first release')
  })

  it('is not opened if a server before the first release wrote it, and stays as it is', () => {
    const dataDir = lay(SQLITE.first - 1)
    expect(() => new SqliteStore(dataDir)).to.throw('before the first release')
    const db = new Database(join(dataDir, 'lobby.db'))
    expect(db.prepare('pragma user_version').get()).to.include({ user_version: SQLITE.first - 1 })
    db.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('is not opened by an older server', () => {
    const dataDir = lay(999)
    expect(() => new SqliteStore(dataDir)).to.throw('newer version')
    rmSync(dataDir, { recursive: true, force: true })
  })
})
