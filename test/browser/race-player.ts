/** Somebody who plays Race for the Galaxy on its board: points at cards and spaces, and lights the lamp. */
import type { Locator, Page } from 'playwright-core'
import { text as english } from '../../lobby/web/text/en.ts'

/** What of a turn was done on the board, by the part of it. */
export type Done = 'plan' | 'orb' | 'lamp' | 'card' | 'button'

/** What can be pressed, the most telling first. */
const OFFERS: [Done, selector: string][] = [
  ['plan', '.rg-plan .rg-lamp:enabled'],
  ['lamp', '.rg-planner > .rg-lamp:enabled'],
  ['plan', '.rg-planner .rg-button:enabled'],
  ['orb', '.rg-orb-side .rg-lamp:enabled'],
  ['orb', '.rg-orb-target[aria-pressed=false]'],
  ['orb', '.rg-orb-others .rg-button:enabled'],
  ['lamp', '.rg-foot .rg-lamp:enabled'],
  ['card', '.rg-action[aria-pressed=false]'],
  ['card', '.rg-card[data-can]:not([data-chosen]) > .rg-card-hit'],
  ['button', '.rg-foot .rg-button:enabled'],
]

export class RaceBoardPlayer {
  readonly page: Page
  /** How often each part of the board was used. */
  readonly done: { [part in Done]?: number } = {}

  constructor(page: Page) {
    this.page = page
  }

  private get board(): Locator {
    return this.page.getByRole('region', { name: english.table.board })
  }

  /** Does the next thing that the board offers; false if there is nothing, or it was gone before it could be done. */
  async act(): Promise<boolean> {
    const offer = await this.page.evaluate(offers => {
      for (const [i, [, selector]] of offers.entries()) {
        const count = document.querySelectorAll(`.rg-board ${selector}`).length
        if (count > 0) return { i, count }
      }
      return undefined
    }, OFFERS)
    return offer !== undefined && this.press(...OFFERS[offer.i]!, offer.count)
  }

  /** One of the things that fit, another one each time. */
  private async press(part: Done, selector: string, count: number): Promise<boolean> {
    const times = this.done[part] ?? 0
    const thing = this.board.locator(selector).nth((times * 7 + 3) % count)
    try {
      // A space of the chart may lie under another one, or beyond what is in sight: it takes keys as well.
      if (part === 'orb') {
        await thing.focus({ timeout: 1000 })
        await this.page.keyboard.press('Enter')
      } else await thing.click({ timeout: 1500 })
    } catch {
      return false
    }
    this.done[part] = times + 1
    return true
  }
}
