import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
/** All of the lobby that its pages may have a part of. */
const SOURCES = [
  ...['lobby/web', 'lobby/local', 'lobby/match', 'games', 'package-lock.json'],
  ...readdirSync(join(ROOT, 'lobby')).flatMap(file => (file.endsWith('.ts') ? [`lobby/${file}`] : [])),
]

/**
 * The file in built pages that says what they were made of, by content: times of files say nothing, as what comes with
 * a checkout during a build is older than the pages and newer than what they show. Nobody is served a hidden file.
 */
export const NOTE = '.made-of'

/** What pages are made of, as it is now. */
export const sourcesNow = (): string =>
  digestOf(
    ROOT,
    SOURCES.map(path => join(ROOT, path)),
  )

/** Whether the pages in a folder were made of that. */
export function areOf(pages: string, sources: string): boolean {
  const note = join(pages, NOTE)
  return existsSync(note) && readFileSync(note, 'utf8') === sources
}

/** What the files of these paths hold, in a few letters. */
export function digestOf(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) {
    const content = readFileSync(file)
    hash.update(`${relative(root, file)} ${content.length} `).update(content)
  }
  return hash.digest('hex')
}

/** All files in a folder, always in the same order; the file itself, where it is none. No page is made of a document. */
function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return path.endsWith('.md') ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => filesIn(join(path, name)))
}
