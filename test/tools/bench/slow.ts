/**
 * A slow phone: 1.4 Mbit/s with a way of 150 ms there and back, and a processor six times slower than this one. How long
 * it is from "Play now" on a first page that was never seen before to the first question on the table, and how far the
 * button was pushed away while it could be pressed. Run it alone: other work makes the processor slower still.
 */
import type { Page } from 'playwright-core'
import { catalogue } from '../../../games/index.ts'
import { text } from '../../../lobby/web/text/en.ts'
import { visit } from '../../support/browser/index.ts'
import { atMost, type Figure } from './figure.ts'

const LINK = { offline: false, latency: 150, downloadThroughput: 1.4e6 / 8, uploadThroughput: 0.7e6 / 8 }
const SLOWER = 6
const PATIENCE = 120_000
/** Pixels that nobody notices. */
const STILL = 2

/** In the page: how far the button has moved since it could be pressed first, in pixels. */
const WATCH = (words: string) => `
  let from
  globalThis.moved = 0
  const look = () => {
    const one = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(${JSON.stringify(words)}))
    if (one && !one.disabled) {
      const { x, y } = one.getBoundingClientRect()
      from ??= { x, y }
      globalThis.moved = Math.max(globalThis.moved, Math.hypot(x - from.x, y - from.y))
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
`

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

export async function* measure(only: readonly string[] = []): AsyncGenerator<Figure[]> {
  const here = await visit()
  try {
    for (const game of only.length > 0 ? only : Object.keys(catalogue)) {
      const page = await here.window({
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      })
      page.setDefaultTimeout(PATIENCE)
      await page.addInitScript(WATCH(text.lobby.playNow))
      await slowDown(page)
      const asked = performance.now()
      await page.goto(here.server.url, { waitUntil: 'commit' })
      const button = page.locator(`[data-game="${game}"]`).getByRole('button', { name: text.lobby.playNow })
      await button.waitFor()
      const first = (performance.now() - asked) / 1000
      // A moment to read before somebody presses.
      await page.waitForTimeout(2000)
      const moved = await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)
      const pressed = performance.now()
      await button.tap()
      await page.locator('.sb-desk[data-lit]').waitFor()
      const table = (performance.now() - pressed) / 1000
      yield [
        { name: `slow.${game}.firstPage`, value: first, unit: 's' },
        { name: `slow.${game}.table`, value: table, unit: 's', goal: atMost(table, 6) },
        { name: `slow.${game}.moved`, value: moved, unit: 'px', goal: atMost(moved, STILL) },
      ]
      await page.context().close()
    }
  } finally {
    await here.end()
  }
}
