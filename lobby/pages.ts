import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const PAGE = join(ROOT, 'dist', 'web', 'index.html')
const MADE_OF = ['lobby/web', 'games', 'lobby/protocol.ts', 'package-lock.json'].map(path => join(ROOT, path))

/** Builds the pages where they are missing or older than what they are made of. */
export async function buildPages(): Promise<void> {
  if (newest(PAGE) > Math.max(...MADE_OF.map(newest))) return
  console.log('Building the pages …')
  const { build } = await import('vite')
  await build({ configFile: join(ROOT, 'lobby', 'web', 'vite.config.ts'), logLevel: 'error' })
}

/** When the newest file of a folder was changed; 0 where there is nothing. */
function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0
  return Math.max(0, ...readdirSync(path).map(name => newest(join(path, name))))
}
