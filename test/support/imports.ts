import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'

/** What a file imports at run time: imports of types alone are none. */
export interface Imports {
  file: string
  /** Files of this repository, from its root. */
  files: string[]
  /** Those of them that are loaded only once they are needed: `import(…)`. */
  later: string[]
  /** Packages and Node's own modules, as they are written. */
  packages: string[]
}

const NOT_CODE = ['.css', '.svg', '.png', '.webp', '.woff2', '.mp3', '.ogg']

/** All TypeScript files of a folder, from the root of the repository. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => join(folder, file))
    .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
}

/**
 * The run-time imports of every file, dynamic ones too: of a path that is put together all that it could be, so no file may
 * import whatever its caller names. Throws on an import that leads nowhere.
 */
export async function importsOf(files: readonly string[]): Promise<Imports[]> {
  const { metafile } = await build({
    stdin: { contents: files.map(file => `import './${file}'`).join('\n'), resolveDir: '.' },
    bundle: true,
    write: false,
    metafile: true,
    outfile: 'never-written.js',
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    treeShaking: false,
    ignoreAnnotations: true,
    logLevel: 'silent',
    loader: Object.fromEntries(NOT_CODE.map(extension => [extension, 'empty'])),
  })
  return files.map(file => {
    const parsed = metafile.inputs[file]
    if (!parsed) throw new Error(`${file} was not parsed`)
    const paths = (external: boolean) =>
      parsed.imports.flatMap(({ path, external: isOutside = false }) => (isOutside === external ? path : []))
    const later = parsed.imports.flatMap(({ path, kind }) =>
      kind === 'dynamic-import' ? [relative('.', path)] : [],
    )
    return { file, files: paths(false).map(path => relative('.', path)), later, packages: paths(true) }
  })
}

/** Files that need each other before any of them is there: each such circle as the files on the way around. */
export function circlesIn(imports: readonly Pick<Imports, 'file' | 'files' | 'later'>[]): string[][] {
  const needs = new Map(
    imports.map(({ file, files, later }) => [file, files.filter(to => !later.includes(to))]),
  )
  const circles: string[][] = []
  const seen = new Set<string>()
  const visit = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file)
    if (at >= 0) circles.push(way.slice(at))
    if (seen.has(file)) return
    seen.add(file)
    for (const to of needs.get(file) ?? []) visit(to, [...way, file])
  }
  for (const file of needs.keys()) visit(file, [])
  return circles
}

/** What each file needs to be understood: its imports of values and of types, as its text has them. */
export function namedIn(files: readonly string[]): Map<string, string[]> {
  const known = new Set(files)
  return new Map(
    files.map(file => {
      const named = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^'"`;]*?from '(\.[^']*)'/gm)
      return [file, [...named].map(([, path]) => join(dirname(file), path!)).filter(to => known.has(to))]
    }),
  )
}

/** Files of which none is understood without all the others, the largest such knot first. */
export function knotsIn(needs: ReadonlyMap<string, readonly string[]>): string[][] {
  const numbers = new Map<string, number>()
  const open: string[] = []
  const knots: string[][] = []
  /** Returns the lowest number that is reached from here and is still open. */
  const visit = (file: string): number => {
    const number = numbers.size
    numbers.set(file, number)
    open.push(file)
    let lowest = number
    for (const to of needs.get(file) ?? [])
      if (!numbers.has(to)) lowest = Math.min(lowest, visit(to))
      else if (open.includes(to)) lowest = Math.min(lowest, numbers.get(to)!)
    if (lowest === number) {
      const knot = open.splice(open.indexOf(file))
      if (knot.length > 1) knots.push(knot.sort())
    }
    return lowest
  }
  for (const file of needs.keys()) if (!numbers.has(file)) visit(file)
  return knots.sort((a, b) => b.length - a.length)
}

/** Which of these globals each file uses itself; shadowed names and words in comments are none. */
export async function globalsUsedIn(
  files: readonly string[],
  globals: readonly string[],
): Promise<{ file: string; uses: string }[]> {
  const mark = (index: number) => `__global_${index}__`
  const parsed = files.map(async file => {
    const { outputFiles } = await build({
      entryPoints: [file],
      write: false,
      bundle: false,
      logLevel: 'silent',
      define: Object.fromEntries(globals.map((name, i) => [name, mark(i)])),
    })
    const code = outputFiles.map(({ text }) => text).join('')
    return globals.flatMap((uses, i) => (code.includes(mark(i)) ? { file, uses } : []))
  })
  return (await Promise.all(parsed)).flat()
}
