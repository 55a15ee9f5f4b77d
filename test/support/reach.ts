/** What a file can feel: all that it imports, and all that it reads by a path it names, and so on from there. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { importsOf } from './imports.ts'

const CODE = /\.(tsx?|mjs)$/
/** A string, or the beginning of a template up to its first gap, that no import has. */
const STRING =
  /(?<!\bfrom )(?<!\bimport\()(?<!^import )(?:(['"])((?:(?!\1)[^\\\n])*)\1|`([^`$\\\n]*)(`|\$\{))/gm

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter(line => line !== '')

const notAdded = () => git('ls-files', '--others', '--exclude-standard')

/** All files that the repository has, or will have once they are added. */
export const filesOfRepository = (): string[] =>
  [...git('ls-files'), ...notAdded()].filter(file => existsSync(file))

/** What is different from a commit: changed, added, moved or gone. Throws where there is no such commit. */
export const changedSince = (commit: string): string[] => [
  ...git('diff', '--name-only', '--no-renames', commit, '--'),
  ...notAdded(),
]

/** What runs in browsers and servers reads nothing of the repository by the bare name of a folder, `data` for example. */
const RUNS = /^(games|lobby\/(server|web))\//

/** Paths that a source names in its strings: from the root of the repository, or from where the source lies. */
export function pathsNamedIn(file: string, source: string): string[] {
  const found = new Set<string>()
  for (const [, , plain, template, end] of source.matchAll(STRING)) {
    const text = plain ?? template!
    if (!/^[\w.][\w./@-]*$/.test(text) || (RUNS.test(file) && /^\w+$/.test(text))) continue
    const path = normalize(/^\.\.?\//.test(text) ? join(dirname(file), text) : text).replace(/\/$/, '')
    // Of a name that is put together the folder is known.
    const known = end === '${' && !text.endsWith('/') ? dirname(path) : path
    if (known !== '.' && !known.startsWith('..') && existsSync(known)) found.add(known)
  }
  return [...found]
}

/**
 * For each of the files whatever it reaches, itself included; from the root of the repository. What is `gone` counts where
 * its folder is read.
 */
export async function reachOf(
  files: readonly string[],
  gone: readonly string[] = [],
): Promise<Map<string, ReadonlySet<string>>> {
  const there = filesOfRepository()
  const all = [...there, ...gone]
  const code = there.filter(file => CODE.test(file) && !file.endsWith('.d.ts'))
  const imported = new Map((await importsOf(code)).map(({ file, files }) => [file, files]))
  const inFolder = (path: string) => all.filter(file => file.startsWith(`${path}/`))
  const next = new Map(
    code.map(file => {
      const named = pathsNamedIn(file, readFileSync(file, 'utf8'))
      const read = named.flatMap(path => (statSync(path).isDirectory() ? inFolder(path) : [path]))
      return [file, [...(imported.get(file) ?? []), ...read]]
    }),
  )
  return new Map(
    files.map(file => {
      const reached = new Set<string>([file])
      for (const at of reached) for (const to of next.get(at) ?? []) reached.add(to)
      return [file, reached]
    }),
  )
}
