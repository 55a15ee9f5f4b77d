/** A network that is lost, and what browsers keep for that. */
import type { Page } from 'playwright-core'
import { until } from '../lobby/support/guest.ts'
import { PATIENCE, type Visit } from '../support/browser/index.ts'

/** The addresses of all that the browser keeps for a page, by the name of the store. Not while one may be deleted: it opens each. */
export const keptBy = (page: Page): Promise<{ [name: string]: string[] }> =>
  page.evaluate(async () => {
    const stores = (await caches.keys()).map(async name => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const
    })
    return Object.fromEntries(await Promise.all(stores))
  })

/** Waits until a file is kept whose path is like that: all pages come one by one, some time after the first was there. */
export async function isKept(page: Page, path: RegExp): Promise<void> {
  const isThere = async () =>
    Object.values(await keptBy(page)).some(paths => paths.some(one => path.test(one)))
  await until(isThere, `${path}`, PATIENCE)
}

/** Waits until the front page is kept whole: it comes last. */
export const shellIsKept = (page: Page): Promise<void> => isKept(page, /\/$/)

/** Loses the network. What imitates that forgets open lines, and what pages that a worker gives are told of it. */
export async function lose(here: Visit, page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => sessionStorage.getItem('lost') === null }),
  )
  await page.evaluate(() => sessionStorage.setItem('lost', ''))
  await page.context().setOffline(true)
  await here.server.stop()
}

/** It is there again, and a server at the same port. */
export async function regain(here: Visit, page: Page, port: number): Promise<void> {
  here.server = await here.server.restart({ config: { port } })
  await page.context().setOffline(false)
  await page.evaluate(() => {
    sessionStorage.removeItem('lost')
    dispatchEvent(new Event('online'))
  })
}
