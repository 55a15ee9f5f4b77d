/** Which browser tests look at pages with: one of the machine that runs them, or the Chromium that npm brings. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium as driver, type LaunchOptions } from 'playwright-core'
import { bundledChromium } from './bundled.ts'

/** How playwright starts a browser. */
export type Found = Pick<LaunchOptions, 'executablePath' | 'channel' | 'env'>

/** What a look-up asks of a machine. */
export interface Machine {
  platform: NodeJS.Platform
  arch: string
  env: { [name: string]: string | undefined }
  isFile(path: string): boolean
  /** Whether a browser starts in this way. */
  starts(found: Found): Promise<boolean>
  /** The Chromium that npm brings, unpacked; undefined where this machine cannot run it. */
  bundled(): Promise<Found | undefined>
}

const CHANNELS = ['chrome', 'msedge']
/** What Chromium is called where it was installed by hand or by a package manager. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge']

/**
 * A browser of this machine, or why there is none. `CHROME=path` wins, and throws where it leads nowhere. npm brings
 * one for Linux on x64; elsewhere it is an installed Chrome, Edge or Chromium.
 */
export async function findBrowser(machine: Machine): Promise<Found | { missing: string }> {
  const { platform, arch, env } = machine
  if (env.CHROME) {
    if (!machine.isFile(env.CHROME)) throw new Error(`CHROME=${env.CHROME}: there is no such file`)
    return { executablePath: env.CHROME }
  }
  if (platform === 'linux' && arch === 'x64') {
    const bundled = await machine.bundled()
    if (bundled) return bundled
  }
  for (const channel of CHANNELS) if (await machine.starts({ channel })) return { channel }
  const folders = (env.PATH ?? '').split(delimiter)
  const paths = COMMANDS.flatMap(name => folders.map(folder => join(folder, name)))
  for (const executablePath of paths)
    if (machine.isFile(executablePath) && (await machine.starts({ executablePath })))
      return { executablePath }
  return { missing: 'no Chrome, Edge or Chromium was found; install one, or name one with CHROME=path' }
}

/** What a machine without a browser does with browser tests: CI on Linux has to have one. */
export function maySkip({ platform, env }: Pick<Machine, 'platform' | 'env'>): boolean {
  return !(platform === 'linux' && env.CI)
}

export const thisMachine: Machine = {
  platform: process.platform,
  arch: process.arch,
  env: process.env,
  isFile: existsSync,
  async starts(found) {
    try {
      await (await driver.launch({ ...found, headless: true })).close()
      return true
    } catch {
      return false
    }
  },
  bundled: bundledChromium,
}
