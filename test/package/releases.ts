/**
 * boardgame.io as it is, and as its next version will be: with an `exports` map, by which Node's ES modules find its
 * folders, and nobody its files any more.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const HOME = resolve('node_modules', 'boardgame.io')

export const RELEASES = ['0.50.2', 'next'] as const
export type Release = (typeof RELEASES)[number]

interface Manifest {
  types: string
  main: string
}

const manifestAt = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** A package.json like that of the next version. */
export function nextManifest(): string {
  const folders = readdirSync(HOME).filter(
    name => name !== 'node_modules' && existsSync(join(HOME, name, 'package.json')),
  )
  const entries = ['.', ...folders].map(folder => {
    const { types, main } = manifestAt(join(HOME, folder))
    const named = (file: string) => `./${join(folder, file)}`
    return [folder === '.' ? '.' : `./${folder}`, { types: named(types), default: named(main) }]
  })
  const exports = { ...Object.fromEntries(entries), './package.json': './package.json' }
  return JSON.stringify({ ...manifestAt(HOME), exports })
}

/** A link to boardgame.io for a project beside `base`. */
export function boardgameIo(base: string, release: Release): string | { name: string; folder: string } {
  if (release === '0.50.2') return 'boardgame.io'
  const folder = join(dirname(base), 'next-boardgame.io')
  if (!existsSync(folder)) {
    mkdirSync(folder)
    for (const name of readdirSync(HOME).filter(entry => entry !== 'package.json'))
      symlinkSync(join(HOME, name), join(folder, name), 'junction')
    writeFileSync(join(folder, 'package.json'), nextManifest())
  }
  return { name: 'boardgame.io', folder }
}

const BY_FILE = /'boardgame\.io\/dist\/[^']+'/
/** What an example says that is to be written instead. */
const LATER =
  /^(.*)'boardgame\.io\/dist\/cjs\/(\w+)\.js' \/\/ after 0\.50\.2(?:, and [\w ]+)?: ('boardgame\.io\/\2')$/

/** An example as it says itself that it is to be written for a version of boardgame.io. */
export function writtenFor(release: Release, example: string): string {
  const lines = example.split('\n').map(line => {
    const [, before, , later] = LATER.exec(line) ?? []
    if (BY_FILE.test(line) && later === undefined) throw new Error(`for how long is this so? ${line}`)
    return later === undefined || release === '0.50.2' ? line : before + later
  })
  return lines.join('\n')
}

/** The code of a test, which reaches boardgame.io by file, for a version. */
export const reaching = (release: Release, code: string): string =>
  release === '0.50.2' ? code : code.replaceAll(/'boardgame\.io\/dist\/cjs\/(\w+)\.js'/g, "'boardgame.io/$1'")
