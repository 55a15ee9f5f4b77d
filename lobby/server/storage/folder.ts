import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { BUSY, StorageError, troubleOf } from './trouble.ts'

/** The name of the database in its folder. */
export const databaseIn = (dataDir: string): string => join(dataDir, 'lobby.db')

/** Makes the folder where it is missing, and keeps it and the database to the user who runs the server. */
export function makePrivate(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  chmodSync(dataDir, 0o700)
  const file = databaseIn(dataDir)
  closeSync(openSync(file, 'a', 0o600))
  // SQLite gives the files beside it the rights of the database.
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600)
}

/**
 * Takes the folder for this process alone, until it ends in whatever way: SQLite's own lock on a file beside the
 * database, which every system lets go of with its process. Returns what gives it back.
 */
export function lockFolder(dataDir: string): () => void {
  makePrivate(dataDir)
  const lock = new Database(join(dataDir, 'lobby.lock'))
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    const trouble = troubleOf(error)
    if (trouble && trouble !== BUSY) throw new StorageError(`The folder ${dataDir} ${trouble}.`)
    throw new StorageError(
      `Another server already uses the folder ${dataDir}; stop it, or set DATA_DIR to another one.`,
    )
  }
  chmodSync(join(dataDir, 'lobby.lock'), 0o600)
  return () => lock.close()
}
