/** Somebody who takes a lesson, or solves a puzzle, in the page: reads, and does what the lesson waits for. */
import type { Locator, Page } from 'playwright-core'
import {
  askWith,
  type KitState,
  type Language,
  type Play,
  readerOf,
  type TextReader,
} from '../../games/kit/index.ts'
import type { LessonPage, LessonRun } from '../../games/kit/learn/lesson-book.ts'
import type { LessonMoment } from '../../games/kit/learn/lesson-play.ts'
import type { Visit } from '../support/browser/index.ts'
import { toolsInPage } from '../support/stage/page.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { WORDS, type Words } from './player.ts'

/** A window of such a size, where pages can be asked for what is in sight. */
export async function lessonWindow(here: Visit, size: string, language: Language = 'en'): Promise<Page> {
  const { width, height, phone } = SIZES[size]!
  const page = await here.window({
    viewport: { width, height },
    locale: { en: 'en-GB', ja: 'ja-JP' }[language],
    ...(phone && { hasTouch: true, isMobile: true }),
  })
  await page.addInitScript(`globalThis.tableTools = ${toolsInPage}`)
  return page
}

/** Who knows what to do at once has been shown it. */
const SHOWN = 9
const MOST_STEPS = 150

interface Ways {
  language?: Language
  /** By keyboard alone. */
  keys?: boolean
  /** Looks at a page before anything is done there. */
  looks?(page: LessonPage): Promise<void>
}

/** Lessons, or puzzles. */
type Begun = LessonRun & { begin(id: string): LessonMoment }

export class LessonPlayer {
  readonly page: Page
  private readonly book: LessonRun
  private readonly ways: Ways
  private readonly language: Language
  private readonly words: Words
  moment: LessonMoment

  constructor(page: Page, book: Begun, lesson: string, ways: Ways = {}) {
    this.page = page
    this.book = book
    this.ways = ways
    this.language = ways.language ?? 'en'
    this.words = WORDS[this.language]
    this.moment = book.begin(lesson)
  }

  private get desk(): Locator {
    return this.page.getByRole('region', { name: this.words.table.toDo, exact: true })
  }

  /** Takes the lesson to its end; `name` is that of the learner. */
  async play(name: string): Promise<void> {
    const { book, words } = this
    for (;;) {
      const page = book.page(this.moment)
      const reader = this.readerFor(name)
      await this.desk.getByText(pageTag(page, words), { exact: true }).waitFor()
      // A page is looked at as it comes, without the list of all moves.
      const open = this.desk.getByRole('button', { name: words.table.hideActions })
      if ((await open.count()) > 0) await this.press(open)
      await this.ways.looks?.(page)
      if (page.isOver) return
      if (page.isTask) {
        const solution = book.solution({ ...this.moment, misses: SHOWN })!
        await this.make(solution, reader)
        this.moment = book.answer(this.moment, solution.move, solution.args).moment
      } else {
        await this.press(this.desk.getByRole('button', { name: words.learn.next, exact: true }))
        this.moment = book.next(this.moment)
      }
    }
  }

  /** Answers otherwise than is waited for, and reads what is said of it. */
  async miss(name: string): Promise<void> {
    const { book } = this
    const page = book.page(this.moment)
    await this.desk.getByText(pageTag(page, this.words)).waitFor()
    const { you } = page
    const legal = book.module.legalMoves(book.view(this.moment) as KitState, you)
    const wrong = legal.find(({ move, args }) => book.answer(this.moment, move, args).refusal)!
    await this.make(wrong, this.readerFor(name))
    await this.desk.getByText(this.words.learn.notHere).waitFor()
  }

  private readerFor(name: string): TextReader {
    const { module } = this.book
    const { seats, you } = this.book.page(this.moment)
    const named = readerOf(module.text, this.language, seat => seat)
    return readerOf(module.text, this.language, seat =>
      seat === you ? name : named.find(`lesson.name.${seats[Number(seat)]}`)!,
    )
  }

  private async make(play: Play, reader: TextReader): Promise<void> {
    const { book, words } = this
    const { module } = book
    const { you } = this.book.page(this.moment)
    const fold = this.desk.getByRole('button', { name: words.table.showActions })
    if ((await fold.count()) > 0) await this.press(fold)
    const ways = this.desk.locator('.sb-ways')
    const pick = askWith(this.moment.g, Number(play.args[0]))?.pick
    if (play.move === 'answer' && pick && (pick.max > 1 || pick.min > 1)) {
      const chosen = ways.getByRole('button', { pressed: true })
      for (let left = await chosen.count(); left > 0; left--) await this.press(chosen.first())
      for (const option of play.args[1] as string[]) {
        const name = heard(reader.name(`${pick.of}:${option}`))
        await this.press(ways.getByRole('button', { name, pressed: false }).first())
      }
      // The list's own comes before that of the board, which may have put together an answer, too.
      await this.press(
        this.desk.getByRole('button', { name: words.table.confirm, exact: true, disabled: false }).first(),
      )
      return
    }
    const legal = module.legalMoves(this.book.view(this.moment) as KitState, you)
    const same = JSON.stringify([play.move, play.args])
    const { label } = legal.find(({ move, args }) => JSON.stringify([move, args]) === same)!
    await this.press(ways.getByRole('button', { name: heard(reader.read(label)) }).first())
  }

  /** Presses with a pointer, or walks there with Tab. */
  private async press(button: Locator): Promise<void> {
    if (!this.ways.keys) return button.click()
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (await button.evaluate(one => one === document.activeElement)) {
        await this.page.keyboard.press('Enter')
        return
      }
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`no way with Tab to ${await button.innerText()}`)
  }
}

const pageTag = ({ isOver, page, of }: LessonPage, { learn }: Words) =>
  isOver ? learn.over : learn.page.replace('{{page}}', String(page)).replace('{{of}}', String(of))

/** The mark of a seat leaves room before a name, also where a sentence has none. */
const heard = (name: string): RegExp => {
  const signs = [...name.replace(/\s+/g, '')].map(sign => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^\\s*${signs.join('\\s*')}\\s*$`)
}
