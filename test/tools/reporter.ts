import { relative } from 'node:path'
import Mocha from 'mocha'
import { SEED } from '../support/seed.ts'

/** So many files are listed that took longest. */
const LONGEST = 20
const { EVENT_HOOK_END, EVENT_TEST_END } = Mocha.Runner.constants

/**
 * mocha's own report, the files that took longest, what plays the same again, and a last line that scripts can read:
 * `12 passed, 0 failed`.
 */
export default class Reporter extends Mocha.reporters.Spec {
  private readonly times = new Map<string, number>()

  constructor(runner: Mocha.Runner, options?: Mocha.MochaOptions) {
    super(runner, options)
    const note = ({ file, duration = 0 }: Mocha.Test | Mocha.Hook) => {
      if (file) this.times.set(file, (this.times.get(file) ?? 0) + duration)
    }
    runner.on(EVENT_TEST_END, note)
    runner.on(EVENT_HOOK_END, note)
  }

  override done(failures: number, finish?: (failures: number) => void): void {
    const { passes, failures: failed, pending } = this.stats
    this.tellLongest()
    if (failed > 0) console.log(`The same again: SEED=${SEED}`)
    console.log(`${passes} passed, ${failed} failed${pending > 0 ? `, ${pending} skipped` : ''}`)
    finish?.(failures)
  }

  private tellLongest(): void {
    if (this.times.size <= LONGEST) return
    const longest = [...this.times].toSorted(([, a], [, b]) => b - a).slice(0, LONGEST)
    console.log('Seconds in the longest files:')
    for (const [file, time] of longest)
      console.log(`${(time / 1000).toFixed(0).padStart(6)} ${relative('.', file)}`)
  }
}
