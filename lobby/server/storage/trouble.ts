/** The folder or the database cannot be used; the message says why, for whoever starts the server. */
export class StorageError extends Error {}

export const BUSY = 'is locked by another program'
const AWAY = 'cannot be reached'
const FULL = 'cannot be written: the disk is full'
const DAMAGED = 'is damaged'
const BROKEN = 'cannot be read or written'
const READ_ONLY = 'may not be written'

/** How codes of errors begin: SQLite's, PostgreSQL's classes, and those of connections. */
const REASONS: readonly (readonly [code: string, reason: string])[] = [
  ['SQLITE_CORRUPT', DAMAGED],
  ['SQLITE_NOTADB', 'is no database of this server, or damaged'],
  ['SQLITE_FULL', FULL],
  ['SQLITE_IOERR', BROKEN],
  ['SQLITE_BUSY', BUSY],
  ['SQLITE_READONLY', READ_ONLY],
  ['SQLITE_CANTOPEN', 'cannot be opened'],
  ['CONNECTION_', AWAY],
  ['CONNECT_TIMEOUT', AWAY],
  ['ECONN', AWAY],
  ['ENOTFOUND', AWAY],
  ['EAI_AGAIN', AWAY],
  ['ETIMEDOUT', AWAY],
  ['EHOSTUNREACH', AWAY],
  ['08', AWAY],
  ['57P', AWAY],
  ['28', 'lets this user not in'],
  ['3D', 'does not exist'],
  ['25006', READ_ONLY],
  ['53100', FULL],
  ['53', 'has no room for more'],
  ['58', BROKEN],
  ['XX001', DAMAGED],
  ['XX002', DAMAGED],
]

/** What is wrong with the database, in words; undefined where an error says nothing of it. */
export function troubleOf(error: unknown): string | undefined {
  const { code = '' } = (error ?? {}) as { code?: unknown }
  return REASONS.find(([begin]) => String(code).startsWith(begin))?.[1]
}
