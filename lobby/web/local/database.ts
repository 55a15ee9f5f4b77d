import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { LogEntry } from '../../../games/kit/log.ts'
import { LOCAL_VERSION, type LocalRecord, type LocalStore } from '../../local/records.ts'
import type { MoveRecord, Snapshot } from '../../match/records.ts'

interface Tables extends DBSchema {
  tables: { key: string; value: LocalRecord }
  moves: { key: [table: string, step: number]; value: MoveRecord & { table: string } }
  states: { key: [table: string, step: number]; value: Snapshot & { table: string } }
  lines: { key: [table: string, n: number]; value: LogEntry & { table: string } }
}

const PARTS = ['moves', 'states', 'lines'] as const
const ALL = ['tables', ...PARTS] as const

/** Everything of a table. An empty list is above every number. */
const rangeOf = (table: string) => IDBKeyRange.bound([table], [table, []])

let opened: Promise<IDBPDatabase<Tables>> | undefined

function database(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDB<Tables>('starboard', LOCAL_VERSION, {
    // Newer versions go on here from the one that a browser has.
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' })
      db.createObjectStore('moves', { keyPath: ['table', 'step'] })
      db.createObjectStore('states', { keyPath: ['table', 'step'] })
      db.createObjectStore('lines', { keyPath: ['table', 'n'] })
    },
    // A page of a newer build waits to bring it up to date: this one opens it anew, or says that it cannot store.
    blocking: (_now, _newer, event) => {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated: () => {
      opened = undefined
    },
  }).catch(error => {
    opened = undefined
    throw error
  })
  return opened
}

const without = <T extends { table: string }>({ table: _, ...rest }: T): Omit<T, 'table'> => rest

/** The tables of this browser. */
export const browserStore: LocalStore = {
  async tables() {
    const tables = await (await database()).getAll('tables')
    return tables.sort((a, b) => b.updatedAt - a.updatedAt)
  },

  async read(id) {
    const transaction = (await database()).transaction(ALL)
    const record = await transaction.objectStore('tables').get(id)
    if (!record) return undefined
    const [moves, snapshots, lines] = await Promise.all([
      transaction.objectStore('moves').getAll(rangeOf(id)),
      transaction.objectStore('states').getAll(rangeOf(id)),
      transaction.objectStore('lines').getAll(rangeOf(id)),
    ])
    return {
      record,
      moves: moves.map(without),
      snapshots: snapshots.map(without),
      lines: lines.map(without),
    }
  },

  async write({ record, moves = [], snapshots = [], lines = [], anew = false }) {
    const { id: table } = record
    const transaction = (await database()).transaction(ALL, 'readwrite')
    const [kept, moved, states, said] = [
      transaction.objectStore('tables'),
      transaction.objectStore('moves'),
      transaction.objectStore('states'),
      transaction.objectStore('lines'),
    ]
    const writes = [
      ...(anew ? [moved, states, said].map(part => part.delete(rangeOf(table))) : []),
      kept.put(record),
      ...moves.map(move => moved.put({ ...move, table })),
      ...snapshots.map(snapshot => states.put({ ...snapshot, table })),
      ...lines.map(line => said.put({ ...line, table })),
    ]
    // What fails, as for want of room, undoes the whole; each of them says so.
    await Promise.all([...writes, transaction.done])
  },

  async drop(id) {
    const transaction = (await database()).transaction(ALL, 'readwrite')
    await Promise.all([
      transaction.objectStore('tables').delete(id),
      ...PARTS.map(part => transaction.objectStore(part).delete(rangeOf(id))),
      transaction.done,
    ])
  },
}
