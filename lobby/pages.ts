import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')
const PAGES = join(DIST, 'web')
const PAGE = join(PAGES, 'index.html')
const MADE_OF = ['lobby/web', 'games', 'lobby/protocol.ts', 'package-lock.json'].map(path => join(ROOT, path))

const areNew = () => newest(PAGE) > Math.max(...MADE_OF.map(newest))

/**
 * Builds the pages where they are missing or older than what they are made of: beside their place, as several processes
 * may do it at once, and none may be served half built.
 */
export async function buildPages(): Promise<void> {
  if (areNew()) return
  console.log('Building the pages …')
  mkdirSync(DIST, { recursive: true })
  const outDir = mkdtempSync(join(DIST, 'web-new-'))
  try {
    const { build } = await import('vite')
    const configFile = join(ROOT, 'lobby', 'web', 'vite.config.ts')
    await build({ configFile, logLevel: 'error', build: { outDir } })
    if (areNew()) return
    rmSync(PAGES, { recursive: true, force: true })
    renameSync(outDir, PAGES)
  } catch (error) {
    // Somebody else was quicker.
    if (!areNew()) throw error
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** When the newest file of a folder was changed; 0 where there is nothing. */
function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0
  return Math.max(0, ...readdirSync(path).map(name => newest(join(path, name))))
}
