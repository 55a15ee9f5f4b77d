/**
 * `npm run backup FOLDER`: copies the database and the secret of DATA_DIR, or of the PostgreSQL database DATABASE_URL, into
 * a new folder, while servers run or not. A server with that folder as its DATA_DIR goes on from there, and
 * `npm run move-database` brings it into an empty PostgreSQL database.
 */
import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Database from 'libsql'
import { databaseIn } from './server/storage/folder.ts'
import { copyToFolder } from './server/storage/move-database.ts'

const [folder] = process.argv.slice(2)
const dataDir = resolve(process.env.DATA_DIR || 'data')

async function backup(to: string): Promise<void> {
  if (existsSync(databaseIn(to))) throw new Error(`There is a database in ${to} already.`)
  const { DATABASE_URL: url = '' } = process.env
  if (url !== '') return copyToFolder(url, to)
  if (!existsSync(databaseIn(dataDir))) throw new Error(`There is no database in ${dataDir}.`)
  mkdirSync(to, { recursive: true, mode: 0o700 })
  const db = new Database(databaseIn(dataDir))
  db.prepare('vacuum into ?').run(databaseIn(to))
  db.close()
  chmodSync(databaseIn(to), 0o600)
  const secret = join(dataDir, 'secret')
  if (existsSync(secret)) copyFileSync(secret, join(to, 'secret'))
}

try {
  if (!folder) throw new Error('npm run backup FOLDER')
  await backup(resolve(folder))
  console.log(`The database is in ${resolve(folder)}.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
