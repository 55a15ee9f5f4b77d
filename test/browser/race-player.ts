/** Somebody who plays Race for the Galaxy on its board: points at cards and spaces, and lights the lamp. */
import type { Page } from 'playwright-core'

/** What of a turn was done on the board, by the part of it. */
export type Done = 'plan' | 'orb' | 'lamp' | 'card' | 'button'

/** What can be pressed, the most telling first. */
const OFFERS: [Done, selector: string][] = [
  ['plan', '.sb-desk:has(.rg-plans) .rg-lamp:enabled'],
  ['orb', '.sb-desk:has(.rg-orb-choices, .rg-orb-why) .rg-lamp:enabled'],
  ['lamp', '.rg-lamp:enabled'],
  ['orb', '.rg-orb-target[aria-pressed=false]'],
  ['orb', '.rg-orb-others .rg-button:enabled'],
  ['card', '.rg-action[aria-pressed=false]'],
  ['card', '.rg-card[data-can]:not([data-chosen]) > .rg-card-hit'],
  ['button', ':is(.rg-ways, .rg-bets) .rg-button:enabled'],
  ['button', '[data-part=acts] .rg-button:enabled'],
]

export class RaceBoardPlayer {
  readonly page: Page
  /** How often each part of the board was used. */
  readonly done: { [part in Done]?: number } = {}

  constructor(page: Page) {
    this.page = page
  }

  /** Does the next thing that the board offers; false if there is nothing, or it was gone before it could be done. */
  async act(): Promise<boolean> {
    const offer = await this.page.evaluate(offers => {
      for (const [i, [, selector]] of offers.entries()) {
        const count = document.querySelectorAll(selector).length
        if (count > 0) return { i, count }
      }
      return undefined
    }, OFFERS)
    return offer !== undefined && this.press(...OFFERS[offer.i]!, offer.count)
  }

  /** One of the things that fit, another one each time. */
  private async press(part: Done, selector: string, count: number): Promise<boolean> {
    const times = this.done[part] ?? 0
    const thing = this.page.locator(selector).nth((times * 7 + 3) % count)
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
