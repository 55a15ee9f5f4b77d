/**
 * What reads the source has to be shown each mutant as if somebody had written it: the type checker, with which
 * `npm test` begins, and the tests of texts, which look up what the rules say.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Mutation } from './mutation.ts'

const COPIED = ['games', 'test', 'lobby', 'package.json', 'tsconfig.json', '.mocharc.json']

/** Those of some mutants that do not pass. */
export function refusedAsWritten(game: string, mutations: readonly Mutation[]): Set<Mutation> {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-mutants-'))
  const texts = readdirSync(`test/${game}`).filter(file => /^text/.test(file))
  const run = (file: string, args: readonly string[]) =>
    spawnSync(process.execPath, [resolve('node_modules', file), ...args], { cwd: folder }).status === 0
  const passes = () =>
    run('typescript/bin/tsc', ['--project', 'mutant.json']) &&
    (texts.length === 0 ||
      run('mocha/bin/mocha.js', ['--bail', ...texts.map(file => `test/${game}/${file}`)]))
  try {
    for (const path of COPIED) cpSync(path, join(folder, path), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
    const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
    writeFileSync(
      join(folder, 'mutant.json'),
      JSON.stringify({ compilerOptions, files: [`games/${game}/index.ts`] }),
    )
    if (!passes()) throw new Error('the rules do not pass as they are')
    return new Set(
      mutations.filter(({ file, source }) => {
        writeFileSync(join(folder, file), source)
        const refused = !passes()
        cpSync(file, join(folder, file))
        return refused
      }),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
