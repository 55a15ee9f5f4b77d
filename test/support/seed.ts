/**
 * What everything random in tests follows from, so that a run is the same as the one before. `SEED=random` draws other
 * games; the run says which words, in place of `random`, play them again.
 */
import { randomBytes } from 'node:crypto'
import { chanceOf } from './contract/chance.ts'

// In the environment, where the workers of mocha find it.
if (process.env.SEED === 'random') process.env.SEED = randomBytes(4).toString('hex')

export const SEED = process.env.SEED || 'starboard'

/** A number that follows from the seed, another one for other words. */
export const seedNumber = (words: string): number => chanceOf(`${SEED}/${words}`).int(2 ** 31)

/** The test that is running; empty between tests. */
let running = ''

export const titles = {
  beforeEach(this: Mocha.Context) {
    running = this.currentTest!.fullTitle()
  },
  afterEach() {
    running = ''
  },
}

/** For the matches of a server: each test finds the same ones, whatever was played before it. */
export function matchSeeds(): () => string {
  const begun = new Map<string, number>()
  return () => {
    const count = (begun.get(running) ?? 0) + 1
    begun.set(running, count)
    return [SEED, running, count].join('/')
  }
}
