/** What pages load, compressed as a server sends it. Fonts and pictures apart. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { catalogue } from '../../../games/development.ts'
import { atMost, type Figure } from './figure.ts'

const WEB = fileURLToPath(new URL('../../../dist/web/', import.meta.url))

/** What the board of a game may weigh, in kB. */
const BOARD_AT_MOST = 120
/** Boards that have more to show. */
const LARGE: { readonly [game: string]: number } = { 'twilight-imperium-3': 150 }

/** One file of the build, as Vite's manifest lists it. */
interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}
type Manifest = { [key: string]: Chunk }

/** Scripts and styles that a chunk brings along, itself included. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const style of chunk.css ?? []) found.add(style)
  for (const needed of chunk.imports ?? []) filesOf(manifest, needed, found)
  return found
}

const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${WEB}${file}`)).length, 0) / 1000

export async function* measure(): AsyncGenerator<Figure[]> {
  const path = `${WEB}.vite/manifest.json`
  if (!existsSync(path)) throw new Error('build the pages first: npm run build:web')
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
  const keys = Object.keys(manifest)
  const entry = keys.find(key => manifest[key]!.isEntry)!
  // The first page is a chunk of its own, loaded as soon as the entry runs.
  const lobby = keys.filter(key => /\/lobby\/LobbyPage\.tsx$/.test(`/${manifest[key]!.src ?? ''}`))
  const always = filesOf(manifest, entry)
  for (const key of lobby) filesOf(manifest, key, always)
  const figures: Figure[] = [
    { name: 'web.lobbyKb', value: kilobytes(always), unit: 'kB', goal: atMost(kilobytes(always), 150) },
  ]
  for (const key of keys) {
    const game = /games\/([\w-]+)\/board\/index\.tsx?$/.exec(manifest[key]!.src ?? '')?.[1]
    if (!game || !Object.hasOwn(catalogue, game)) continue
    const own = [...filesOf(manifest, key)].filter(file => !always.has(file))
    figures.push({
      name: `web.board.${game}.kb`,
      value: kilobytes(own),
      unit: 'kB',
      goal: atMost(kilobytes(own), LARGE[game] ?? BOARD_AT_MOST),
    })
  }
  yield figures
}
