import Mocha from 'mocha'
import { SEED } from '../support/seed.ts'

/** mocha's own report, what plays the same again, and a last line that scripts can read: `12 passed, 0 failed`. */
export default class Reporter extends Mocha.reporters.Spec {
  override done(failures: number, finish?: (failures: number) => void): void {
    const { passes, failures: failed, pending } = this.stats
    if (failed > 0) console.log(`The same again: SEED=${SEED}`)
    console.log(`${passes} passed, ${failed} failed${pending > 0 ? `, ${pending} skipped` : ''}`)
    finish?.(failures)
  }
}
