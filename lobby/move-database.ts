/**
 * `npm run move-database`: carries everything over from the embedded database in DATA_DIR to the PostgreSQL database that
 * DATABASE_URL names. Stop the server first; a server with that DATABASE_URL goes on from there.
 */
import { existsSync } from 'node:fs'
import { readConfig } from './server/config.ts'
import { databaseIn } from './server/storage/folder.ts'
import { moveDatabase } from './server/storage/move-database.ts'

try {
  const { DATABASE_URL: url = '', ...environment } = process.env
  if (url === '') throw new Error('Set DATABASE_URL to the PostgreSQL database to move to.')
  const { dataDir } = readConfig({ ...environment, SECRET: environment.SECRET || 'x'.repeat(32) })
  if (!existsSync(databaseIn(dataDir))) throw new Error(`There is no database in ${dataDir}.`)
  const counts = await moveDatabase(dataDir, readConfig(environment).secret, url)
  console.log([...counts].map(([table, count]) => `${table}: ${count}`).join('\n'))
  console.log('Everything is in the PostgreSQL database. The folder is as it was.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
