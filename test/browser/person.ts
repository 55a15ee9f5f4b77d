/** Somebody who uses the lobby by keyboard alone. */
import { expect } from 'chai'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { Guest } from '../lobby/support/guest.ts'
import { type Visit, windowFor } from '../support/browser/index.ts'
import { toolsInPage } from '../support/stage/page.ts'
import { illWords } from '../support/stage/words-page.ts'
import { overflow, violations } from './axe.ts'
import type { Look } from './looks.ts'
import type { Words } from './player.ts'
import { saying } from './says.ts'

/** So far nothing is from anything else on a page. */
const MOST_STEPS = 300

export class Person {
  readonly page: Page
  readonly look: Look
  readonly words: Words

  constructor(page: Page, look: Look) {
    this.page = page
    this.look = look
    this.words = look.words
  }

  /** Goes to something with Tab, from wherever the focus is. */
  async tabTo(one: Locator): Promise<void> {
    await one.waitFor()
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (await one.evaluate(it => it === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`no way with Tab to ${one}`)
  }

  async press(role: 'button' | 'link', name: string | RegExp): Promise<void> {
    await this.pressOn(this.page.getByRole(role, { name, exact: true }).first())
  }

  async pressOn(one: Locator): Promise<void> {
    await this.tabTo(one)
    await this.page.keyboard.press('Enter')
  }

  /** Turns a switch. */
  async turn(name: string): Promise<void> {
    await this.tabTo(this.page.getByRole('switch', { name }))
    await this.page.keyboard.press('Space')
  }

  /** Writes into a field, and sends it where there is something to send. */
  async fill(label: string, text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: label, exact: true })
    await this.tabTo(field)
    await field.fill(text)
    await this.page.keyboard.press('Enter')
  }

  /** Chooses from a list of values. */
  async choose(label: string | RegExp, value: string | { label: string } | { index: number }): Promise<void> {
    const field = this.page.getByLabel(label, { exact: true })
    await this.tabTo(field)
    await field.selectOption(value)
  }

  /** On the front page: begins the first game there is, against bots. */
  async playsNow(): Promise<void> {
    await this.press('button', saying(this.words.lobby.playNowFor))
  }

  /** Takes a free seat of the open table, and is ready. */
  async sitsDown(): Promise<void> {
    const { room } = this.words
    await this.press('button', new RegExp(`^${room.sit}`))
    await this.press('button', room.setReady)
  }

  /** A moment as this page has to say it, by its clocks. */
  tells(at: number, parts: Intl.DateTimeFormatOptions): Promise<string> {
    const told = { at, parts, locale: this.look.locale }
    return this.page.evaluate(it => new Intl.DateTimeFormat(it.locale, it.parts).format(it.at), told)
  }

  /**
   * The page as it stands can be used by everybody, does not scroll sideways, and has no words that cannot be read; what
   * `breaks` may stand on several lines.
   */
  async isSound(what: string, breaks: string[] = []): Promise<void> {
    const { page, look } = this
    const { SHOTS } = process.env
    if (SHOTS)
      await page.screenshot({
        path: `${SHOTS}/${what.replace(/\W+/g, '-')} ${look.title}.png`,
        fullPage: true,
      })
    expect(await violations(page), what).to.deep.equal([])
    expect(await overflow(page), what).to.equal(0)
    // Words at tables are looked at by the tests of boards.
    if ((await page.locator('#desk').count()) > 0) return
    await page.evaluate(`globalThis.tableTools ??= ${toolsInPage}`)
    expect(await page.evaluate(illWords, breaks), what).to.deep.equal([])
  }
}

/** Somebody who was never here before, in a window of such a look. */
export async function newcomer(
  here: Visit,
  look: Look,
  options: BrowserContextOptions = {},
): Promise<Person> {
  return new Person(await here.window({ ...look.window, ...options }), look)
}

/** Somebody who is here already. */
export async function comer(
  here: Visit,
  guest: Guest,
  look: Look,
  options: BrowserContextOptions = {},
): Promise<Person> {
  return new Person(await windowFor(here, guest, { ...look.window, ...options }), look)
}
