/** How long a move takes to be stored, where the disk is waited for and where it is not. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '../../../lobby/server/storage/postgres/index.ts'
import { SqliteStore } from '../../../lobby/server/storage/sqlite.ts'
import type { Store } from '../../../lobby/server/storage/store.ts'
import { Postgres } from '../../lobby/support/postgres.ts'
import { record, write } from '../../lobby/support/storage.ts'
import type { Figure } from './figure.ts'

const MATCHES = 10
const MOVES = 200

/** Each match writes one move after the other. */
async function figuresOf(name: string, store: Store): Promise<Figure[]> {
  const waits: number[] = []
  const run = async (id: string, from: number) => {
    for (let step = from; step < from + MOVES; step++) {
      const { move } = write(step)
      const began = performance.now()
      await store.append(write(step, { room: id, move }))
      waits.push(performance.now() - began)
    }
  }
  const ids = Array.from({ length: MATCHES }, (_, i) => `match ${i}`)
  for (const id of ids) {
    await store.addRoom(record(id))
    await store.startMatch(record(id, { status: 'playing', rulesVersion: 1 }), '{}', [])
  }
  await Promise.all(ids.map(id => run(id, 1)))
  waits.length = 0
  await Promise.all(ids.map(id => run(id, 1 + MOVES)))
  await store.close()
  waits.sort((a, b) => a - b)
  const at = (share: number) => waits[Math.floor((waits.length - 1) * share)]!
  return [
    { name: `scale.append.${name}.p50`, value: at(0.5), unit: 'ms' },
    { name: `scale.append.${name}.p99`, value: at(0.99), unit: 'ms' },
  ]
}

export async function* measureAppends(): AsyncIterable<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'starboard-bench-'))
  yield await figuresOf('folder', new SqliteStore(dataDir))
  rmSync(dataDir, { recursive: true, force: true })
  for (const fsync of ['off', 'on'] as const) {
    const postgres = await Postgres.begin({ fsync })
    try {
      yield await figuresOf(`postgres.fsync.${fsync}`, await openPostgres(await postgres.newDatabase()))
    } finally {
      await postgres.end()
    }
  }
}
