/** Somebody who plays Race for the Galaxy on its board: points at cards and spaces, and lights the lamp. */
import type { Locator, Page } from 'playwright-core'
import { text as english } from '../../lobby/web/text/en.ts'

/** What of a turn was done on the board, by the part of it. */
export type Done = 'plan' | 'orb' | 'lamp' | 'card' | 'button'

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
    return (
      (await this.press('plan', '.rg-plan .rg-lamp:enabled')) ||
      (await this.press('lamp', '.rg-planner > .rg-lamp:enabled')) ||
      (await this.press('plan', '.rg-planner .rg-button:enabled')) ||
      (await this.press('orb', '.rg-orb-side .rg-lamp:enabled')) ||
      (await this.press('orb', '.rg-orb-target[aria-pressed=false]')) ||
      (await this.press('orb', '.rg-orb-others .rg-button:enabled')) ||
      (await this.press('lamp', '.rg-foot .rg-lamp:enabled')) ||
      (await this.press('card', '.rg-action[aria-pressed=false]')) ||
      (await this.press('card', '.rg-card[data-can]:not([data-chosen]) > .rg-card-hit')) ||
      (await this.press('button', '.rg-foot .rg-button:enabled'))
    )
  }

  /** One of the things that fit, another one each time. */
  private async press(part: Done, selector: string): Promise<boolean> {
    const things = this.board.locator(selector)
    const count = await things.count()
    if (count === 0) return false
    const times = this.done[part] ?? 0
    try {
      const thing = things.nth((times * 7 + 3) % count)
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
