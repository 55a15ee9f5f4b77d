/**
 * `npm run previews`: draws the pictures that links show where they are posted, `lobby/web/public/preview`, from the emblems of
 * the games. Needed when an emblem or a name has changed.
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { catalogue } from '../../games/index.ts'
import { visit } from '../support/browser/index.ts'

const FOLDER = fileURLToPath(new URL('../../lobby/web/public/preview/', import.meta.url))

/** In the front page: nothing but the emblems of these games on the sky, with names beside them. */
function draw({ games, names }: { games: readonly string[]; names: readonly string[] }): void {
  const copy = (query: string) => document.querySelector(query)!.cloneNode(true) as SVGElement
  const sheet = document.createElement('div')
  sheet.dataset.game = games.length === 1 ? games[0] : ''
  sheet.style.cssText = `position: fixed; inset: 0; z-index: 100; display: grid; align-items: center; padding: 40px 70px;
    grid-template-columns: ${games.length === 1 ? '460px 1fr' : '1fr'}; gap: 0 60px; background: var(--sb-ground)`
  const sky = copy('main > svg')
  sky.style.cssText =
    'position: absolute; inset: 0; width: 100%; height: 100%; mask-image: none; opacity: 0.7'
  const emblems = document.createElement('div')
  emblems.style.cssText = 'position: relative; display: flex; gap: 20px; align-self: end'
  if (games.length === 1) emblems.style.alignSelf = 'center'
  for (const game of games) {
    const one = document.createElement('div')
    one.dataset.game = game
    one.style.cssText = 'flex: 1'
    const emblem = copy(`[data-game="${game}"] svg`)
    emblem.style.cssText = 'width: 100%; margin: 0'
    one.append(emblem)
    emblems.append(one)
  }
  const words = document.createElement('div')
  words.style.cssText = 'position: relative; display: grid; gap: 12px; font-family: var(--sb-font-display)'
  const line = (text: string, style: string) => {
    const one = document.createElement('div')
    one.textContent = text
    one.style.cssText = `line-height: 1.15; text-wrap: balance; word-break: auto-phrase; ${style}`
    words.append(one)
  }
  line(names[0]!, 'font-size: 76px; font-weight: 600; color: var(--sb-accent-text)')
  if (names[1]) line(names[1], 'font-size: 34px; color: var(--sb-text-soft)')
  line(names[2]!, 'margin-top: 24px; font-size: 30px; font-weight: 600; letter-spacing: 0.06em')
  sheet.append(sky, emblems, words)
  document.body.append(sheet)
}

const here = await visit()
try {
  mkdirSync(FOLDER, { recursive: true })
  const metas = Object.values(catalogue).map(({ meta }) => meta)
  const pictures = [
    ...metas.map(({ id, name }) => ({ id, games: [id], names: [name.en, name.ja, 'Starboard'] })),
    {
      id: 'starboard',
      games: metas.map(({ id }) => id),
      names: ['Starboard', '', 'Board games under strange stars'],
    },
  ]
  const window = { viewport: { width: 1200, height: 630 }, locale: 'ja-JP', colorScheme: 'dark' } as const
  const page = await here.window(window)
  for (const { id, ...what } of pictures) {
    await page.goto(here.server.url)
    await page
      .locator('[data-game] svg')
      .nth(metas.length - 1)
      .waitFor()
    await page.evaluate(draw, what)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(500)
    await page.screenshot({ path: `${FOLDER}${id}.png` })
  }
} finally {
  await here.end()
}
