/** Runs the tests of a game against mutants, with Stryker: each test only against those mutants that it reaches. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LogLevel, MutantResult, MutantStatus, PartialStrykerOptions } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import sortBy from 'lodash/sortBy.js'
import { type Mutation, placeOf } from './mutation.ts'

const OXC = ['--import', '@oxc-node/core/register']

/** Tests of boards, bots and texts do not look after rules; those that take long come last. */
const testsOf = (game: string): string[] =>
  sortBy(
    readdirSync(`test/${game}`).filter(file => /\.test\.ts$/.test(file) && !/^(board|bot|text)/.test(file)),
    file => ['propert', 'recorded', 'contract'].findIndex(slow => file.includes(slow)),
  ).map(file => `test/${game}/${file}`)

/** What became of each mutant, by its place. */
export async function tryOut(game: string, drawn: readonly Mutation[]): Promise<Map<string, MutantStatus>> {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-mutants-'))
  // Random games are the same for each mutant.
  Object.assign(process.env, { SEED: 'mutants', GAMES: '1' })
  const options: PartialStrykerOptions = {
    mutate: [...new Set(drawn.map(({ file }) => file))],
    plugins: [import.meta.resolve('@stryker-mutator/mocha-runner'), import.meta.resolve('./drawn.ts')],
    checkers: ['drawn'],
    drawn: drawn.map(({ place }) => place),
    checkerNodeArgs: OXC,
    testRunner: 'mocha',
    testRunnerNodeArgs: OXC,
    mochaOptions: { spec: testsOf(game), 'no-config': true },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 20_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 20,
    tempDirName: folder,
    ignorePatterns: ['/dist', '/data'],
    // Stryker reads it with the API of an older TypeScript.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    reporters: ['drawn'],
    logLevel: 'warn' as LogLevel,
    warnings: false,
  }
  try {
    const results = await new Stryker(options).runMutationTest()
    const outcomes = new Map(results.map(result => [placeOf(fromZero(result)), result.status]))
    for (const { place } of drawn)
      if ((outcomes.get(place) ?? 'CompileError') === 'CompileError')
        throw new Error(`nothing is known of ${place}`)
    return outcomes
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Stryker counts from 0 as long as it works and from 1 as soon as it reports. */
function fromZero({ fileName, location: { start, end }, replacement }: MutantResult) {
  const less = ({ line, column }: typeof start) => ({ line: line - 1, column: column - 1 })
  return { fileName, location: { start: less(start), end: less(end) }, replacement }
}
