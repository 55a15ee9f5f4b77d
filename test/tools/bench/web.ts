/** What pages load, compressed as a server sends it. Fonts and pictures apart. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { catalogue } from '../../../games/development.ts'
import { atMost, type Figure } from './figure.ts'

const WEB = fileURLToPath(new URL('../../../dist/web/', import.meta.url))

/** What the board of a game may weigh beside the page of a table, in kB. */
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
  // The first page is a chunk of its own, loaded as soon as the entry runs; no board is shown without the page of a table.
  const withPage = (page: RegExp, before: Set<string>) =>
    keys
      .filter(key => page.test(`/${manifest[key]!.src ?? ''}`))
      .reduce((found, key) => filesOf(manifest, key, found), new Set(before))
  const always = withPage(/\/lobby\/LobbyPage\.tsx$/, filesOf(manifest, entry))
  const table = withPage(/\/table\/TablePage\.tsx$/, always)
  const figures: Figure[] = [
    { name: 'web.lobbyKb', value: kilobytes(always), unit: 'kB', goal: atMost(kilobytes(always), 150) },
  ]
  for (const key of keys) {
    const game = /games\/([\w-]+)\/board\/index\.tsx?$/.exec(manifest[key]!.src ?? '')?.[1]
    if (!game || !Object.hasOwn(catalogue, game)) continue
    const own = [...filesOf(manifest, key)].filter(file => !table.has(file))
    figures.push({
      name: `web.board.${game}.kb`,
      value: kilobytes(own),
      unit: 'kB',
      goal: atMost(kilobytes(own), LARGE[game] ?? BOARD_AT_MOST),
    })
    // Where pages load one language, all that comes between the lobby and a table in Japanese, which is the larger one.
    const page = keys.find(one => one.endsWith(`games/${game}/page.ts`))
    if (!page) continue
    const words = keys.filter(one => one.endsWith(`games/${game}/text/ja.ts`))
    const whole = [key, page, ...words].reduce((found, one) => filesOf(manifest, one, found), new Set(table))
    const between = [...whole].filter(file => !always.has(file))
    figures.push({ name: `web.table.${game}.kb`, value: kilobytes(between), unit: 'kB' })
  }
  yield figures
}
