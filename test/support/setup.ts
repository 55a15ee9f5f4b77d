import fc from 'fast-check'
import { findBrowser, thisMachine } from './browser/find.ts'
import { leftOpen } from './left-open.ts'
import { SEED, seedNumber, titles } from './seed.ts'

fc.configureGlobal({ seed: seedNumber('properties') })

export const mochaHooks = { ...titles, ...leftOpen }

/** Before any worker of mocha starts: what they would all unpack. */
export async function mochaGlobalSetup(): Promise<void> {
  console.log(`SEED=${SEED}`)
  await findBrowser(thisMachine)
}
