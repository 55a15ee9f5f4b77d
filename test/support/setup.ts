import { findBrowser, thisMachine } from './browser/find.ts'

/** Before any worker of mocha starts: what they would all unpack. */
export async function mochaGlobalSetup(): Promise<void> {
  await findBrowser(thisMachine)
}
