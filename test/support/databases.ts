/** The recorded databases: what servers of earlier versions left behind, by `npm run record-database`. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { LogEntry } from '../../games/kit/index.ts'
import type { MatchState } from '../../lobby/bgio.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import type { MoveRecord, RoomRecord } from '../../lobby/server/storage/store.ts'

const DATABASES = new URL('../fixtures/databases/', import.meta.url)
const SUFFIX = '.db.gz'
const ALL = 1e9

/** Names of the recorded databases, oldest first. */
export const databaseNames = (): string[] =>
  readdirSync(DATABASES)
    .filter(file => file.endsWith(SUFFIX))
    .map(file => file.slice(0, -SUFFIX.length))
    .sort()

export const fileOf = (name: string): URL => new URL(name + SUFFIX, DATABASES)

/** Puts a recorded database into a data folder of its own. */
export function unpack(name: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'starboard-'))
  writeFileSync(join(dataDir, 'lobby.db'), gunzipSync(readFileSync(fileOf(name))))
  return dataDir
}

/** All rooms of a data folder. */
export async function roomsOf(dataDir: string): Promise<RoomRecord[]> {
  const store = new SqliteStore(dataDir)
  const rooms = await store.rooms({ limit: ALL })
  await store.close()
  return rooms
}

/** A match as it was recorded. */
export interface RecordedMatch {
  database: string
  room: RoomRecord
  /** Whole states, as they were stored; that of the start is the first. */
  states: MatchState[]
  moves: MoveRecord[]
  lines: LogEntry[]
}

/** All matches of a game in the recorded databases. */
export async function recordedMatches(game: string): Promise<RecordedMatch[]> {
  const matches: RecordedMatch[] = []
  for (const database of databaseNames()) {
    const dataDir = unpack(database)
    const store = new SqliteStore(dataDir)
    for (const room of await store.rooms({ game, limit: ALL })) {
      const moves = await store.moves(room.id, 0, ALL)
      const lines = await store.lines(room.id, ALL, ALL)
      matches.push({ database, room, states: await statesOf(store, room), moves, lines })
    }
    await store.close()
    rmSync(dataDir, { recursive: true })
  }
  return matches
}

async function statesOf(store: SqliteStore, { id, steps }: RoomRecord): Promise<MatchState[]> {
  const states: MatchState[] = []
  for (let at = steps; at >= 0; ) {
    const snapshot = (await store.snapshot(id, at))!
    states.unshift(JSON.parse(snapshot.state))
    at = snapshot.step - 1
  }
  return states
}
