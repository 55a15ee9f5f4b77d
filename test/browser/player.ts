/** Somebody who plays through the page: reads what there is to do, and presses buttons. */
import type { Page } from 'playwright-core'
import * as englishClub from '../../lobby/web/text/en/club.ts'
import * as englishTurns from '../../lobby/web/text/en/turns.ts'
import { text as english } from '../../lobby/web/text/en.ts'
import * as japaneseClub from '../../lobby/web/text/ja/club.ts'
import * as japaneseTurns from '../../lobby/web/text/ja/turns.ts'
import { text as japanese } from '../../lobby/web/text/ja.ts'
import { seedNumber } from '../support/seed.ts'
import { chance } from '../tools/bench/play.ts'

/** With those parts that come with the pages that say them. */
const ofEnglish = { ...english, ...englishClub, ...englishTurns }
const ofJapanese = { ...japanese, ...japaneseClub, ...japaneseTurns }
export type Words = typeof ofEnglish
export const WORDS: { en: Words; ja: Words } = { en: ofEnglish, ja: ofJapanese as Words }

/** So long nobody waits for others, or for a page, even on a slow machine; in milliseconds. */
export const STUCK = 30_000

/** Plays one seat in one window. */
export class PagePlayer {
  readonly page: Page
  private readonly words: Words
  private readonly random: () => number

  constructor(page: Page, words: Words = WORDS.en, seed = 1) {
    this.page = page
    this.words = words
    this.random = chance(seedNumber(`player ${seed}`))
  }

  private get panel() {
    return this.page.getByRole('region', { name: this.words.table.toDo, exact: true })
  }

  /** The game is over on this page. */
  async isOver(): Promise<boolean> {
    return (await this.page.getByRole('region', { name: this.words.result.heading }).count()) > 0
  }

  /** It says that it is the player's turn. */
  async mustAct(): Promise<boolean> {
    return (await this.panel.getByText(this.words.table.yourTurn, { exact: true }).count()) > 0
  }

  /** What the panel says. */
  async sentence(): Promise<string> {
    return (await this.panel.innerText()).trim()
  }

  /**
   * Does something that the panel offers, at random: chooses cards and confirms, or presses one of the buttons. False
   * if the offer was gone before it could be taken.
   */
  async act(avoid: RegExp): Promise<boolean> {
    const { table } = this.words
    const fold = this.panel.getByRole('button', { name: table.showActions })
    if ((await fold.count()) > 0 && !(await this.press(fold.first()))) return false
    const list = this.panel.locator('.sb-ways')
    const confirm = list.getByRole('button', { name: table.confirm, exact: true })
    if ((await confirm.count()) > 0) {
      const options = list.locator('button[aria-pressed=false]')
      for (let tries = 0; tries < 10 && (await this.isOff(confirm.first())); tries++) {
        const count = await options.count()
        if (count === 0 || !(await this.press(options.nth(Math.floor(this.random() * count))))) return false
      }
      return this.press(confirm.first())
    }
    const offers = list.locator('li').getByRole('button')
    const texts = await offers.allInnerTexts()
    const wanted = texts.flatMap((words, i) => (avoid.test(words) ? [] : [i]))
    const choice = wanted[Math.floor(this.random() * wanted.length)]
    return choice === undefined ? false : this.press(offers.nth(choice))
  }

  private async isOff(button: ReturnType<Page['getByRole']>): Promise<boolean> {
    try {
      return await button.isDisabled({ timeout: 500 })
    } catch {
      return false
    }
  }

  private async press(button: ReturnType<Page['getByRole']>): Promise<boolean> {
    try {
      await button.click({ timeout: 1500 })
      return true
    } catch {
      // Somebody else was quicker, and the question was settled or asked anew.
      return false
    }
  }
}

/** Lets everybody act in turn until `done`, at most so many times. */
export async function playUntil(
  players: readonly PagePlayer[],
  done: (acts: number) => Promise<boolean>,
  { avoid = /take .* back, to choose again/i, most = 600 }: { avoid?: RegExp; most?: number } = {},
): Promise<number> {
  let acted = Date.now()
  for (let acts = 0; acts < most; ) {
    if (await done(acts)) return acts
    const before = acts
    for (const player of players) if ((await player.mustAct()) && (await player.act(avoid))) acts += 1
    if (acts > before) acted = Date.now()
    else if (Date.now() - acted > STUCK)
      throw new Error(
        `nobody can go on: ${(await Promise.all(players.map(one => one.sentence()))).join(' | ')}`,
      )
    else await players[0]!.page.waitForTimeout(50)
  }
  throw new Error(`not done after ${most} acts`)
}
