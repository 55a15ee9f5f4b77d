/** A real browser for tests. */
import { statfsSync } from 'node:fs'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium as driver,
  type Page,
} from 'playwright-core'
import { catalogue } from '../../../games/development.ts'
import { buildPages } from '../../../lobby/pages.ts'
import type { Config } from '../../../lobby/server/index.ts'
import { type Guest, until } from '../../lobby/support/guest.ts'
import { startServer, type TestServer } from '../../lobby/support/server.ts'
import { closeAtEnd } from '../left-open.ts'
import { findBrowser, maySkip, thisMachine } from './find.ts'
import { slowed } from './slow.ts'

/** A lobby with the built pages, and a browser to look at it. */
export interface Visit {
  /** A test may stop it and put another one in its place. */
  server: TestServer
  /** A browser window of somebody who was never here before. Without `WITH_WORKER` no service worker keeps its files. */
  window(options?: BrowserContextOptions): Promise<Page>
  /** What went wrong inside pages so far: errors, refused resources, blocked scripts. */
  troubles: string[]
  end(): Promise<void>
}

/** A service worker fetches all files of the pages: a fifth of what it takes to open one, so that is for tests that look at it. */
export const WITH_WORKER: BrowserContextOptions = { serviceWorkers: 'allow' }

const found = await findBrowser(thisMachine)

/** So long nothing takes in a page, even on a slow machine that has other things to do, in milliseconds. */
export const PATIENCE = 60_000

/** `describe` for tests that need a browser. Where there is none they are skipped, and say why. */
export function describeInBrowser(title: string, tests: (this: Mocha.Suite) => void): void {
  if (!('missing' in found)) describe(title, tests)
  else if (maySkip(thisMachine)) describe(title, () => it(`skipped: ${found.missing}`))
  else throw new Error(found.missing)
}

/** Chromium crashes where it has too little; files in its place, as containers need them, cost a sixth of a test's time. */
function isSharedMemoryRoomy(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 2 ** 30
  } catch {
    return false
  }
}

export async function launch(): Promise<Browser> {
  const browser = await driver.launch({
    ...found,
    // Not the package's own list: it switches off what a real browser protects pages with.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--font-render-hinting=none',
      ...(isSharedMemoryRoomy() ? [] : ['--disable-dev-shm-usage']),
    ],
    headless: true,
  })
  browser.on(
    'disconnected',
    closeAtEnd(() => browser.close()),
  )
  return slowed(browser)
}

/** Waits until the server has told a page who it is. Whoever asks by `page.request` before that is somebody else. */
export async function known(page: Page): Promise<void> {
  const hasSession = async () => (await page.context().cookies()).some(({ name }) => name === 'starboard')
  await until(hasSession, 'the session')
}

/** Builds the pages where they are old, opens a lobby and a browser. */
export async function visit(config: Partial<Config> = {}): Promise<Visit> {
  await buildPages()
  const games = await Promise.all(Object.values(catalogue).map(({ load }) => load()))
  const server = await startServer({ games, config })
  const browser = await launch()
  const troubles: string[] = []
  const contexts: BrowserContext[] = []
  const here: Visit = {
    server,
    troubles,
    async window(options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        locale: 'en-GB',
        serviceWorkers: 'block',
        ...options,
      })
      contexts.push(context)
      context.setDefaultTimeout(PATIENCE)
      const page = await context.newPage()
      page.on('pageerror', error => troubles.push(`${page.url()}: ${error.message}`))
      page.on('console', message => {
        if (message.type() === 'error') troubles.push(`${page.url()}: ${message.text()}`)
      })
      page.on('request', request => {
        if (!request.url().startsWith(here.server.url) && !request.url().startsWith('blob:'))
          troubles.push(`asks elsewhere: ${request.url()}`)
      })
      return page
    },
    async end() {
      for (const context of contexts) await context.close()
      await browser.close()
      await here.server.end()
    },
  }
  return here
}

/** A browser window of somebody who is here already. */
export async function windowFor(here: Visit, guest: Guest, options?: BrowserContextOptions): Promise<Page> {
  const page = await here.window(options)
  const cookies = guest.cookie.split('; ').map(cookie => {
    const at = cookie.indexOf('=')
    return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: here.server.url }
  })
  await page.context().addCookies(cookies)
  return page
}
