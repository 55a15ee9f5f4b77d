import Database from 'libsql'
import { databaseIn, makePrivate } from './folder.ts'
import { migrationsFrom, SQLITE, schemaVersion } from './migrations.ts'
import { StorageError, troubleOf } from './trouble.ts'

/** Room for about what a move writes, taken and given back: where there is none for it, the disk is still full. */
const ROOM_FOR_A_MOVE = `insert into people(id, name, seen_at) values ('', hex(zeroblob(32768)), 0);
  delete from people where id = '';`

/** So long a statement waits for another program that has the database, in milliseconds. */
const PATIENCE = 5000

/** A SQLite database with the tables of the lobby, and statements that are prepared once. */
export class Connection {
  private readonly db: Database.Database
  /** What was once found damaged stays so. */
  private damage: string | undefined
  /** Why a statement failed, until as much can be written again. */
  private failure: string | undefined
  private readonly prepared = new Map<string, Database.Statement>()

  /** Opens or makes the database in `dataDir`. Throws in words where it cannot be used. */
  constructor(dataDir: string) {
    const file = databaseIn(dataDir)
    try {
      makePrivate(dataDir)
      this.db = new Database(file)
      this.db.pragma('journal_mode = WAL')
      // Whatever ends the process, all that is committed is there. Only a power failure may take the last of it: waiting
      // for the disk at every commit takes a hundred times as long, and everybody would wait.
      this.db.pragma('synchronous = NORMAL')
      this.db.pragma(`busy_timeout = ${PATIENCE}`)
      this.db.pragma('foreign_keys = ON')
      this.check()
      this.migrate()
    } catch (error) {
      if (error instanceof StorageError) throw error
      throw new StorageError(
        `The database ${file} ${troubleOf(error) ?? `cannot be used: ${String(error)}`}.`,
      )
    }
  }

  private check(): void {
    const { quick_check: found } = this.db.prepare('pragma quick_check(1)').get() as { quick_check: string }
    if (found !== 'ok') throw Object.assign(new Error(found), { code: 'SQLITE_CORRUPT' })
  }

  /** What keeps the database from being written, in words; undefined where nothing does. Waits for nobody. */
  trouble(): string | undefined {
    try {
      this.db.pragma('busy_timeout = 0')
      this.db.prepare('select count(*) from rooms').get()
      const tried = this.failure ? ROOM_FOR_A_MOVE : ''
      this.db.exec(`begin immediate; pragma user_version = ${schemaVersion(SQLITE)}; ${tried} commit`)
      this.failure = undefined
      return this.damage
    } catch (error) {
      if (this.db.inTransaction) this.db.exec('rollback')
      return `The database ${troubleOf(error) ?? 'cannot be used'}.`
    } finally {
      this.db.pragma(`busy_timeout = ${PATIENCE}`)
    }
  }

  private migrate(): void {
    this.atOnce(() => {
      const { user_version: version } = this.db.prepare('pragma user_version').get() as {
        user_version: number
      }
      for (const migration of migrationsFrom(version, SQLITE)) this.db.exec(migration)
      this.db.exec(`pragma user_version = ${schemaVersion(SQLITE)}`)
    })
  }

  /** Adds a row, and says its number. */
  insert(sql: string, ...values: unknown[]): number | bigint {
    return this.watched(() => this.statement(sql).run(...values).lastInsertRowid)
  }

  /** Changes rows, and says how many. */
  run(sql: string, ...values: unknown[]): number {
    return this.watched(() => this.statement(sql).run(...values).changes)
  }

  all<T>(sql: string, ...values: unknown[]): T[] {
    return this.watched(() => this.statement(sql).all(...values) as T[])
  }

  one<T>(sql: string, ...values: unknown[]): T | undefined {
    const row = this.watched(() => this.statement(sql).get(...values)) as
      | (T & { _metadata?: unknown })
      | undefined
    // libsql adds how long it took.
    if (row) delete row._metadata
    return row
  }

  private watched<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      this.failure = troubleOf(error) ?? this.failure
      if (this.failure === 'is damaged') this.damage = `The database ${this.failure}.`
      throw error
    }
  }

  private statement(sql: string): Database.Statement {
    let statement = this.prepared.get(sql)
    if (!statement) {
      statement = this.db.prepare(sql)
      this.prepared.set(sql, statement)
    }
    return statement
  }

  /** Does all of it, or nothing. */
  atOnce<T>(work: () => T): T {
    this.run('begin immediate')
    try {
      const result = work()
      this.run('commit')
      return result
    } catch (error) {
      if (this.db.inTransaction) this.run('rollback')
      throw error
    }
  }

  close(): void {
    this.db.close()
  }
}
