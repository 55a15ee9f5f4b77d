/**
 * A plugin for Stryker, which would try every mutant: it lets those through that are named in the option `drawn`. For
 * Stryker the others are mutants that do not compile.
 */
import { type Checker, CheckStatus } from '@stryker-mutator/api/check'
import type { Mutant, MutantResult, StrykerOptions } from '@stryker-mutator/api/core'
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import type { Reporter } from '@stryker-mutator/api/report'
import { placeOf } from './mutation.ts'

class DrawnOnly implements Checker {
  static inject = tokens(commonTokens.options)
  readonly #drawn: ReadonlySet<string>

  constructor(options: StrykerOptions) {
    this.#drawn = new Set(options.drawn as string[])
  }

  async init(): Promise<void> {}

  async group(mutants: Mutant[]) {
    return [mutants.map(({ id }) => id)]
  }

  async check(mutants: Mutant[]) {
    const passed = { status: CheckStatus.Passed as const }
    const left = { status: CheckStatus.CompileError as const, reason: 'not drawn' }
    return Object.fromEntries(
      mutants.map(mutant => [mutant.id, this.#drawn.has(placeOf(mutant)) ? passed : left]),
    )
  }
}

/** A sign for each mutant that was tried, and those that live in words, so that a run that is cut off is not lost. */
class Signs implements Reporter {
  onMutantTested(mutant: Readonly<MutantResult>): void {
    const { status } = mutant
    if (status === 'Survived' || status === 'NoCoverage') console.log(`\n${status} ${placeOf(mutant)}`)
    else if (status !== 'CompileError') process.stdout.write(status === 'Timeout' ? 't' : '.')
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'drawn', DrawnOnly),
  declareClassPlugin(PluginKind.Reporter, 'drawn', Signs),
]

export const strykerValidationSchema = { properties: { drawn: { type: 'array' } } }
