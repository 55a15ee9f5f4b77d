import { expect } from 'chai'
import fc from 'fast-check'
import { catalogue } from '../../games/development.ts'
import {
  asksOf,
  LANGUAGES,
  type Language,
  questionLine,
  readerOf,
  refuse,
  type SeatId,
} from '../../games/kit/index.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { type Film, filmsOf, viewAt } from '../support/stage/moments.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { NAMES, openStage, type Stage, type StageWindow } from '../support/stage/stage.ts'
import { WORDS } from './player.ts'

/** So many walks for each game, and how long they may take together. */
const WALKS = Number(process.env.WALKS ?? 12)
const WITHIN = Number(process.env.WALKS ? Number.POSITIVE_INFINITY : 12_000)

/** Something that happens at a table, or that its reader does. Numbers choose among whatever there is. */
type Happening =
  | { do: 'play'; by: number }
  | { do: 'seat'; to: number }
  | { do: 'leave' | 'lookBack' | 'press'; which: number }
  | { do: 'size' | 'language'; which: number }
  | { do: 'now' | 'reload' | 'watch' }

const number = fc.nat(999)
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('play' as const), by: fc.integer({ min: 1, max: 12 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('seat' as const), to: number }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('leave' as const, 'lookBack' as const), which: number }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('press' as const), which: number }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('size' as const, 'language' as const), which: number }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('now' as const, 'reload' as const, 'watch' as const) }),
  },
)

/** Somebody at a table where anything may happen next. */
class Walker {
  private readonly window: StageWindow
  private readonly film: Film
  private step: number
  private seat: SeatId | null
  private free: SeatId[] = []
  private language: Language = 'en'
  private past = false

  constructor(window: StageWindow, film: Film, start: number) {
    this.window = window
    this.film = film
    this.step = start % film.states.length
    this.seat = String(start % film.recorded.players)
    window.onMove(() => ({ refusal: refuse('kit', 'stale') }))
  }

  get where(): string {
    return `${this.film.name}, move ${this.step}, seat ${this.seat}, ${this.language}`
  }

  private get page() {
    return this.window.page
  }

  async show(): Promise<void> {
    const { film, step, seat, free } = this
    await this.window.show({ film, step, seat, free })
  }

  async meet(what: Happening): Promise<void> {
    const { states, recorded } = this.film
    switch (what.do) {
      case 'play':
        this.step = Math.min(states.length - 1, this.step + what.by)
        return this.show()
      case 'seat':
        this.seat = String(what.to % recorded.players)
        this.free = this.free.filter(seat => seat !== this.seat)
        return this.show()
      case 'watch':
        this.seat = null
        return this.show()
      case 'leave':
        this.free = [String(what.which % recorded.players)].filter(seat => seat !== this.seat)
        return this.show()
      case 'size': {
        const names = Object.keys(SIZES)
        await this.page.setViewportSize(SIZES[names[what.which % names.length]!]!)
        return this.window.drawn()
      }
      case 'language':
        return this.speak(LANGUAGES[what.which % LANGUAGES.length]!)
      case 'reload':
        this.past = false
        return this.window.reload()
      case 'lookBack':
        return this.lookBack(what.which % (this.step + 1))
      case 'now':
        return this.lookBack(this.step)
      case 'press':
        await this.page.evaluate(pressAny, what.which)
        return this.window.drawn()
    }
  }

  private async speak(language: Language): Promise<void> {
    const { settings, table } = WORDS[this.language]
    const more = this.page.getByRole('button', { name: table.more, exact: true })
    const select = this.page.getByLabel(settings.language, { exact: true })
    if ((await select.count()) === 0) await more.first().click()
    await select.selectOption(language)
    this.language = language
    await this.page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' })
    await this.window.drawn()
  }

  private async lookBack(to: number): Promise<void> {
    const found = await this.page.evaluate(slideTo, to)
    if (found) this.past = to < this.step
    await this.window.drawn()
  }

  /** Nothing broke, and whoever is asked reads it. */
  async isFine(): Promise<void> {
    expect(this.window.troubles.splice(0).join(' | '), this.where).to.equal('')
    const { film, step, seat } = this
    if (seat === null || this.past) return
    const reader = readerOf(film.module.text, this.language, of => NAMES[Number(of)]!)
    const words = await this.page.evaluate(() => document.body.innerText.replace(/\s+/g, ''))
    for (const ask of asksOf(viewAt({ film, step, seat }), seat))
      if (ask.required)
        expect(words, this.where).to.include(reader.read(questionLine(ask)).replace(/\s+/g, ''))
  }
}

/** In the page: presses any button of the table itself. */
const pressAny = (which: number) => {
  const inside = [...document.querySelectorAll('[data-game] button:enabled, [data-game] [role=button]')]
  const own = inside.filter(one => one.checkVisibility() && !one.closest('nav, aside, header'))
  const one = own[which % Math.max(1, own.length)]
  one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** In the page: moves the slider of the moves, wherever it is kept. */
const slideTo = (step: number) => {
  const slider = [...document.querySelectorAll<HTMLInputElement>('[data-game] input[type=range]')].at(-1)
  if (!slider) return false
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(slider, String(step))
  slider.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

describeInBrowser('browser: a table never breaks', function () {
  this.timeout(Number.isFinite(WITHIN) ? 240_000 : 0)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  for (const game of Object.keys(catalogue))
    it(`of ${game}: whoever sits, leaves, presses, looks back, and whatever is played`, async () => {
      const films = await filmsOf(game)
      const walk = fc.record({
        film: fc.constantFrom(...films.keys()),
        start: fc.nat(9999),
        happenings: fc.array(happening, { minLength: 6, maxLength: 20 }),
      })
      const began = performance.now()
      let walks = 0
      await fc.assert(
        fc.asyncProperty(walk, async ({ film, start, happenings }) => {
          // One is walked to its end, however slow the machine is.
          if (walks > 0 && performance.now() - began > WITHIN) return
          walks += 1
          const window = await stage.open({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
          try {
            const walker = new Walker(window, films[film]!, start)
            await walker.show()
            await walker.isFine()
            for (const what of happenings) {
              await walker.meet(what)
              await walker.isFine()
            }
          } finally {
            await window.close()
          }
        }),
        { numRuns: WALKS },
      )
    })
})
