/** What a game weighs in somebody else's bundle, minified and compressed: its rules and texts, and with its board. */
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { askedGames } from './asked.ts'
import { atMost, type Figure } from './figure.ts'

/** Applications have these anyway: they are not counted. */
const BROUGHT = ['react', 'react-dom', 'react/jsx-runtime']

/** Kilobytes of a game, and of a game with its board and its style sheet. */
const AT_MOST = [120, 180] as const
/** Games that have more rules and more to say: words in both languages are a third of it. */
const LARGE: { readonly [game: string]: readonly [number, number] } = { 'twilight-imperium-3': [220, 290] }

async function kilobytesOf(...exports: string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: exports.join('\n'), resolveDir: '.' },
    bundle: true,
    minify: true,
    write: false,
    outdir: 'never-written',
    format: 'esm',
    external: BROUGHT,
    logLevel: 'error',
    loader: { '.svg': 'dataurl', '.webp': 'dataurl' },
  })
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0) / 1000
}

/** `only` are the ids of the games that are asked for. */
export async function* measure(only: readonly string[] = []): AsyncGenerator<Figure[]> {
  for (const [game] of askedGames(only)) {
    const rules = `export { game, legalMoves, refusal } from './games/${game}/index.ts'`
    const board = `export { Board, boardFrom } from './games/${game}/board/index.tsx'`
    const [rulesAtMost, boardAtMost] = LARGE[game] ?? AT_MOST
    const [alone, together] = [await kilobytesOf(rules), await kilobytesOf(rules, board)]
    yield [
      { name: `bundle.${game}.kb`, value: alone, unit: 'kB', goal: atMost(alone, rulesAtMost) },
      {
        name: `bundle.${game}.withBoardKb`,
        value: together,
        unit: 'kB',
        goal: atMost(together, boardAtMost),
      },
    ]
  }
}
