import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { areOf, sourcesNow } from './made-of.ts'

const ROOT = resolve(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')
const PAGES = join(DIST, 'web')

/**
 * Builds the pages where they are missing or were made of something else: beside their place, as several processes may do
 * it at once, and none may be served half built. What changes during a build is built by whoever comes next.
 */
export async function buildPages(): Promise<void> {
  const sources = sourcesNow()
  if (areOf(PAGES, sources)) return
  console.log('Building the pages …')
  mkdirSync(DIST, { recursive: true })
  const outDir = mkdtempSync(join(DIST, 'web-new-'))
  try {
    const { build } = await import('vite')
    const configFile = join(ROOT, 'lobby', 'web', 'vite.config.ts')
    await build({ configFile, logLevel: 'error', build: { outDir } })
    if (areOf(PAGES, sources)) return
    rmSync(PAGES, { recursive: true, force: true })
    renameSync(outDir, PAGES)
  } catch (error) {
    // Somebody else was quicker.
    if (!areOf(PAGES, sources)) throw error
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
