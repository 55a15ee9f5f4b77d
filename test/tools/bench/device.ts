/** Tables of a device: what a browser loads until the first question, and how long that takes from the press on. */
import type { Page } from 'playwright-core'
import { text } from '../../../lobby/web/text/en.ts'
import { visit } from '../../support/browser/index.ts'
import { askedGames } from './asked.ts'
import { atMost, type Figure } from './figure.ts'

/** A processor so many times slower than this one. */
const SLOWER = 4
/** Scripts and styles of the first question, the front page included, compressed. */
const KB_AT_MOST = 250
const SECONDS_AT_MOST = 1

/** What was loaded so far, in kB, as it was sent; fonts and pictures apart. */
const loaded = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const counted = files.filter(({ name }) => /\.(js|css)$/.test(name) && !name.includes('.worker'))
    return counted.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
  })

/** `only` are the ids of the games that are asked for. */
export async function* measure(only: readonly string[] = []): AsyncGenerator<Figure[]> {
  const here = await visit()
  try {
    for (const [game, { meta }] of askedGames(only)) {
      const page = await here.window()
      // The server gives files, and answers nothing else.
      await page.route(/\/api\/rooms$/, route => route.abort())
      await page.goto(here.server.url, { waitUntil: 'networkidle' })
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      const press = page.getByRole('button', {
        name: text.lobby.playNowFor.replace('{{game}}', meta.name.en),
        exact: true,
      })
      const began = performance.now()
      await press.click()
      await page.getByText(text.table.yourTurn, { exact: true }).first().waitFor()
      const seconds = (performance.now() - began) / 1000
      const kb = await loaded(page)
      await page.context().close()
      yield [
        { name: `device.${game}.firstQuestionKb`, value: kb, unit: 'kB', goal: atMost(kb, KB_AT_MOST) },
        {
          name: `device.${game}.firstQuestion`,
          value: seconds,
          unit: 's',
          goal: atMost(seconds, SECONDS_AT_MOST),
        },
      ]
    }
  } finally {
    await here.end()
  }
}
