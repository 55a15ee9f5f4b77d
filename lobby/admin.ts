/**
 * `npm run admin`: what an operator sees and does, on the database in DATA_DIR or of DATABASE_URL, while servers run or not.
 * There is no page for it, and so none that anybody could break into.
 *
 *     npm run admin                            what people have reported, the oldest first
 *     npm run admin -- close REPORT            it is dealt with
 *     npm run admin -- person PERSON           who it is, and where they sit
 *     npm run admin -- rename PERSON NAME      gives a name that offends nobody
 *     npm run admin -- end-sessions PERSON     every browser of theirs begins anew, unless they can come back; servers that run
 *                                              cut their connections
 *     npm run admin -- end-ways PERSON         nor can they come back, and no program of theirs is let in
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { administer } from './server/account/admin.ts'
import { databaseIn } from './server/storage/folder.ts'
import { openPostgres } from './server/storage/postgres/index.ts'
import { SqliteStore } from './server/storage/sqlite.ts'
import type { Store } from './server/storage/store.ts'

async function open(): Promise<Store> {
  const { DATABASE_URL: url = '', DATA_DIR: folder } = process.env
  if (url !== '') return openPostgres(url)
  const dataDir = resolve(folder || 'data')
  if (!existsSync(databaseIn(dataDir))) throw new Error(`There is no database in ${dataDir}.`)
  return new SqliteStore(dataDir)
}

try {
  const store = await open()
  try {
    for (const line of await administer(store, process.argv.slice(2))) console.log(line)
  } finally {
    await store.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
