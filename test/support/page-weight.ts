/** What built pages load, compressed as a server sends it. Fonts and pictures apart. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const WEB = fileURLToPath(new URL('../../dist/web/', import.meta.url))

/** What the first page may weigh, in kB. */
export const LOBBY_AT_MOST = 150

/** One file of the build, as Vite's manifest lists it. */
interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}
export type Manifest = { [key: string]: Chunk }

/** Scripts and styles that a chunk brings along, itself included. */
export function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const style of chunk.css ?? []) found.add(style)
  for (const needed of chunk.imports ?? []) filesOf(manifest, needed, found)
  return found
}

export const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${WEB}${file}`)).length, 0) / 1000

/** The build as it lies there. */
export function builtPages(): Manifest {
  const path = `${WEB}.vite/manifest.json`
  if (!existsSync(path)) throw new Error('build the pages first: npm run build:web')
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** What is loaded with a page that comes after other files. */
export const withPage = (manifest: Manifest, page: RegExp, before: Set<string>): Set<string> =>
  Object.keys(manifest)
    .filter(key => page.test(`/${manifest[key]!.src ?? ''}`))
    .reduce((found, key) => filesOf(manifest, key, found), new Set(before))

/** What the first page loads before it shows. Where it is a chunk of its own, that is loaded as soon as the entry runs. */
export function lobbyFiles(manifest: Manifest): Set<string> {
  const entry = Object.keys(manifest).find(key => manifest[key]!.isEntry)!
  return withPage(manifest, /\/lobby\/LobbyPage\.tsx$/, filesOf(manifest, entry))
}
