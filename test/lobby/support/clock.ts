import Sqlite from 'libsql'
import { databaseIn } from '../../../lobby/server/storage/folder.ts'
import { Database } from '../../../lobby/server/storage/postgres/database.ts'
import type { TestServer } from './server.ts'

/** The clock of this process, for tests that cannot wait for hours. Timers go on as ever. */
const { now } = Date
let ahead = 0

/** It is later from now on. */
export function passTime(milliseconds: number): void {
  ahead += milliseconds
  Date.now = () => now() + ahead
}

/** It is what it is again. */
export function presentTime(): void {
  ahead = 0
  Date.now = now
}

/** So much time passes by live clocks: servers have run for so much longer on their database. */
export async function letRun({ config }: Pick<TestServer, 'config'>, milliseconds: number): Promise<void> {
  if (config.database !== '') {
    const db = new Database(config.database)
    await db.run('update uptime set ran = ran + $1', milliseconds)
    await db.close()
    return
  }
  const db = new Sqlite(databaseIn(config.dataDir))
  db.prepare('update uptime set ran = ran + ?').run(milliseconds)
  db.close()
}
