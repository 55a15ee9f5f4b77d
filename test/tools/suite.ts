/**
 * `npm test`, after types, lint and pages: runs the tests with mocha.
 *
 *     npm test                          all of them
 *     npm test -- --changed             those that can feel what has changed since the last commit
 *     npm test -- --changed main        or since another one
 *     npm test -- --grep 'TI-26.04'     whatever else is said goes to mocha
 *     npm run test:all                  all looks, all options and all random games, and breaks the rules of one game
 *
 * The longest files are listed at the end. Fails as mocha does.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '../../games/index.ts'
import { changedSince, filesOfRepository, reachOf } from '../support/reach.ts'

/** A third one makes pages so slow that the whole takes a fifth longer. */
const JOBS = 2
const ALL = 'test/**/*.test.{ts,tsx}'
/** What every run is made of. */
const ALL_OF_IT = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.mocharc.json',
  'test/tools/suite.ts',
]
const EVERY_FILE = ['test/support/setup.ts', 'test/tools/reporter.ts']
const DAY = 24 * 60 * 60 * 1000

/** The test files that can feel what has changed since a commit, or the pattern of all. */
async function feeling(commit: string): Promise<readonly string[]> {
  const tests = filesOfRepository().filter(file => /^test\/.*\.test\.tsx?$/.test(file))
  const changed = changedSince(commit)
  const gone = changed.filter(file => !existsSync(file))
  const reach = await reachOf([...tests, ...EVERY_FILE], gone)
  const feels = (file: string) => changed.some(one => reach.get(file)!.has(one))
  if (changed.some(file => ALL_OF_IT.includes(file)) || EVERY_FILE.some(feels)) return [ALL]
  const files = tests.filter(feels)
  console.log(`${files.length} of ${tests.length} files of tests can feel what has changed`)
  return files
}

/** Runs a script of Node's to its end. Its exit code, as a shell would have it. */
function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const { status } = spawnSync(process.execPath, [...process.execArgv, script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status ?? 1
}

async function main(args: readonly string[]): Promise<number> {
  const at = args.indexOf('--changed')
  const since = at < 0 || args[at + 1]?.startsWith('-') ? undefined : args[at + 1]
  const isAll = args.includes('--all')
  const rest = args.filter((one, i) => !(i === at || (since && i === at + 1) || one === '--all'))

  const files = at < 0 ? [ALL] : await feeling(since ?? 'HEAD')
  if (files.length === 0) return 0

  const mocha = join('node_modules', 'mocha', 'bin', 'mocha.js')
  const failed = run(
    mocha,
    ['--parallel', '--jobs', String(JOBS), ...rest, ...files],
    isAll ? { EVERY: '1' } : {},
  )
  if (failed || !isAll) return failed
  // Each night another game, with other mutants.
  const day = Math.floor(Date.now() / DAY)
  const games = Object.keys(catalogue)
  return run(join('test', 'tools', 'mutants.ts'), [games[day % games.length]!, '--seed', String(day)])
}

process.exitCode = await main(process.argv.slice(2))
