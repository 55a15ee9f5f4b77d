import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { Live } from '../support/stage/live.ts'
import { openStage, type Stage, type StageWindow } from '../support/stage/stage.ts'
import { WORDS } from './player.ts'

const DESKTOP = { viewport: { width: 1366, height: 768 } }
const LOCALES = { en: 'en-GB', ja: 'ja-JP' } as const
/** Longer than a page waits for an answer. */
const TOO_LONG = 11_000

describeInBrowser('browser: what is said of something that was sent', function () {
  this.timeout(180_000)
  let stage: Stage
  let window: StageWindow
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())
  afterEach(() => window?.close())

  /** The first question of a match, on a page whose clock the test moves on. */
  async function sitDown(language: keyof typeof LOCALES, others: readonly string[] = []): Promise<Live> {
    const module = await catalogue['race-for-the-galaxy']!.load()
    const live = new Live(module, {
      players: 2,
      options: { expansion: 'base', presetHands: true },
      seed: 'sent',
      seat: '0',
      others,
    })
    window = await stage.open({ ...DESKTOP, locale: LOCALES[language] })
    await window.page.clock.install()
    await window.show(live.scene)
    return live
  }

  /** Answers the question on the board; nobody tells the page what became of it. */
  async function answer(): Promise<void> {
    const sent = new Promise<void>(resolve =>
      window.onMove(() => {
        resolve()
        return undefined
      }),
    )
    const lamp = window.page.locator('#desk .rg-lamp')
    while (await lamp.isDisabled())
      await window.page
        .locator(
          '#desk :is(.rg-action[aria-pressed=false], .rg-card[data-can]:not([data-chosen]) > .rg-card-hit)',
        )
        .first()
        .click()
    await lamp.click()
    await sent
  }

  for (const language of ['en', 'ja'] as const)
    it(`says after a second that it is on its way, and that it took too long only until something newer is known, in ${language}`, async () => {
      const live = await sitDown(language)
      const words = WORDS[language]
      await answer()
      const status = window.page.locator('#desk [role=status]')
      expect(await window.page.getByText(words.table.sending).count(), 'at once').to.equal(0)
      await window.page.clock.fastForward(1100)
      await status.getByText(words.table.sending).waitFor()
      await window.page.clock.fastForward(TOO_LONG)
      const alert = window.page.locator('#desk [role=alert]')
      await alert.getByText(words.problem.timeout).waitFor()
      expect(await window.page.getByText(words.table.sending).count(), 'it is given up').to.equal(0)

      const { move, args } = live.advice('0')
      live.move(move, args)
      window.tell(live.scene)
      await alert.waitFor({ state: 'detached' })
      expect(window.troubles).to.deep.equal([])
    })

  it('says nothing of it where it has arrived before that', async () => {
    const live = await sitDown('en')
    await answer()
    const { move, args } = live.advice('0')
    live.move(move, args)
    window.tell(live.scene)
    await window.page.waitForFunction('globalThis.heard >= 2')
    await window.page.clock.fastForward(TOO_LONG)
    // What the page says next, it says after that.
    await window.page.clock.runFor(1000)
    expect(await window.page.locator('#desk [role=alert]').count()).to.equal(0)
  })

  it('in chat, too: a message that has arrived is neither called lost nor left to be sent twice', async () => {
    const live = await sitDown('en')
    const { page } = window
    const { table, problem } = WORDS.en
    await page.getByRole('button', { name: table.chat, exact: true }).click()
    const field = page.getByRole('textbox', { name: table.chatLabel })
    await field.fill('Good luck')
    const sent = new Promise<void>(resolve =>
      window.onSay(() => {
        resolve()
        return undefined
      }),
    )
    await page.getByRole('button', { name: table.chatSend }).click()
    await sent
    await page.clock.fastForward(TOO_LONG)
    await page.getByText(problem.timeout).waitFor()
    const said = { id: '1', sender: '0', person: 'me', name: 'Ada', text: 'Good luck', at: 0 }
    window.tell({ ...live.scene, chat: [said] })
    await page.getByText(problem.timeout).waitFor({ state: 'detached' })
    expect(await field.inputValue()).to.equal('')
  })
})
