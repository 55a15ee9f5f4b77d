import Mocha from 'mocha'

/** mocha's own report, and a last line that scripts can read: `12 passed, 0 failed`. */
export default class Reporter extends Mocha.reporters.Spec {
  override done(failures: number, finish?: (failures: number) => void): void {
    const { passes, failures: failed, pending } = this.stats
    console.log(`${passes} passed, ${failed} failed${pending > 0 ? `, ${pending} skipped` : ''}`)
    finish?.(failures)
  }
}
