/** One thing after the other: a job starts when all that were added before it are done, however they ended. */
export class Queue {
  private tail: Promise<unknown> = Promise.resolve()
  private jobs = 0

  get idle(): boolean {
    return this.jobs === 0
  }

  add<T>(job: () => T | Promise<T>): Promise<T> {
    this.jobs += 1
    const result = this.tail.then(job)
    const done = () => {
      this.jobs -= 1
    }
    this.tail = result.then(done, done)
    return result
  }
}
