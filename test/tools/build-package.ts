/**
 * `npm run build:package`: compiles what other applications can import, once for `import` and once for `require`, into
 * `dist/esm` and `dist/cjs`. In `entries` of both lies one file for each entry of the package, and nothing else:
 * `exports` of package.json is a pattern for that folder. The style sheets of a board become one file in `dist/css`; the
 * built code does not import them, so that a board can be rendered where there are no style sheets.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { build } from 'esbuild'
import { entries, gamesWithBoards } from '../support/entries.ts'

const WORK = join('dist', 'package-build')
type Part = 'esm' | 'cjs'

function compile(part: Part, options: object): void {
  const config = join(WORK, `${part}.json`)
  const compilerOptions = { outDir: `../${part}`, ...options }
  const files = ['styles.d.ts', ...Object.values(entries).map(file => join('..', '..', file))]
  writeFileSync(config, JSON.stringify({ extends: '../../tsconfig.package.json', compilerOptions, files }))
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-p', config], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`tsc failed for ${part}`)

  const type = part === 'esm' ? 'module' : 'commonjs'
  write(join('dist', part, 'package.json'), JSON.stringify({ type, sideEffects: false }))
  change(join('dist', part), '.js', (code, file) => reachBoardgameIo(part, dropStyles(code, file), file))
  change(join('dist', part), '.d.ts', (text, file) => nameBuiltFiles(dropStyles(text, file)))
  for (const [entry, source] of Object.entries(entries)) enter(part, entry, source)
}

/** The files of an entry: everything of the built one, and what it is. */
function enter(part: Part, entry: string, source: string): void {
  const built = source.replace(/\.tsx?$/, '.js')
  const target = posix.relative(posix.dirname(`entries/${entry}`), built)
  const text = readFileSync(source, 'utf8')
  const hasDefault = /\bas default\b/.test(text)
  const all = `export * from '${target}'${hasDefault ? `\nexport { default } from '${target}'` : ''}`
  // What the source says of itself at its head is what documents say of the entry.
  const [, about = ''] = text.match(/^\/\*\*([\s\S]*?)\s*\*\//) ?? []
  const name = entry === 'index' ? 'starboard-games' : `starboard-games/${entry}`
  const file = join('dist', part, 'entries', entry)
  write(`${file}.d.ts`, `/**${about}\n *\n * @module ${name}\n */\n${all}`)
  if (part === 'esm') write(`${file}.js`, all)
  else if (hasDefault) write(`${file}.js`, handedOn(target, resolve('dist', part, built)))
  else write(`${file}.js`, `module.exports = require('${target}')`)
}

/** CommonJS with everything of another file, by name: a default export is one only where it is named. */
function handedOn(path: string, file: string): string {
  return [
    "Object.defineProperty(exports, '__esModule', { value: true })",
    `const it = require('${path}')`,
    ...namesIn(file).map(name => `exports.${name} = it.${name}`),
  ].join('\n')
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${text}\n`)
}

/** What a file of CommonJS exports, in a Node as applications have it: this one compiles what it loads. */
function namesIn(file: string): string[] {
  const script = 'JSON.stringify(Object.keys(require(process.argv[1])))'
  return JSON.parse(execFileSync(process.execPath, ['-p', script, file], { encoding: 'utf8' })) as string[]
}

/** Rewrites every file of a kind. */
function change(folder: string, ending: string, rewrite: (text: string, file: string) => string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith(ending)) continue
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    const rewritten = rewrite(text, file)
    if (rewritten !== text) writeFileSync(file, rewritten)
  }
}

/** tsc names built files in code, but still names sources in declarations, where `.tsx` leads nowhere. */
function nameBuiltFiles(declarations: string): string {
  return declarations.replace(/(from |import\()(["'])(\.{1,2}\/[^"']+)\.tsx?\2/g, '$1$2$3.js$2')
}

const BOARDGAME_IO = /(["'])boardgame\.io\/(?:dist\/cjs\/)?(\w+)(?:\.js)?\1/g

/**
 * Reaches boardgame.io by `require` and by its folders: ES modules of 0.50.2 can be imported by file alone, and the next
 * version lets nobody at its files. ES modules do so through a file of CommonJS, which Node and every bundler understand.
 */
function reachBoardgameIo(part: Part, code: string, file: string): string {
  return code.replaceAll(BOARDGAME_IO, (_, quote, folder: string) => {
    if (part === 'cjs') return `'boardgame.io/${folder}'`
    const bridge = join('dist', 'esm', 'boardgame.io', `${folder}.cjs`)
    write(bridge, handedOn(`boardgame.io/${folder}`, `boardgame.io/${folder}`))
    const path = posix.relative(posix.dirname(slashed(file)), slashed(bridge))
    return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
  })
}

const slashed = (path: string) => path.replaceAll('\\', '/')

/** Removes the imports of style sheets, which tsc leaves as they are, from compiled code. */
function dropStyles(code: string, file: string): string {
  const without = code.replace(/^(import|require\()\s*["'][^"']+\.css["']\)?;\n/gm, '')
  if (/["'][^"'\n]+\.css["']/.test(without))
    throw new Error(`${file} needs more of a style sheet than to load it`)
  return without
}

/** All style sheets that a board loads, in its order, in one file. */
async function bundleStyles(game: string): Promise<void> {
  const board = join('games', game, 'board', 'index.tsx')
  const { outputFiles } = await build({
    entryPoints: [board],
    bundle: true,
    write: false,
    outdir: 'dist/css',
    packages: 'external',
    // Whatever is served without saying how it is encoded, or put together with other sheets, stays readable.
    charset: 'ascii',
    banner: { css: '@charset "UTF-8";' },
    loader: { '.svg': 'dataurl', '.webp': 'dataurl' },
  })
  const styles = outputFiles.find(({ path }) => path.endsWith('.css'))
  if (!styles) throw new Error(`${board} loads no style sheet`)
  mkdirSync('dist/css', { recursive: true })
  writeFileSync(join('dist', 'css', `${game}.css`), styles.contents)
}

for (const part of ['esm', 'cjs', 'css']) rmSync(join('dist', part), { recursive: true, force: true })
mkdirSync(WORK, { recursive: true })
try {
  writeFileSync(join(WORK, 'styles.d.ts'), "declare module '*.css'\n")
  compile('esm', {})
  compile('cjs', { module: 'commonjs', moduleResolution: 'bundler', verbatimModuleSyntax: false })
} finally {
  rmSync(WORK, { recursive: true })
}
for (const game of gamesWithBoards) await bundleStyles(game)
