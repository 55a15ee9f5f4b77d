/** What of the front page is in sight without scrolling: own tables, tables of others, games. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { catalogue } from '../../games/index.ts'
import { text } from '../../lobby/web/text/en.ts'
import { Guest } from '../lobby/support/guest.ts'
import { type Visit, windowFor } from './browser/index.ts'
import { SIZES } from './stage/sizes.ts'

export const FRONT_SIZES = ['1366x768', '360x740'] as const
export type FrontSize = (typeof FRONT_SIZES)[number]

/** Who comes: for the first time; with two tables of their own; with six; with two while 200 tables are open. */
export const VISITORS = ['first', 'returning', 'busy', 'crowd'] as const
export type Visitor = (typeof VISITORS)[number]

/** So many of each are wholly in sight. */
export interface FrontSight {
  games: number
  ownTables: number
  /** Tables of others; where only a line says how many there are and leads there, 1. */
  openTables: number
}

/** What should be: on a laptop all games and several tables beside them, on a phone two games and the way to the tables. */
export const wanted = (size: FrontSize, visitor: Visitor): FrontSight => ({
  games: SIZES[size]!.phone ? 2 : Object.keys(catalogue).length,
  ownTables: visitor === 'first' ? 0 : 2,
  openTables: SIZES[size]!.phone ? 1 : 3,
})

const OPEN = 4
const CROWD = 200

/** Opens four tables and plans one, by somebody else; for a crowd 200. */
async function openTables(url: string, count: number): Promise<void> {
  const host = await Guest.arrive(url, 'Zoe')
  const games = Object.keys(catalogue)
  for (let i = 0; i < count; i++) await host.open({ game: games[i % games.length]!, seats: 3 })
  await host.open({ game: games[0]!, seats: 3, plannedAt: Date.now() + 26 * 60 * 60 * 1000 })
}

/** Tables against bots, where somebody is asked something. */
async function playing(url: string, name: string, count: number): Promise<Guest> {
  const guest = await Guest.arrive(url, name)
  const games = Object.keys(catalogue).slice(0, 2)
  for (let i = 0; i < count; i++) {
    const title = i < games.length ? '' : `Evening ${i}`
    const { id, seats } = await guest.open({ game: games[i % games.length]!, title, seats: 3, listed: false })
    for (const { seat } of seats.slice(1))
      await guest.put(`/api/rooms/${id}/seats/${seat}/bot`, { bot: 'veteran' })
    await guest.post(`/api/rooms/${id}/start`)
  }
  return guest
}

/** Runs in the page. */
function inSight(words: { games: string; mine: string; open: string }): FrontSight {
  const isIn = (one: Element) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
    return width > 1 && height > 1 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  }
  const count = (query: string) => [...document.querySelectorAll(query)].filter(isIn).length
  const rows = (label: string) => count(`section[aria-label="${label}"] > ul > li`)
  const lines = [...document.querySelectorAll('main a[href="/tables"]')]
  return {
    games: count(`section[aria-label="${words.games}"] > [data-game]`),
    ownTables: rows(words.mine),
    openTables: rows(words.open) || (lines.some(one => isIn(one) && /\d/.test(one.textContent)) ? 1 : 0),
  }
}

const { games, mine, open } = text.lobby

/** The front page, once it shows what there is. */
async function come(page: Page, url: string, ownTables: number): Promise<void> {
  await page.goto(url)
  await page.getByRole('region', { name: open }).getByRole('listitem').first().waitFor()
  if (ownTables > 0)
    await page
      .getByRole('region', { name: mine })
      .locator('li[data-urgent]')
      .nth(ownTables - 1)
      .waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** Looks at the front page as each visitor has it, in each window. */
export async function* frontSight(
  here: Visit,
  visitors: readonly Visitor[] = VISITORS,
): AsyncGenerator<{ size: FrontSize; visitor: Visitor; seen: FrontSight; page: Page }> {
  const { url } = here.server
  await openTables(url, OPEN)
  const ada = await playing(url, 'Ada', 2)
  const bea = await playing(url, 'Bea', 6)
  for (const visitor of visitors) {
    if (visitor === 'crowd') await openTables(url, CROWD - OPEN)
    for (const size of FRONT_SIZES) {
      const { width, height, phone } = SIZES[size]!
      const options: BrowserContextOptions = {
        viewport: { width, height },
        ...(phone && { hasTouch: true, isMobile: true }),
      }
      const page = await (visitor === 'first'
        ? here.window(options)
        : windowFor(here, visitor === 'busy' ? bea : ada, options))
      await come(page, url, wanted(size, visitor).ownTables)
      yield { size, visitor, seen: await page.evaluate(inSight, { games, mine, open }), page }
      await page.context().close()
    }
  }
}
