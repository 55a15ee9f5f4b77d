/** What pages load, compressed as a server sends it. Fonts and pictures apart. */
import { catalogue } from '../../../games/development.ts'
import {
  builtPages,
  filesOf,
  kilobytes,
  LOBBY_AT_MOST,
  lobbyFiles,
  withPage,
} from '../../support/page-weight.ts'
import { atMost, type Figure } from './figure.ts'

/** What the board of a game may weigh beside the page of a table, in kB. */
const BOARD_AT_MOST = 120
/** Boards that have more to show. */
const LARGE: { readonly [game: string]: number } = { 'twilight-imperium-3': 150 }

export async function* measure(): AsyncGenerator<Figure[]> {
  const manifest = builtPages()
  const keys = Object.keys(manifest)
  const always = lobbyFiles(manifest)
  // No board is shown without the page of a table.
  const table = withPage(manifest, /\/table\/TablePage\.tsx$/, always)
  const figures: Figure[] = [
    {
      name: 'web.lobbyKb',
      value: kilobytes(always),
      unit: 'kB',
      goal: atMost(kilobytes(always), LOBBY_AT_MOST),
    },
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
