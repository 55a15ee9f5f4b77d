import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { SCHEMA } from './schema.ts'

/** A SQLite database with the tables of the lobby, and statements that are prepared once. */
export class Connection {
  private readonly db: Database.Database
  private readonly prepared = new Map<string, Database.Statement>()

  /** Opens or makes the database in `dataDir`. Throws where a newer server has written it. */
  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true })
    this.db = new Database(join(dataDir, 'lobby.db'))
    this.db.pragma('journal_mode = WAL')
    this.db.pragma('synchronous = NORMAL')
    this.db.pragma('busy_timeout = 5000')
    this.db.pragma('foreign_keys = ON')
    this.migrate()
  }

  private migrate(): void {
    this.atOnce(() => {
      const { user_version: version } = this.db.prepare('pragma user_version').get() as {
        user_version: number
      }
      if (version > SCHEMA.length)
        throw new Error('the database was written by a newer version of the server')
      for (const step of SCHEMA.slice(version)) {
        if (typeof step === 'string') this.db.exec(step)
        else step(this.db)
      }
      this.db.exec(`pragma user_version = ${SCHEMA.length}`)
    })
  }

  /** Adds a row, and says its number. */
  insert(sql: string, ...values: unknown[]): number | bigint {
    return this.statement(sql).run(...values).lastInsertRowid
  }

  /** Changes rows, and says how many. */
  run(sql: string, ...values: unknown[]): number {
    return this.statement(sql).run(...values).changes
  }

  all<T>(sql: string, ...values: unknown[]): T[] {
    return this.statement(sql).all(...values) as T[]
  }

  one<T>(sql: string, ...values: unknown[]): T | undefined {
    const row = this.statement(sql).get(...values) as (T & { _metadata?: unknown }) | undefined
    // libsql adds how long it took.
    if (row) delete row._metadata
    return row
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
