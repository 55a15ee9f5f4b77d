/**
 * How long somebody waits at a full table: seven seats of Not Alone, six of them with bots at their usual pace, on a real
 * page with everything that moves. The reader answers at once, so that all that is counted is waiting; how long a round
 * is to people who think is the waiting and as many moments of thought as there were questions.
 */
import type { Page } from 'playwright-core'
import { text } from '../../../lobby/web/text/en.ts'
import { PagePlayer, WORDS } from '../../browser/player.ts'
import { visit } from '../../support/browser/index.ts'
import { atMost, type Figure } from './figure.ts'
import { measure as presses } from './presses.ts'

const { create, room, table } = text
const GAME = 'not-alone'
const SEATS = 7
const ROUNDS = 3
/** Somebody looks at a question for so long before they answer, in seconds. */
const THOUGHT = 3
/** As in the configuration of a server. */
const BOT_DELAY = 900
/** No round takes longer than this, in milliseconds. */
const PATIENCE = 180_000

export async function* measure(only: readonly string[]): AsyncGenerator<Figure[]> {
  yield* presses(only)
  if (only.length > 0 && !only.includes(GAME)) return
  const here = await visit({ botDelay: BOT_DELAY })
  try {
    const page = await here.window({ viewport: { width: 1366, height: 768 }, reducedMotion: 'no-preference' })
    await page.goto(`${here.server.url}/new/${GAME}`)
    await page.getByLabel(create.seats).selectOption(String(SEATS))
    await page.getByLabel('Creature', { exact: false }).first().selectOption({ index: 2 })
    await page.getByRole('button', { name: create.submit }).click()
    await page.getByRole('button', { name: room.fill }).click()
    await page.getByRole('button', { name: room.start, exact: true }).click()
    const player = new PagePlayer(page, WORDS.en, 3)
    const rounds: { waited: number; answers: number }[] = []
    let [round, waited, answers] = [1, 0, 0]
    while (rounds.length <= ROUNDS && !(await player.isOver())) {
      const from = performance.now()
      while (!(await player.mustAct()) && !(await player.isOver())) {
        if (performance.now() - from > PATIENCE) throw new Error(await player.sentence())
        await page.waitForTimeout(30)
      }
      waited += (performance.now() - from) / 1000
      const now = await roundOf(page)
      if (now > round) {
        rounds.push({ waited, answers })
        ;[round, waited, answers] = [now, 0, 0]
      }
      if (await player.act(/take .* back, to choose again/i)) answers += 1
    }
    // The first one begins with what is set up.
    const counted = rounds.slice(1)
    const mean = (of: (one: (typeof rounds)[number]) => number) =>
      counted.reduce((sum, one) => sum + of(one), 0) / counted.length
    const share = mean(one => one.waited / (one.waited + one.answers * THOUGHT))
    yield [
      { name: `waiting.${GAME}.${SEATS}.seconds`, value: mean(one => one.waited), unit: 's a round' },
      { name: `waiting.${GAME}.${SEATS}.share`, value: share, goal: atMost(share, 0.5) },
    ]
  } finally {
    await here.end()
  }
}

/** The round that the bar names. */
async function roundOf(page: Page): Promise<number> {
  const words = await page.locator('header').first().innerText()
  return Number(new RegExp(table.round.replace('{{round}}', '(\\d+)')).exec(words)?.[1] ?? 0)
}
