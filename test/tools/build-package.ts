/**
 * `npm run build:package`: compiles what `exports` of package.json promises, once for `import` and once for
 * `require`, into `dist/esm` and `dist/cjs`. The style sheets of a board become one file in `dist/css`; the built code
 * does not import them, so that a board can be rendered where there are no style sheets.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'

type Export = string | { import: { default: string } }

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, Export> }
const WORK = join('dist', 'package-build')

/** The source of a built file: `./dist/esm/games/index.js` is compiled from `games/index.ts`. */
function sourceOf(built: string): string {
  const stem = built.replace('./dist/esm/', '').replace(/\.js$/, '')
  const source = [`${stem}.ts`, `${stem}.tsx`].find(file => existsSync(file))
  if (!source) throw new Error(`package.json exports ${built}, but there is no ${stem}.ts or ${stem}.tsx`)
  return source
}

function compile(part: 'esm' | 'cjs', sources: string[], options: object): void {
  const config = join(WORK, `${part}.json`)
  const compilerOptions = { outDir: `../${part}`, ...options }
  const files = ['styles.d.ts', ...sources.map(file => join('..', '..', file))]
  writeFileSync(config, JSON.stringify({ extends: '../../tsconfig.package.json', compilerOptions, files }))
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-p', config], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`tsc failed for ${part}`)

  const type = part === 'esm' ? 'module' : 'commonjs'
  writeFileSync(join('dist', part, 'package.json'), `${JSON.stringify({ type, sideEffects: false })}\n`)
  change(join('dist', part), '.js', (code, file) => requireBoardgameIo(part, dropStyles(code, file), file))
  change(join('dist', part), '.d.ts', (text, file) => nameBuiltFiles(dropStyles(text, file)))
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

const BY_FILE = /"boardgame\.io\/dist\/cjs\/(\w+)\.js"|'boardgame\.io\/dist\/cjs\/(\w+)\.js'/g

/**
 * Reaches boardgame.io by `require` and by its folders: ES modules of 0.50.2 can be imported by file alone, and the next
 * version lets nobody at its files.
 */
function requireBoardgameIo(part: 'esm' | 'cjs', code: string, file: string): string {
  const byFolder = code.replaceAll(BY_FILE, (_, double, single) => `'boardgame.io/${double ?? single}'`)
  if (byFolder === code) return code
  if (part === 'cjs') return byFolder
  const required = byFolder.replaceAll(
    /^import \* as (\w+) from ('boardgame\.io\/\w+');$/gm,
    'const $1 = createRequire(import.meta.url)($2);',
  )
  if (/^import [^\n]*'boardgame\.io\//m.test(required))
    throw new Error(`${file} imports boardgame.io otherwise`)
  return `import { createRequire } from 'node:module';\n${required}`
}

/** Removes the imports of style sheets, which tsc leaves as they are, from compiled code. */
function dropStyles(code: string, file: string): string {
  const without = code.replace(/^(import|require\()\s*["'][^"']+\.css["']\)?;\n/gm, '')
  if (/["'][^"'\n]+\.css["']/.test(without))
    throw new Error(`${file} needs more of a style sheet than to load it`)
  return without
}

/** All style sheets that a board loads, in its order, in the file that package.json exports. */
async function bundleStyles(sheet: string): Promise<void> {
  const board = join('games', basename(sheet, '.css'), 'board', 'index.tsx')
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
  writeFileSync(sheet, styles.contents)
}

const entries = Object.values(exports)
const sources = entries.flatMap(entry => (typeof entry === 'object' ? sourceOf(entry.import.default) : []))
const sheets = entries.flatMap(entry => (typeof entry === 'string' && entry.endsWith('.css') ? entry : []))

for (const part of ['esm', 'cjs', 'css']) rmSync(join('dist', part), { recursive: true, force: true })
mkdirSync(WORK, { recursive: true })
try {
  writeFileSync(join(WORK, 'styles.d.ts'), "declare module '*.css'\n")
  compile('esm', sources, {})
  compile('cjs', sources, { module: 'commonjs', moduleResolution: 'bundler', verbatimModuleSyntax: false })
} finally {
  rmSync(WORK, { recursive: true })
}
for (const sheet of sheets) await bundleStyles(sheet)
